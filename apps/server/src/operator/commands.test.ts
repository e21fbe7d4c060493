import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReferralOverview } from '@hedgerow/contracts/referrals';
import { startTestApp } from '../testing/test-app.ts';
import { emailTo } from '../testing/emails.ts';
import { aParent, aPupil } from '../testing/people.ts';
import { commands } from './commands.ts';
import { readFlags } from './read-flags.ts';

const testApp = startTestApp();
const run = (name: string, flags: Record<string, string>, production = false) =>
  commands[name]?.run(flags, {
    production,
    publicUrl: 'http://localhost:3000',
    invitations: testApp().services.invitations,
    notices: testApp().services.notices,
    sales: testApp().services.sales,
    codes: testApp().services.codes,
    referrals: testApp().services.referrals,
    pointsGifts: testApp().services.pointsGifts,
    schools: testApp().services.schools,
    site: testApp().services.site,
    publicContent: testApp().services.publicContent,
    desk: testApp().services.desk,
  });

test('an operator makes a school and invites a teacher, who gets a letter', async () => {
  await expect(run('invite-teacher', { email: 'tess@example.test' })).rejects.toThrow('There is no such school.');
  const made = await run('create-school', { name: 'Oak Lane Primary' });
  const invited = await run('invite-teacher', { email: 'Tess@Example.test', school: String(made?.['schoolId']) });
  expect(invited).toMatchObject({ schoolId: made?.['schoolId'], email: 'tess@example.test' });
  const letter = await emailTo(testApp(), 'tess@example.test', 'invites you');
  expect(letter.links[0]).toBe(invited?.['link']);
});

test('a trial has a teacher at once, production does not', async () => {
  const flags = { email: 'trial@example.test', password: 'quiet heron 47' };
  const made = await run('create-teacher', flags);
  const signedIn = await testApp().visitor().post('/api/simple-auth/login', flags);
  expect(signedIn.json()).toMatchObject({ user: { id: made?.['userId'], role: 'teacher' } });
  await expect(run('create-teacher', flags, true)).rejects.toThrow('in production use invite-teacher');
  await expect(run('create-teacher', flags)).rejects.toThrow('already exists');
});

test('a school starts without a browser: somebody who looks after it, a licence, a class with its pupils', async () => {
  const school = String((await run('create-school', { name: 'Elm Row' }))?.['schoolId']);
  const asked = await run('invite-administrator', { email: 'head@example.test', school });
  expect((await emailTo(testApp(), 'head@example.test', 'Elm Row invites you')).links[0]).toBe(asked?.['link']);
  const flags = { email: 'trial-head@example.test', password: 'quiet heron 47', school };
  const made = await run('create-administrator', flags);
  expect((await testApp().visitor().post('/api/simple-auth/login', flags)).json()).toMatchObject({ user: { role: 'administrator' } });
  await expect(run('create-administrator', flags, true)).rejects.toThrow('in production use invite-administrator');
  expect(await run('grant-licence', { school, until: '2027-08-31' })).toEqual({
    schoolId: school,
    licensedUntil: '2027-08-31T22:59:59.999Z',
  });

  const pupil = await aPupil(testApp(), { plan: 'free', year: 4 });
  const wish = { teacher: flags.email, children: pupil.id, name: 'Year 4 Science', subject: 'science', year: 'Year 4' };
  await expect(run('create-class', wish)).rejects.toThrow('--agreed is missing');
  expect(await run('create-class', { ...wish, agreed: 'signed form of 3 September' })).toMatchObject({
    schoolId: school,
    teacherId: made?.['userId'],
    childIds: [pupil.id],
  });
  expect((await pupil.get('/api/auth/user')).json()).toMatchObject({ subscriptionPlan: 'primary_scholar' });
  expect((await pupil.parent.get(`/api/parent/child/${pupil.id}/schools`)).json()).toMatchObject([
    { classes: [{ name: 'Year 4 Science' }] },
  ]);
  await expect(run('create-class', { ...wish, teacher: 'nobody@example.test' })).rejects.toThrow('There is no teacher');
  await expect(run('create-class', { ...wish, children: school })).rejects.toThrow('There is no child');
  await expect(run('create-class', { ...wish, children: 'Robin' })).rejects.toThrow('is not an id.');
  await run('license-school', { school });
  expect((await pupil.get('/api/auth/user')).json()).toMatchObject({ subscriptionPlan: 'free' });
});

