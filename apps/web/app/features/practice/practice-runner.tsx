import type { OfflineAnswersBody, Practice, StartPractice } from '@hedgerow/contracts/practice';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { cacheOnDevice } from '../../lib/cache-for-offline.ts';
import { useSession } from '../../lib/session.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { preloadPictures } from '../../ui/figure.tsx';
import { ProblemList } from '../../ui/problem-list.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import type { NextWork } from '../../ui/work-end.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { answerTurn, askHelp, type LearnWish, nextQuestion, readPractice, startPractice } from './api.ts';
import { ChoosePractice } from './choose-practice.tsx';
import { LearnFirst } from './learn-first.tsx';
import { Lesson } from './lesson.tsx';
import { NotStarted, useNoTopicHelps } from './not-started.tsx';
import { sendAnswers, waitingAnswers } from './offline-answers.ts';
import { OfflinePractice } from './offline-practice.tsx';
import { PracticeEnd } from './practice-end.tsx';
import classes from './practice.module.css';
import { QuestionTurn } from './question-turn.tsx';

type Inside = {
  readonly onClose: () => void;
  /** Goes on with a practice that was begun. */
  readonly practiceId?: string | undefined;
  /** Begins this at once, without asking what. */
  readonly wish?: StartPractice | undefined;
  /** What teaches it was read just before: it is not shown once more. */
  readonly learned?: boolean | undefined;
  readonly topicOf: (subject: SubjectId) => Promise<string>;
  /** Opens what teaches a topic. */
  readonly onLearn?: ((wish: LearnWish) => void) | undefined;
  /** False where the plan has practice in its day alone. */
  readonly mayAgain?: boolean | undefined;
  /** Cards of what was missed in a practice. */
  readonly onCards?: ((practiceId: string) => void) | undefined;
  /** The day's quizzes are used up: said at the end, in place of the way into another one. */
  readonly over?: string | undefined;
  /** The pupil's own figure, at the end. */
  readonly friend?: ReactNode;
  /** Opens the review of what was answered. */
  readonly onLookAgain?: ((id: string) => void) | undefined;
  /** What comes after the end. */
  readonly next?: NextWork | undefined;
  readonly celebrates?: boolean | undefined;
  /** Something short to write today. */
  readonly write?: { readonly begin: () => void; readonly busy: boolean } | undefined;
};

type OfflineStart = { readonly before: OfflineAnswersBody['answers']; readonly justNow: boolean };

const noLine = 'Practice needs the internet to check your answers. Your place is saved. Try again when you are back online.';

const problemWords = (error: unknown): string =>
  error instanceof ApiError && error.code === 'network' ? noLine : messageOf(error, 'This did not work. Please try again.');

