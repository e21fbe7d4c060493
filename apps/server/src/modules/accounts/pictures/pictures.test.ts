import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aParent, aPupil, parentPassword } from '#testing/people.ts';

const testApp = startTestApp();
type Said = { error: string };
const tapped = ['cat', 'boat', 'cat', 'moon'];

/** A child of Reception whose parent has trusted this browser and signed out of it. */
const aYoungFamily = async () => {
  const { parent, id } = await aPupil(testApp(), { year: 0, plan: 'primary_explorer', firstName: 'Wren' });
  await parent.post('/api/parent/trusted-devices');
  await parent.put(`/api/parent/child/${id}/pictures`, { pictures: tapped });
  await parent.post('/api/simple-auth/logout');
  return { id, tablet: parent };
};
const tap = (browser: Pick<Caller, 'post'>, childId: string, pictures: readonly string[]) =>
  browser.post('/api/child-auth/picture-login', { childId, pictures });

const choose = (browser: Pick<Caller, 'put'>, childId: string, pictures: unknown) =>
  browser.put(`/api/parent/child/${childId}/pictures`, { pictures });

test('a child of Reception taps four pictures on the family tablet and is in', async () => {
  const { id, tablet } = await aYoungFamily();
  expect((await tablet.get('/api/child-auth/picture-children')).json()).toEqual({ children: [{ childId: id, firstName: 'Wren' }] });
  const wrong = await tap(tablet, id, ['cat', 'boat', 'moon', 'cat']);
  expect([wrong.statusCode, wrong.json<Said>().error]).toEqual([401, 'Those are not your pictures. Try again, or ask your grown-up.']);
  expect((await tap(tablet, id, tapped)).statusCode).toBe(200);
  expect((await tablet.get('/api/auth/user')).json()).toMatchObject({ id, role: 'student' });
});

test('on a device that nobody trusted the right pictures open nothing, and no names are told', async () => {
  const { id } = await aYoungFamily();
  const stranger = testApp().visitor();
  expect((await stranger.get('/api/child-auth/picture-children')).json()).toEqual({ children: [] });
  expect((await tap(stranger, id, tapped)).statusCode).toBe(403);
  const other = await aYoungFamily();
  expect((await tap(other.tablet, id, tapped)).statusCode).toBe(401);
});

test('a parent ends the trust, and forgets the pictures', async () => {
  const first = await aPupil(testApp(), { year: 1, plan: 'primary_explorer' });
  const { parent } = first;
  await parent.post('/api/parent/trusted-devices');
  await parent.put(`/api/parent/child/${first.id}/pictures`, { pictures: tapped });
  const [device] = (await parent.get('/api/parent/trusted-devices')).json<{ id: string; current: boolean }[]>();
  expect(device?.current).toBe(true);
  const stranger = await aParent(testApp());
  expect((await stranger.delete(`/api/parent/trusted-devices/${device?.id}`)).statusCode).toBe(404);
  expect((await parent.delete(`/api/parent/child/${first.id}/pictures`)).statusCode).toBe(200);
  expect((await parent.get('/api/child-auth/picture-children')).json()).toEqual({ children: [] });
  await parent.put(`/api/parent/child/${first.id}/pictures`, { pictures: tapped });
  expect((await parent.delete(`/api/parent/trusted-devices/${device?.id}`)).statusCode).toBe(200);
  expect((await tap(parent, first.id, tapped)).statusCode).toBe(403);
});

test('pictures are for Reception to Year 2, of one’s own children, four and not all the same', async () => {
  const [older, younger] = [await aPupil(testApp(), { year: 3 }), await aPupil(testApp(), { year: 2 })];
  const refused = await choose(older.parent, older.id, tapped);
  expect([refused.statusCode, refused.json<Said>().error]).toEqual([400, 'Picture sign-in is for Reception to Year 2.']);
  expect((await choose(older.parent, younger.id, tapped)).statusCode).toBe(404);
  expect((await choose(younger, younger.id, tapped)).statusCode).toBe(403);
  expect((await choose(testApp().visitor(), younger.id, tapped)).statusCode).toBe(401);
  for (const odd of [['cat'], ['cat', 'cat', 'cat', 'cat'], ['cat', 'boat', 'moon', 'dragon'], 'cat', null])
    expect((await choose(younger.parent, younger.id, odd)).statusCode).toBe(400);
  expect((await choose(younger.parent, younger.id, tapped)).statusCode).toBe(200);
});

test('a parent sees whether a child has pictures, and never which', async () => {
  const { id, parent } = await aPupil(testApp(), { year: 1, plan: 'primary_explorer' });
  const chosen = async () => (await parent.get(`/api/parent/child/${id}/pictures`)).json<unknown>();
  expect(await chosen()).toEqual({ chosen: false });
  await choose(parent, id, tapped);
  expect(await chosen()).toEqual({ chosen: true });
  expect((await (await aParent(testApp())).get(`/api/parent/child/${id}/pictures`)).statusCode).toBe(404);
});

test('a family that is leaving is not opened by pictures', async () => {
  const { id, tablet } = await aYoungFamily();
  const { rows } = await testApp().database.pool.query<{ email: string }>(
    'select p.email from "user" c join "user" p on p.family_id = c.family_id and p.role = \'parent\' where c.id = $1',
    [id],
  );
  await tablet.post('/api/simple-auth/login', { email: rows[0]?.email, password: parentPassword });
  await tablet.post('/api/account/delete', { password: parentPassword });
  expect((await tap(tablet, id, tapped)).statusCode).toBe(403);
});
