import { expect, test } from 'vitest';
import { beliefsOf, type Evidence } from './insight.ts';

const answers = (attemptId: string, day: string, marks: string, topicId = 'fractions'): Evidence[] =>
  Array.from(marks, (mark) => {
    return { attemptId, topicId, day, correct: mark === 'r', misconception: mark === 'm' ? 'add-both' : null, objective: null };
  });

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
