import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { Child } from '@hedgerow/contracts/families';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../../lib/api.ts';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ManageChildren } from './manage-children.tsx';
import type { ManageParts } from './parts.ts';

const aChild = (firstName: string, more: Partial<Child> = {}): Child => ({
  id: `01a1fd6f-0000-7000-8000-00000000000${firstName.length}`,
  firstName,
  lastName: 'Lee',
  yearGroup: 'Year 4',
  gradeLevel: 'year4',
  keyStage: 'KS2',
  phase: 'primary',
  school: null,
  schoolLevel: 'primary',
  age: 8,
  dateOfBirth: null,
  status: 'active',
  linked: false,
  subscriptionTier: 'premium',
  currentPlan: 'primary_scholar',
  hadPlan: true,
  primarySubscription: 'primary_scholar',
  secondarySubscription: null,
  studentUsername: null,
  credentialsWaiting: false,
  lastSignInAt: null,
  planEndsAt: null,
  leavingAt: null,
  streaksOn: true,
  celebrationsOn: true,
  suggestionsOn: true,
  modelOn: null,
  dailyLimit: null,
  hard: { subjects: [], words: '' },
  progressStats: { totalPoints: 0, completedSessions: 0, averageScore: null },
  ...more,
});
const running: SubscriptionSummary = {
  hasActiveSubscription: true,
  tier: 'premium',
  status: 'active',
  currentPlans: [],
  paymentMethod: null,
  renewalDate: null,
  amount: 6000,
  interval: 'month',
  nextInterval: null,
  discountEndsAt: null,
  cancelAtPeriodEnd: false,
  endsAt: null,
};
const parts: ManageParts = {
  StripeElements: () => null,
  PlanChoice: ({ legend }) => <p>{legend}</p>,
  Credentials: () => null,
  Initial: () => null,
};

/** As the dialog has it: the family is read again when it changes. */
const Family = () => {
  const { data } = useQuery({ queryKey: ['/api/parent/children'], queryFn: () => api.get('/api/parent/children', z.array(Child)) });
  if (data === undefined) return null;
  return <ManageChildren userId="u" family={data} subscription={running} start={{ kind: 'add' }} parts={parts} onClose={() => undefined} />;
};

test('the third child goes on to the plans, although the family is full as soon as the form is sent', async () => {
  const third = aChild('Pip', { status: 'pending', currentPlan: 'free', hadPlan: false });
  const two = [aChild('Robin'), aChild('Willow')];
  answer('GET /api/parent/children', { json: two }, { json: [...two, third] });
  answer('GET /api/parent/schools', { json: [] });
  answer('POST /api/parent/child', { json: third });
  const { person } = show(<Family />);
  await person.type(await screen.findByRole('textbox', { name: 'First name' }), 'Pip');
  await person.type(screen.getByRole('textbox', { name: 'Last name' }), 'Lee');
  await person.type(screen.getByRole('textbox', { name: 'Month and year of birth' }), '062018');
  await person.selectOptions(screen.getByRole('combobox', { name: 'School' }), 'Home educated');
  await person.click(screen.getByRole('button', { name: 'Continue to plans' }));
  expect(await screen.findByText('Choose a plan for Pip')).toBeTruthy();
  expect(screen.queryByText(/A family can have up to 3 children/)).toBeNull();
});
