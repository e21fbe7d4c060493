import type { InsightTopic } from '@hedgerow/contracts/insight';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, sentCalls, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { WeakTopics } from './weak-topics.tsx';

const weak = (topic: string): InsightTopic => ({
  topic,
  topicId: `maths.ks2.${topic.toLowerCase()}`,
  subject: 'maths',
  subjectName: 'Maths',
  scores: [38],
  answers: 8,
  lastPractised: '2026-11-16',
  objectives: ['Compare', 'Order'].map((what) => ({ text: `${what} ${topic}.`, wish: `${what} ${topic}.` })),
  beliefs: [],
  reviewId: null,
});
const insight = (...topics: readonly string[]) => ({ json: { needsPractice: topics.map(weak) } });

test('the three weakest topics stand there with what is hardest in each, and one press sets it', async () => {
  answer('GET /api/parent/child/c1/insight', insight('Fractions', 'Time', 'Money', 'Angles'));
  answer('GET /api/assignments/child/c1', { json: [] });
  answer('POST /api/assignments', { json: [] });
  const { person } = show(<WeakTopics childId="c1" name="Ivy" />);
  const presses = await screen.findAllByRole('button', { name: /^Set this/ });
  expect(presses.map((press) => press.getAttribute('aria-label'))).toEqual([
    'Set this: Compare Fractions.',
    'Set this: Compare Time.',
    'Set this: Compare Money.',
  ]);
  const [first] = presses;
  if (first !== undefined) await person.click(first);
  expect(await screen.findByText(/Set for Ivy/)).toBeTruthy();
  expect(sentTo('POST /api/assignments')).toMatchObject([{ subject: 'maths', topic: 'Compare Fractions.' }]);
});

test('where nothing needs practice nothing is shown', async () => {
  answer('GET /api/parent/child/c1/insight', insight());
  show(<WeakTopics childId="c1" name="Ivy" />);
  await expect.poll(() => sentCalls()).toContain('GET /api/parent/child/c1/insight');
  expect(screen.queryByText('Needs practice')).toBeNull();
});
