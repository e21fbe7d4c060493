import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { LtiPlatforms } from '@hedgerow/contracts/lti';
import type { ListPreview } from '@hedgerow/contracts/rosters';
import { schoolConsentWording, type SchoolPupil } from '@hedgerow/contracts/schools';
import type { JWK } from 'jose';
import type { Caller } from '#testing/caller.ts';
import { ltiPlatform, type LtiPlatform, type PlatformWish } from '#testing/lti-platform.ts';
import { anAdministrator, aParent, aTeacher, type TestTeacher } from '#testing/people.ts';
import { aClass, aColleague } from '#testing/school.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();
const form = 'application/x-www-form-urlencoded';
let platform: LtiPlatform;
let administrator: TestTeacher;
const opened: LtiPlatform[] = [];
afterAll(() => Promise.all(opened.map(({ close }) => close())));

/** A school and its own platform for each test. */
beforeEach(async () => {
  platform = await ltiPlatform(() => testApp().clock.now);
  opened.push(platform);
  administrator = await anAdministrator(testApp());
}, 60_000);

const register = (change: object = {}, from: Caller = administrator) =>
  from.post('/api/school/lti', { ...platform.registration(), ...change });
/** A form as a browser on the platform's page, or on ours, sends it. */
const post = (browser: Caller, url: string, fields: Readonly<Record<string, string>>, origin?: string) =>
  browser.send({
    method: 'POST',
    url,
    headers: { 'content-type': form, ...(origin === undefined ? {} : { origin, 'sec-fetch-site': 'cross-site' }) },
    payload: new URLSearchParams(fields).toString(),
  });
const begin = async (browser: Caller, more: Readonly<Record<string, string>> = {}) => {
  const { issuer, clientId } = platform.registration();
  const fields = {
    iss: issuer,
    login_hint: 'somebody',
    target_link_uri: 'http://localhost:3000/api/lti/launch',
    client_id: clientId,
    ...more,
  };
  return post(browser, '/api/lti/login', fields, issuer);
};
const launch = async (wish: PlatformWish, browser: Caller = testApp().visitor()) => {
  const asked = new URL(String((await begin(browser)).headers.location));
  return post(browser, '/api/lti/launch', await platform.message(asked, wish), platform.registration().issuer);
};
const ticketIn = (html: string): string => /name="ticket" value="(?<ticket>[^"]+)"/.exec(html)?.groups?.['ticket'] ?? '';
const titleOf = (html: string): string => /<h1>(?<title>[^<]+)<\/h1>/.exec(html)?.groups?.['title'] ?? '';
const comeIn = async (wish: PlatformWish, browser: Caller = testApp().visitor()) => {
  const shown = await launch(wish, browser);
  const entered = await post(browser, '/api/lti/enter', { ticket: ticketIn(shown.body) });
  return { browser, shown, to: entered.headers.location, entered };
};
const who = async (browser: Caller) => (await browser.get('/api/simple-auth/profile')).json<Profile>().user;
const takeIn = async (...rows: readonly string[]): Promise<SchoolPupil[]> => {
  const list = ['Forename,Surname,Year,Admission no,School email', ...rows].join('\n');
  const preview = (await administrator.post('/api/school/pupil-list/preview', { list })).json<ListPreview>();
  expect((await administrator.post('/api/school/pupil-list', { list, digest: preview.digest })).statusCode).toBe(200);
  return (await administrator.get('/api/school/pupils')).json<SchoolPupil[]>();
};
const homes = async (childId: string | undefined): Promise<{ id: string; familyId: string }> => {
  const { rows } = await testApp().database.pool.query<{ family_id: string }>('select family_id from child where id = $1', [childId]);
  return { id: childId ?? '', familyId: rows[0]?.family_id ?? '' };
};

