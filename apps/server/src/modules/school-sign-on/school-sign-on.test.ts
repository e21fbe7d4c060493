import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AuditPage } from '@hedgerow/contracts/audit';
import type { SignOnPeople } from '@hedgerow/contracts/school-sign-on';
import { schoolConsentWording } from '@hedgerow/contracts/schools';
import { codeOf } from '#testing/authenticator.ts';
import { anAdministrator, aParent, aTeacher, parentPassword } from '#testing/people.ts';
import { aSignOnSchool, listOf, schoolProviders, type SignOnSchool, there, whoIs } from '#testing/sign-on-school.ts';
import { startTestApp } from '#testing/test-app.ts';

const { at, settings, close } = await schoolProviders(new Date('2026-11-20T16:00:00Z'));
afterAll(close);
const testApp = startTestApp(settings);

/** A school of each test's own. */
let school: SignOnSchool;
beforeEach(async () => {
  school = await aSignOnSchool(testApp(), at);
}, 60_000);
const people = async (): Promise<SignOnPeople['people']> =>
  (await school.administrator.get('/api/school/sign-on/people')).json<SignOnPeople>().people;

describe('an administrator links the school', () => {
  test('they sign in there once, which proves that they belong to it; the desk says who did it and when, and undoes it', async () => {
    const { administrator, comeIn, desk, domain, link, ofGoogle, ofMicrosoft, tenant } = school;
    expect((await desk()).providers.map(({ provider: of, offered, linked }) => [of, offered, linked])).toEqual([
      ['google', true, null],
      ['microsoft', true, null],
    ]);
    expect(await link('google', ofGoogle('head'))).toBe('/school/dashboard?tab=sign-on&linked=google');
    expect(at.google.lastAsked().get('hd')).toBe('*');
    expect(await link('microsoft', ofMicrosoft('head'))).toBe('/school/dashboard?tab=sign-on&linked=microsoft');
    const linked = await desk();
    expect(linked.providers.map((one) => one.linked)).toMatchObject([
      { tenant: domain, linkedBy: 'Tess Hart', staff: 1, pupils: 0 },
      { tenant, linkedBy: 'Tess Hart', staff: 1, pupils: 0 },
    ]);
    expect(linked.changes.map(({ what, about, who: by }) => [what, about, by])).toEqual([
      ['linked', tenant, 'Tess Hart'],
      ['linked', domain, 'Tess Hart'],
    ]);
    expect((await testApp().visitor().get('/api/auth/options')).json()).toEqual({ google: true, school: ['google', 'microsoft'] });

    expect((await administrator.delete('/api/school/sign-on/google')).statusCode).toBe(200);
    expect((await administrator.delete('/api/school/sign-on/google')).statusCode).toBe(404);
    const after = await desk();
    expect([after.providers[0]?.linked, after.changes[0]?.what]).toEqual([null, 'unlinked']);
    expect((await comeIn('google', ofGoogle('head'))).to).toBe('/school-sign-in?why=not-on');
  });

  test('with an account of their own, or as a guest of a tenant, nothing is linked', async () => {
    const { desk, link, ofGoogle, ofMicrosoft } = school;
    const { hd: _hd, ...own } = ofGoogle('head');
    expect(await link('google', own)).toBe('/school/dashboard?tab=sign-on&why=personal');
    const personal = ofMicrosoft('head', { tid: '9188040d-6c67-4c5b-b112-36a304b66dad' });
    expect(await link('microsoft', personal)).toBe('/school/dashboard?tab=sign-on&why=personal');
    expect(await link('microsoft', ofMicrosoft('head', { acct: 1 }))).toBe('/school/dashboard?tab=sign-on&why=personal');
    expect((await desk()).providers.map(({ linked }) => linked)).toEqual([null, null]);
  });

  test('the way back counts only in the session that left', async () => {
    const { administrator, desk, ofGoogle } = school;
    at.google.signsIn(ofGoogle('head'));
    const begun = await administrator.post('/api/school/sign-on/google');
    const back = await there(begun.json<{ address: string }>().address);
    // The attacker has the cookie of the errand, and a session of their own.
    const other = await anAdministrator(testApp());
    const cookies = [
      ...String(administrator.cookie())
        .split('; ')
        .filter((pair) => pair.startsWith('hedgerow.school=')),
      other.cookie(),
    ];
    const answer = await testApp()
      .visitor()
      .send({ method: 'GET', url: back, headers: { cookie: cookies.join('; ') } });
    expect(answer.headers.location).toBe('/school/dashboard?tab=sign-on&why=failed');
    expect([(await desk()).providers[0]?.linked, (await desk(other)).providers[0]?.linked]).toEqual([null, null]);
  });

  test('nobody else may, and another school sees nothing of it', async () => {
    const { administrator, desk, link, ofGoogle } = school;
    await link('google', ofGoogle('head'));
    const teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
    for (const [from, status] of [
      [teacher, 403],
      [await aParent(testApp()), 403],
      [testApp().visitor(), 401],
    ] as const) {
      expect((await from.get('/api/school/sign-on')).statusCode).toBe(status);
      expect((await from.get('/api/school/sign-on/people')).statusCode).toBe(status);
      expect((await from.post('/api/school/sign-on/google')).statusCode).toBe(status);
      expect((await from.delete('/api/school/sign-on/google')).statusCode).toBe(status);
    }
    const elsewhere = await anAdministrator(testApp());
    expect((await desk(elsewhere)).providers[0]?.linked).toBeNull();
    expect((await elsewhere.delete('/api/school/sign-on/google')).statusCode).toBe(404);
    expect((await elsewhere.delete(`/api/school/sign-on/people/${administrator.id}`)).statusCode).toBe(404);
    expect((await administrator.delete('/api/school/sign-on/people/nobody')).statusCode).toBe(400);
    expect((await administrator.post('/api/school/sign-on/constructor')).statusCode).toBe(400);
  });
});

