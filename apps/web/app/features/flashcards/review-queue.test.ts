import { expect, test } from 'vitest';
import { type CardReview, reviewQueue } from './review-queue.ts';

const review: CardReview = { cardId: 'c', reviewId: 'r', wasCorrect: true, ms: 900 };

const aQueue = (answers: readonly ('fine' | 'cut' | 'refused')[]) => {
  const sent: string[] = [];
  const failed: CardReview[] = [];
  const waited: number[] = [];
  const queue = reviewQueue({
    send: async ({ reviewId }) => {
      const answer = answers[sent.length] ?? 'fine';
      sent.push(reviewId);
      if (answer !== 'fine') throw new Error(answer);
    },
    mayPass: (error) => error instanceof Error && error.message === 'cut',
    wait: async (milliseconds) => void waited.push(milliseconds),
    onFailed: (lost) => failed.push(lost),
  });
  return { queue, sent, failed, waited };
};

test('an answer that does not get through is sent again under the same id', async () => {
  const { queue, sent, failed, waited } = aQueue(['cut', 'cut', 'fine']);
  await queue.add(review);
  expect([sent, failed, waited]).toEqual([['r', 'r', 'r'], [], [1500, 4000]]);
});

test('after four tries the pupil is told', async () => {
  const { queue, sent, failed } = aQueue(['cut', 'cut', 'cut', 'cut']);
  await queue.add(review);
  expect([sent.length, failed]).toEqual([4, [review]]);
});

test('what the server refuses is not repeated', async () => {
  const { queue, sent, failed } = aQueue(['refused']);
  await queue.add(review);
  expect([sent.length, failed.length]).toEqual([1, 1]);
});
