import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListPreview } from '@hedgerow/contracts/rosters';
import type { ProviderKind, Spoiled } from '#testing/open-id-provider.ts';
import { anAdministrator } from '#testing/people.ts';
import { packed, sample } from '#testing/rosters/samples.ts';
import { aColleague } from '#testing/school.ts';
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
describe('the school’s list', () => {
  test('keeps addresses only once the school has linked an account, and refuses one address for two', async () => {
    const { administrator, desk, domain, link, ofGoogle, takeIn } = school;
    const text = listOf(`Ada,Thorne,8,0001,ada@${domain}`, `Ben,Osei,8,0002,`);
    const before = (await administrator.post('/api/school/pupil-list/preview', { list: text })).json<ListPreview>();
    expect(before.unread).toEqual(['Email']);
    await takeIn(text);
    expect(await desk()).toMatchObject({ pupils: 2, pupilsWithAddress: 0 });
    await link('google', ofGoogle('head'));
    const after = (await administrator.post('/api/school/pupil-list/preview', { list: text })).json<ListPreview>();
    expect([after.unread, after.create, after.change, after.same]).toEqual([[], 0, 1, 1]);
    await takeIn(text);
    expect(await desk()).toMatchObject({ pupils: 2, pupilsWithAddress: 1 });
    const twice = listOf(`Ada,Thorne,8,0001,ada@${domain}`, `Ben,Osei,8,0002,ADA@${domain}`, 'Cat,Fox,8,0003,nobody');
    const wrong = (await administrator.post('/api/school/pupil-list/preview', { list: twice })).json<ListPreview>();
    expect(wrong.problems.map(({ line, column, message }) => [line, column, message])).toEqual([
      [4, 'pupil_address', '“nobody” is not an email address.'],
      [3, 'pupil_address', 'The pupil on line 2 already has this email address.'],
    ]);
  });

  test('a OneRoster package brings the e-mail address, or a username that is one', async () => {
    const { administrator, comeIn, desk, domain, link, ofGoogle } = school;
    await link('google', ofGoogle('head'));
    const users = sample('one-roster/users.csv')
      .replace('nfrost,,Nell,Frost,,5001,', `nfrost,,Nell,Frost,,5001,Nell@${domain}`)
      .replace(',okane,', `,okane@${domain},`);
    const wish = {
      archive: packed({ 'users.csv': users }),
      choices: { orgId: 's-1', classes: [{ key: 'id:k-2', subject: 'other' }] },
    };
    const { digest } = (await administrator.post('/api/school/pupil-list/preview', wish)).json<ListPreview>();
    expect((await administrator.post('/api/school/pupil-list', { ...wish, digest })).statusCode).toBe(200);
    expect((await desk()).pupilsWithAddress).toBe(2);
    for (const [name, first] of [
      ['nell', 'Nell'],
      ['okane', 'Owe'],
    ] as const)
      expect((await whoIs((await comeIn('google', ofGoogle(name))).browser))?.firstName).toBe(first);
  });

  test('two schools of a trust share a domain: each pupil reaches their own, and one address in both reaches neither', async () => {
    const { comeIn, domain, link, ofGoogle, takeIn } = school;
    await link('google', ofGoogle('head'));
    const second = await anAdministrator(testApp());
    await link('google', ofGoogle('second'), second);
    const pupils = await takeIn(listOf(`Ada,Thorne,8,0001,ada@${domain}`, `Ben,Osei,8,0002,ben@${domain}`));
    await takeIn(listOf(`Ben,Osei,8,0002,ben@${domain}`), second);
    expect((await whoIs((await comeIn('google', ofGoogle('ada'))).browser))?.id).toBe(
      pupils.find(({ firstName }) => firstName === 'Ada')?.id,
    );
    expect((await comeIn('google', ofGoogle('ben'))).to).toBe('/school-sign-in?why=several');
  });
});

describe('what comes back is looked at', () => {
  test.each<[ProviderKind, string, Spoiled]>([
    ['google', 'a nonce of another sign-in', { nonce: 'other' }],
    ['google', 'another audience', { aud: 'somebody-else' }],
    ['google', 'another issuer', { iss: 'https://evil.example' }],
    ['google', 'a time long past', { expired: true }],
    ['google', 'a signature of another key', { foreignKey: true }],
    ['microsoft', 'another audience', { aud: 'somebody-else' }],
    [
      'microsoft',
      'the issuer of another tenant',
      { iss: at.microsoft.issuer.replace('organizations', '99999999-2222-4333-8444-000000000000') },
    ],
    ['microsoft', 'a signature of another key', { foreignKey: true }],
  ])('%s: a token with %s is refused', async (kind, _what, spoiled) => {
    const { comeIn, link, ofGoogle, ofMicrosoft } = school;
    const person = kind === 'google' ? ofGoogle('head') : ofMicrosoft('head');
    await link(kind, person);
    const { browser, to } = await comeIn(kind, person, spoiled);
    expect([to, await whoIs(browser)]).toEqual(['/school-sign-in?why=failed', null]);
  });

  test('the way back belongs to the browser and the provider that it left for', async () => {
    const { link, ofGoogle } = school;
    await link('google', ofGoogle('head'));
    at.google.signsIn(ofGoogle('head'));
    const browser = testApp().visitor();
    const leaving = await browser.get('/api/auth/school/google');
    const back = await there(String(leaving.headers.location));
    expect((await testApp().visitor().get(back)).headers.location).toBe('/school-sign-in?why=failed');
    expect((await browser.get(back.replace('/google/', '/microsoft/'))).headers.location).toBe('/school-sign-in?why=failed');
    for (const query of ['', '?code=1', '?state=1', '?error=access_denied&state=x', '?code=%00&state=%F0%9F'])
      expect((await testApp().visitor().get(`/api/auth/school/google/callback${query}`)).headers.location).toBe(
        '/school-sign-in?why=failed',
      );
    expect((await testApp().visitor().get('/api/auth/school/toString')).statusCode).toBe(400);
  });

  test('Cancel leads back to where it began', async () => {
    const { administrator } = school;
    const browser = testApp().visitor();
    await browser.get('/api/auth/school/google');
    expect((await browser.get('/api/auth/school/google/callback?error=access_denied&state=x')).headers.location).toBe('/login');
    await administrator.post('/api/school/sign-on/google');
    const back = await administrator.get('/api/auth/school/google/callback?error=access_denied&state=x');
    expect(back.headers.location).toBe('/school/dashboard?tab=sign-on');
  });

  test('a colleague whose account waits for its deletion is told so', async () => {
    const { administrator, comeIn, link, ofGoogle } = school;
    await link('google', ofGoogle('head'));
    const colleague = await aColleague(testApp(), administrator.schoolId);
    await testApp().database.pool.query(`update "user" set delete_after = '2027-01-01', two_factor_enabled = false where id = $1`, [
      colleague.id,
    ]);
    expect((await comeIn('google', ofGoogle('cole', { email: colleague.email }))).to).toBe('/school-sign-in?why=closing');
  });
});
