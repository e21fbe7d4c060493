import { afterAll, expect, test } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { Caller } from '#testing/caller.ts';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, linkIn } from '#testing/emails.ts';
import { openIdProvider, provider, type ProviderPerson, type Spoiled } from '#testing/open-id-provider.ts';
import { aParent, aTeacher, parentPassword, type TestParent } from '#testing/people.ts';

const elsewhere = await openIdProvider(new Date('2026-11-20T16:00:00Z'));
afterAll(() => elsewhere.close());
const testApp = startTestApp({
  GOOGLE_CLIENT_ID: provider.clientId,
  GOOGLE_CLIENT_SECRET: provider.clientSecret,
  GOOGLE_ISSUER: elsewhere.issuer,
});

let numbers = 0;
const somebody = (change: Partial<ProviderPerson> = {}): ProviderPerson => {
  numbers += 1;
  return { sub: `subject-${numbers}`, email: `google${numbers}@example.test`, given_name: 'Ina', family_name: 'Weir', ...change };
};
/** From our button to the provider and back: the address that the browser brings back. */
const goThere = async (browser: Caller, from = ''): Promise<string> => {
  const leaving = await browser.get(`/api/auth/google${from}`);
  const there = await fetch(String(leaving.headers.location), { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
};
const comeIn = async (person: ProviderPerson, spoiled: Spoiled = {}, browser: Caller = testApp().visitor(), from = '') => {
  elsewhere.signsIn(person, spoiled);
  const answer = await browser.get(await goThere(browser, from));
  return { browser, to: answer.headers.location };
};
const who = async (browser: Pick<Caller, 'get'>) => (await browser.get('/api/simple-auth/profile')).json<Profile>().user;
const confirmAddress = async (parent: TestParent): Promise<void> => {
  const { pathname, search } = linkIn(await emailTo(testApp(), parent.email, 'confirm your email'));
  await testApp().visitor().get(`${pathname}${search}`);
};

test('a newcomer comes in with Google and is asked who they are; the second time it is the same account', async () => {
  const person = somebody();
  const first = await comeIn(person);
  expect(first.to).toBe('/dashboard');
  const user = await who(first.browser);
  expect(user).toMatchObject({ email: person.email, emailVerified: true, firstName: 'Ina', role: 'parent', needsOnboarding: true });
  expect((await first.browser.get('/api/auth/two-factor')).json()).toMatchObject({ hasPassword: false });
  const second = await comeIn({ ...person, email: 'moved@example.test' });
  expect(await who(second.browser)).toMatchObject({ id: user?.id, email: person.email });
  const asked = elsewhere.lastAsked();
  expect([asked.get('code_challenge_method'), asked.get('response_type')]).toEqual(['S256', 'code']);
  expect(asked.get('redirect_uri')).toBe('http://localhost:3000/api/auth/google/callback');
});

test('from the family sign-up a newcomer is a parent at once, and is back in the sign-up', async () => {
  const person = somebody();
  const { browser, to } = await comeIn(person, {}, testApp().visitor(), '?from=family');
  expect(to).toBe('/family-signup');
  expect(await who(browser)).toMatchObject({ email: person.email, role: 'parent', needsOnboarding: false });
  const agreed = await testApp().database.pool.query("select 1 from consent where user_id = $1 and kind = 'terms'", [
    (await who(browser))?.id,
  ]);
  expect(agreed.rowCount).toBe(1);
  // Somebody whom Google gives no name is asked for it.
  const nameless = await comeIn(somebody({ family_name: '' }), {}, testApp().visitor(), '?from=family');
  expect([nameless.to, (await who(nameless.browser))?.needsOnboarding]).toEqual(['/family-signup', true]);
  // A parent who is known goes on in the sign-up, with what they are.
  const again = await comeIn(person, {}, testApp().visitor(), '?from=family');
  expect([again.to, (await who(again.browser))?.email]).toEqual(['/family-signup', person.email]);
});

test('from the family sign-up Cancel leads back there, refusals to the sign-in page, and any other place is refused', async () => {
  const browser = testApp().visitor();
  await browser.get('/api/auth/google?from=family');
  const cancelled = await browser.get('/api/auth/google/callback?error=access_denied&state=whatever');
  expect(cancelled.headers.location).toBe('/family-signup');
  const parent = await aParent(testApp());
  expect((await comeIn(somebody({ email: parent.email }), {}, testApp().visitor(), '?from=family')).to).toBe('/login?google=unverified');
  expect((await testApp().visitor().get('/api/auth/google?from=https://evil.example')).statusCode).toBe(400);
});

test('who presses Cancel at Google is back at the sign-in page, with no word of a failure', async () => {
  const browser = testApp().visitor();
  await browser.get('/api/auth/google');
  const answer = await browser.get('/api/auth/google/callback?error=access_denied&state=whatever');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login']);
});

test('a name longer than our forms take is shortened, and its owner comes in', async () => {
  const { browser, to } = await comeIn(somebody({ given_name: 'I'.repeat(61) }));
  expect([to, (await who(browser))?.firstName]).toEqual(['/dashboard', 'I'.repeat(60)]);
});

test('an account here is joined where both sides have confirmed the same address', async () => {
  const parent = await aParent(testApp());
  expect((await comeIn(somebody({ email: parent.email }))).to).toBe('/login?google=unverified');
  await confirmAddress(parent);
  const { browser, to } = await comeIn(somebody({ email: parent.email.toUpperCase() }));
  expect([to, (await who(browser))?.id]).toEqual(['/dashboard', parent.id]);
});

test('an address that Google has not confirmed opens nothing', async () => {
  const parent = await aParent(testApp());
  await confirmAddress(parent);
  const { browser, to } = await comeIn(somebody({ email: parent.email, email_verified: false }));
  expect([to, await who(browser)]).toEqual(['/login?google=unverified', null]);
  expect((await comeIn(somebody({ email_verified: false }))).to).toBe('/login?google=unverified');
});

test.each<[string, Spoiled]>([
  ['a nonce of another sign-in', { nonce: 'other' }],
  ['another audience', { aud: 'somebody-else' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['a time long past', { expired: true }],
  ['a signature of another key', { foreignKey: true }],
])('a token with %s is refused', async (_what, spoiled) => {
  const { browser, to } = await comeIn(somebody(), spoiled);
  expect([to, await who(browser)]).toEqual(['/login?google=failed', null]);
});

test('the way back belongs to the browser that left: a foreign, missing or altered state opens nothing', async () => {
  elsewhere.signsIn(somebody());
  const [attacker, victim] = [testApp().visitor(), testApp().visitor()];
  const back = await goThere(attacker);
  expect((await victim.get(back)).headers.location).toBe('/login?google=failed');
  await goThere(victim);
  expect((await victim.get(back)).headers.location).toBe('/login?google=failed');
  const failed = ['', '?code=1', '?state=1', '?error=access_denied&state=x'];
  for (const query of failed)
    expect((await testApp().visitor().get(`/api/auth/google/callback${query}`)).headers.location).toBe('/login?google=failed');
});

test('a code works once', async () => {
  elsewhere.signsIn(somebody());
  const browser = testApp().visitor();
  const back = await goThere(browser);
  const cookie = browser.cookie() ?? '';
  expect((await browser.get(back)).headers.location).toBe('/dashboard');
  const again = await testApp().visitor().send({ method: 'GET', url: back, headers: { cookie } });
  expect(again.headers.location).toBe('/login?google=failed');
});

test('Google is for adults: a pupil who came alone signs in with their password', async () => {
  const person = somebody();
  const { browser } = await comeIn(person);
  await browser.post('/api/auth/onboard', { firstName: 'Kim', lastName: 'Vale', role: 'student', dateOfBirth: '10/2012' });
  expect((await comeIn(person)).to).toBe('/login?google=pupil');
  expect((await comeIn(somebody({ email: person.email }))).to).toBe('/login?google=pupil');
});

test('who has two steps signs in with both', async () => {
  const { email } = await aTeacher(testApp());
  expect((await comeIn(somebody({ email }))).to).toBe('/login?google=two-factor');
});

test('a family that is leaving is not let in by another way', async () => {
  const parent = await aParent(testApp());
  await confirmAddress(parent);
  const person = somebody({ email: parent.email });
  await comeIn(person);
  await parent.post('/api/account/delete', { password: parentPassword });
  const { browser, to } = await comeIn(person);
  expect([to, await who(browser)]).toEqual(['/login?google=closing', null]);
});

test('the sign-in page knows that Google is offered', async () => {
  expect((await testApp().visitor().get('/api/auth/options')).json()).toEqual({ google: true, school: [] });
});
