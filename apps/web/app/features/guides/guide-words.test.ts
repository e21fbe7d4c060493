import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { needsUpgrade, whyNotFetched } from './guide-words.ts';

test('a guide that was removed is not a passing failure', () => {
  expect(whyNotFetched(new ApiError('not_found', 404, 'Not found'))).toContain('no longer available');
  expect(whyNotFetched(new ApiError('network', 0, 'Network error'))).toBe('Unable to access the revision guide. Please try again later.');
});

test('a plan that does not open guides is told from a failure, by code or by words', () => {
  expect(needsUpgrade(new ApiError('upgrade_required', 402, 'Upgrade required'))).toBe(true);
  expect(needsUpgrade(new ApiError('forbidden', 403, '403: Upgrade required'))).toBe(true);
  expect(needsUpgrade(new ApiError('unavailable', 503, 'Busy'))).toBe(false);
});
