import type { User } from '@hedgerow/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { profileQuery } from '../../lib/session.ts';
import { aUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { FreeWeekBanner } from './free-week-banner.tsx';
import { FreeWeekOffer } from './free-week-offer.tsx';
import { LapsedBanner } from './lapsed-banner.tsx';

const call = '/api/payments/free-week';
const body = {
  planId: 'primary_scholar',
  childrenData: [{ firstName: 'Ivy', lastName: 'Lee', age: 8, yearGroup: 'Year 4', planId: 'primary_scholar' }],
};
const endsAt = '2026-11-27T16:00:00.000Z';
const profile = (more: Partial<User>) => ({ json: { authenticated: true, user: aUser(more), children: [] } });
afterEach(() => vi.useRealTimers());

test('one press begins it, without a card; a refusal is read and nothing has begun', async () => {
  answer(`POST ${call}`, refusal(409, 'Your family has had its free week. You can choose a plan instead.', 'conflict'), {
    json: { endsAt },
  });
  const onStarted = vi.fn<() => void>();
  const { person } = show(<FreeWeekOffer body={body} chosen={[{ firstName: 'Ivy', planId: 'primary_scholar' }]} onStarted={onStarted} />);
  expect(screen.getByText('Ivy: Primary Scholar')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Start our free week' });
  await person.click(button);
  expect(await screen.findByText(/has had its free week/)).toBeTruthy();
  expect(onStarted).not.toHaveBeenCalled();
  await person.click(button);
  await expect.poll(() => onStarted.mock.calls.length).toBe(1);
  expect(sentTo(`POST ${call}`)).toEqual([body, body]);
});

test('where another tab has begun it, the second press leads on as the first did', async () => {
  answer('GET /api/simple-auth/profile', profile({ subscriptionTier: 'free' }), profile({ freeWeekEndsAt: endsAt }));
  answer(`POST ${call}`, refusal(409, 'Your family has had its free week. You can choose a plan instead.', 'conflict'));
  const onStarted = vi.fn<() => void>();
  const Page = () => {
    const { data } = useQuery(profileQuery);
    return data && <FreeWeekOffer body={body} chosen={[]} onStarted={onStarted} />;
  };
  const { person } = show(<Page />);
  await person.click(await screen.findByRole('button', { name: 'Start our free week' }));
  await expect.poll(() => onStarted.mock.calls.length).toBe(1);
});

test.each([
  ['2026-11-22T09:00:00Z', '5 days are left: it ends by itself on 27\u00A0November\u00A02026.'],
  ['2026-11-26T09:00:00Z', 'It ends by itself tomorrow, on 27\u00A0November\u00A02026.'],
  ['2026-11-27T09:00:00Z', 'It ends by itself today.'],
])('on %s the parent reads how long it is', (today, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(today) });
  show(<FreeWeekBanner endsAt={endsAt} carer={false} />);
  expect(screen.getByRole('region', { name: 'Your free week' }).textContent).toContain(`${words} Nothing is charged.`);
  expect(screen.getByRole('link', { name: 'Choose Your Plan' })).toBeTruthy();
});

test('after its end it is said that it was a week, and a carer is not asked for money', () => {
  show(<LapsedBanner carer week />);
  expect(screen.getByRole('region', { name: 'Your free week is over' }).textContent).toContain('nothing was charged');
  expect(screen.queryByRole('link')).toBeNull();
});
