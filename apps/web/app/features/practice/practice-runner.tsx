import type { Practice, StartPractice } from '@hedgerow/contracts/practice';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { Button } from '../../ui/button.tsx';
import { ProblemList } from '../../ui/problem-list.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { answerTurn, askHelp, nextQuestion, readPractice, startPractice } from './api.ts';
import { ChoosePractice } from './choose-practice.tsx';
import { LearnFirst } from './learn-first.tsx';
import { PracticeEnd } from './practice-end.tsx';
import classes from './practice.module.css';
import { QuestionTurn } from './question-turn.tsx';

type Inside = {
  readonly onClose: () => void;
  /** Goes on with a practice that was begun. */
  readonly practiceId?: string | undefined;
  readonly topicOf: (subject: SubjectId) => Promise<string>;
};

const noLine = 'Practice needs the internet to check your answers. Your place is kept: try again when you are back online.';

const problemWords = (error: unknown): string =>
  error instanceof ApiError && error.code === 'network' ? noLine : messageOf(error, 'This did not work. Please try again.');

const nearWords = (error: unknown): string => {
  const { nearest } = refusalOf(error);
  return nearest.length === 0 ? problemWords(error) : `${problemWords(error)} Near it: ${nearest.join(', ')}.`;
};

const Inside = ({ practiceId, topicOf, onClose }: Inside) => {
  const client = useQueryClient();
  const [practice, setPractice] = useState<Practice>();
  const [learned, setLearned] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const underWay = useRef(false);

  const call = async (work: () => Promise<Practice>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await work();
      setPractice(answer);
      if (answer.result !== null) void refreshLearning(client);
    } catch (error) {
      setProblem(nearWords(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  const resume = useRef(practiceId);
  useEffect(() => {
    const id = resume.current;
    resume.current = undefined;
    if (id !== undefined) void call(() => readPractice(id));
  });

  const begin = (wish: StartPractice) => {
    setLearned(false);
    void call(() => startPractice(wish));
  };
  const trouble = problem !== undefined && <ProblemList problems={[problem]} />;
  if (practice === undefined) {
    if (busy)
      return (
        <output className={classes.waiting}>
          <Pip size={120} mood="thinking" />
          Getting your questions ready...
        </output>
      );
    return (
      <>
        {trouble}
        {practiceId === undefined ? <ChoosePractice onStart={begin} topicOf={topicOf} /> : <Button onClick={onClose}>Close</Button>}
      </>
    );
  }
  const { id, turn, result, learn } = practice;
  const begun = (turn?.number ?? 0) > 0 || (turn !== null && turn.feedback !== null);
  return (
    <div style={subjectStyle(practice.subject)}>
      {trouble}
      {result !== null ? (
        <PracticeEnd result={result} onAgain={() => setPractice(undefined)} onClose={onClose} />
      ) : learn.length > 0 && !learned && !begun ? (
        <LearnFirst screens={learn} onDone={() => setLearned(true)} />
      ) : (
        turn !== null && (
          <>
            {practice.passage !== null && (
              <details className={classes.card}>
                <summary>{practice.passage.title}</summary>
                <p className={classes.passage}>{practice.passage.content}</p>
              </details>
            )}
            <QuestionTurn
              key={turn.number}
              practice={practice}
              turn={turn}
              busy={busy}
              onAnswer={(number, given) => void call(() => answerTurn(id, number, given))}
              onHelp={(number) => void call(() => askHelp(id, number))}
              onNext={() => void call(() => nextQuestion(id))}
            />
          </>
        )
      )}
    </div>
  );
};

/** Questions one by one, each answered at once. Exit keeps everything. */
export const PracticeRunner = ({ opened, ...inside }: Inside & { readonly opened: boolean }) => (
  <StudyPanel opened={opened} onClose={inside.onClose} title="Practise with help" closeWords="Exit" width="focus">
    <Inside {...inside} />
  </StudyPanel>
);
