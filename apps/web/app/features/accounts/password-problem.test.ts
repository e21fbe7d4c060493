import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { problemOf, whyNotSet } from './password-problem.ts';

test('each mistake with a new password has its own words', () => {
  const titles = [
    ['', 'hedge-7-row'],
    ['hedge-7-row', 'hedge-8-row'],
    ['hedge-7', 'hedge-7'],
    ['hedgerows', 'hedgerows'],
    ['hedge-7-row', 'hedge-7-row'],
  ].map(([one = '', other = '']) => problemOf(one, other)?.title);
  expect(titles).toEqual([
    'Missing Information',
    "Passwords Don't Match",
    'Password Too Short',
    'Please choose another password',
    undefined,
  ]);
});

test('the words of the server are shown; without an answer it is the connection', () => {
  expect(whyNotSet(new ApiError('invalid', 400, 'Too easy to guess'))).toEqual({
    title: 'Password Reset Failed',
    message: 'Too easy to guess',
  });
  expect(whyNotSet(new ApiError('network', 0, 'Network error')).title).toBe('Reset Failed');
});
