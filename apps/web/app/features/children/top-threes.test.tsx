import type { ChildInsight, InsightTopic } from '@hedgerow/contracts/insight';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { TopThrees } from './top-threes.tsx';

const topic = (name: string, beliefs: readonly string[] = []): InsightTopic => ({
  topic: name,
  topicId: `maths.ks2.${name.toLowerCase()}`,
  subject: 'maths',
  subjectName: 'Maths',
  scores: [75, 38],
  answers: 24,
  lastPractised: '2026-11-16',
  objectives: [],
  beliefs: beliefs.map((belief) => ({ belief, correction: 'No.', state: 'open', times: 1, lastSeen: '2026-11-16' })),
  reviewId: null,
});
const insight: ChildInsight = {
  needsPractice: [topic('Ratio', ['a', 'b']), topic('Angles', ['c', 'd']), topic('Time'), topic('Money')],
  gettingBetter: [topic('Area'), topic('Graphs'), topic('Primes')],
  secure: [topic('Doubles')],
  early: [],
  together: null,
  basedOnAnswers: 90,
  minutesByDay: [],
};
const rows = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') ?? document.body)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('no list is longer than three; what needs practice most and what is secure come first', () => {
  show(<TopThrees childId="c1" name="Robin" insight={insight} canSet={false} />);
  expect(rows('Slipping')).toEqual(['RatioMaths, last: 38%', 'AnglesMaths, last: 38%', 'TimeMaths, last: 38%']);
  expect(rows('Mix-ups')).toEqual(['Ratio“a”', 'Ratio“b”', 'Angles“c”']);
  expect(rows('Going well')).toEqual(['DoublesMaths, last: 38%', 'AreaMaths, last: 38%', 'GraphsMaths, last: 38%']);
  expect(screen.queryByRole('button', { name: /^Set this/ })).toBeNull();
});
