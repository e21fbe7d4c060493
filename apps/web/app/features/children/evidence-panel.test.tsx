import type { ChildInsight, InsightTopic } from '@hedgerow/contracts/insight';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { EvidencePanel } from './evidence-panel.tsx';

const topic = (name: string, more: Partial<InsightTopic> = {}): InsightTopic => ({
  topic: name,
  topicId: `maths.ks2.${name.toLowerCase()}`,
  subject: 'maths',
  subjectName: 'Maths',
  scores: [75, 75, 38],
  answers: 24,
  lastPractised: '2026-11-16',
  objectives: [],
  beliefs: [],
  reviewId: null,
  ...more,
});
const belief = { belief: 'Add tops and bottoms.', correction: 'Find parts of one size.', times: 2, lastSeen: '2026-11-16' } as const;
const insight: ChildInsight = {
  needsPractice: [
    topic('Fractions', {
      objectives: ['Compare fractions.', 'Add fractions.', 'Halve a fraction.'].map((text) => ({ text, wish: text })),
      beliefs: [{ ...belief, state: 'open' }],
      reviewId: 'a1',
    }),
  ],
  gettingBetter: [topic('Decimals'), topic('Angles'), topic('Time'), topic('Ratio')],
  secure: [],
  early: [topic('Rivers', { answers: 1, scores: [100] })],
  together: {
    topic: 'Fractions',
    subject: 'maths',
    subjectName: 'Maths',
    ask: 'Try this.',
    helps: 'Half.',
    reviewId: 'a1',
    reviewQuestions: [],
  },
  basedOnAnswers: 90,
  minutesByDay: [],
};
const panel = (canSet = true) => <EvidencePanel name="Robin" childId="c1" insight={insight} canSet={canSet} />;
const part = (name: string) => within(screen.getByRole('heading', { name }).closest('section') ?? document.body);

test('what needs practice is named with its scores, its objective and the belief; every topic stands once', () => {
  show(panel());
  const weak = part('Needs practice');
  expect(weak.getByText('Maths, last scores 75%, 75%, 38%, from 24 answers')).toBeTruthy();
  expect(weak.getByText('Compare fractions.')).toBeTruthy();
  expect(weak.getByText('Add tops and bottoms.')).toBeTruthy();
  for (const name of ['Fractions', 'Decimals', 'Angles', 'Time', 'Ratio', 'Rivers'])
    expect(screen.getAllByText(name, { selector: 'strong' })).toHaveLength(1);
  expect(part('Nearly there').getByText('1 more')).toBeTruthy();
});

test('one press sets practice on the objective, and says so', async () => {
  answer('POST /api/assignments', { json: [] });
  const { person } = show(panel());
  await person.click(screen.getByRole('button', { name: 'Set this: Compare fractions.' }));
  expect(await screen.findByText('Set for Robin')).toBeTruthy();
});

test('the second of the hardest objectives is set by itself, and the first stays to be set', async () => {
  answer('GET /api/assignments/child/c1', { json: [] });
  answer('POST /api/assignments', { json: [] });
  const { person } = show(panel());
  await person.click(await screen.findByRole('button', { name: 'Set this: Add fractions.' }));
  expect(await screen.findByText('Set for Robin')).toBeTruthy();
  expect(sentTo('POST /api/assignments')).toMatchObject([{ subject: 'maths', topic: 'Add fractions.' }]);
  expect(screen.getByRole('button', { name: 'Set this: Compare fractions.' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Set this: Halve a fraction.' })).toBeNull();
});

test('an objective that is set leaves the other one to be set', async () => {
  const piece = { subject: 'maths', topic: 'Add fractions.', state: 'open', dueDate: '2026-12-01' };
  answer('GET /api/assignments/child/c1', { json: [piece] });
  show(panel());
  expect(await screen.findByText(/Set already, due 1 Dec/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Set this: Compare fractions.' })).toBeTruthy();
});

test('a topic that is set is not offered again, nor an objective of it, whoever set it', async () => {
  const piece = { subject: 'maths', topic: 'fractions', state: 'open', dueDate: '2026-12-01' };
  answer('GET /api/assignments/child/c1', { json: [{ ...piece, state: 'done' }, piece] });
  show(panel());
  expect(await screen.findAllByText(/Set already, due 1 Dec/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Set this/ })).toBeNull();
});

test('a refusal is said and can be tried again', async () => {
  answer('POST /api/assignments', refusal(503, 'Please try again.', 'unavailable'));
  const { person } = show(panel());
  await person.click(screen.getByRole('button', { name: 'Set this: Compare fractions.' }));
  expect(await screen.findByRole('button', { name: 'Set this: Compare fractions.' })).toBeTruthy();
});

test('without a plan that opens practice there is no button', () => {
  show(panel(false));
  expect(screen.queryByRole('button', { name: /^Set this/ })).toBeNull();
});