test('support looks at an account, and the parent reads that it did', async () => {
  const pupil = await aPupil(testApp());
  expect(await run('support-child', { child: pupil.id })).toMatchObject({
    childId: pupil.id,
    status: 'active',
    planId: 'secondary_practice',
  });
  const { entries } = (await pupil.parent.get(`/api/children/${pupil.id}/audit`)).json<{ entries: { what: string }[] }>();
  expect(entries.find(({ what }) => what === 'support')).toMatchObject({ who: 'Support', role: 'operator', isYou: false });
});

test('what is missing is said in one line', async () => {
  await expect(run('create-school', {})).rejects.toThrow('--name is missing.');
  await expect(run('create-teacher', { email: 'x' })).rejects.toThrow('--email is not an email address.');
});

test('flags are read in both spellings', () => {
  expect(readFlags(['--email', 'a@b.example', '--name=Oak Lane = best', '--json', '--school', '7'])).toEqual({
    email: 'a@b.example',
    name: 'Oak Lane = best',
    json: '',
    school: '7',
  });
});

test('an operator makes a partner code, once, and hears in one line what is wrong with it', async () => {
  const made = await run('create-partner-code', {
    percent: '25',
    partner: 'Oak Lane Books',
    code: ' oak-25 ',
    expires: '31/01/2027',
    uses: '3',
  });
  expect(made).toMatchObject({ code: 'OAK-25', percent: 25, maxUses: 3, expiresAt: '2027-02-01T00:00:00.000Z' });
  const drawn = await run('create-partner-code', { percent: '100', partner: 'Oak Lane Books' });
  expect(drawn?.['code']).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  const again = { percent: '10', partner: 'Oak Lane Books', code: 'OAK-25' };
  await expect(run('create-partner-code', again)).rejects.toThrow('There is a code OAK-25 already.');
  for (const percent of ['0', '101', '12.5', '-5', ''])
    await expect(run('create-partner-code', { percent, partner: 'Oak' })).rejects.toThrow('--percent is a whole number from 1 to 100.');
  await expect(run('create-partner-code', { percent: '5' })).rejects.toThrow('--partner is missing.');
  await expect(run('create-partner-code', { percent: '5', partner: 'Oak', expires: '2027-02-31' })).rejects.toThrow('--expires is a date');
});

test('an operator lists the codes and ends one: nobody new may use it, and whoever came by it stays', async () => {
  await run('create-partner-code', { percent: '10', partner: 'Elm Books', code: 'ELM10' });
  const [owner, friend, stranger] = [await aParent(testApp()), await aParent(testApp()), await aParent(testApp())];
  const { code } = (await owner.get('/api/referrals')).json<ReferralOverview>();
  expect((await friend.post('/api/referrals/join', { code })).statusCode).toBe(200);
  expect((await friend.post('/api/payments/validate-partner-code', { code: 'elm10' })).statusCode).toBe(200);

  const listed = await run('list-codes', {});
  expect(listed?.['partner']).toContainEqual(expect.objectContaining({ code: 'ELM10', partner: 'Elm Books', used: 0, state: 'open' }));
  expect(listed?.['referral']).toContainEqual(expect.objectContaining({ code, familyId: owner.familyId, friends: 1 }));
  expect(Object.keys((await run('list-codes', { kind: 'partner' })) ?? {})).toEqual(['partner']);
  await expect(run('list-codes', { kind: 'school' })).rejects.toThrow('--kind is partner or referral');

  expect(await run('end-partner-code', readFlags(['elm10']))).toEqual({ code: 'ELM10', ended: true });
  const refused = await stranger.post('/api/payments/validate-partner-code', { code: 'ELM10' });
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { error: 'Invalid partner code' }]);
  expect((await run('list-codes', { kind: 'partner' }))?.['partner']).toContainEqual(
    expect.objectContaining({ code: 'ELM10', state: 'over' }),
  );

  expect(await run('end-referral-code', { code: code.toLowerCase() })).toEqual({ code, ended: true });
  expect((await stranger.post('/api/referrals/join', { code })).statusCode).toBe(404);
  const after = (await owner.get('/api/referrals')).json<ReferralOverview>();
  expect(after).toMatchObject({ joined: 1 });
  expect(after.code).not.toBe(code);
});

