import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

test('who has much to do stands behind everybody who waits, after each thing', async () => {
  const turns = fairTurns({ atOnce: 1, mostEach: 10 });
  const done: string[] = [];
  const work = (whose: string, what: string) => turns(whose, async () => void done.push(what));
  await Promise.all([work('ada', 'a1'), work('ada', 'a2'), work('ada', 'a3'), work('ben', 'b1'), work('cas', 'c1'), work('ben', 'b2')]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('no more at once than may be, and what fails lets the next one go', async () => {
  const turns = fairTurns({ atOnce: 2, mostEach: 10 });
  let [now, most] = [0, 0];
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
    throw new Error('gone');
  };
  const all = await Promise.allSettled(['a', 'b', 'c', 'd'].map((whose) => turns(whose, work)));
  expect([most, all.every(({ status }) => status === 'rejected')]).toEqual([2, true]);
});

test('more than may wait are asked to come again, and others are not', async () => {
  const turns = fairTurns({ atOnce: 1, mostEach: 2 });
  const held = Promise.withResolvers<void>();
  const wait = () => held.promise;
  const first = [turns('ada', wait), turns('ada', wait), turns('ada', wait)];
  await expect(turns('ada', wait)).rejects.toMatchObject({ code: 'busy', details: { retryAfter: 30 } });
  const other = turns('ben', wait);
  held.resolve();
  await Promise.all([...first, other]);
});
