import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Assessment, SubmitResult } from '@hedgerow/contracts/assessments';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import { showToast } from '../../ui/toast.ts';
import { hadNoAnswer, useSubmitAssessment } from './api.ts';
import { answersToSend, isAnswered } from './answer-rules.ts';
import { canGoOn, countHints } from './attempt.ts';
import { handInLater, isHandedIn, waitForHandIn } from './hand-in.ts';
import { QuestionScreen } from './question-screen.tsx';
import { useAttempt } from './use-attempt.ts';
import { failedTo } from './words.ts';

export type HandedIn = { readonly id: string; readonly result: SubmitResult; readonly hintsUsed: number };

type Props = { readonly assessment: Assessment; readonly onHandedIn: (handedIn: HandedIn) => void };

/** Whoever leaves with answers, perhaps by a key that was not meant, reads that they are kept. */
const useSaysKept = (hasAnswers: boolean): { readonly sayNothing: () => void } => {
  const has = useRef(hasAnswers);
  // What was handed in is gone from the screen before it is drawn once more.
  const isOver = useRef(false);
  useEffect(() => {
    has.current = hasAnswers;
  });
  useEffect(
    () => () => {
      if (has.current && !isOver.current) showToast({ title: 'Your answers are saved', message: 'You can carry on whenever you like.' });
    },
    [],
  );
  const sayNothing = useCallback(() => {
    isOver.current = true;
  }, []);
  return { sayNothing };
};

/** An open attempt from its first or saved question to handing in. */
export const Run = ({ assessment, onHandedIn }: Props) => {
  const { who, attempt, act, saving, timeSpent, hold, forget } = useAttempt(assessment);
  const client = useQueryClient();
  const submit = useSubmitAssessment();
  const [waits, setWaits] = useState(() => isHandedIn(who, assessment.id));
  const underWay = useRef(waits);

  const { sayNothing } = useSaysKept(!waits && attempt.questions.some((question, at) => isAnswered(question, attempt.answers[at])));

  const arrived = useRef<(result: SubmitResult) => void>(() => undefined);
  useEffect(() => {
    arrived.current = (result) => {
      forget();
      sayNothing();
      onHandedIn({ id: assessment.id, result, hintsUsed: countHints(attempt) });
    };
  });
  useEffect(() => {
    // Handed in without a line, now or in an earlier visit.
    hold(waits);
    return waitForHandIn(assessment.id, {
      onArrived: (result) => {
        arrived.current(result);
        void refreshLearning(client);
      },
      onRefused: () => {
        underWay.current = false;
        setWaits(false);
      },
    });
  }, [assessment.id, client, hold, waits]);

  const finish = () => {
    if (!canGoOn(attempt)) return act({ type: 'next' });
    // The second press of a double press; the server counts once whatever arrives.
    if (underWay.current) return;
    underWay.current = true;
    hold(true);
    const { id: assessmentId, subject, topic, difficulty } = assessment;
    const userAnswers = answersToSend(attempt.questions, attempt.answers);
    const submission = { assessmentId, userAnswers, timeSpent: timeSpent(), subject, topic, difficulty };
    const whenTheLineIsBack = () => {
      handInLater(who, submission);
      setWaits(true);
    };
    if (!navigator.onLine) return whenTheLineIsBack();
    submit.mutate(submission, {
      onSuccess: (result) => arrived.current(result),
      onError: (error) => {
        // Many a tablet believes that it has a line: no answer is the same to the pupil, and to the server, which counts once.
        if (hadNoAnswer(error)) return whenTheLineIsBack();
        underWay.current = false;
        hold(false);
      },
    });
  };

  return (
    <QuestionScreen
      assessment={assessment}
      attempt={attempt}
      act={act}
      onFinish={finish}
      saving={waits ? 'handed-in' : saving}
      busy={waits || submit.isPending}
      problem={submit.isError && !hadNoAnswer(submit.error) ? failedTo('submit', submit.error) : undefined}
    />
  );
};
