import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Child } from '@hedgerow/contracts/families';
import type { StudentStats } from '@hedgerow/contracts/progress';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { endOfDayMessage } from '@hedgerow/domain/daily-limit';
import { expect, test } from 'vitest';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();

const quiz = { subject: 'maths', topic: 'Fractions', difficulty: 'easy', numQuestions: 5 };
const guide = { subject: 'maths', topic: 'Fractions' };
const limitTo = (pupil: TestPupil, dailyLimit: unknown) => pupil.parent.patch(`/api/parent/child/${pupil.id}`, { dailyLimit });
const statsOf = async (pupil: TestPupil) => (await pupil.get('/api/student/stats')).json<StudentStats>();

/** So many minutes at work, from a minute of the day on; the server's clock stands at 16:00. */
const worked = async (pupil: TestPupil, minutes: number, { from = 0, daysAgo = 0 } = {}) => {
  const day = londonDate(new Date(testApp().clock.now.getTime() - daysAgo * 86_400_000));
  await testApp().database.pool.query(
    `insert into study_day (family_id, child_id, day, minutes, first_minute, last_minute)
     select family_id, id, $2::date, $4::int, $3::int, $3::int + $4::int - 1 from child where id = $1
     on conflict (family_id, child_id, day) do update set minutes = study_day.minutes + excluded.minutes, last_minute = excluded.last_minute`,
    [pupil.id, day, from, minutes],
  );
};
const refused = { code: 'day_over', message: endOfDayMessage };

test('once the minutes are used nothing new starts, and what was begun is finished and handed in', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  expect((await limitTo(pupil, 15)).json<Child>().dailyLimit).toBe(15);
  await worked(pupil, 14);
  expect(await statsOf(pupil)).toMatchObject({ dailyMinutes: 14, dayIsOver: false });
  const begun = (await pupil.post('/api/assessments/generate', quiz)).json<Assessment>();
  const check = { kind: 'multiplication_tables' };
  expect((await pupil.post('/api/national-checks', check)).statusCode).toBe(200);

  await worked(pupil, 1, { from: 14 });
  expect(await statsOf(pupil)).toMatchObject({ dailyMinutes: 15, dayIsOver: true });
  const calls = [
    ['/api/assessments/generate', quiz],
    ['/api/practice/start', { from: 'topic', subject: 'maths', topic: 'Fractions', sourceFileIds: [] }],
    ['/api/practice/start', { from: 'check-in' }],
    ['/api/assessments/download-pdf', { ...quiz, format: 'html' }],
    ['/api/national-checks', { ...check, again: true }],
  ] as const;
  for (const [path, body] of calls) {
    const answer = await pupil.post(path, body);
    expect([path, answer.statusCode, answer.json()]).toEqual([path, 403, expect.objectContaining(refused)]);
  }
  // What was begun goes on.
  expect((await pupil.post('/api/national-checks', check)).statusCode).toBe(200);
  const handedIn = await pupil.post('/api/assessments/submit', { assessmentId: begun.id, userAnswers: [0, 0, 0, 0, 0], timeSpent: 60_000 });
  expect(handedIn.statusCode).toBe(200);

  // The limit is the parent's: without it the day goes on.
  expect((await limitTo(pupil, null)).json<Child>().dailyLimit).toBeNull();
  expect((await statsOf(pupil)).dayIsOver).toBe(false);
  expect((await pupil.post('/api/assessments/generate', quiz)).statusCode).toBe(200);
});

test('no guide is made after the day, and the one that is there is read', async () => {
  const pupil = await aPupil(testApp(), { year: 9, plan: 'secondary_revise' });
  await limitTo(pupil, 15);
  const made = (await pupil.post('/api/revision-guides/generate', guide)).json<{ id: string }>();
  await worked(pupil, 15);
  const answer = await pupil.post('/api/revision-guides/generate', guide);
  expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining(refused)]);
  expect((await pupil.get(`/api/revision-guides/${made.id}`)).statusCode).toBe(200);
});

test('set work that is begun opens again, other set work waits for tomorrow', async () => {
  const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  const set = async (title: string) => {
    const answer = await pupil.parent.post('/api/assignments', { childIds: [pupil.id], title, topic: 'Fractions', subject: 'maths' });
    return `/api/student/assignments/${answer.json<{ id: string }[]>()[0]?.id ?? ''}/start`;
  };
  const [first, second] = [await set('First'), await set('Second')];
  expect((await pupil.post(first)).statusCode).toBe(200);
  await limitTo(pupil, 15);
  await worked(pupil, 15);
  expect((await pupil.post(first)).statusCode).toBe(200);
  const answer = await pupil.post(second);
  expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining(refused)]);
});

test('yesterday’s minutes are not today’s, and without a limit no day ends', async () => {
  const limited = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  await limitTo(limited, 15);
  await worked(limited, 60, { daysAgo: 1 });
  expect((await statsOf(limited)).dayIsOver).toBe(false);
  expect((await limited.post('/api/assessments/generate', quiz)).statusCode).toBe(200);
  const free = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
  await worked(free, 200);
  expect((await free.post('/api/assessments/generate', quiz)).statusCode).toBe(200);
});

test('with its last minute the child’s open page is told that the day is over', async () => {
  const pupil = await aPupil(testApp());
  const told: string[] = [];
  const stop = testApp().services.events.subscribe([`child:${pupil.id}`], ({ type }) => told.push(type));
  const isTold = (times: number) => expect.poll(() => told, { timeout: 10_000 }).toEqual(Array(times).fill('activity'));
  // The new limit is told as well, by its own event.
  await limitTo(pupil, 15);
  await isTold(1);
  await worked(pupil, 14);
  await pupil.post('/api/student/active-minute');
  await isTold(2);
  stop();
  expect((await statsOf(pupil)).dayIsOver).toBe(true);
});

test('a limit is set by the child’s own parent alone, and within its bounds', async () => {
  const [pupil, other] = [await aPupil(testApp()), await aPupil(testApp())];
  expect((await other.parent.patch(`/api/parent/child/${pupil.id}`, { dailyLimit: 15 })).statusCode).toBe(404);
  expect((await pupil.patch(`/api/parent/child/${pupil.id}`, { dailyLimit: null })).statusCode).toBe(403);
  for (const wrong of [0, 14, 181, 30.5, '30', true, {}]) expect((await limitTo(pupil, wrong)).statusCode).toBe(400);
  for (const right of [15, 180, null]) expect((await limitTo(pupil, right)).json<Child>().dailyLimit).toBe(right);
});
