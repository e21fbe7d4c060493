import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { accountErrors, accountSummary } from './account-rules.ts';
import { whyRegisterFailed } from './register-words.ts';

const textOf = (error: unknown): string => whyRegisterFailed(error).text;

test('an e-mail that is taken leads to signing in', () => {
  expect(whyRegisterFailed(new ApiError('conflict', 409, 'User already registered'))).toEqual({
    field: 'email',
    text: 'An account with this email already exists. Please sign in instead.',
  });
});

test('each trouble has the words of the specification', () => {
  expect(textOf(new ApiError('invalid', 400, 'Invalid', { details: { field: 'email' } }))).toBe('Please enter a valid email address.');
  expect(textOf(new ApiError('invalid', 400, 'weak password'))).toBe(
    'Password must be at least 8 characters long and contain valid characters.',
  );
  expect(textOf(new ApiError('too_many_requests', 429, 'slow'))).toBe(
    'Too many signup attempts. Please wait a moment before trying again.',
  );
  expect(textOf(new ApiError('too_many_requests', 429, 'Too many attempts. Please wait 43 minutes before trying again.'))).toBe(
    'Too many signup attempts. Please wait 43 minutes before trying again.',
  );
  expect(textOf(new ApiError('network', 0, 'Network error'))).toBe('Network error. Please check your internet connection and try again.');
  expect(textOf(new ApiError('unavailable', 502, 'HTTP 502: Bad Gateway'))).toBe('Failed to create account. Please try again.');
  expect(textOf(new ApiError('unavailable', 503, 'We are resting.'))).toBe('We are resting.');
  expect(textOf(new TypeError('x is undefined'))).toBe(
    'An unexpected error occurred. Please check your internet connection and try again.',
  );
});

test('a password that is easy to guess is said as that', () => {
  const easy = 'This password is easy to guess. Please choose another.';
  expect(whyRegisterFailed(new ApiError('invalid', 400, easy, { details: { field: 'password' } }))).toEqual({
    field: 'password',
    text: easy,
  });
});

test('a letter that did not go out does not stop the wizard', () => {
  expect(whyRegisterFailed(new ApiError('unavailable', 500, 'Error sending confirmation email')).goOn).toBe(true);
});

test('the account form says what is missing beside each field, and once above', () => {
  const errors = accountErrors({ firstName: '', lastName: 'Ash', email: '', password: '' });
  expect(errors).toEqual({ firstName: 'First name is required', email: 'Email is required', password: 'Password is required' });
  expect(accountSummary(Object.values(errors))).toBe('Please fill in all required fields.');
});

test('a wrong e-mail and a weak password have their own sentences', () => {
  const account = { firstName: 'Sam', lastName: 'Ash', email: 'sam@', password: 'short1' };
  expect(accountErrors(account)).toEqual({
    email: 'Please enter a valid email address.',
    password: 'Password must be at least 8 characters long.',
  });
  expect(accountErrors({ ...account, email: 'sam@example.org', password: 'hedgerows' }).password).toBe(
    'Password must contain at least one letter and one number.',
  );
});
