import { expect, test } from 'vitest';
import { judged } from './marks.ts';

test('each mark is said as met or not met, and what is missed fails the command', () => {
  const { note, failures } = judged([
    { what: 'the profile beside the floor', measured: 0.36, least: 0.45 },
    { what: 'idle server', measured: 199.6, most: 200, unit: 'MB', digits: 0 },
  ]);
  expect(note).toBe(
    'Marks. the profile beside the floor: at least 0.45, measured 0.36: not met. idle server: at most 200 MB, measured 200: met.',
  );
  expect(failures).toEqual(['the profile beside the floor: at least 0.45, measured 0.36.']);
});

test('what could not be measured is not met', () => {
  expect(judged([{ what: 'idle server', measured: Number.NaN, most: 200 }]).failures).toHaveLength(1);
});