describe('the school’s desk', () => {
  test('an administrator registers a platform with what both sides show, and removes it', async () => {
    const added = (await register()).json<LtiPlatforms>();
    expect(added.tool).toEqual({
      loginUrl: 'http://localhost:3000/api/lti/login',
      launchUrl: 'http://localhost:3000/api/lti/launch',
      keysUrl: 'http://localhost:3000/api/lti/keys',
    });
    expect(added.platforms).toMatchObject([{ name: 'Moodle of the test', deploymentId: '1', addedBy: 'Tess Hart', people: 0 }]);
    expect((await register()).statusCode).toBe(409);
    expect((await register({ issuer: 'ftp://x.example' })).statusCode).toBe(400);
    expect((await register({ name: ' ' })).statusCode).toBe(400);
    const removed = await administrator.delete(`/api/school/lti/${added.platforms[0]?.id}`);
    expect(removed.json<LtiPlatforms>().platforms).toEqual([]);
  });

  test('nobody else may, and another school sees and removes nothing of it', async () => {
    const id = (await register()).json<LtiPlatforms>().platforms[0]?.id;
    const elsewhere = await anAdministrator(testApp());
    expect((await elsewhere.get('/api/school/lti')).json<LtiPlatforms>().platforms).toEqual([]);
    expect((await elsewhere.delete(`/api/school/lti/${id}`)).statusCode).toBe(404);
    expect((await register({}, elsewhere)).statusCode).toBe(409);
    const teacher = await aTeacher(testApp());
    expect((await teacher.get('/api/school/lti')).statusCode).toBe(403);
    expect((await register({}, await aParent(testApp()))).statusCode).toBe(403);
    expect((await register({}, testApp().visitor())).statusCode).toBe(401);
  });
});

describe('a pupil', () => {
  test('comes in by the school’s number or address, after a press on a page that names them, and opens the work that was set', async () => {
    await register();
    const [ada] = await takeIn('Ada,Thorne,8,A-17,');
    const classId = await aClass(testApp(), administrator, [await homes(ada?.id)], { name: '8A', yearGroup: 8 });
    const wish = { childIds: [ada?.id], classId, title: 'Fractions', subject: 'maths' };
    const set = await administrator.post('/api/assignments', wish);
    expect([set.statusCode, set.body]).toEqual([200, set.body]);
    const { rows } = await testApp().database.pool.query<{ group_id: string; id: string }>(
      'select group_id, id from assignment where child_id = $1',
      [ada?.id],
    );
    const person = { sub: 'u-17', sourcedId: 'a-17' };
    const { shown, to, browser } = await comeIn({ person, custom: { work: rows[0]?.group_id ?? '' } });
    expect(titleOf(shown.body)).toBe('You are Ada Thorne');
    expect(String(shown.headers['content-security-policy'])).toContain(`frame-ancestors ${platform.registration().issuer}`);
    expect(await who(browser)).toMatchObject({ id: ada?.id, role: 'student' });
    expect(to).toBe(`/student/dashboard?work=${rows[0]?.id}`);
    // Work that is not theirs leads to their own page.
    expect((await comeIn({ person, custom: { work: '01a1fd6f-0000-7000-8000-000000000000' } })).to).toBe('/dashboard');
    expect((await comeIn({ person, custom: { work: 'no' } })).to).toBe('/dashboard');
    // Known by who they are there, whatever else the platform says.
    expect((await who((await comeIn({ person: { sub: 'u-17' } })).browser))?.id).toBe(ada?.id);
    expect((await administrator.get('/api/school/lti')).json<LtiPlatforms>().platforms[0]?.people).toBe(1);
  });

  test('by an address of the list; an address that went on to somebody else opens nothing', async () => {
    await register();
    const [ada] = await takeIn('Ada,Thorne,8,A-17,ada@oak.sch.uk');
    expect((await who((await comeIn({ person: { sub: 'one', email: 'Ada@oak.sch.uk' } })).browser))?.id).toBe(ada?.id);
    const second = await comeIn({ person: { sub: 'two', email: 'ada@oak.sch.uk' } });
    expect([second.shown.statusCode, titleOf(second.shown.body), await who(second.browser)]).toEqual([
      400,
      'Somebody else used this account before you',
      null,
    ]);
  });

  test('whom nobody knows gets no account, and reads who can help', async () => {
    await register();
    const before = await testApp().database.pool.query('select count(*) from "user"');
    const stranger = await launch({ person: { sub: 'x', email: 'x@oak.sch.uk', sourcedId: '9' } });
    expect([stranger.statusCode, titleOf(stranger.body)]).toEqual([400, 'We do not know you yet']);
    expect((await testApp().database.pool.query('select count(*) from "user"')).rows).toEqual(before.rows);
    expect(titleOf((await launch({ person: { sub: 'm', role: 'Mentor' } })).body)).toBe('We do not know you yet');
  });

  test('of another school is not known here, and one whose parent took the account over signs in as the family says', async () => {
    await register();
    const [ada] = await takeIn('Ada,Thorne,8,A-17,ada@oak.sch.uk');
    const mine = administrator;
    administrator = await anAdministrator(testApp());
    await takeIn('Ben,Osei,8,B-1,ben@elm.sch.uk');
    administrator = mine;
    expect(titleOf((await launch({ person: { sub: 'b', sourcedId: 'B-1', email: 'ben@elm.sch.uk' } })).body)).toBe(
      'We do not know you yet',
    );
    const page = await launch({ person: { sub: 'a', sourcedId: 'A-17' } });
    const card = (await administrator.post(`/api/school/pupils/${ada?.id}/card`)).json<{ familyCode: string }>();
    const parent = await aParent(testApp());
    await parent.post('/api/school-codes/join', { code: card.familyCode, wording: schoolConsentWording });
    expect(titleOf((await post(testApp().visitor(), '/api/lti/enter', { ticket: ticketIn(page.body) })).body)).toBe(
      'Your account belongs to your family now',
    );
    expect(titleOf((await launch({ person: { sub: 'a', sourcedId: 'A-17' } })).body)).toBe('Your account belongs to your family now');
  });
});

