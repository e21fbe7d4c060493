import type { Child } from '@hedgerow/contracts/families';
import type { ProgressSummary, StudentStats } from '@hedgerow/contracts/progress';
import type { MedalId } from '@hedgerow/domain/medals';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/retry.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, type TestPupil, opensScreens } from '../../testing/people.ts';

const testApp = startTestApp();

type Work = { readonly points?: number; readonly type?: 'assessment' | 'lesson' };

const finish = (pupil: TestPupil, id: string, { points = 0, type = 'assessment' }: Work = {}) =>
  inTransaction(testApp().database.db, (runner) =>
    testApp().services.progress.record(
      runner,
      { familyId: pupil.familyId, userId: pupil.id, phase: 'primary' },
      {
        id,
        type,
        status: 'completed',
        subject: 'maths',
        topic: 'Fractions',
        title: 'Fractions',
        score: type === 'assessment' ? 80 : null,
        points,
      },
    ),
  );

const aYoungPupil = (wish = {}) => aPupil(testApp(), { year: 4, plan: 'primary_scholar', ...wish });

const statsOf = async (caller: { get: TestPupil['get'] }, childId = '') =>
  (await caller.get(`/api/student/stats${childId && `/${childId}`}`)).json<StudentStats>();

const earned = ({ medals }: StudentStats): readonly MedalId[] => medals.filter(({ isEarned }) => isEarned).map(({ id }) => id);
const newThings = ({ celebrations }: StudentStats) => celebrations.map(({ id }) => id);

/** Works on each of so many days, the last of them today; afterwards the clock stands where it stood. */
const workOnDays = async (pupil: TestPupil, days: number) => {
  const now = testApp().clock.now;
  for (let back = days - 1; back >= 0; back -= 1) {
    testApp().clock.now = new Date(now.getTime() - back * 86_400_000);
    // The pupil's session is not used here: each day's work is noted as its quiz would note it.
    await finish(pupil, `lesson-day-${back}`, { type: 'lesson' });
  }
  testApp().clock.now = now;
};

test('whoever begins sees what there is to do next, and has lost nothing', async () => {
  const pupil = await aYoungPupil();
  const stats = await statsOf(pupil);
  expect(earned(stats)).toEqual([]);
  expect(stats).toMatchObject({ streakPower: 'Spark', learningEnergy: 20, streaksOn: true, celebrationsOn: true, celebrations: [] });
  expect(stats.medals.find(({ id }) => id === 'point-collector')).toEqual({
    id: 'point-collector',
    current: 0,
    target: 100,
    isEarned: false,
  });
});

test('a badge that two pieces of work reach at the same moment is kept and celebrated once', async () => {
  const pupil = await aYoungPupil();
  await Promise.all(Array.from({ length: 6 }, (_, at) => finish(pupil, `assessment-p${at}`, { points: 20 })));
  const stats = await statsOf(pupil);
  expect(earned(stats)).toEqual(['point-collector', 'quiz-champion', 'five-quizzes']);
  expect(newThings(stats).toSorted()).toEqual(['five-quizzes', 'point-collector', 'points-100', 'quiz-champion']);
  const { rows } = await testApp().database.pool.query('select id from milestone where child_id = $1', [pupil.id]);
  expect(rows).toHaveLength(4);
});

test('work that gives no points and ends at the same moment is counted together', async () => {
  const pupil = await aYoungPupil();
  await Promise.all(Array.from({ length: 5 }, (_, at) => finish(pupil, `lesson-n${at}`, { type: 'lesson' })));
  expect(newThings(await statsOf(pupil))).toEqual(['learning-hero']);
});

test('what was celebrated is not celebrated again, on whatever screen', async () => {
  const pupil = await aYoungPupil();
  await finish(pupil, 'assessment-c1', { points: 320 });
  const before = await statsOf(pupil);
  expect(newThings(before).toSorted()).toEqual(['level-2', 'level-master', 'point-collector', 'points-100']);
  expect((await pupil.post('/api/student/celebrations/seen', { ids: newThings(before) })).statusCode).toBe(200);
  const after = await statsOf(pupil);
  expect(after.celebrations).toEqual([]);
  expect(earned(after)).toEqual(['level-master', 'point-collector']);
});

test('a badge for a streak stays when the streak has ended and when the work is gone', async () => {
  const pupil = await aYoungPupil();
  await workOnDays(pupil, 3);
  expect(await statsOf(pupil)).toMatchObject({ currentStreak: 3, longestStreak: 3, streakPower: 'Wind Wings' });
  await Promise.all(
    [0, 1, 2].map((back) =>
      inTransaction(testApp().database.db, (runner) => testApp().services.progress.forget(runner, pupil.familyId, `lesson-day-${back}`)),
    ),
  );
  const stats = await statsOf(pupil);
  expect(stats).toMatchObject({ currentStreak: 0, streakPower: 'Spark' });
  expect(stats.medals.find(({ id }) => id === 'streak-star')).toEqual({ id: 'streak-star', current: 3, target: 3, isEarned: true });
});

