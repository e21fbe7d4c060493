import { useEffect, useState } from 'react';
import type { CheckAttempt } from '@hedgerow/contracts/national-checks';
import { type Sending, sendingQueue } from '../../lib/sending-queue.ts';
import { waitUntilOnline } from '../../lib/wait-until-online.ts';
import { CheckAnswer, mayPass, sendAnswer } from './api.ts';

/** The answers of an open attempt: what is known of them, and the way to keep one more. */
export const useAnswers = ({ id, answers: there }: Pick<CheckAttempt, 'id' | 'answers'>) => {
  const [sending, setSending] = useState<Sending>('sent');
  const [queue] = useState(() =>
    sendingQueue({
      key: `hedgerow:check:${id}`,
      schema: CheckAnswer,
      storage: localStorage,
      send: (answer: CheckAnswer) => sendAnswer(id, answer),
      mayPass,
      wait: waitUntilOnline,
      onState: setSending,
      replaces: (newer, older) => newer.position === older.position,
    }),
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
