import type { SubscriptionStarted } from '@hedgerow/contracts/billing';
import type { Child } from '@hedgerow/contracts/families';
import type { Today } from '@hedgerow/contracts/today';
import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { confirmInBrowser, pressSubscribe, wizardBody } from '../../testing/paying.ts';
import { aParent, aPupil, childrenOf, type TestPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { namedHard } from './named-hard.ts';

const testApp = startTestApp();

const say = (pupil: TestPupil, subjects: readonly string[], words: string) =>
  pupil.parent.patch(`/api/parent/child/${pupil.id}`, { hard: { subjects, words } });
const dayOf = async (pupil: TestPupil) => (await pupil.get('/api/student/today')).json<Today>();

test('what a parent calls hard at the sign-up is kept with the child, and the child reads nothing of it', async () => {
  const parent = await aParent(testApp());
  const hard = { subjects: ['maths'], words: 'fractions' };
  const body = wizardBody([{ year: 4, plan: 'primary_scholar', firstName: 'Ivy' }]);
  const childrenData = body.childrenData.map((child) => ({ ...child, hard }));
  const started = await pressSubscribe(parent, { ...body, childrenData });
  expect(started.statusCode).toBe(200);
  await confirmInBrowser(parent, started.json<SubscriptionStarted>());
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect((await childrenOf(parent)).map((child) => child.hard)).toEqual([hard]);
});

test('the first day is about what is hard: the topic that was named, and the subject that was ticked has its turn', async () => {
  for (let family = 0; family < 3; family += 1) {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 5 });
    expect((await say(pupil, ['maths', 'geography'], 'fractions')).statusCode).toBe(200);
    const { steps } = await dayOf(pupil);
    expect(steps.map(({ title }) => title).join(', ')).toMatch(/fraction/i);
    expect(steps.map(({ subject }) => subject)).toContain('geography');
    expect(JSON.stringify(steps)).not.toMatch(/parent/i);
  }
});

test('words that name nothing change nothing, and no word reaches a place that it should not', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 5 });
  expect((await say(pupil, [], 'constructor, __proto__, sitting still')).statusCode).toBe(200);
  expect((await dayOf(pupil)).steps.length).toBeGreaterThan(1);
  expect((await pupil.get('/api/auth/profile')).body).not.toContain('sitting still');
});

test('a check-in begins a year lower where a subject is hard', async () => {
  for (let family = 0; family < 5; family += 1) {
    const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 6 });
    await say(pupil, ['maths'], '');
    expect((await pupil.post('/api/practice/start', { from: 'check-in', subject: 'maths' })).statusCode).toBe(200);
    const { rows } = await testApp().database.pool.query<{ topic: string }>(
      "select questions -> 0 ->> 'topicId' as topic from assessment where child_id = $1",
      [pupil.id],
    );
    const years = openBank().index.find(({ id }) => id === rows[0]?.topic)?.years ?? [];
    expect(Math.min(...years)).toBeLessThan(6);
  }
});

test('too many subjects, long words and unknown subjects are refused; so is somebody else’s child', async () => {
  const pupil = await aPupil(testApp(), { plan: 'primary_scholar', year: 5 });
  const refused = [
    [['maths', 'english', 'science', 'history', 'french'], ''],
    [['dragons'], ''],
    [[], 'x'.repeat(121)],
  ] as const;
  for (const [subjects, words] of refused) expect((await say(pupil, subjects, words)).statusCode).toBe(400);
  const other = await aPupil(testApp());
  expect((await other.parent.patch(`/api/parent/child/${pupil.id}`, { hard: { subjects: [], words: '' } })).statusCode).toBe(404);
  expect((await pupil.patch(`/api/parent/child/${pupil.id}`, { hard: { subjects: [], words: '' } })).statusCode).toBe(403);
  const [kept] = (await pupil.parent.get('/api/parent/children')).json<Child[]>();
  expect(kept?.hard).toEqual({ subjects: [], words: '' });
});

test('topics are found by what families call them, whole or in halves', () => {
  const named = namedHard(openBank());
  const subjects = ['maths', 'english', 'science'] as const;
  const titles = (words: string, ticked: readonly ('maths' | 'english')[] = []) =>
    [...named({ subjects: ticked, words }, 'KS2', subjects)].map((id) => openBank().topic(id)?.title ?? '').join(' | ');
  expect(titles('fractions')).toMatch(/fraction/i);
  expect(titles('the water cycle, electricity')).toMatch(/electric/i);
  expect(titles('times tables and spelling')).toMatch(/spell/i);
  expect(titles('sitting still')).toBe('');
});
