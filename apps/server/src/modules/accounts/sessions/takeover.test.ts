import { expect, test } from 'vitest';
import { codeOf } from '#testing/authenticator.ts';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, linkIn } from '#testing/emails.ts';
import { aPupil, parentPassword, type TestParent } from '#testing/people.ts';

const testApp = startTestApp();
const newPassword = 'slow otter 83';

const signIn = async (email: string, password: string) => {
  const browser = testApp().visitor();
  const { statusCode } = await browser.post('/api/simple-auth/login', { email, password });
  return { ...browser, statusCode };
};
const resetLink = async (email: string) => {
  await testApp().visitor().post('/api/auth/reset-password', { email });
  const { searchParams } = linkIn(await emailTo(testApp(), email, 'Set a new password'));
  return `${searchParams.get('token') ?? ''}&email=${email}`;
};
const reset = async (email: string, password = newPassword) => {
  const token = await resetLink(email);
  return testApp().visitor().post('/api/auth/confirm-password-reset', { token, newPassword: password });
};
const open = (link: URL) => testApp().visitor().get(`${link.pathname}${link.search}`);

/** Somebody who knows the old password asks for an address of their own, and has the letter to it. */
const intrude = async (parent: TestParent) => {
  const intruder = await signIn(parent.email, parentPassword);
  const email = `intruder.${parent.email}`;
  await intruder.post('/api/auth/update-profile', { email, password: parentPassword });
  const link = linkIn(await emailTo(testApp(), email, 'confirm your new address'));
  return { intruder, email, link };
};

test('who knew the old password gets nothing after a reset: not by the waiting change of address, not by a trusted device', async () => {
  const child = await aPupil(testApp(), { year: 0, plan: 'primary_explorer', firstName: 'Wren' });
  const { parent } = child;
  const { intruder, email, link } = await intrude(parent);
  await intruder.post('/api/parent/trusted-devices');
  const tapped = ['cat', 'boat', 'cat', 'moon'];
  await intruder.put(`/api/parent/child/${child.id}/pictures`, { pictures: tapped });
  await emailTo(testApp(), parent.email, 'somebody asked to change');
  await emailTo(testApp(), parent.email, 'device is trusted');

  expect((await reset(parent.email)).statusCode).toBe(200);
  expect((await open(link)).headers.location).toBe('/login?email=expired');
  expect((await intruder.get('/api/auth/user')).statusCode).toBe(401);
  expect((await intruder.get('/api/child-auth/picture-children')).json()).toEqual({ children: [] });
  expect((await intruder.post('/api/child-auth/picture-login', { childId: child.id, pictures: tapped })).statusCode).toBe(403);
  expect((await signIn(email, parentPassword)).statusCode).toBe(401);
  const owner = await signIn(parent.email, newPassword);
  expect((await owner.get('/api/auth/user')).json()).toMatchObject({ id: parent.id, email: parent.email });
});

test('a change of the password voids what waits as well', async () => {
  const { parent } = await aPupil(testApp());
  const { link } = await intrude(parent);
  await parent.post('/api/auth/change-password', { currentPassword: parentPassword, newPassword });
  expect((await open(link)).headers.location).toBe('/login?email=expired');
});

test('a reset and a move at the same moment: the owner of the old address keeps the account, or the reset says that the link is over', async () => {
  const { parent } = await aPupil(testApp());
  const { link } = await intrude(parent);
  const token = await resetLink(parent.email);
  const [moved, confirmed] = await Promise.all([
    open(link),
    testApp().visitor().post('/api/auth/confirm-password-reset', { token, newPassword }),
  ]);
  const wasMoved = moved.headers.location === '/login?email=changed';
  expect(confirmed.statusCode).toBe(wasMoved ? 400 : 200);
  expect((await signIn(parent.email, newPassword)).statusCode).toBe(wasMoved ? 401 : 200);
});

test('signing out everywhere ends the trust of devices too', async () => {
  const child = await aPupil(testApp(), { year: 0, plan: 'primary_explorer' });
  await child.parent.put(`/api/parent/child/${child.id}/pictures`, { pictures: ['cat', 'boat', 'cat', 'moon'] });
  const tablet = await signIn(child.parent.email, parentPassword);
  await tablet.post('/api/parent/trusted-devices');
  expect((await tablet.get('/api/child-auth/picture-children')).json<{ children: unknown[] }>().children).toHaveLength(1);
  await child.parent.post('/api/auth/sign-out-everywhere');
  expect((await tablet.get('/api/child-auth/picture-children')).json()).toEqual({ children: [] });
});

test('a link that keeps a closing account is over after a reset, and a new one can be had by the password', async () => {
  const { parent } = await aPupil(testApp());
  await parent.post('/api/account/delete', { password: parentPassword });
  const keep = linkIn(await emailTo(testApp(), parent.email, 'will be deleted')).searchParams.get('keep');
  expect((await reset(parent.email)).statusCode).toBe(200);
  expect((await testApp().visitor().post('/api/account/undo-deletion', { token: keep })).statusCode).toBe(400);
  const kept = await testApp().visitor().post('/api/account/undo-deletion', { email: parent.email, password: newPassword });
  expect(kept.statusCode).toBe(200);
});

test('with two steps the password alone sends the letter again, and its new link keeps the account', async () => {
  const { parent } = await aPupil(testApp());
  const begun = await parent.post('/api/auth/two-factor/begin', { password: parentPassword });
  await parent.post('/api/auth/two-factor/confirm', { code: codeOf(begun.json<{ secret: string }>().secret) });
  await parent.post('/api/account/delete', { password: parentPassword });
  await emailTo(testApp(), parent.email, 'will be deleted');
  await reset(parent.email);
  const asked = await testApp().visitor().post('/api/account/undo-deletion', { email: parent.email, password: newPassword });
  expect([asked.statusCode, asked.json<{ details: unknown }>().details]).toEqual([403, { reason: 'use_letter' }]);
  const token = linkIn(await emailTo(testApp(), parent.email, 'will be deleted', 2)).searchParams.get('keep');
  expect((await testApp().visitor().post('/api/account/undo-deletion', { token })).statusCode).toBe(200);
});

test('a pupil undoes nothing: their inner address is no account of an adult', async () => {
  const child = await aPupil(testApp());
  const shown = await child.parent.post(`/api/parent/child/${child.id}/credentials`, { renew: true });
  const { password } = shown.json<{ password: string }>();
  await child.parent.post('/api/account/delete', { password: parentPassword });
  const answer = await testApp()
    .visitor()
    .post('/api/account/undo-deletion', { email: `${child.id}@pupil.invalid`, password });
  expect(answer.statusCode).toBe(401);
  expect((await signIn(child.parent.email, parentPassword)).statusCode).toBe(403);
});
