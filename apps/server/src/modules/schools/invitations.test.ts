import { agreedWording, termsVersion } from '@hedgerow/contracts/terms';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { emailTo, linkIn } from '../../testing/emails.ts';
import { aParent, aTeacher } from '../../testing/people.ts';

const testApp = startTestApp();
type Said = { error: string };
const body = { password: 'quiet heron 47', firstName: 'Tess', lastName: 'Hart' };

const invited = async (email: string) => {
  const { invitations } = testApp().services;
  const schoolId = await invitations.createSchool('Oak Lane Primary');
  const { token } = await invitations.invite({ schoolId, email, role: 'teacher' });
  return { schoolId, token };
};
const accept = (token: string, change: object = {}) =>
  testApp()
    .visitor()
    .post('/api/auth/accept-invitation', { ...body, token, ...change });

test('a teacher opens the letter, chooses a password and is in, as a teacher and nothing else', async () => {
  await invited('tess@example.test');
  const token = linkIn(await emailTo(testApp(), 'tess@example.test', 'Oak Lane Primary invites you')).searchParams.get('invitation') ?? '';
  expect((await testApp().visitor().get(`/api/auth/invitation?token=${token}`)).json()).toEqual({
    schoolName: 'Oak Lane Primary',
    email: 'tess@example.test',
    role: 'teacher',
  });
  const browser = testApp().visitor();
  const entered = await browser.post('/api/auth/accept-invitation', { ...body, token, role: 'operator', email: 'other@example.test' });
  expect(entered.json()).toMatchObject({
    user: { role: 'teacher', email: 'tess@example.test', emailVerified: true, twoFactor: { enabled: false, required: true } },
  });
  expect((await browser.get('/api/auth/user')).statusCode).toBe(200);
  expect((await accept(token)).statusCode).toBe(400);
});

test('a newer invitation takes the place of the older, and an old one is over after 14 days', async () => {
  const older = await invited('rob@example.test');
  const newer = await testApp().services.invitations.invite({ schoolId: older.schoolId, email: 'rob@example.test', role: 'teacher' });
  expect((await accept(older.token)).json<Said>().error).toBe(
    'This invitation has expired or was used already. Please ask your school for a new one.',
  );
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 15 * 86_400_000);
  const late = await accept(newer.token);
  testApp().clock.now = before;
  expect(late.statusCode).toBe(400);
  expect((await accept(newer.token)).statusCode).toBe(200);
});

test('a weak password, an address that has an account, and a made-up link are refused', async () => {
  const { email } = await aParent(testApp());
  const [taken, free] = [await invited(email), await invited('una@example.test')];
  expect((await accept(taken.token)).json<Said>().error).toBe('An account with this email already exists. Please sign in instead.');
  expect((await accept(free.token, { password: 'password1' })).statusCode).toBe(400);
  expect((await accept(free.token, { firstName: '' })).json<Said>().error).toBe('Please enter your first and last name');
  expect((await accept('abc')).statusCode).toBe(400);
  expect((await accept(free.token)).statusCode).toBe(200);
});

test('one invitation used twice at the same moment makes one teacher', async () => {
  const { token } = await invited('kit@example.test');
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a teacher cannot turn two steps off', async () => {
  const teacher = await aTeacher(testApp());
  expect((await teacher.get('/api/auth/two-factor')).json()).toEqual({ enabled: true, required: true, hasPassword: true });
  expect((await teacher.post('/api/auth/two-factor/turn-off', { password: 'quiet heron 47' })).statusCode).toBe(403);
});

test('a teacher who tried to register first accepts the school’s invitation all the same; somebody with a family does not lose it', async () => {
  const browser = testApp().visitor();
  const early = { email: 'early@example.test', password: 'quiet heron 47', firstName: 'Tess', lastName: 'Hart' };
  await browser.post('/api/simple-auth/register', { ...early, needsOnboarding: true });
  const entered = await accept((await invited(early.email)).token);
  expect([entered.statusCode, entered.json<{ user: { role: string } }>().user.role]).toEqual([200, 'teacher']);
  // What was begun as somebody else is over.
  expect((await browser.get('/api/auth/user')).statusCode).toBe(401);

  const parent = testApp().visitor();
  const begun = { ...early, email: 'parent.first@example.test' };
  await parent.post('/api/simple-auth/register', { ...begun, needsOnboarding: true });
  await parent.post('/api/auth/onboard', { firstName: 'Tess', lastName: 'Hart', role: 'parent' });
  expect((await accept((await invited(begun.email)).token)).statusCode).toBe(409);
  expect((await parent.get('/api/auth/user')).statusCode).toBe(200);
});

test('what a teacher agrees to beside the button is kept with its version, again when they come back, and is in their own copy', async () => {
  const email = 'agrees@example.test';
  const entered = await accept((await invited(email)).token);
  const { id } = entered.json<{ user: { id: string } }>().user;
  const kept = async () =>
    (await testApp().database.pool.query('select wording, agreed_at from staff_terms where user_id = $1 order by id', [id])).rows;
  expect(await kept()).toEqual([{ wording: agreedWording, agreed_at: testApp().clock.now }]);
  expect(agreedWording).toContain(termsVersion);
  // Refused: nothing was agreed to.
  expect((await accept('abc')).statusCode).toBe(400);
  await testApp().database.pool.query('delete from school_member where user_id = $1', [id]);
  expect((await accept((await invited(email)).token)).statusCode).toBe(200);
  expect(await kept()).toHaveLength(2);
  const copy: { readonly data: Record<string, object[]> } = await testApp().services.closing.exportFor({ role: 'teacher', userId: id });
  expect(copy.data['staff_terms']).toMatchObject([{ wording: agreedWording }, { wording: agreedWording }]);
});