test('spending points takes no badge and no level away', async () => {
  const pupil = await aYoungPupil();
  await finish(pupil, 'assessment-w1', { points: 320 });
  await testApp().database.pool.query('update pupil_totals set wallet_points = 0 where child_id = $1', [pupil.id]);
  expect(await statsOf(pupil)).toMatchObject({ level: 2, totalPoints: 320, learningEnergy: 40 });
  expect(earned(await statsOf(pupil))).toContain('level-master');
});

test('with streaks switched off by the parent the pupil is given no streak, the parent is', async () => {
  const pupil = await aYoungPupil();
  await workOnDays(pupil, 3);
  const switched = await pupil.parent.patch(`/api/parent/child/${pupil.id}`, { streaksOn: false });
  expect(switched.json<Child>()).toMatchObject({ streaksOn: false, celebrationsOn: true, firstName: 'Sam' });

  const seen = await statsOf(pupil);
  expect(seen).toMatchObject({ streaksOn: false, currentStreak: 0, longestStreak: 0, streakPower: null });
  expect(seen.medals.map(({ id }) => id).filter((id) => id.includes('streak'))).toEqual([]);
  expect(newThings(seen)).not.toContain('streak-star');
  expect((await pupil.get('/api/student/progress')).json<ProgressSummary>()).toMatchObject({ currentStreak: 0, longestStreak: 0 });

  expect(await statsOf(pupil.parent, pupil.id)).toMatchObject({ currentStreak: 3, longestStreak: 3, streaksOn: false });
  await pupil.parent.patch(`/api/parent/child/${pupil.id}`, { streaksOn: true });
  expect(earned(await statsOf(pupil))).toContain('streak-star');
});

test('the child’s open page is told when a parent switches, and only then', async () => {
  const pupil = await aYoungPupil();
  const told: string[] = [];
  const stop = testApp().services.events.subscribe([`child:${pupil.id}`], ({ type }) => told.push(type));
  await pupil.parent.patch(`/api/parent/child/${pupil.id}`, { firstName: 'Kit' });
  await pupil.parent.patch(`/api/parent/child/${pupil.id}`, { streaksOn: false });
  await expect.poll(() => told, { timeout: 10_000 }).toEqual(['activity']);
  stop();
});

test('with celebrations switched off nothing waits to be celebrated, and the badges are there', async () => {
  const pupil = await aYoungPupil();
  await pupil.parent.patch(`/api/parent/child/${pupil.id}`, { celebrationsOn: false });
  await finish(pupil, 'assessment-q1', { points: 120 });
  expect(await statsOf(pupil)).toMatchObject({ celebrationsOn: false, celebrations: [] });
  expect(earned(await statsOf(pupil))).toEqual(['point-collector']);
});

test('a parent who looks, as themselves or through the child’s eyes, uses up no celebration', async () => {
  const pupil = await aYoungPupil();
  await finish(pupil, 'assessment-v1', { points: 120 });
  expect(await statsOf(pupil.parent, pupil.id)).toMatchObject({ celebrations: [] });
  const looking = await opensScreens(pupil.parent, pupil.id);
  const through = await statsOf(looking);
  expect(through).toMatchObject({ totalPoints: 120, celebrations: [] });
  expect((await looking.post('/api/student/celebrations/seen', { ids: ['point-collector'] })).statusCode).toBe(403);
  expect(newThings(await statsOf(pupil))).toContain('point-collector');
});

test('another family finds no child, and switches nothing', async () => {
  const pupil = await aYoungPupil();
  const stranger = await aParent(testApp());
  expect((await stranger.get(`/api/student/stats/${pupil.id}`)).statusCode).toBe(404);
  expect((await stranger.patch(`/api/parent/child/${pupil.id}`, { streaksOn: false })).statusCode).toBe(404);
  expect((await pupil.patch(`/api/parent/child/${pupil.id}`, { streaksOn: false })).statusCode).toBe(403);
  expect((await pupil.parent.patch(`/api/parent/child/${pupil.id}`, { streaksOn: 'no' })).statusCode).toBe(400);
  expect((await pupil.post('/api/student/celebrations/seen', { ids: [] })).statusCode).toBe(400);
  expect((await pupil.parent.post('/api/student/celebrations/seen', { ids: ['level-2'] })).statusCode).toBe(403);
  expect((await statsOf(pupil)).streaksOn).toBe(true);
});

test('a plan without lessons offers no medal for them', async () => {
  const explorer = await aYoungPupil({ plan: 'primary_explorer' });
  expect((await statsOf(explorer)).medals.map(({ id }) => id)).not.toContain('learning-hero');
  const scholar = await aYoungPupil();
  expect((await statsOf(scholar)).medals.map(({ id }) => id)).not.toContain('learning-hero');
  const learner = await aPupil(testApp(), { plan: 'secondary_learn', year: 9 });
  expect((await statsOf(learner)).medals.map(({ id }) => id)).toContain('learning-hero');
});

test('a plan without practice offers no medal for assessments, until one that was set is done', async () => {
  const learner = await aPupil(testApp(), { plan: 'secondary_learn', year: 9 });
  const quizMedals = async () => (await statsOf(learner)).medals.filter(({ id }) => ['quiz-champion', 'five-quizzes'].includes(id));
  expect(await quizMedals()).toEqual([]);
  await finish(learner, 'assessment-set');
  expect((await quizMedals()).map(({ current, target }) => [current, target])).toEqual([
    [1, 3],
    [1, 5],
  ]);
});
