import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { isGmail, needsCode, whySignInFailed } from './sign-in-words.ts';

test('the server says why, when it does', () => {
  expect(whySignInFailed(new ApiError('signed_out', 401, 'Invalid login credentials'), 'a@b.uk')).toBe('Invalid login credentials');
});

test('without words from the server, a pupil and a parent read their own sentence', () => {
  const silent = new ApiError('signed_out', 401, 'HTTP 401: Unauthorized');
  expect(whySignInFailed(silent, 'sam.ash1042')).toBe('Invalid username or password');
  expect(whySignInFailed(silent, 'a@b.uk')).toBe('Invalid login credentials');
});

test('a server in trouble is not the fault of the password', () => {
  expect(whySignInFailed(new ApiError('unavailable', 503, 'upstream'), 'a@b.uk')).toBe('An error occurred during login. Please try again.');
});

test('a code is asked for only where the server says that it is what is missing', () => {
  expect(needsCode(new ApiError('signed_out', 401, 'Code, please', { details: { reason: 'two_factor' } }))).toBe(true);
  expect(needsCode(new ApiError('signed_out', 401, 'Invalid login credentials'))).toBe(false);
  expect(needsCode(new Error('two_factor'))).toBe(false);
});

test('a Gmail address is known by its end', () => {
  expect(['Ann@GMAIL.com ', 'ann@googlemail.com', 'ann@gmail.com.example', 'ann'].map(isGmail)).toEqual([true, true, false, false]);
});