describe('staff', () => {
  test('come in by the address that they confirmed here; afterwards by who they are, and still with their second step', async () => {
    const { administrator, comeIn, domain, link, ofGoogle } = school;
    await link('google', ofGoogle('head'));
    const browser = testApp().visitor();
    const email = `tess@${domain}`;
    const { token } = await testApp().services.invitations.invite({ schoolId: administrator.schoolId, email, role: 'teacher' });
    await browser.post('/api/auth/accept-invitation', { token, password: parentPassword, firstName: 'Tess', lastName: 'Hart' });
    const first = await comeIn('google', ofGoogle('tess'));
    expect([first.to, (await whoIs(first.browser))?.email]).toEqual(['/dashboard', email]);

    const begun = await first.browser.post('/api/auth/two-factor/begin', { password: parentPassword });
    const { secret } = begun.json<{ secret: string }>();
    await first.browser.post('/api/auth/two-factor/confirm', { code: codeOf(secret) });
    const second = await comeIn('google', ofGoogle('tess', { email: `mrs.hart@${domain}` }));
    expect([second.to, await whoIs(second.browser)]).toEqual(['/login?school=code', null]);
    expect((await second.browser.post('/api/auth/two-factor/sign-in', { code: '000000' })).statusCode).toBe(401);
    expect((await second.browser.post('/api/auth/two-factor/sign-in', { code: codeOf(secret) })).statusCode).toBe(200);
    expect((await whoIs(second.browser))?.email).toBe(email);
  });

  test('of another school, and people who are not staff, are not known by an address alone', async () => {
    const { comeIn, link, ofGoogle } = school;
    await link('google', ofGoogle('head'));
    const elsewhere = await aTeacher(testApp());
    expect((await comeIn('google', ofGoogle('tess', { email: elsewhere.email }))).to).toBe('/school-sign-in?why=unknown');
    const parent = await aParent(testApp());
    const outcome = await comeIn('google', ofGoogle('ann', { email: parent.email }));
    expect([outcome.to, await whoIs(outcome.browser)]).toEqual(['/school-sign-in?why=unknown', null]);
  });

  test('who has left the school comes in no more, and is asked back like anybody', async () => {
    const { administrator, comeIn, link, ofGoogle } = school;
    await link('google', ofGoogle('head'));
    const teacher = await aTeacher(testApp(), { schoolId: administrator.schoolId });
    expect((await comeIn('google', ofGoogle('tess', { email: teacher.email }))).to).toBe('/login?school=code');
    await administrator.post(`/api/school/staff/${teacher.id}/remove`, {});
    expect((await comeIn('google', ofGoogle('tess', { email: teacher.email }))).to).toBe('/school-sign-in?why=unknown');
  });
});

