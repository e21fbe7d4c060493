import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passkeyMessages } from '@hedgerow/contracts/passkeys';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { PasskeysSection } from './passkeys-section.tsx';

const list = 'GET /api/auth/passkeys';
const id = '01a1fd6f-0000-7000-8000-000000000001';
const remove = `POST /api/auth/passkeys/${id}/remove`;
const passkeys = [{ id, name: 'Chrome on Windows', addedAt: '2026-11-20T16:00:00.000Z' }];

beforeEach(() => vi.stubGlobal('PublicKeyCredential', function known() {}));
afterEach(() => vi.stubGlobal('PublicKeyCredential', undefined));

test('a passkey is removed without the password soon after signing in', async () => {
  answer(list, { json: passkeys });
  answer(remove, { json: { success: true } });
  const { person } = show(<PasskeysSection />);
  await person.click(await screen.findByRole('button', { name: /^Remove Chrome on Windows/ }));
  await waitFor(() => expect(sentTo(remove)).toEqual([{}]));
});

test('later the password is asked for, and a passkey that was not removed is still there', async () => {
  answer(list, { json: passkeys });
  answer(remove, refusal(403, passkeyMessages.recentSignIn, 'forbidden', { details: { field: 'password' } }));
  const { person } = show(<PasskeysSection />);
  await person.click(await screen.findByRole('button', { name: /^Remove Chrome on Windows/ }));
  await person.type(await screen.findByLabelText('Your password'), 'quiet heron 47');
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sentTo(remove)).toEqual([{}, { password: 'quiet heron 47' }]));
  expect(screen.getByText('Chrome on Windows')).toBeTruthy();
});

test('a browser that knows no passkeys is told so, and offered none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  answer(list, { json: [] });
  show(<PasskeysSection />);
  expect(await screen.findByText('This browser does not support passkeys.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
