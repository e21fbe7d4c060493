import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../testing/answers.ts';
import { aPupil, aUser, profileOf } from '../testing/people.ts';
import { show } from '../testing/show.tsx';
import { Guard } from './guard.tsx';

const profile = 'GET /api/simple-auth/profile';
const signedOut = refusal(401, 'Please sign in.', 'signed_out');
const open = () =>
  show(
    <Guard who="parent" skeleton={<p>grey lines</p>}>
      {({ firstName }) => <h1>Hello, {firstName}</h1>}
    </Guard>,
  );

test('while it is not known who is here, the skeleton stands', async () => {
  answer(profile, 'nothing comes');
  open();
  expect(await screen.findByText('grey lines')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 1, name: /Hello/ })).toBeNull();
});

test('three refusals in a row are borne: the fourth answer counts', async () => {
  answer(profile, signedOut, signedOut, signedOut, profileOf(aUser()));
  open();
  expect(await screen.findByRole('heading', { name: 'Hello, Ann' })).toBeTruthy();
  expect(sentTo(profile)).toHaveLength(4);
});

test('four refusals lead to the sign-in', async () => {
  answer(profile, signedOut);
  const { address } = open();
  expect(await screen.findByText('another page')).toBeTruthy();
  expect(address()).toBe('/login');
  expect(sentTo(profile)).toHaveLength(4);
});

test('who could not be reached four times says so, and comes back when asked again', async () => {
  answer(profile, 'no network', 'no network', 'no network', 'no network', profileOf(aUser()));
  const { person, address } = open();
  expect(await screen.findByRole('heading', { name: 'We could not reach Hedgerow' })).toBeTruthy();
  expect(sentTo(profile)).toHaveLength(4);
  expect(address()).toBe('/here');
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Hello, Ann' })).toBeTruthy();
});

test('a server that is not well is no reason to send somebody away', async () => {
  answer(profile, refusal(503, 'Please try again.', 'unavailable'));
  const { address } = open();
  expect(await screen.findByRole('heading', { name: 'We could not reach Hedgerow' })).toBeTruthy();
  expect(address()).toBe('/here');
});

test('a pupil at a parent’s page is told that it is for somebody else', async () => {
  answer(profile, profileOf(aPupil()));
  const { address } = open();
  expect(await screen.findByText('another page')).toBeTruthy();
  expect(address()).toBe('/unauthorized');
});
