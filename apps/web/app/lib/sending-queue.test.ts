import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sendingQueue } from './sending-queue.ts';

const Answer = z.object({ position: z.number(), answer: z.string(), ms: z.number() });
type CheckAnswer = z.output<typeof Answer>;

const aQueue = (answers: readonly ('fine' | 'cut' | 'refused')[], stored = new Map<string, string>()) => {
  const sent: string[] = [];
  const states: string[] = [];
  const refused: number[] = [];
  const queue = sendingQueue<CheckAnswer>({
    key: 'hedgerow:check:c',
    schema: Answer,
    replaces: (newer, older) => newer.position === older.position,
    onRefused: ({ position }) => refused.push(position),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    send: async ({ position, answer }) => {
      const how = answers[sent.length] ?? 'fine';
      sent.push(`${position}:${answer}`);
      if (how !== 'fine') throw new Error(how);
    },
    mayPass: (error) => error instanceof Error && error.message === 'cut',
    wait: async () => undefined,
    onState: (state) => states.push(state),
  });
  return { queue, sent, states, stored, refused };
};
const answer = (position: number, text: string): CheckAnswer => ({ position, answer: text, ms: 900 });

test('answers arrive in their order, also over a line that breaks', async () => {
  const { queue, sent, states, stored } = aQueue(['cut', 'cut', 'fine', 'cut']);
  queue.add(answer(0, '12'));
  queue.add(answer(1, '8'));
  await queue.settled();
  expect(sent).toEqual(['0:12', '0:12', '0:12', '1:8', '1:8']);
  expect([states.includes('waiting'), states.at(-1), stored.size]).toEqual([true, 'sent', 0]);
});

test('what has not arrived when the tab closes is sent the next time', async () => {
  const stored = new Map([['hedgerow:check:c', JSON.stringify([answer(4, '48')])]]);
  const { queue, sent } = aQueue([], stored);
  expect(queue.left()).toEqual([answer(4, '48')]);
  queue.recover();
  await queue.settled();
  expect([sent, stored.size]).toEqual([['4:48'], 0]);
  stored.set('hedgerow:check:c', 'no json');
  expect(aQueue([], stored).queue.left()).toEqual([]);
});

test('what the server refuses is said, and holds nothing up', async () => {
  const { queue, sent, refused, stored } = aQueue(['refused']);
  queue.add(answer(0, '1'));
  queue.add(answer(1, '2'));
  await queue.settled();
  expect([sent, refused, stored.size]).toEqual([['0:1', '1:2'], [0], 0]);
});

test('of two answers to one question that wait, the newer goes', async () => {
  const { queue, sent } = aQueue(['cut']);
  queue.add(answer(0, 'a'));
  queue.add(answer(1, 'b'));
  queue.add(answer(1, 'bb'));
  await queue.settled();
  expect(sent).toEqual(['0:a', '0:a', '1:bb']);
});
