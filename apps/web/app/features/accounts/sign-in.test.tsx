import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { aPupil, aUser, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { currentToast, dismissToast } from '../../ui/toast.ts';
import { SignIn } from './sign-in.tsx';

const login = 'POST /api/simple-auth/login';
const profile = 'GET /api/simple-auth/profile';

const open = () => {
  const onSignedIn = vi.fn<() => void>();
  return { onSignedIn, ...show(<SignIn onSignedIn={onSignedIn} />) };
};
const fill = async ({ person }: ReturnType<typeof open>, identifier: string): Promise<void> => {
  await person.type(screen.getByLabelText('Email or username'), identifier);
  await person.type(screen.getByLabelText('Password'), 'not this one 1');
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
};

test('both fields are asked for, and nothing is sent without them', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Please enter both email/username and password')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email or username'));
  expect(sentTo(login)).toEqual([]);
});

test.each([
  ['ann@example.test', 'Invalid login credentials'],
  ['no-such-pupil', 'Invalid username or password'],
])('a wrong password of %s is said in words, and says nothing of who has an account', async (identifier, words) => {
  answer(login, refusal(401, words, 'invalid_credentials'));
  answer('POST /api/child-auth/child-login', refusal(401, words, 'invalid_credentials'));
  const opened = open();
  await fill(opened, identifier);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Login Failed');
  expect(alert.textContent).toContain(`${words}. Check both, or press “Forgot password?” below.`);
  expect(opened.onSignedIn).not.toHaveBeenCalled();
});

test('without a network that is what is said', async () => {
  answer(login, 'no network');
  const opened = open();
  await fill(opened, 'ann@example.test');
  expect((await screen.findByRole('alert')).textContent).toContain('Network error');
});

test('a session that does not come after the right password is said, and nobody is let in', async () => {
  answer(login, { json: { user: aUser() } });
  answer(profile, { json: { authenticated: false, user: null, children: [] } });
  const opened = open();
  await fill(opened, 'ann@example.test');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to verify login session');
  expect(opened.onSignedIn).not.toHaveBeenCalled();
});

test('whoever forgot the password finds the way to a new one, and pupils read whom to ask', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByText('Pupils: ask your parent or teacher. They can give you a new password.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('where Google is configured it is offered, and a Gmail address brings a hint; elsewhere neither is there', async () => {
  const away = open();
  await away.person.type(screen.getByLabelText('Email or username'), 'ann@gmail.com');
  expect(screen.queryByText(/^This is a Gmail address/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Sign in with Google' })).toBeNull();
  cleanup();
  answer('GET /api/auth/options', { json: { google: true } });
  const { person } = open();
  expect((await screen.findByRole('link', { name: 'Sign in with Google' })).getAttribute('href')).toBe('/api/auth/google');
  expect(screen.queryByText(/^This is a Gmail address/)).toBeNull();
  await person.type(screen.getByLabelText('Email or username'), 'ann@gmail.com');
  expect(screen.getByText(/^This is a Gmail address/)).toBeTruthy();
  await person.clear(screen.getByLabelText('Email or username'));
  await person.type(screen.getByLabelText('Email or username'), 'ann@example.test');
  expect(screen.queryByText(/^This is a Gmail address/)).toBeNull();
});

test.each([
  ['ann@example.test', aUser(), true],
  ['maxlee1000', aPupil(), false],
])('%s is in: an adult is told so, a pupil is greeted by name on the next page', async (identifier, user, isTold) => {
  answer(login, { json: { user } });
  answer('POST /api/child-auth/child-login', { json: { success: true, message: 'Login successful!', user } });
  answer(profile, profileOf(user));
  const opened = open();
  await fill(opened, identifier);
  await waitFor(() => expect(opened.onSignedIn).toHaveBeenCalled());
  expect(currentToast()?.title).toBe(isTold ? 'Login successful!' : undefined);
  dismissToast(currentToast()?.id ?? 0);
});