describe('a teacher', () => {
  test('comes in by the address that they confirmed, with their second step; a pupil’s role opens no teacher’s account', async () => {
    await register();
    const teacher = await aColleague(testApp(), administrator.schoolId);
    const person = { sub: 't', email: teacher.email, role: 'Instructor' } as const;
    expect((await comeIn({ person })).to).toBe('/login?school=code');
    expect(titleOf((await launch({ person: { sub: 't2', email: teacher.email } })).body)).toBe('We do not know you yet');
    const elsewhere = await aTeacher(testApp());
    expect(titleOf((await launch({ person: { sub: 't3', email: elsewhere.email, role: 'Instructor' } })).body)).toBe(
      'We do not know you yet',
    );
  });

  test('picks a piece of work they set, and it goes back signed by us, once', async () => {
    await register();
    const [ada] = await takeIn('Ada,Thorne,8,A-17,');
    const person = { sub: 't', email: administrator.email, role: 'Instructor' } as const;
    expect(titleOf((await launch({ person, deepLink: true })).body)).toBe('There is no work to add');
    const classId = await aClass(testApp(), administrator, [await homes(ada?.id)], { name: '8A', yearGroup: 8 });
    await administrator.post('/api/assignments', { childIds: [ada?.id], classId, title: 'Fractions & <more>', subject: 'maths' });
    const shown = await launch({ person, deepLink: true });
    expect(shown.body).toContain('Fractions &#38; &#60;more&#62;');
    const work = /name="work" value="(?<id>[^"]+)"/.exec(shown.body)?.groups?.['id'] ?? '';
    const ticket = ticketIn(shown.body);
    const visitor = testApp().visitor();
    expect(titleOf((await post(visitor, '/api/lti/deep-link', { ticket, work: 'constructor' })).body)).toBe('There is no work to add');
    const sent = await post(visitor, '/api/lti/deep-link', { ticket, work });
    const jwt = /name="JWT" value="(?<jwt>[^"]+)"/.exec(sent.body)?.groups?.['jwt'] ?? '';
    expect(sent.body).toContain(`action="${platform.registration().issuer}/content?course=7"`);
    const { keys } = (await visitor.get('/api/lti/keys')).json<{ keys: JWK[] }>();
    expect(keys.every((key) => !('d' in key) && !('p' in key))).toBe(true);
    const claims = await platform.reads(jwt, keys);
    expect(claims).toMatchObject({
      'https://purl.imsglobal.org/spec/lti/claim/message_type': 'LtiDeepLinkingResponse',
      'https://purl.imsglobal.org/spec/lti/claim/deployment_id': '1',
      'https://purl.imsglobal.org/spec/lti-dl/claim/data': 'course 7',
      'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
        { type: 'ltiResourceLink', title: 'Fractions & <more>', url: 'http://localhost:3000/api/lti/launch', custom: { work } },
      ],
    });
    expect(titleOf((await post(visitor, '/api/lti/deep-link', { ticket, work })).body)).toBe('This page was used already');
    // A pupil is offered nothing to pick, and a ticket for one thing opens no other.
    expect(titleOf((await launch({ person: { sub: 'p', sourcedId: 'A-17' }, deepLink: true })).body)).toBe('This is for teachers');
    expect(titleOf((await post(visitor, '/api/lti/enter', { ticket })).body)).toBe('This page was used already');
  });
});

