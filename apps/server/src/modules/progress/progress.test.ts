import { expect, test } from 'vitest';
import type { ActivityItem, ProgressSummary, StudentStats } from '@hedgerow/contracts/progress';
import { inTransaction } from '../../db/retry.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();

const record = (pupil: TestPupil, id: string, points: number, score: number | null = null) =>
  inTransaction(testApp().database.db, (runner) =>
    testApp().services.progress.record(
      runner,
      { familyId: pupil.familyId, userId: pupil.id, phase: 'secondary' },
      {
        id,
        type: score === null ? 'revision' : 'assessment',
        status: 'completed',
        subject: 'history',
        topic: 'The Norman Conquest',
        title: 'The Norman Conquest',
        score,
        points,
      },
    ),
  );
const statsOf = async (caller: { get: TestPupil['get'] }, childId = '') =>
  (await caller.get(`/api/student/stats${childId && `/${childId}`}`)).json<StudentStats>();

test('a pupil who has done nothing sees nothing pretended', async () => {
  const pupil = await aPupil(testApp());
  expect(await statsOf(pupil)).toMatchObject({
    level: 1,
    totalPoints: 0,
    currentStreak: 0,
    averageScore: '0',
    hasScores: false,
    dailyMinutes: 0,
  });
  expect((await pupil.get('/api/student/recent-activity')).json()).toEqual([]);
  expect((await pupil.get('/api/student/progress')).json<ProgressSummary>().averageScore).toBeNull();
});

test('points for one thing are given once, however often and however parallel it is reported', async () => {
  const pupil = await aPupil(testApp());
  const given = await Promise.all(Array.from({ length: 8 }, () => record(pupil, 'assessment-1', 25, 80)));
  expect(given.filter((points) => points === 25)).toHaveLength(1);
  expect(await statsOf(pupil)).toMatchObject({
    totalPoints: 25,
    dailyPoints: 25,
    totalAssessments: 1,
    averageScore: '80',
    currentStreak: 1,
  });
});

test('goals of the day move with the work of the day, and the day turns at midnight in London', async () => {
  const pupil = await aPupil(testApp());
  await record(pupil, 'revision-1', 10);
  await record(pupil, 'assessment-2', 45, 60);
  const before = testApp().clock.now;
  expect((await statsOf(pupil)).dailyGoals.map(({ goalType, isCompleted }) => [goalType, isCompleted])).toEqual([
    ['lessons', true],
    ['assessments', true],
    ['points', true],
  ]);
  testApp().clock.now = new Date('2026-11-21T00:01:00Z');
  const tomorrow = await statsOf(pupil);
  testApp().clock.now = before;
  expect(tomorrow).toMatchObject({ dailyPoints: 0, totalPoints: 55, currentStreak: 1 });
});

test('a parent sees it at once, and nobody else does', async () => {
  const pupil = await aPupil(testApp());
  const sibling = await aPupil(testApp(), { parent: pupil.parent, firstName: 'Max' });
  await record(pupil, 'assessment-3', 30, 90);
  expect(await statsOf(pupil.parent, pupil.id)).toMatchObject({ totalPoints: 30 });
  const [item] = (await pupil.parent.get(`/api/student/recent-activity/${pupil.id}`)).json<ActivityItem[]>();
  expect(item).toMatchObject({
    id: 'assessment-3',
    type: 'assessment',
    status: 'completed',
    score: 90,
    pointsEarned: 30,
    subject: 'History',
  });
  const stranger = await aParent(testApp());
  for (const path of ['stats', 'progress', 'recent-activity']) {
    expect((await stranger.get(`/api/student/${path}/${pupil.id}`)).statusCode).toBe(404);
    expect((await sibling.get(`/api/student/${path}/${pupil.id}`)).statusCode).toBe(404);
    expect((await testApp().visitor().get(`/api/student/${path}/${pupil.id}`)).statusCode).toBe(401);
    expect((await pupil.parent.get(`/api/student/${path}/nonsense`)).statusCode).toBe(400);
  }
});

test('minutes are counted by the server, each once', async () => {
  const pupil = await aPupil(testApp());
  await Promise.all(Array.from({ length: 5 }, () => pupil.post('/api/student/active-minute')));
  expect((await statsOf(pupil)).dailyMinutes).toBe(1);
  expect((await pupil.parent.post('/api/student/active-minute')).statusCode).toBe(403);
});

test('a minute that the release before notes goes into the sum of its day, once', async () => {
  const pupil = await aPupil(testApp());
  await pupil.post('/api/student/active-minute');
  const noted = (minute: number) =>
    testApp().database.pool.query(
      `insert into active_minute select family_id, child_id, day, last_minute + $2::int from study_day where child_id = $1`,
      [pupil.id, minute],
    );
  await noted(0);
  expect((await statsOf(pupil)).dailyMinutes).toBe(1);
  await noted(1);
  expect((await statsOf(pupil)).dailyMinutes).toBe(2);
  expect((await testApp().database.pool.query('select from active_minute')).rowCount).toBe(0);
});

test('a pupil without a plan is not shown their activity, their parent is', async () => {
  const pupil = await aPupil(testApp(), { plan: 'free' });
  const refused = await pupil.get('/api/student/recent-activity');
  expect([refused.statusCode, refused.json<{ details: unknown }>().details]).toEqual([
    402,
    { feature: 'recent_activity', plan: 'secondary_learn' },
  ]);
  expect((await pupil.parent.get(`/api/student/recent-activity/${pupil.id}`)).statusCode).toBe(200);
});
