import { expect, test } from 'vitest';
import { loginFor } from './login-for.ts';
import { placeFor } from './return-to.ts';

test('a letter’s page is where signing in leads', () => {
  const login = new URL(loginFor({ pathname: '/parent/family', search: '?manage=billing' }), 'http://here');
  expect(login.pathname).toBe('/login');
  expect(placeFor('parent', login.searchParams.get('to'))).toBe('/parent/family?manage=billing');
});

test.each([
  ['student', '/parent/family'],
  ['parent', 'https://elsewhere.test/'],
  ['parent', '//elsewhere.test/x'],
  ['parent', '/\\elsewhere.test'],
  ['parent', '/login?to=%2Fparent%2Ffamily'],
  ['parent', '/no-such-page'],
  ['parent', null],
] as const)('a %s who asked for %s goes to the dashboard', (role, asked) => {
  expect(placeFor(role, asked)).toBe('/dashboard');
});
