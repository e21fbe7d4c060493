import { expect, test } from 'vitest';
import { isMissingPart } from './missing-part.ts';

test('code that did not come is told apart from a mistake of ours, whichever browser says it', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://hedgerow.test/assets/a.js',
    'error loading dynamically imported module: https://hedgerow.test/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])
    expect([words, isMissingPart(new TypeError(words))]).toEqual([words, true]);
  expect(isMissingPart(new TypeError('x is undefined'))).toBe(false);
  expect(isMissingPart('Failed to fetch dynamically imported module')).toBe(false);
});
