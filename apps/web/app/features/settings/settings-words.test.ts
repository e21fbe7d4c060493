import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { fieldRefused, whyNotSaved, yearWords } from './settings-words.ts';

const general = 'There was an error updating your settings. Please try again.';

test('settings that were not saved: the server’s words, or the sentence of the catalogue', () => {
  expect(whyNotSaved(new ApiError('too_many_requests', 429, 'Too many attempts.'))).toBe('Too many attempts.');
  expect(whyNotSaved(new ApiError('invalid', 400, 'HTTP 400: Bad Request'))).toBe('Failed to update profile');
  expect(whyNotSaved(new ApiError('network', 0, 'Network error'))).toBe(general);
  expect(whyNotSaved(new ApiError('unavailable', 503, 'Later, please.'))).toBe(general);
  expect(whyNotSaved(new Error('odd'))).toBe(general);
});

test('a refusal about one field is shown at that field', () => {
  const wrong = new ApiError('forbidden', 403, 'This is not your current password.', { details: { field: 'password' } });
  expect(fieldRefused(wrong)).toEqual({ field: 'password', message: 'This is not your current password.' });
  expect([fieldRefused(new ApiError('forbidden', 403, 'No.')), fieldRefused(new Error('odd'))]).toEqual([undefined, undefined]);
});

test('a pupil reads which year they are in', () => {
  expect([9, 0, null].map(yearWords)).toEqual(['Year 9', 'Reception', '']);
});
