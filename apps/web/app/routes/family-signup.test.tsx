import type { User } from '@hedgerow/contracts/accounts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withPlan } from '../features/signup/draft.ts';
import { changeDraft, forgetDraft } from '../features/signup/draft-store.ts';
import { profileQuery } from '../lib/session.ts';
import { answer, sentTo } from '../testing/answers.ts';
import { aUser, profileOf } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import FamilySignup from './family-signup.tsx';

afterEach(forgetDraft);

const week = 'POST /api/payments/free-week';
const endsAt = '2026-11-27T16:00:00.000Z';
const newParent: Partial<User> = { subscriptionTier: 'free', childrenSetupComplete: false };

/** A parent who has just made their account, at the last step with Ivy of Year 4. */
const atPayment = async ({ freeWeek, ...who }: Partial<User> & { readonly freeWeek: boolean }) => {
  answer('GET /api/simple-auth/profile', profileOf(aUser({ ...newParent, ...who })));
  answer('GET /api/site', { json: { supportEmail: 'help@hedgerow.example', freeWeek } });
  answer('GET /api/onboarding/parent-children', { json: [] });
  const shown = show(<FamilySignup />, '/family-signup');
  const { person } = shown;
  await person.click(await screen.findByRole('button', { name: 'Choose Primary' }));
  await person.click(await screen.findByRole('button', { name: 'Choose Primary Scholar' }));
  await person.type(await screen.findByLabelText('First name'), 'Ivy');
  await person.type(screen.getByLabelText('Last name'), 'Lee');
  await person.type(screen.getByLabelText('Age'), '8');
  await person.click(screen.getByRole('button', { name: 'Continue to Payment' }));
  await screen.findByRole('heading', { name: 'Check your order and pay' });
  return shown;
};

test('where the operator offers a free week, a parent begins it at the end of the sign-up, without a card', async () => {
  const { person, address } = await atPayment({ freeWeek: true });
  answer(week, { json: { endsAt } });
  await person.click(await screen.findByRole('button', { name: 'Start our free week' }));
  await expect.poll(address).toBe('/parent/dashboard');
  const ivy = { firstName: 'Ivy', lastName: 'Lee', age: 8, yearGroup: 'Year 4', planId: 'primary_scholar' };
  expect(sentTo(week)).toEqual([{ planId: 'primary_scholar', childrenData: [ivy] }]);
});

test.each([
  ['the operator offers none', { freeWeek: false }],
  ['the family is in its own', { freeWeek: true, subscriptionTier: 'premium' as const, freeWeekEndsAt: endsAt }],
  ['the family has had a plan', { freeWeek: true, lapsed: true }],
])('where %s, the sign-up ends with the payment alone', async (_, who) => {
  await atPayment(who);
  // The payment comes after the offer's code: what it could not read says so.
  await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByText('Try it free for 7 days')).toBeNull();
});

test('with a plan chosen, nobody is asked for an account before it is known who is here', async () => {
  answer('GET /api/simple-auth/profile', 'nothing comes');
  changeDraft((draft) => withPlan(draft, 'primary_scholar'));
  const { client } = show(<FamilySignup />, '/family-signup');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  client.setQueryData(profileQuery.queryKey, profileOf(null).json);
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toBeTruthy();
});
