import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { closesOn, isGmail, missingLogin, needsCode, saidOr, whySignInFailed } from './sign-in-words.ts';

test('the server says why, when it does', () => {
  expect(whySignInFailed(new ApiError('signed_out', 401, 'Invalid login credentials'), 'a@b.uk')).toBe('Invalid login credentials');
});

test('without words from the server, a pupil and a parent read their own sentence', () => {
  const silent = new ApiError('signed_out', 401, 'HTTP 401: Unauthorized');
  expect(whySignInFailed(silent, 'sam.ash1042')).toBe('Invalid username or password');
  expect(whySignInFailed(silent, 'a@b.uk')).toBe('Invalid login credentials');
});

test('a field that is left empty is asked for in one sentence', () => {
  const sentence = 'Please enter both email/username and password';
  expect(missingLogin({ identifier: ' ', password: '' })).toEqual({ identifier: sentence, password: true });
  expect(missingLogin({ identifier: 'sam.ash1042', password: '' })).toEqual({ password: sentence });
  expect(missingLogin({ identifier: '', password: 'x' })).toEqual({ identifier: sentence });
  expect(missingLogin({ identifier: 'a@b.uk', password: 'x' })).toEqual({});
});

test('an account that waits to be deleted is told by its day; a pupil is sent to their parent', () => {
  const closing = new ApiError('forbidden', 403, 'Waiting', { details: { reason: 'closing', deletedOn: '2026-12-21T00:00:00.000Z' } });
  expect(closesOn(closing)).toBe('2026-12-21T00:00:00.000Z');
  expect(closesOn(new ApiError('forbidden', 403, 'Waiting'))).toBeUndefined();
  expect(whySignInFailed(closing, 'sam.ash1042')).toContain('Your parent or guardian can open it again');
});

test('each failure of the catalogue has its own sentence when the server says nothing', () => {
  const silent = new ApiError('unavailable', 502, 'HTTP 502: Bad Gateway');
  for (const sentence of ['Registration failed', 'Error sending recovery email', 'Unable to set password. Please try again.'])
    expect(saidOr(silent, sentence)).toBe(sentence);
  expect(saidOr(new ApiError('conflict', 409, 'An account with this email already exists.'), 'Registration failed')).toBe(
    'An account with this email already exists.',
  );
  expect(saidOr(new ApiError('network', 0, 'Network error'), 'Registration failed')).toBe('Network error');
});

test('a session that does not come after the right password says so', () => {
  expect(whySignInFailed(new ApiError('signed_out', 401, 'Failed to verify login session'), 'sam.ash1042')).toBe(
    'Failed to verify login session',
  );
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
