import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ChildGlance } from './child-glance.tsx';

const read = 'GET /api/parent/child/c1/insight';

test('a child at a glance: what needs practice with its last score, and tonight', async () => {
  const needsPractice = [{ topic: 'Fractions', scores: [75, 38] }];
  answer(read, { json: { needsPractice, together: { topic: 'Fractions' }, basedOnAnswers: 24 } });
  show(<ChildGlance childId="c1" />);
  expect(await screen.findByText('Fractions (last score 38%)')).toBeTruthy();
  expect(screen.getByText('Tonight')).toBeTruthy();
});

test('a child without answers is not judged', async () => {
  answer(read, { json: { needsPractice: [], together: null, basedOnAnswers: 0 } });
  show(<ChildGlance childId="c1" />);
  expect(await screen.findByText('No answers yet.')).toBeTruthy();
});
