import { useRef } from 'react';
import type { Assessment, SubmitResult } from '@hedgerow/contracts/assessments';
import { useSubmitAssessment } from './api.ts';
import { answersToSend } from './answer-rules.ts';
import { canGoOn, countHints } from './attempt.ts';
import { QuestionScreen } from './question-screen.tsx';
import { useAttempt } from './use-attempt.ts';
import { failedTo } from './words.ts';

export type HandedIn = { readonly id: string; readonly result: SubmitResult; readonly hintsUsed: number };

type Props = { readonly assessment: Assessment; readonly onHandedIn: (handedIn: HandedIn) => void };

/** An open attempt from its first or saved question to handing in. */
export const Run = ({ assessment, onHandedIn }: Props) => {
  const { attempt, act, saving, timeSpent, hold, forget } = useAttempt(assessment);
  const submit = useSubmitAssessment();
  const underWay = useRef(false);

  const finish = () => {
    if (!canGoOn(attempt)) return act({ type: 'next' });
    // The second press of a double press; the server counts once whatever arrives.
    if (underWay.current) return;
    underWay.current = true;
    hold(true);
    submit.mutate(
      { assessment, userAnswers: answersToSend(attempt.questions, attempt.answers), timeSpent: timeSpent() },
      {
        onSuccess: (result) => {
          forget();
          onHandedIn({ id: assessment.id, result, hintsUsed: countHints(attempt) });
        },
        onError: () => {
          underWay.current = false;
          hold(false);
        },
      },
    );
  };

  return (
    <QuestionScreen
      assessment={assessment}
      attempt={attempt}
      act={act}
      onFinish={finish}
      saving={saving}
      busy={submit.isPending}
      problem={submit.isError ? failedTo('submit', submit.error) : undefined}
    />
  );
};
