import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sixthFormForParents } from '@hedgerow/domain/sixth-form';
import { answer } from '../../testing/answers.ts';
import { aUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { PlanSelection } from './plan-selection.tsx';

const child = (id: number, firstName: string, yearGroup: string) => ({
  id: `01a1fd6f-0000-7000-8000-00000000000${id}`,
  firstName,
  lastName: 'Lee',
  age: 16,
  dateOfBirth: null,
  yearGroup,
  school: null,
  status: 'pending',
  linked: false,
});

test('who pays for a child past Year 11 reads that the topics are those of GCSE, and nobody else does', async () => {
  answer('GET /api/onboarding/parent-children', { json: [child(1, 'Max', 'Year 8'), child(2, 'Ada', 'Year 12')] });
  show(<PlanSelection user={aUser({ subscriptionTier: 'free' })} FreeWeek={() => null} beside={null} />);
  expect(await screen.findByText(`Year 12: secondary plans. ${sixthFormForParents}`)).toBeTruthy();
  expect(screen.getByText('Year 8: secondary plans')).toBeTruthy();
});
