import { expect, test } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, linkIn } from '#testing/emails.ts';
import { aParent, aPupil, parentPassword } from '#testing/people.ts';
import { aFamilyThatPays } from '#testing/paying.ts';

const testApp = startTestApp();
type Said = { error: string; code: string; deletedOn: string; details?: { reason?: string } };
const days = 86_400_000;

const signIn = async (email: string) => testApp().visitor().post('/api/simple-auth/login', { email, password: parentPassword });
/** Every row of the family that is left, in any table. */
const rowsLeft = async (familyId: string): Promise<number> => {
  const { pool } = testApp().database;
  const tables = await pool.query<{ table_name: string }>(
    "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'family_id'",
  );
  let left = 0;
  for (const { table_name: table } of tables.rows) {
    const { rowCount } = await pool.query(`select 1 from "${table}" where family_id = $1`, [familyId]);
    left += rowCount ?? 0;
  }
  return left + ((await pool.query('select 1 from family where id = $1', [familyId])).rowCount ?? 0);
};
const after = async (pause: number, work: () => Promise<void>): Promise<void> => {
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + pause);
  await work();
  testApp().clock.now = before;
};

test('a parent takes the data of the family with them: children and work, no secrets, nobody else', async () => {
  const pupil = await aPupil(testApp(), { firstName: 'Wren' });
  const other = await aPupil(testApp(), { firstName: 'Linnet' });
  const answer = await pupil.parent.get('/api/account/export');
  expect(answer.headers['content-disposition']).toContain('family-data-2026-11-20.json');
  const { data } = answer.json<{ data: Record<string, { first_name?: string }[]> }>();
  expect(data['child']?.map(({ first_name: name }) => name)).toEqual(['Wren']);
  expect(data['user']?.map(({ first_name: name }) => name).toSorted()).toEqual(['Ann', 'Wren']);
  for (const secret of ['argon2', 'token', other.id, other.parent.email, 'storage_key']) expect(answer.body).not.toContain(secret);
  expect((await pupil.get('/api/account/export')).statusCode).toBe(403);
  expect((await testApp().visitor().get('/api/account/export')).statusCode).toBe(401);
});

const each = (values: readonly (string | undefined)[] = []) => new Set(values);

test('where they are signed in, how, on which trusted devices, and which letters they had is in it, and nobody else’s', async () => {
  const pupil = await aPupil(testApp());
  const other = await aPupil(testApp());
  await emailTo(testApp(), pupil.parent.email, 'address');
  await pupil.parent.post('/api/parent/trusted-devices');
  const { data } = (await pupil.parent.get('/api/account/export')).json<{ data: Record<string, Record<string, string>[]> }>();
  expect(each(data['sign_ins']?.map(({ userId }) => userId))).toEqual(each([pupil.id, pupil.parent.id]));
  expect(data['sign_ins']?.[0]).toMatchObject({ address: '127.0.0.1', signedInAt: expect.any(String), endsAt: expect.any(String) });
  expect(each(data['ways_to_sign_in']?.map(({ way }) => way))).toEqual(each(['credential']));
  expect(data['trusted_device']).toEqual([
    { id: expect.any(String), device: expect.any(String), created_at: expect.any(String), expires_at: expect.any(String) },
  ]);
  expect(data['letters']).toContainEqual(
    expect.objectContaining({ to: pupil.parent.email, kind: 'verify-email', sentAt: expect.any(String) }),
  );
  expect(data['letters']?.filter(({ to }) => to !== pupil.parent.email)).toEqual([]);
  expect(JSON.stringify(data)).not.toContain(other.parent.id);
});

test('closing asks for the password, signs everybody out and says until when it can be undone', async () => {
  const { parent, ...pupil } = await aPupil(testApp());
  const wrong = await parent.post('/api/account/delete', { password: 'not mine 12' });
  expect([wrong.statusCode, wrong.json<Said>().error]).toEqual([403, 'This is not your current password.']);
  const closed = await parent.post('/api/account/delete', { password: parentPassword });
  expect([closed.statusCode, closed.json<Said>().deletedOn]).toEqual([200, '2026-12-20']);
  expect([(await parent.get('/api/auth/user')).statusCode, (await pupil.get('/api/auth/user')).statusCode]).toEqual([401, 401]);
  const refused = await signIn(parent.email);
  // The same day as in the answer to closing.
  expect([refused.statusCode, refused.json<Said>().details]).toMatchObject([403, { reason: 'closing', deletedOn: '2026-12-20' }]);
  expect(refused.headers['set-cookie']).toBeUndefined();
});

test('the link in the letter keeps everything; it works once', async () => {
  const { parent } = await aPupil(testApp());
  await parent.post('/api/account/delete', { password: parentPassword });
  const token = linkIn(await emailTo(testApp(), parent.email, 'will be deleted on 20 December 2026')).searchParams.get('keep');
  const undo = () => testApp().visitor().post('/api/account/undo-deletion', { token });
  expect((await undo()).statusCode).toBe(200);
  expect((await signIn(parent.email)).statusCode).toBe(200);
  expect((await undo()).statusCode).toBe(400);
  await emailTo(testApp(), parent.email, 'account stays');
  await after(40 * days, testApp().services.closing.eraseDue);
  expect(await rowsLeft(parent.familyId)).toBeGreaterThan(0);
});

test('the password keeps it too; a wrong one and a made-up link do not', async () => {
  const parent = await aParent(testApp());
  await parent.post('/api/account/delete', { password: parentPassword });
  const undo = async (body: object) => (await testApp().visitor().post('/api/account/undo-deletion', body)).statusCode;
  expect(await undo({ email: parent.email, password: 'not mine 12' })).toBe(401);
  expect(await undo({ token: 'abc' })).toBe(400);
  expect(await undo({})).toBe(400);
  expect(await undo({ email: parent.email, password: parentPassword })).toBe(200);
  expect((await signIn(parent.email)).statusCode).toBe(200);
});

test('after thirty days nothing of the family is left, and other families are untouched', async () => {
  const leaving = await aPupil(testApp());
  const staying = await aPupil(testApp());
  const before = await rowsLeft(staying.familyId);
  await leaving.parent.post('/api/account/delete', { password: parentPassword });
  await after(29 * days, testApp().services.closing.eraseDue);
  expect(await rowsLeft(leaving.familyId)).toBeGreaterThan(0);
  await after(31 * days, testApp().services.closing.eraseDue);
  expect(await rowsLeft(leaving.familyId)).toBe(0);
  expect(await rowsLeft(staying.familyId)).toBe(before);
  expect((await signIn(leaving.parent.email)).json<Said>().error).toBe('Invalid login credentials');
  await emailTo(testApp(), leaving.parent.email, 'was deleted');
});

test('a family that pays is not charged again once it leaves', async () => {
  const { parent } = await aFamilyThatPays(testApp(), { children: [{ firstName: 'Wren', year: 9 }] });
  expect((await parent.post('/api/account/delete', { password: parentPassword })).statusCode).toBe(200);
  await testApp().visitor().post('/api/account/undo-deletion', { email: parent.email, password: parentPassword });
  await parent.post('/api/simple-auth/login', { email: parent.email, password: parentPassword });
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect((await parent.get('/api/stripe/subscription')).json()).toMatchObject({ cancelAtPeriodEnd: true });
});
