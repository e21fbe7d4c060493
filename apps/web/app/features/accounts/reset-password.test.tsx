import { accountMessages } from '@hedgerow/contracts/accounts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { forgetResetLink, keptResetLink } from './reset-api.ts';
import { IncompleteLink, ResetPassword } from './reset-password.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

const request = 'POST /api/auth/reset-password';
const check = 'POST /api/auth/validate-reset-token';
const confirm = 'POST /api/auth/confirm-password-reset';

const link = <ResetPassword link={{ token: 'abc', email: 'ann@example.test' }} />;

test.each([
  ['', 'Please enter your email address'],
  ['maxlee1000', accountMessages.resetForAdults],
])('a letter for “%s” is not asked for, and it is said why', async (typed, words) => {
  const { person } = show(<ResetRequestForm onBack={() => undefined} />);
  if (typed !== '') await person.type(screen.getByLabelText('Email'), typed);
  await person.click(screen.getByRole('button', { name: 'Send Reset Email' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sentTo(request)).toEqual([]);
});

test('a letter that could not be asked for is said, and can be asked for again', async () => {
  answer(request, refusal(503, ''), { json: { message: accountMessages.resetSent } });
  const { person } = show(<ResetRequestForm onBack={() => undefined} />);
  await person.type(screen.getByLabelText('Email'), 'ann@example.test');
  await person.click(screen.getByRole('button', { name: 'Send Reset Email' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Reset Failed');
  await person.click(screen.getByRole('button', { name: 'Send Reset Email' }));
  expect(await screen.findByText('Reset Email Sent')).toBeTruthy();
});

test('after the letter the page says where it went, how long its link lives and where else to look, and sends another one', async () => {
  answer(request, { json: { message: accountMessages.resetSent } }, { json: { message: accountMessages.resetSent } });
  const back = vi.fn<() => void>();
  const { person } = show(<ResetRequestForm onBack={back} />);
  await person.type(screen.getByLabelText('Email'), 'ann@example.test');
  await person.click(screen.getByRole('button', { name: 'Send Reset Email' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBe(document.activeElement);
  for (const words of [/ann@example\.test/, /one hour/, /junk or spam/]) expect(screen.getByText(words)).toBeTruthy();
  expect(back).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Send it again' }));
  await expect.poll(() => sentTo(request)).toEqual([{ email: 'ann@example.test' }, { email: 'ann@example.test' }]);
  await person.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(back).toHaveBeenCalledOnce();
});

test('a link that is over says so, and offers a new one', async () => {
  answer(check, { json: { valid: false } });
  show(link);
  expect(await screen.findByRole('heading', { name: 'Invalid Reset Link' })).toBe(document.activeElement);
  expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy();
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

test('a link that is cut off says so', () => {
  show(<IncompleteLink />);
  expect(screen.getByText('The password reset link is missing or invalid. The home page opens in a moment.')).toBeTruthy();
});

test('a link that cannot be checked is not called wrong, and is checked again', async () => {
  answer(check, 'no network', { json: { valid: true, email: 'ann@example.test' } });
  const { person } = show(link);
  expect(await screen.findByRole('heading', { name: 'Validation Error' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText('New Password')).toBeTruthy();
});

test('two different passwords, and one that is refused, say what is wrong; neither is called set', async () => {
  answer(check, { json: { valid: true, email: 'ann@example.test' } });
  answer(confirm, refusal(400, accountMessages.passwordCommon));
  const { person } = show(link);
  await person.type(await screen.findByLabelText('New Password'), 'quiet heron 47');
  await person.type(screen.getByLabelText('Confirm Password'), 'quiet heron 48');
  await person.click(screen.getByRole('button', { name: 'Set Password' }));
  expect((await screen.findByRole('alert')).textContent).toContain("Passwords Don't Match");
  expect(sentTo(confirm)).toEqual([]);
  await person.clear(screen.getByLabelText('Confirm Password'));
  await person.type(screen.getByLabelText('Confirm Password'), 'quiet heron 47');
  await person.click(screen.getByRole('button', { name: 'Set Password' }));
  expect(await screen.findByText(accountMessages.passwordCommon)).toBeTruthy();
  expect(screen.queryByText('Your password is set')).toBeNull();
});

test('a reload finds the letter’s link again, until it was used', () => {
  const read = { token: 'abc', email: 'ann@example.test' };
  expect(keptResetLink(new URLSearchParams(read))).toEqual(read);
  expect(keptResetLink(new URLSearchParams())).toEqual(read);
  expect(keptResetLink(new URLSearchParams('token=abc'))).toBeUndefined();
  forgetResetLink();
  expect(keptResetLink(new URLSearchParams())).toBeUndefined();
});