describe('what a platform sends is looked at', () => {
  test.each<[string, NonNullable<PlatformWish['spoiled']>, string]>([
    ['a signature of another key', { foreignKey: true }, 'That did not work'],
    ['no signature', { alg: 'none' }, 'That did not work'],
    ['another audience', { aud: 'somebody-else' }, 'That did not work'],
    ['several audiences and no party that it is for', { aud: ['client-1', 'other'] }, 'That did not work'],
    ['another party that it is for', { azp: 'other' }, 'That did not work'],
    ['another issuer', { iss: 'https://evil.example' }, 'That did not work'],
    ['a time long past', { expired: true }, 'That did not work'],
    ['a nonce of another launch', { nonce: 'other' }, 'That did not work'],
    ['another version', { version: '1.1.0' }, 'That did not work'],
    ['a message that we do not know', { type: 'LtiSubmissionReviewRequest' }, 'That did not work'],
    ['a deployment that is not registered', { deployment: '2' }, 'This place on the platform is not registered'],
  ])('%s is refused', async (_what, spoiled, title) => {
    await register();
    await takeIn('Ada,Thorne,8,A-17,');
    const answer = await launch({ person: { sub: 'a', sourcedId: 'A-17' }, spoiled });
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([400, title]);
    // The platform's frame shows why, and no other site's.
    expect(String(answer.headers['content-security-policy'])).toMatch(new RegExp(`frame-ancestors ${platform.registration().issuer}$`));
  });

  test('a message that is sent again opens nothing, nor does a page that is pressed again', async () => {
    await register();
    await takeIn('Ada,Thorne,8,A-17,');
    const browser = testApp().visitor();
    const asked = new URL(String((await begin(browser)).headers.location));
    const message = await platform.message(asked, { person: { sub: 'a', sourcedId: 'A-17' } });
    const first = await post(browser, '/api/lti/launch', message);
    expect(titleOf(first.body)).toBe('You are Ada Thorne');
    expect(titleOf((await post(browser, '/api/lti/launch', message)).body)).toBe('This page was used already');
    const ticket = ticketIn(first.body);
    expect((await post(browser, '/api/lti/enter', { ticket })).statusCode).toBe(303);
    const again = await post(testApp().visitor(), '/api/lti/enter', { ticket });
    expect([again.statusCode, titleOf(again.body)]).toEqual([400, 'This page was used already']);
    // Another site's page cannot press for them.
    expect((await post(browser, '/api/lti/enter', { ticket }, 'https://evil.example')).statusCode).toBe(403);
  });

  test('an errand or a ticket that has run out, or is not ours, opens nothing', async () => {
    await register();
    await takeIn('Ada,Thorne,8,A-17,');
    const browser = testApp().visitor();
    const asked = new URL(String((await begin(browser)).headers.location));
    const before = testApp().clock.now;
    testApp().clock.now = new Date(before.getTime() + 11 * 60_000);
    const late = await platform.message(asked, { person: { sub: 'a', sourcedId: 'A-17' } });
    expect(titleOf((await post(browser, '/api/lti/launch', late)).body)).toBe('That did not work');
    testApp().clock.now = before;
    for (const body of [{}, { state: 'x', id_token: 'y' }, { error: 'login_required' }])
      expect(titleOf((await post(browser, '/api/lti/launch', body)).body)).toBe('That did not work');
    for (const ticket of ['', 'x', asked.searchParams.get('state') ?? ''])
      expect(titleOf((await post(browser, '/api/lti/enter', { ticket })).body)).toBe('This page was used already');
  });

  test('a platform that nobody registered, and a login without a person, lead nowhere', async () => {
    await register();
    const visitor = testApp().visitor();
    expect(titleOf((await begin(visitor, { iss: 'https://evil.example' })).body)).toBe('We do not know this platform');
    expect(titleOf((await begin(visitor, { client_id: 'other' })).body)).toBe('We do not know this platform');
    expect((await begin(visitor, { login_hint: '' })).statusCode).toBe(400);
    const { issuer } = platform.registration();
    const asked = await visitor.get(
      `/api/lti/login?iss=${encodeURIComponent(issuer)}&login_hint=a&target_link_uri=https%3A%2F%2Fevil.example`,
    );
    const { searchParams } = new URL(String(asked.headers.location));
    expect(searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/lti/launch');
    expect([searchParams.get('response_mode'), searchParams.get('prompt'), searchParams.get('scope')]).toEqual([
      'form_post',
      'none',
      'openid',
    ]);
    expect((await post(visitor, '/api/lti/login', { iss: 'x'.repeat(600) })).statusCode).toBe(400);
  });
});