test('a code that is missing or unknown is said in one line', async () => {
  await expect(run('end-partner-code', {})).rejects.toThrow('--code is missing.');
  await expect(run('end-partner-code', { code: 'NEVER-WAS' })).rejects.toThrow('There is no partner code NEVER-WAS.');
  await expect(run('end-referral-code', { code: 'H7KQ2MXA' })).rejects.toThrow('There is no such referral code.');
  await expect(run('end-referral-code', { code: 'x' })).rejects.toThrow('There is no such referral code.');
});

test('an operator publishes an article from a file and takes it off again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-post-'));
  const file = join(folder, 'half-term.md');
  writeFileSync(file, '---\ntitle: Half-term\nexcerpt: E\ncategory: C\nauthor: A\npublished: 2026-11-01\n---\nRest.');
  expect(await run('publish-post', readFlags([file]))).toMatchObject({ id: 'half-term', address: 'http://localhost:3000/blog/half-term' });
  expect((await testApp().visitor().get('/api/cms/blog/half-term')).statusCode).toBe(200);
  await run('hide-post', { _: 'half-term' });
  expect((await testApp().visitor().get('/api/cms/blog/half-term')).statusCode).toBe(404);
  await expect(run('publish-post', { file: join(folder, 'none.md') })).rejects.toThrow('cannot be read.');
  rmSync(folder, { recursive: true });
});

test('an operator announces something, ends it, and reads how often pages were opened', async () => {
  await expect(run('announce', { title: 'A', message: 'B', type: 'loud' })).rejects.toThrow('--type must be one of');
  const made = await run('announce', { title: 'Maths week', message: 'Until Friday.', type: 'success' });
  const shown = async () => (await testApp().visitor().get('/api/cms/announcements')).json<{ id: string }[]>().map(({ id }) => id);
  expect(await shown()).toContain(made?.['announcementId']);
  await run('end-announcement', { id: String(made?.['announcementId']) });
  expect(await shown()).not.toContain(made?.['announcementId']);
  await testApp().visitor().post('/api/page-views', { path: '/about' });
  expect(await run('page-views', {})).toMatchObject({ total: 1, pages: [{ path: '/about', views: 1 }] });
  await expect(run('page-views', { days: 'all' })).rejects.toThrow('--days must be a number');
});

test('an operator’s account is made by a command, with a letter whose link sets the password, and ended by one', async () => {
  await expect(run('create-operator', {})).rejects.toThrow('--email is not an email address.');
  const made = await run('create-operator', { email: 'Olive@Example.test', 'first-name': 'Olive', 'last-name': 'Park' });
  const letter = await emailTo(testApp(), 'olive@example.test', 'Set a new password');
  expect(letter.links[0]).toBe(made?.['link']);
  await expect(run('create-operator', { email: 'olive@example.test' })).rejects.toThrow('already exists');
  expect(await run('remove-operator', { email: 'olive@example.test' })).toEqual({ email: 'olive@example.test', removed: true });
  await expect(run('remove-operator', { email: 'olive@example.test' })).rejects.toThrow('There is no operator with this address.');
});
