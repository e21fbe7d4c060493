import type { ChildInsight, InsightTopic } from '@hedgerow/contracts/insight';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
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
  needsPractice: [
    topic('Ratio', ['a', 'b']),
    topic('Angles', ['c', 'd']),
    { ...topic('Time'), objectives: [{ text: 'Read a clock.', wish: 'Read a clock.' }] },
    topic('Money'),
  ],
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

test('a topic is named once: with a belief that is held it is a mix-up, and the belief is a line under it', () => {
  show(<TopThrees childId="c1" name="Robin" insight={insight} canSet={false} />);
  expect(rows('Needs practice')).toEqual(['TimeMaths, 75%, 38% when tried', 'MoneyMaths, 75%, 38% when tried']);
  expect(rows('Mix-ups')).toEqual(['RatioMaths, 75%, 38% when triedMay think: “a”', 'AnglesMaths, 75%, 38% when triedMay think: “c”']);
  expect(rows('Going well')).toEqual(['Doubles', 'Area', 'Graphs'].map((name) => `${name}Maths, 75%, 38% when tried`));
  expect(screen.queryByRole('button', { name: /^Set this/ })).toBeNull();
});

test('no list is longer than three, and mix-ups than two, the weakest first', () => {
  const many = ['One', 'Two', 'Three', 'Four'];
  const needsPractice = [...many.map((name) => topic(name)), ...many.map((name) => topic(`${name} times`, ['a']))];
  show(<TopThrees childId="c1" name="Robin" insight={{ ...insight, needsPractice }} canSet={false} />);
  expect(rows('Needs practice').map((row) => row?.replace(/Maths.*/, ''))).toEqual(['One', 'Two', 'Three']);
  expect(rows('Mix-ups').map((row) => row?.replace(/Maths.*/, ''))).toEqual(['One times', 'Two times']);
});

test('what goes wrong most in a topic is set with one press, in each list of weak topics', async () => {
  answer('GET /api/assignments/child/c1', { json: [] });
  show(<TopThrees childId="c1" name="Robin" insight={insight} canSet />);
  const names = screen.getAllByRole('button', { name: /^Set this/ }).map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Set this: Read a clock.', 'Set this: Money', 'Set this: Ratio', 'Set this: Angles']);
});