const Inside = ({
  practiceId,
  wish: first,
  learned: wasTaught = false,
  topicOf,
  onLearn,
  onLookAgain,
  friend,
  mayAgain = true,
  onCards,
  over,
  next,
  celebrates = true,
  write,
  onClose,
}: Inside) => {
  const client = useQueryClient();
  const [practice, setPractice] = useState<Practice>();
  const [learned, setLearned] = useState(wasTaught);
  const [lesson, setLesson] = useState<LearnWish>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<{ readonly error: unknown; readonly wish: StartPractice }>();
  const [chooses, setChooses] = useState(practiceId === undefined && first === undefined);
  const noTopicHelps = useNoTopicHelps();
  const session = useSession();
  const who = session.status === 'signed-in' ? session.user.id : '';
  const ahead = useRef<Practice['ahead']>([]);
  const [offline, setOffline] = useState<OfflineStart>();
  const underWay = useRef(false);

  const call = async (work: () => Promise<Practice>, onFailed = (error: unknown) => setProblem(problemWords(error))) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    setRefused(undefined);
    try {
      const answer = await work();
      if (answer.ahead.length > 0) ahead.current = answer.ahead;
      preloadPictures(answer.ahead.map(({ question }) => question));
      const whole = { ...answer, ahead: ahead.current };
      setPractice(whole);
      if (answer.result === null) void cacheOnDevice(who, `/api/practice/${answer.id}`, whole).catch(() => undefined);
      if (answer.result !== null) void refreshLearning(client);
    } catch (error) {
      onFailed(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const begin = (wish: StartPractice, isLearned = false) => {
    setLearned(isLearned);
    const started = async () => {
      const begun = await startPractice(wish);
      void refreshLearning(client);
      return begun;
    };
    void call(started, (error) => setRefused({ error, wish }));
  };
  /** What was answered without internet in an earlier visit goes first. */
  const reopened = async (id: string): Promise<Practice> => {
    const left = waitingAnswers(who, id);
    if (left === undefined) return readPractice(id);
    if (navigator.onLine) return sendAnswers(who, id, left).catch(() => readPractice(id));
    const kept = await readPractice(id);
    if (kept.turn?.number === left.turn) setOffline({ before: left.answers, justNow: false });
    return kept;
  };
  const opening = useRef({ practiceId, first });
  useEffect(() => {
    const { practiceId: id, first: wish } = opening.current;
    opening.current = { practiceId: undefined, first: undefined };
    if (id !== undefined) void call(() => reopened(id));
    else if (wish !== undefined) begin(wish, wasTaught);
  });

  /** The internet went: the questions ahead go on here, each answer saved. A check-in chooses its next question by the answer, and waits. */
  const orOffline = (start: OfflineStart) => (error: unknown) => {
    const isGone = error instanceof ApiError && error.code === 'network';
    if (isGone && practice?.kind === 'practice') setOffline(start);
    else setProblem(problemWords(error));
  };
  const arrived = (after: Practice | undefined) => {
    setOffline(undefined);
    if (practice === undefined) return;
    void call(async () => {
      const now = after ?? (await readPractice(practice.id));
      return now.done >= now.planned ? nextQuestion(now.id) : now;
    });
  };

  const trouble = problem !== undefined && <ProblemList title="That did not work:" problems={[problem]} />;
  if (practice === undefined) {
    if (busy)
      return (
        <output className={classes.waiting}>
          <Pip size={120} mood="thinking" />
          Getting your questions ready...
        </output>
      );
    const onTopic = (wish: StartPractice) => (topic: string, within?: string) =>
      begin(wish.from === 'topic' ? { ...wish, topic, subject: within ?? wish.subject } : wish);
    const stuck = refused === undefined ? problem !== undefined : noTopicHelps(refused.error);
    const why = (
      <>
        {trouble}
        {refused && <NotStarted error={refused.error} onTopic={onTopic(refused.wish)} onAgain={() => begin(refused.wish)} />}
      </>
    );
    if (chooses)
      return (
        <ChoosePractice onStart={begin} onLearn={onLearn} topicOf={topicOf} wanted={refused?.wish}>
          {why}
        </ChoosePractice>
      );
    return (
      <div className={classes.screen}>
        {why}
        {stuck ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          refused && (
            <Button kind="quiet" onClick={() => setChooses(true)}>
              Choose another topic
            </Button>
          )
        )}
      </div>
    );
  }
  const { id, turn, result, learn } = practice;
  const more = () => {
    setChooses(true);
    setPractice(undefined);
  };
  const begun = (turn?.number ?? 0) > 0 || (turn !== null && turn.feedback !== null);
  return (
    <div style={subjectStyle(practice.subject)}>
      {trouble}
      {result !== null ? (
        <PracticeEnd
          kind={practice.kind}
          result={result}
          over={over}
          next={next}
          celebrates={celebrates}
          write={write}
          onAgain={mayAgain ? more : undefined}
          friend={friend}
          onLookAgain={onLookAgain && (() => onLookAgain(id))}
          onCards={onCards && (() => onCards(id))}
          onClose={onClose}
        />
      ) : learn.length > 0 && !learned && !begun ? (
        <LearnFirst screens={learn} onDone={() => setLearned(true)} />
      ) : offline !== undefined ? (
        <OfflinePractice who={who} practice={practice} {...offline} onArrived={arrived} onClose={onClose} />
      ) : lesson !== undefined ? (
        <Lesson wish={lesson} failedWords="This did not load">
          {({ screens }) => (
            <LearnFirst
              screens={screens}
              lastWords="Back to the question"
              skipWords="Back to the question"
              onDone={() => setLesson(undefined)}
            />
          )}
        </Lesson>
      ) : (
        turn !== null && (
          <QuestionTurn
            key={turn.number}
            practice={practice}
            turn={turn}
            busy={busy}
            onAnswer={({ given, notYet, ms }) => {
              const before = [{ slot: turn.slot, given, ms }];
              void call(() => answerTurn(id, turn.number, given, notYet), orOffline({ before, justNow: true }));
            }}
            onHelp={() => void call(() => askHelp(id, turn.number))}
            onNext={() => void call(() => nextQuestion(id), orOffline({ before: [], justNow: false }))}
            onLearn={() => setLesson(turn.learn ?? undefined)}
          />
        )
      )}
    </div>
  );
};

/** Questions one by one, each answered at once. Exit keeps everything. */
export const PracticeRunner = ({ opened, ...inside }: Inside & { readonly opened: boolean }) => (
  <StudyPanel
    opened={opened}
    onClose={inside.onClose}
    title={inside.wish?.from === 'check-in' ? 'Find my place' : 'Practise with help'}
    closeWords="Exit"
    width="focus"
  >
    <Inside {...inside} />
  </StudyPanel>
);
