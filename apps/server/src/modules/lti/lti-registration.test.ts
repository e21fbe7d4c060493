import { beforeEach, describe, expect, test } from 'vitest';
import type { LtiInvitation, LtiPlatforms } from '@hedgerow/contracts/lti';
import type { LtiPlatform } from '#testing/lti-platform.ts';
import { anAdministrator, aParent, aTeacher, type TestTeacher } from '#testing/people.ts';
import { ltiVisits, post, schoolWithPlatform, titleOf } from '#testing/lti-visits.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();
const minute = 60_000;
let platform: LtiPlatform;
let head: TestTeacher;

beforeEach(async () => {
  ({ platform, head } = await schoolWithPlatform(testApp()));
  return () => platform.close();
}, 60_000);

const { launch } = ltiVisits(testApp, () => platform);
const platforms = async (): Promise<LtiPlatforms['platforms']> => (await head.get('/api/school/lti')).json<LtiPlatforms>().platforms;

const invite = async () => new URL((await head.post('/api/school/lti/invitation', {})).json<LtiInvitation>().address);
const paste = (address: URL, more: Readonly<Record<string, string>> = {}) => {
  const asked = {
    openid_configuration: `${platform.registration().issuer}/.well-known/openid-configuration`,
    registration_token: 'once',
    ...more,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return testApp().visitor().get(`${address.pathname}${address.search}`);
};

describe('a platform that registers itself', () => {
  test('says what it is, is told what we are, and opens us only when the school’s administrator agreed; its first deployment counts', async () => {
    const answer = await paste(await invite());
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([200, 'One more step']);
    expect(answer.headers['content-security-policy']).toContain(`frame-ancestors ${platform.registration().issuer}`);
    expect(platform.kept.tools).toMatchObject([
      {
        initiate_login_uri: 'http://localhost:3000/api/lti/login',
        redirect_uris: ['http://localhost:3000/api/lti/launch'],
        jwks_uri: 'http://localhost:3000/api/lti/keys',
        token_endpoint_auth_method: 'private_key_jwt',
        'https://purl.imsglobal.org/spec/lti-tool-configuration': { messages: [{ type: 'LtiDeepLinkingRequest' }] },
      },
    ]);
    const [kept] = await platforms();
    expect(kept).toMatchObject({ waits: true, clientId: 'client-1', deploymentId: '', addedBy: 'Tess Hart' });
    const person = { sub: 't', email: head.email, role: 'Instructor' } as const;
    expect(titleOf((await launch({ person })).body)).toBe('Your school has not agreed yet');
    const other = await anAdministrator(testApp());
    expect((await other.post(`/api/school/lti/${kept?.id}/approve`)).statusCode).toBe(404);
    expect((await head.post(`/api/school/lti/${kept?.id}/approve`)).json<LtiPlatforms>().platforms).toMatchObject([{ waits: false }]);
    expect(titleOf((await launch({ person })).body)).toBe('You are Tess Hart');
    expect(await platforms()).toMatchObject([{ deploymentId: '1' }]);
    expect(titleOf((await launch({ person, spoiled: { deployment: '2' } })).body)).toBe('This place on the platform is not registered');
  });

  test('by an address that was used, ran out, was made for something else or is none, nothing is registered', async () => {
    const address = await invite();
    expect((await paste(address)).statusCode).toBe(200);
    const late = await invite();
    const before = testApp().clock.now;
    testApp().clock.now = new Date(before.getTime() + 61 * minute);
    const tooLate = await paste(late);
    testApp().clock.now = before;
    const { issuer, clientId } = platform.registration();
    const login = await post(testApp().visitor(), '/api/lti/login', { iss: issuer, login_hint: 'x', client_id: clientId });
    const errand = new URL(late);
    errand.searchParams.set('code', new URL(String(login.headers.location)).searchParams.get('state') ?? '');
    const none = new URL(late);
    none.searchParams.set('code', 'x');
    for (const refused of [await paste(address), tooLate, await paste(errand), await paste(none)]) {
      expect([refused.statusCode, titleOf(refused.body)]).toEqual([400, 'The platform was not registered']);
      expect(refused.body).toContain('has been used already, or is over an hour old');
    }
    expect(await platforms()).toHaveLength(1);
    for (const caller of [testApp().visitor(), await aParent(testApp()), await aTeacher(testApp())])
      expect([401, 403]).toContain((await caller.post('/api/school/lti/invitation', {})).statusCode);
  });

  test.each<[string, () => Readonly<Record<string, string>>, string]>([
    ['that is away', () => ((platform.mood.status = 503), {}), 'We could not reach the platform'],
    ['that does not take our registration', () => ({ registration_token: 'other' }), 'did not take our registration'],
    ['that names another issuer', () => ((platform.mood.says = { issuer: 'https://evil.example' }), {}), 'did not take our registration'],
    [
      'that would have our registration sent elsewhere',
      () => ((platform.mood.says = { registration_endpoint: 'https://evil.example/r' }), {}),
      'did not take',
    ],
    ['whose words are no configuration', () => ((platform.mood.says = { token_endpoint: 'nowhere' }), {}), 'did not take our registration'],
    ['whose address is none', () => ({ openid_configuration: 'file:///etc/passwd' }), 'did not say where it can be asked'],
  ])('%s is not kept', async (_what, change, words) => {
    const address = await invite();
    const answer = await paste(address, change());
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([400, 'The platform was not registered']);
    expect(answer.body).toContain(words);
    expect(await platforms()).toEqual([]);
  });
});