describe('pupils', () => {
  test('come in by the address in the school’s list, then by who they are, whatever becomes of the address', async () => {
    const { administrator, comeIn, desk, domain, link, ofGoogle, takeIn } = school;
    await link('google', ofGoogle('head'));
    const [ada] = await takeIn(listOf(`Ada,Thorne,8,0001,Ada.T@${domain}`));
    expect(await desk()).toMatchObject({ pupils: 1, pupilsWithAddress: 1 });
    const first = await comeIn('google', ofGoogle('ada.t'));
    expect([first.to, (await whoIs(first.browser))?.id]).toEqual(['/dashboard', ada?.id]);
    expect(await whoIs(first.browser)).toMatchObject({ role: 'student' });

    // Ada is married; her address has gone to a newcomer, who is not on the list.
    const moved = await comeIn('google', ofGoogle('ada.t', { email: `ada.moss@${domain}` }));
    expect((await whoIs(moved.browser))?.id).toBe(ada?.id);
    const newcomer = await comeIn('google', ofGoogle('newcomer', { email: `ada.t@${domain}` }));
    expect([newcomer.to, await whoIs(newcomer.browser)]).toEqual(['/school-sign-in?why=other', null]);

    expect((await people()).map(({ name, kind }) => [name, kind])).toEqual([
      ['Tess Hart', 'staff'],
      ['Ada Thorne', 'pupil'],
    ]);
    expect((await administrator.delete(`/api/school/sign-on/people/${ada?.id}`)).statusCode).toBe(200);
    expect((await desk()).changes[0]).toMatchObject({ what: 'person-unlinked', about: 'Ada Thorne', who: 'Tess Hart' });
    expect((await administrator.delete(`/api/school/sign-on/people/${ada?.id}`)).statusCode).toBe(404);
  });

  test('with Microsoft the tenant’s own name for them counts, and an "email" that anybody can write does not', async () => {
    const { comeIn, domain, link, ofMicrosoft, takeIn } = school;
    await link('microsoft', ofMicrosoft('head'));
    const [ada] = await takeIn(listOf(`Ada,Thorne,8,0001,ada@${domain}`));
    const claimed = ofMicrosoft('mallory', { email: `ada@${domain}` });
    expect((await comeIn('microsoft', claimed)).to).toBe('/school-sign-in?why=unknown');
    const guest = ofMicrosoft('ada', { acct: 1, sub: 'guest' });
    expect((await comeIn('microsoft', guest)).to).toBe('/school-sign-in?why=personal');
    const elsewhere = ofMicrosoft('ada', { tid: '99999999-2222-4333-8444-000000000000', sub: 'elsewhere' });
    expect((await comeIn('microsoft', elsewhere)).to).toBe('/school-sign-in?why=not-on');
    const nameless = await comeIn('microsoft', ofMicrosoft('nobody', { preferred_username: 'ada' }));
    expect(nameless.to).toBe('/school-sign-in?why=unknown');
    const { browser, to } = await comeIn('microsoft', ofMicrosoft('ada'));
    expect([to, (await whoIs(browser))?.id]).toEqual(['/dashboard', ada?.id]);
  });

  test('with Google another domain, no domain or an unconfirmed address opens nothing', async () => {
    const { comeIn, domain, link, ofGoogle, takeIn } = school;
    await link('google', ofGoogle('head'));
    await takeIn(listOf(`Ada,Thorne,8,0001,ada@${domain}`));
    const { hd: _hd, ...own } = ofGoogle('ada');
    expect((await comeIn('google', own)).to).toBe('/school-sign-in?why=personal');
    expect((await comeIn('google', ofGoogle('ada', { hd: 'evil.example' }))).to).toBe('/school-sign-in?why=not-on');
    expect((await comeIn('google', ofGoogle('ada', { email_verified: false }))).to).toBe('/school-sign-in?why=unknown');
    expect(await people()).toHaveLength(1);
  });

  test('whose parent has taken the account over sign in as the family says; the school’s account opens it no more', async () => {
    const { administrator, comeIn, domain, link, ofGoogle, takeIn } = school;
    await link('google', ofGoogle('head'));
    const [ada] = await takeIn(listOf(`Ada,Thorne,8,0001,ada@${domain}`));
    await comeIn('google', ofGoogle('ada'));
    const card = (await administrator.post(`/api/school/pupils/${ada?.id}/card`)).json<{ familyCode: string }>();
    const parent = await aParent(testApp());
    const joined = await parent.post('/api/school-codes/join', { code: card.familyCode, wording: schoolConsentWording });
    expect([joined.statusCode, joined.body]).toEqual([200, joined.body]);
    const outcome = await comeIn('google', ofGoogle('ada'));
    expect([outcome.to, await whoIs(outcome.browser)]).toEqual(['/school-sign-in?why=family', null]);
    expect((await people()).map(({ kind }) => kind)).toEqual(['staff']);
    // A later list changes nothing of it.
    await takeIn(listOf(`Ada,Thorne,8,0001,ada.new@${domain}`));
    expect((await comeIn('google', ofGoogle('ada', { email: `ada.new@${domain}`, sub: 'new' }))).to).toBe('/school-sign-in?why=unknown');
  });

  test('in the record of who saw a child the unlinking stands', async () => {
    const { administrator, comeIn, domain, link, ofGoogle, takeIn } = school;
    await link('google', ofGoogle('head'));
    const [ada] = await takeIn(listOf(`Ada,Thorne,8,0001,ada@${domain}`));
    await comeIn('google', ofGoogle('ada'));
    const before = testApp().clock.now;
    testApp().clock.now = new Date(before.getTime() + 3_600_000);
    await administrator.delete(`/api/school/sign-on/people/${ada?.id}`);
    await testApp().services.audit.settled();
    testApp().clock.now = before;
    const { rows } = await testApp().database.pool.query<AuditPage['entries'][number]>(
      `select kind as what from child_audit where child_id = $1 order by at desc limit 1`,
      [ada?.id],
    );
    expect(rows).toEqual([{ what: 'credentials' }]);
  });
});
