import { useEffect, useState } from 'react';
import type { CheckAttempt } from '@hedgerow/contracts/national-checks';
import { mayPass, sendAnswer } from './api.ts';
import { answerQueue, type CheckAnswer, type Sending } from './answer-queue.ts';

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The answers of an open attempt: what is known of them, and the way to keep one more. */
export const useAnswers = ({ id, answers: there }: Pick<CheckAttempt, 'id' | 'answers'>) => {
  const [sending, setSending] = useState<Sending>('sent');
  const [queue] = useState(() =>
    answerQueue({ id, storage: localStorage, send: (answer) => sendAnswer(id, answer), mayPass, wait, onState: setSending }),
  );
  const [answers, setAnswers] = useState(() => {
    const before = queue.left();
    return there.map((one, at) => before.findLast(({ position }) => position === at)?.answer ?? one);
  });
  useEffect(() => queue.recover(), [queue]);

  const keep = (answer: CheckAnswer): void => {
    setAnswers((known) => known.map((one, at) => (at === answer.position ? answer.answer : one)));
    queue.add(answer);
  };
  return { answers, keep, sending, settled: queue.settled };
};
export type Answers = ReturnType<typeof useAnswers>;
