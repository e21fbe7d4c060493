import type { AskedQuestion, OfflineAnswersBody, Practice } from '@hedgerow/contracts/practice';
import { useEffect, useRef, useState } from 'react';
import { waitUntilOnline } from '../../lib/wait-until-online.ts';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { EndWays, WorkEnd } from '../../ui/work-end.tsx';
import { keepAnswers, sendAnswers, showsPractice, waitingAnswers } from './offline-answers.ts';
import { QuestionTurn } from './question-turn.tsx';

type Answers = OfflineAnswersBody['answers'];
type Asked = { readonly slot: number; readonly question: AskedQuestion };

/** The question that is open, unless it was answered, and the planned ones after it. */
const left = ({ turn, done, ahead }: Practice): readonly Asked[] => {
  const isOpen = turn !== null && turn.feedback?.closed !== true;
  const shown = done + (isOpen && turn.kind === 'planned' ? 1 : 0);
  return [...(isOpen ? [turn] : []), ...ahead.filter(({ slot }) => slot >= shown)];
};

type Props = {
  readonly who: string;
  /** As it was when the internet went, with the questions ahead. */
  readonly practice: Practice;
  /** What was answered since: in an earlier visit, or just now. */
  readonly before: Answers;
  /** The last of these was answered just now: its question is still on the screen. */
  readonly justNow: boolean;
  /** The answers have arrived: the practice goes on. Undefined where the server has gone on without them. */
  readonly onArrived: (practice: Practice | undefined) => void;
  readonly onClose: () => void;
};

const pause = 5000;

/** A practice without internet: its planned questions go on, each answer is saved here, and all are judged once there is a line. */
export const OfflinePractice = ({ who, practice, before, justNow, onArrived, onClose }: Props) => {
  const { id, planned } = practice;
  const number = practice.turn?.number ?? 0;
  const [todo] = useState(() => left(practice));
  const [answers, setAnswers] = useState<Answers>(before);
  const [at, setAt] = useState(justNow ? before.length - 1 : before.length);
  useEffect(() => showsPractice(id), [id]);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });

  useEffect(() => {
    if (answers.length === 0) return undefined;
    const body = { turn: number, answers };
    keepAnswers(who, id, body);
    const over = new AbortController();
    const send = async (): Promise<void> => {
      while (!over.signal.aborted && waitingAnswers(who, id) !== undefined) {
        const after = navigator.onLine ? await sendAnswers(who, id, body).catch(() => undefined) : undefined;
        if (over.signal.aborted) return;
        if (after !== undefined || waitingAnswers(who, id) === undefined) return arrived.current(after);
        await waitUntilOnline(pause);
      }
    };
    void send();
    return () => over.abort();
  }, [answers, number, who, id]);

  const asked = todo[at];
  const done = Math.min(planned, practice.done + answers.length);
  if (asked === undefined)
    return (
      <>
        <StudyProgress label="Practice" done={planned} of={planned} />
        <WorkEnd
          heading="All questions answered"
          lines={['Saved. You’ll see how it went when you’re back online.']}
          glad
          ways={<EndWays next={undefined} onDone={onClose} />}
        />
      </>
    );
  return (
    <QuestionTurn
      key={at}
      given={answers[at]?.given}
      practice={{ ...practice, done }}
      turn={{ number, kind: 'planned', slot: asked.slot, question: asked.question, help: [], learn: null, feedback: null }}
      busy={false}
      offline={answers.length > at ? 'saved' : 'asked'}
      onAnswer={({ given, ms }) => setAnswers([...answers, { slot: asked.slot, given, ms }])}
      onNext={() => setAt(at + 1)}
      onHelp={() => undefined}
      onLearn={() => undefined}
    />
  );
};
