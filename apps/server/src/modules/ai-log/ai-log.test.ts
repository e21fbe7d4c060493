import type { AiLog } from '@hedgerow/contracts/ai-log';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { Child } from '@hedgerow/contracts/families';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { startModelServer } from '../../testing/model-server.ts';
import { aParent, aPupil, childrenOf, opensScreens } from '../../testing/people.ts';
import type { Caller } from '../../testing/caller.ts';

const server = await startModelServer();
afterAll(server.stop);
beforeEach(() => server.be('good'));

const testApp = startTestApp({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'local-model',
  AI_BASE_URL: server.url,
  AI_TOKENS_PER_CHILD: '700',
});

const makeGuide = (pupil: Caller, topic = 'Rivers') => pupil.post('/api/revision-guides/generate', { subject: 'Geography', topic });

test('a parent reads what the model was asked for their child, and nobody else does', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  expect((await makeGuide(pupil)).statusCode).toBe(200);
  const log = (await pupil.parent.get(`/api/parent/ai-log/${pupil.id}`)).json<AiLog>();
  expect(log).toMatchObject([{ purpose: 'guide', what: 'Guide on Rivers (Geography)', model: 'local-model', outcome: 'written' }]);

  const other = await aParent(testApp());
  expect((await other.get(`/api/parent/ai-log/${pupil.id}`)).statusCode).toBe(404);
  expect((await pupil.get(`/api/parent/ai-log/${pupil.id}`)).statusCode).toBe(403);
  expect((await testApp().visitor().get(`/api/parent/ai-log/${pupil.id}`)).statusCode).toBe(401);
  expect((await pupil.parent.get('/api/parent/ai-log/nobody')).statusCode).toBe(400);
});

test('above the day’s tokens the offline engine teaches, until midnight in London', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  for (let turn = 0; turn < 7; turn += 1) expect((await makeGuide(pupil)).statusCode).toBe(200);
  expect(server.heard).toHaveLength(5);
  const before = testApp().clock.now;
  testApp().clock.now = new Date('2026-11-21T00:00:01Z');
  expect((await makeGuide(pupil)).statusCode).toBe(200);
  expect(server.heard).toHaveLength(6);
  testApp().clock.now = before;
});

test('a child asks one thing at a time', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const answers = await Promise.all([makeGuide(pupil), makeGuide(pupil), makeGuide(pupil)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(server.heard.length).toBeLessThan(3);
});

test('a great whale of a book is only a book', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  expect((await pupil.post('/api/revision-guides/generate', { subject: 'English', topic: 'Moby Dick' })).body).not.toContain('school work');
});

const told = async (pupil: Caller) => (await pupil.get('/api/simple-auth/profile')).json<Profile>().user?.modelOn;

test('under 13 the model is not asked until a parent turns it on, and never after they turn it off', async () => {
  const young = await aPupil(testApp(), { year: 7 });
  await makeGuide(young);
  expect(server.heard).toEqual([]);
  expect(await told(young)).toBe(false);
  const turn = (modelOn: unknown, by: Caller = young.parent) => by.patch(`/api/parent/child/${young.id}`, { modelOn });
  expect((await turn(true)).json<Child>().modelOn).toBe(true);
  await makeGuide(young);
  expect(server.heard).toHaveLength(1);
  // The child's own screens say so beside what they type, from the next page on.
  expect([await told(young), await told(young.parent)]).toEqual([true, false]);
  expect((await turn(false)).json<Child>().modelOn).toBe(false);
  await makeGuide(young);
  expect(server.heard).toHaveLength(1);
  expect((await turn('yes')).statusCode).toBe(400);
  expect((await turn(true, young)).statusCode).toBe(403);
  expect((await turn(true, await aParent(testApp()))).statusCode).toBe(404);

  const older = await aPupil(testApp(), { year: 10 });
  expect((await childrenOf(older.parent))[0]?.modelOn).toBe(true);
  expect(await told(older)).toBe(true);
  await makeGuide(older);
  expect(server.heard).toHaveLength(2);
});

const turnOff = (by: Caller) => by.post('/api/student/model-off', {});

test('a pupil turns the model off for themselves, at once; only a parent turns it on again', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  expect(await told(pupil)).toBe(true);
  const looking = await opensScreens(pupil.parent, pupil.id);
  expect([(await turnOff(pupil.parent)).statusCode, (await turnOff(looking)).statusCode, await told(pupil)]).toEqual([403, 403, true]);
  expect((await turnOff(pupil)).json()).toEqual({ modelOn: false });
  expect([await told(pupil), (await childrenOf(pupil.parent))[0]?.modelOn]).toEqual([false, false]);
  const asked = server.heard.length;
  await makeGuide(pupil);
  expect(server.heard).toHaveLength(asked);
  expect((await pupil.parent.patch(`/api/parent/child/${pupil.id}`, { modelOn: true })).json<Child>().modelOn).toBe(true);
});

test('what the model hears names nobody of the account: the topic of a child who writes their name is only the topic', async () => {
  const parent = await aParent(testApp());
  const pupil = await aPupil(testApp(), { year: 10, firstName: 'Zoë', parent });
  await aPupil(testApp(), { year: 9, firstName: 'Аня', parent });
  await parent.patch(`/api/parent/child/${pupil.id}`, { school: 'Ysgol Gwynllyw' });
  await makeGuide(pupil, `Rivers by Zoë Lee and Аня, ${pupil.username}, Ysgol Gwynllyw, ${parent.email}, for Ann`);
  expect(server.heard).toHaveLength(1);
  const prompt = JSON.stringify(server.heard);
  expect(prompt).toContain('Rivers');
  for (const word of ['Zoë', 'Аня', 'Lee', 'Ann', pupil.username, 'Gwynllyw', parent.email]) expect(prompt).not.toContain(word);
});
