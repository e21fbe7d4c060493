import { expect, test } from 'vitest';
import { beliefsOf, type Evidence } from './insight.ts';

/** m: the misconception chosen; r: right where it was an option; o: right where it was none; w: wrong in another way. */
const answers = (attemptId: string, day: string, marks: string, topicId = 'fractions'): Evidence[] =>
  Array.from(marks, (mark) => ({
    attemptId,
    topicId,
    day,
    correct: mark === 'r' || mark === 'o',
    misconception: mark === 'm' ? 'add-both' : null,
    offered: mark === 'o' ? ['take-across'] : ['add-both', 'take-across'],
    objective: null,
  }));

test('one sign is a slip; a belief is held from the second on', () => {
  expect(beliefsOf(answers('a', '2026-11-01', 'mrrrr'))).toEqual([]);
  expect(beliefsOf(answers('a', '2026-11-01', 'mrmr'))).toEqual([
    { topicId: 'fractions', id: 'add-both', state: 'open', times: 2, lastDay: '2026-11-01' },
  ]);
});

test('a belief is open until three later answers on the topic were right, in other attempts and on two days', () => {
  const first = answers('a', '2026-11-01', 'mmrrr');
  expect(beliefsOf([...first, ...answers('b', '2026-11-02', 'rr'), ...answers('c', '2026-11-02', 'rr', 'angles')])).toMatchObject([
    { state: 'open' },
  ]);
  expect(beliefsOf([...first, ...answers('b', '2026-11-02', 'rrrr')])).toMatchObject([{ state: 'open' }]);
  expect(beliefsOf([...first, ...answers('b', '2026-11-02', 'rr'), ...answers('c', '2026-11-03', 'r')])).toMatchObject([
    { state: 'resolved' },
  ]);
});

/** Held since the first day, and answered on two later ones. */
const later = (marks: string) => [
  ...answers('a', '2026-11-01', 'mm'),
  ...answers('b', '2026-11-02', marks),
  ...answers('c', '2026-11-03', marks),
];

test('what could not have caught it puts no belief right, and answers whose options were not kept count as before', () => {
  expect(beliefsOf(later('oooo'))).toMatchObject([{ state: 'open' }]);
  expect(beliefsOf(later('ro'))).toMatchObject([{ state: 'open' }]);
  expect(beliefsOf(later('rr'))).toMatchObject([{ state: 'resolved' }]);
  const unkept = later('oo').map((answer) => (answer.attemptId === 'a' ? answer : { ...answer, offered: null }));
  expect(beliefsOf(unkept)).toMatchObject([{ state: 'resolved' }]);
});

test('a belief that comes again is open again, and open ones come first', () => {
  const two = (topicId: string) => [...answers('b', '2026-11-02', 'rr', topicId), ...answers('c', '2026-11-03', 'r', topicId)];
  const again = [...answers('a', '2026-11-01', 'mm'), ...two('fractions'), ...answers('d', '2026-11-04', 'm')];
  expect(beliefsOf(again)).toMatchObject([{ state: 'open', times: 3, lastDay: '2026-11-04' }]);
  const mended = [...answers('e', '2026-11-01', 'mm', 'angles'), ...two('angles')];
  expect(beliefsOf([...again, ...mended]).map(({ topicId, state }) => [topicId, state])).toEqual([
    ['fractions', 'open'],
    ['angles', 'resolved'],
  ]);
});
