import { expect, test } from 'vitest';
import { callMeter } from './call-meter.ts';

const tries = (meter: ReturnType<typeof callMeter>, session: string, times: number): number => {
  let refused = 0;
  for (let turn = 0; turn < times; turn += 1) {
    try {
      meter.count(session);
    } catch {
      refused += 1;
    }
  }
  return refused;
};

test('a session has so many calls a minute, and as many in the next', () => {
  const clock = { now: 0 };
  const meter = callMeter(5, () => clock.now);
  expect(tries(meter, 'a', 8)).toBe(3);
  clock.now = 59_999;
  expect(tries(meter, 'a', 1)).toBe(1);
  clock.now = 60_000;
  expect(tries(meter, 'a', 5)).toBe(0);
});

test('one session’s calls are not another’s', () => {
  const meter = callMeter(5, () => 0);
  expect([tries(meter, 'a', 6), tries(meter, 'b', 5)]).toEqual([1, 0]);
});

test('the answer says how long to wait', () => {
  const meter = callMeter(0, () => 30_000);
  meter.count('a');
  expect(() => meter.count('a')).toThrowError(expect.objectContaining({ code: 'too_many_requests', details: { retryAfter: 60 } }));
});
