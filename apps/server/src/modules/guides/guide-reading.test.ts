import type { AdaptiveLearning } from '@hedgerow/contracts/adaptive';
import type { Guide } from '@hedgerow/contracts/guides';
import type { ActivityItem, StudentStats } from '@hedgerow/contracts/progress';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const four = new Date('2026-11-20T16:00:00Z');
afterEach(() => {
  testApp().clock.now = four;
});
const minutesLater = (minutes: number): void => {
  testApp().clock.now = new Date(testApp().clock.now.getTime() + minutes * 60_000);
};

const reviser = () => aPupil(testApp(), { plan: 'secondary_revise', year: 9 });
const aGuide = async (pupil: TestPupil) =>
  (await pupil.post('/api/revision-guides/generate', { subject: 'history', topic: 'Norman conquest' })).json<Guide>();
const stats = async (pupil: TestPupil) => (await pupil.get('/api/student/stats')).json<StudentStats>();

describe('reading a guide', () => {
  test('begins its topic on the map', async () => {
    const pupil = await reviser();
    const guide = await aGuide(pupil);
    const onMap = async () =>
      (await pupil.get('/api/adaptive-learning/history/KS3'))
        .json<AdaptiveLearning>()
        .adaptedTopics.filter(({ standing }) => standing !== 'unmet');
    expect(await onMap()).toEqual([]);
    minutesLater(10);
    await pupil.post(`/api/revision-guides/${guide.id}/read`, {});
    expect(await onMap()).toMatchObject([{ standing: 'begun', answers: 0, evidence: expect.stringContaining('read a guide') as string }]);
  });

  test('earns its points once, and not before it was read', async () => {
    const pupil = await reviser();
    const guide = await aGuide(pupil);
    expect(guide.readAt).toBeNull();
    expect(await stats(pupil)).toMatchObject({ totalPoints: 0, totalLessons: 0, currentStreak: 0 });
    minutesLater(10);
    expect((await pupil.post(`/api/revision-guides/${guide.id}/read`, {})).statusCode).toBe(200);
    expect(await stats(pupil)).toMatchObject({ totalPoints: 10, totalLessons: 1, currentStreak: 1 });
    minutesLater(10);
    await pupil.post(`/api/revision-guides/${guide.id}/read`, {});
    expect(await stats(pupil)).toMatchObject({ totalPoints: 10, totalLessons: 1 });
    expect((await pupil.get(`/api/revision-guides/${guide.id}`)).json<Guide>().readAt).toBe('2026-11-20T16:20:00.000Z');
  });

  test('takes time: nobody reads it in a few seconds, whenever it is opened again', async () => {
    const pupil = await reviser();
    const { id } = await aGuide(pupil);
    minutesLater(0.4);
    const quick = await pupil.post(`/api/revision-guides/${id}/read`, {});
    expect([quick.statusCode, quick.json<{ message: string }>().message]).toEqual([
      409,
      'That was quick! Read it through first, then press this.',
    ]);
    minutesLater(24 * 60);
    await pupil.post(`/api/revision-guides/${id}/open`, {});
    expect((await pupil.post(`/api/revision-guides/${id}/read`, {})).statusCode).toBe(409);
    minutesLater(10);
    await pupil.post(`/api/revision-guides/${id}/open`, {});
    expect((await pupil.post(`/api/revision-guides/${id}/read`, {})).statusCode).toBe(200);
  });

  test('shows as begun in what a pupil did until it was read', async () => {
    const pupil = await reviser();
    const { id } = await aGuide(pupil);
    const shown = async () => (await pupil.get('/api/student/recent-activity')).json<ActivityItem[]>()[0];
    expect(await shown()).toMatchObject({ type: 'revision', status: 'in-progress', pointsEarned: 0 });
    minutesLater(10);
    await pupil.post(`/api/revision-guides/${id}/read`, {});
    expect(await shown()).toMatchObject({ type: 'revision', status: 'completed', pointsEarned: 10 });
  });

  test('is for its reader alone', async () => {
    const { id } = await aGuide(await reviser());
    minutesLater(10);
    expect((await (await reviser()).post(`/api/revision-guides/${id}/read`, {})).statusCode).toBe(404);
    expect((await (await reviser()).post(`/api/revision-guides/${id}/open`, {})).statusCode).toBe(404);
    expect((await testApp().visitor().post(`/api/revision-guides/${id}/read`, {})).statusCode).toBe(401);
    expect((await (await reviser()).post('/api/revision-guides/nothing/read', {})).statusCode).toBe(400);
  });
});
