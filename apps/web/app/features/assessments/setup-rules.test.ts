import { expect, test } from 'vitest';
import { emptySetup, essayNudge, lastDifficulty, requestOf, setupErrors } from './setup-rules.ts';

test('an empty form says all three sentences of the specification', () => {
  expect(Object.values(setupErrors({ ...emptySetup, topic: '  ' }))).toEqual([
    'Please select a subject.',
    'Please enter a topic.',
    'Please select a difficulty level.',
  ]);
  expect(setupErrors({ ...emptySetup, subject: 'Physics', topic: 'Waves', difficulty: 'beginner' })).toEqual({});
});

test('essays are asked for only where they are offered', () => {
  const setup = { ...emptySetup, subject: 'Mathematics', topic: ' Surds ', difficulty: 'advanced', includeEssays: true } as const;
  expect(requestOf(setup, 'KS4', 'maths', [])).toMatchObject({ topic: 'Surds', includeEssays: false });
  expect(requestOf({ ...setup, subject: 'History' }, 'KS4', 'history', []).includeEssays).toBe(true);
  expect(requestOf({ ...setup, subject: 'History' }, 'KS2', 'history', []).includeEssays).toBe(false);
});

test('how hard the last work in the subject was is chosen again, and a newcomer chooses', () => {
  const done = [
    { subject: 'maths', difficulty: 'advanced' },
    { subject: 'history', difficulty: 'beginner' },
    { subject: 'history', difficulty: 'intermediate' },
  ] as const;
  expect(lastDifficulty(done, 'history')).toBe('beginner');
  expect(lastDifficulty(done, 'french')).toBe('advanced');
  expect(lastDifficulty([], 'french')).toBe('');
});

test('essays are brought up when they have been left out', () => {
  const [no, yes] = [{ hasEssays: false }, { hasEssays: true }];
  expect(essayNudge([])).toBe('none');
  expect(essayNudge([no, no, no])).toBe('switch-on');
  expect(essayNudge([no, yes, no])).toBe('hint');
  expect(essayNudge([yes, yes, no])).toBe('none');
  expect(essayNudge([...Array.from({ length: 10 }, () => no), yes])).toBe('switch-on');
});
