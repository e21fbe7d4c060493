import { expect, test } from 'vitest';
import { beliefsOf, type Evidence } from './insight.ts';
import { objectiveLists } from './objective-lists.ts';

/** Answers on one objective: r right, w wrong, m wrong by a belief. */
const answers = (objective: string | null, day: string, marks: string): Evidence[] =>
  Array.from(marks, (mark) => {
    return {
      attemptId: `${day} ${objective}`,
      topicId: 'fractions',
      day,
      correct: mark === 'r',
      misconception: mark === 'm' ? 'add-both' : null,
      offered: ['add-both'],
      objective,
    };
  });
const states = (evidence: readonly Evidence[]) =>
  objectiveLists(evidence, beliefsOf(evidence), ({ id }) => (id === 'add-both' ? 'adding' : undefined)).map(({ id, state }) => [id, state]);

test('right on two days is secure; on one day, or from few answers, it is begun', () => {
  expect(states([...answers('adding', '2026-11-01', 'rr'), ...answers('adding', '2026-11-03', 'rr')])).toEqual([['adding', 'secure']]);
  expect(states(answers('adding', '2026-11-01', 'rrrr'))).toEqual([['adding', 'begun']]);
  expect(states(answers('adding', '2026-11-01', 'w'))).toEqual([['adding', 'begun']]);
});

test('mostly wrong needs practice, and what was wrong long ago is no news', () => {
  expect(states(answers('adding', '2026-11-01', 'wwr'))).toEqual([['adding', 'needs-practice']]);
  const later = [
    ...answers('adding', '2026-11-01', 'wwww'),
    ...answers('adding', '2026-11-08', 'rrrr'),
    ...answers('adding', '2026-11-09', 'rrrr'),
  ];
  expect(states(later)).toEqual([['adding', 'secure']]);
});

test('an objective behind which a misconception is held needs practice, however well the rest went', () => {
  const evidence = [
    ...answers('adding', '2026-11-01', 'rrrr'),
    ...answers('adding', '2026-11-02', 'rrrr'),
    ...answers('scaling', '2026-11-03', 'mm'),
  ];
  expect(states(evidence)).toEqual([
    ['adding', 'needs-practice'],
    ['scaling', 'needs-practice'],
  ]);
});

test('an answer that names no objective says nothing here', () => {
  expect(states(answers(null, '2026-11-01', 'wwww'))).toEqual([]);
});
