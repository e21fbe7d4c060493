import { expect, test } from 'vitest';
import type { Evidence } from './insight.ts';
import { forTonight, topicLists } from './topic-lists.ts';

let attempts = 0;
/** A go at a topic: r right, w wrong, m wrong by a belief. */
const go = (topicId: string, day: string, marks: string, objective: string | null = null): Evidence[] => {
  attempts += 1;
  const attemptId = `attempt-${attempts}`;
  return Array.from(marks, (mark) => {
    return {
      attemptId,
      topicId,
      day,
      correct: mark === 'r',
      misconception: mark === 'm' ? 'add-both' : null,
      offered: ['add-both'],
      objective,
    };
  });
};
const never = (): boolean => false;
const listsOf = (evidence: readonly Evidence[], isSecure: (id: string) => boolean = never) =>
  topicLists(evidence, isSecure).map(({ topicId, list }) => [topicId, list]);

test('a topic that was never strong is named with its last three scores', () => {
  const evidence = [
    ...go('medicine', '2026-11-01', 'rrrwrrrw'),
    ...go('medicine', '2026-11-02', 'rrrwrwrw'),
    ...go('medicine', '2026-11-09', 'rwrwrwrw'),
    ...go('medicine', '2026-11-17', 'rwwrwwrw'),
  ];
  expect(topicLists(evidence, never)).toMatchObject([{ list: 'needs-practice', scores: [63, 50, 38], answers: 32, lastDay: '2026-11-17' }]);
});

test('one bad go after good ones needs practice, even on a topic that the model calls secure', () => {
  const evidence = [...go('fractions', '2026-11-01', 'rrrrrrrr'), ...go('fractions', '2026-11-16', 'rwwrwwrw')];
  expect(listsOf(evidence, () => true)).toEqual([['fractions', 'needs-practice']]);
});

test('what was weak and goes well now is getting better, and then secure', () => {
  const evidence = [
    ...go('fractions', '2026-11-01', 'rwwwr'),
    ...go('fractions', '2026-11-09', 'rrrrw'),
    ...go('fractions', '2026-11-16', 'rrrrr'),
  ];
  expect(listsOf(evidence)).toEqual([['fractions', 'getting-better']]);
  expect(listsOf(evidence, () => true)).toEqual([['fractions', 'secure']]);
});

test('two answers are no judgement, and are not left out', () => {
  expect(listsOf(go('rivers', '2026-11-01', 'ww'))).toEqual([['rivers', 'early']]);
});

test('a belief that is held keeps a topic among what needs practice; one that was put right goes with it', () => {
  const held = go('bonds', '2026-11-01', 'rrrrrrmrmrrrrrrr');
  expect(topicLists(held, () => true)).toMatchObject([{ list: 'needs-practice', beliefs: [{ state: 'open' }] }]);
  const mended = [...held, ...go('bonds', '2026-11-02', 'rrr'), ...go('bonds', '2026-11-03', 'rrr')];
  expect(topicLists(mended, () => true)).toMatchObject([{ list: 'secure', beliefs: [{ state: 'resolved' }] }]);
});

test('small goes are counted together, so that one answer is no score', () => {
  const evidence = [...go('angles', '2026-11-01', 'r'), ...go('angles', '2026-11-02', 'w'), ...go('angles', '2026-11-03', 'rr')];
  expect(topicLists(evidence, never)).toMatchObject([{ scores: [75], answers: 4 }]);
});

test('a score is that of its quiz: a few answers of a mixed one change it no more than they are a score', () => {
  const quizzes = [...go('fractions', '2026-11-01', 'rrrwrrrw'), ...go('fractions', '2026-11-16', 'rwwrwwrw')];
  const mixed = [...quizzes, ...go('fractions', '2026-11-17', 'rr')];
  expect(topicLists(mixed, never)).toMatchObject([{ list: 'needs-practice', scores: [75, 38], answers: 18 }]);
  expect(topicLists([...mixed, ...go('fractions', '2026-11-18', 'rr')], never)).toMatchObject([{ scores: [75, 38, 100], answers: 20 }]);
});

test('the objective that goes wrong is named, and the attempts to look at, the latest first', () => {
  const evidence = [
    ...go('angles', '2026-11-01', 'wwr', 'turns'),
    ...go('angles', '2026-11-02', 'rrr', 'names'),
    ...go('angles', '2026-11-03', 'wr', 'turns'),
  ];
  expect(topicLists(evidence, never)).toMatchObject([
    { weakObjectives: ['turns'], missedIn: [evidence.at(-1)?.attemptId, evidence[0]?.attemptId] },
  ]);
});

test('every topic stands once, the weakest first, and tonight is about that one', () => {
  const evidence = [
    ...go('strong', '2026-11-20', 'rrrrrrrr'),
    ...go('weak', '2026-11-02', 'wwrwwr'),
    ...go('weakest', '2026-11-01', 'wwwwwr'),
    ...go('new', '2026-11-21', 'r'),
  ];
  const standings = topicLists(evidence, (topicId) => topicId === 'strong');
  expect(standings.map(({ topicId }) => topicId)).toEqual(['weakest', 'weak', 'new', 'strong']);
  expect(forTonight(standings)?.topicId).toBe('weakest');
  expect(forTonight(standings.filter(({ list }) => list !== 'needs-practice'))?.topicId).toBe('new');
  expect(forTonight([])).toBeUndefined();
});
