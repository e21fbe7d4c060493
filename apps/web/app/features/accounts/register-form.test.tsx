import { accountMessages } from '@hedgerow/contracts/accounts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { RegisterForm } from './register-form.tsx';

const register = 'POST /api/simple-auth/register';

const open = () => {
  const onSignedIn = vi.fn<() => void>();
  return { onSignedIn, ...show(<RegisterForm onSignedIn={onSignedIn} onBack={() => undefined} />) };
};
const fill = async ({ person }: ReturnType<typeof open>, password = 'quiet heron 47'): Promise<void> => {
  await person.type(screen.getByLabelText('First name'), 'Ann');
  await person.type(screen.getByLabelText('Last name'), 'Lee');
  await person.type(screen.getByLabelText('Email'), 'ann@example.test');
  await person.type(screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('button', { name: 'Create account' }));
};

test('an address that is taken is said to whoever makes an account, and what was typed stays', async () => {
  answer(register, refusal(409, accountMessages.emailTaken, 'conflict'));
  const opened = open();
  await fill(opened);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Registration Failed');
  expect(alert.textContent).toContain('An account with this email already exists. Please sign in instead.');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.test');
  expect(opened.onSignedIn).not.toHaveBeenCalled();
});

test.each([
  ['short 1', 'Password must be at least 8 characters long.'],
  ['only letters', 'Password must contain at least one letter and one number.'],
])('the password “%s” is refused before anything is sent', async (password, words) => {
  const opened = open();
  await fill(opened, password);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(sentTo(register)).toEqual([]);
});

test('an empty form says what is missing and leads to the first field', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findAllByText('Please enter your first and last name')).toHaveLength(2);
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
});
