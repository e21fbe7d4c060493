import { expect, test } from 'vitest';
import { stopwatch } from './stopwatch.ts';

test('time counts while the page is seen, on top of what was spent before', () => {
  let now = 1000;
  const watch = stopwatch(() => now, 5000);
  watch.start();
  now = 4000;
  expect(watch.elapsed()).toBe(8000);
  watch.stop();
  now = 60_000;
  expect(watch.elapsed()).toBe(8000);
  watch.start();
  watch.start();
  now = 61_500;
  expect(watch.elapsed()).toBe(9500);
});

test('a clock that is set back takes nothing away', () => {
  let now = 1000;
  const watch = stopwatch(() => now);
  watch.start();
  now = 0;
  expect(watch.elapsed()).toBe(0);
});
