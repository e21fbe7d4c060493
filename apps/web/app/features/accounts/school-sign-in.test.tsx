import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signOnRefusals } from '@hedgerow/domain/school-sign-on';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { refusalIn } from './school-refusal.ts';
import { SchoolSignIn } from './school-sign-in.tsx';

const options = 'GET /api/auth/options';

test('each provider that a school uses has its button, which leaves for the provider', async () => {
  answer(options, { json: { google: false, school: ['google', 'microsoft'] } });
  show(<SchoolSignIn why={undefined} />);
  const google = await screen.findByRole('link', { name: 'Google school account' });
  expect(google.getAttribute('href')).toBe('/api/auth/school/google');
  expect(screen.getByRole('link', { name: 'Microsoft school account' }).getAttribute('href')).toBe('/api/auth/school/microsoft');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where no school signs in this way the page says so', async () => {
  answer(options, { json: { google: false, school: [] } });
  show(<SchoolSignIn why={undefined} />);
  expect(await screen.findByText(/No school signs in this way yet/)).toBeTruthy();
});

test('when it cannot be asked there is a retry', async () => {
  answer(options, refusal(503, 'Away', 'unavailable'));
  show(<SchoolSignIn why={undefined} />);
  expect(await screen.findByText('We could not load school sign-in')).toBeTruthy();
});

test.each(signOnRefusals)('who was not let in (%s) reads what happened', async (why) => {
  answer(options, { json: { google: false, school: ['google'] } });
  show(<SchoolSignIn why={why} />);
  expect((await screen.findByRole('alert')).textContent?.length).toBeGreaterThan(40);
});

const read = (search: string) => refusalIn(new URLSearchParams(search));
test('the address says why; a word that is not ours is a failure', () => {
  expect([read(''), read('why=family'), read('why=constructor')]).toEqual([undefined, 'family', 'failed']);
});
