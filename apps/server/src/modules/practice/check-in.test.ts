import type { Practice } from '@hedgerow/contracts/practice';
import type { StudentStats } from '@hedgerow/contracts/progress';
import type { Today } from '@hedgerow/contracts/today';
import { describe, expect, test } from 'vitest';
import { aParent, aPupil, type TestPupil } from '../../testing/people.ts';
import { practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const { rightOf, wrongOf, give, next, turnsOf } = practising(testApp);

const checkIn = async (pupil: TestPupil, wish: object = {}): Promise<Practice> =>
  (await pupil.post('/api/practice/start', { from: 'check-in', ...wish })).json<Practice>();
const notYet = async (pupil: TestPupil, { id, turn }: Practice): Promise<Practice> =>
  (await pupil.post(`/api/practice/${id}/answer`, { turn: turn?.number, given: null, notYet: true })).json<Practice>();
const offered = async (pupil: TestPupil): Promise<boolean> => (await pupil.get('/api/student/today')).json<Today>().offersCheckIn;
const placed = async ({ id }: TestPupil): Promise<Record<string, number>> => {
  const { rows } = await testApp().database.pool.query<{ placed: Record<string, number> }>(
    "select model->'placed' as placed from learner_model where child_id = $1",
    [id],
  );
  return rows[0]?.placed ?? {};
};

type Way = (pupil: TestPupil, practice: Practice) => Promise<Practice>;
const right: Way = async (pupil, practice) => give(pupil, practice, await rightOf(practice.id));
const wrong: Way = async (pupil, practice) => give(pupil, practice, await wrongOf(practice.id));
const toTheEnd = async (pupil: TestPupil, begun: Practice, way: Way): Promise<Practice> => {
  let now = begun;
  for (let asked = 0; asked < 20 && now.result === null; asked += 1) {
    const answered = await way(pupil, now);
    // A form that is nearly right may be put right once.
    now = await next(pupil, answered.turn?.feedback?.closed === false ? await give(pupil, answered, null) : answered);
  }
  return now;
};

describe('the check-in', () => {
  test('asks twelve questions, once each and no others, and places a strong pupil above a weak one', async () => {
    const [strong, weak] = [
      await aPupil(testApp(), { year: 6, plan: 'primary_scholar' }),
      await aPupil(testApp(), { year: 6, plan: 'primary_scholar' }),
    ];
    const begun = await checkIn(strong);
    expect(begun).toMatchObject({ kind: 'check-in', planned: 12, learn: [], turn: { number: 0, kind: 'planned' } });
    const ended = await toTheEnd(strong, begun, right);
    expect(ended.result).toMatchObject({ total: 12, comesBack: [] });
    expect(await turnsOf(begun.id)).toHaveLength(12);
    await toTheEnd(weak, await checkIn(weak), wrong);
    const [high, low] = [await placed(strong), await placed(weak)];
    expect(Object.keys(high).toSorted()).toEqual(['english', 'maths', 'science']);
    for (const subject of Object.keys(high)) expect(high[subject]).toBeGreaterThan((low[subject] ?? 9) + 2);
  });

  test('takes “I have not done this yet” as an answer: it is explained, nothing comes back, and it is no mistake', async () => {
    const pupil = await aPupil(testApp(), { year: 9 });
    const begun = await checkIn(pupil, { subject: 'maths' });
    const said = await notYet(pupil, begun);
    expect(said.turn?.feedback).toMatchObject({ closed: true, comesBack: false, note: '' });
    expect(said.turn?.feedback?.rightAnswer).not.toBe('');
    const ended = await toTheEnd(pupil, begun, notYet);
    expect(ended.result).toMatchObject({ rushed: false, comesBack: [], pointsEarned: 0 });
    const { rows } = await testApp().database.pool.query('select 1 from answer_evidence where child_id = $1', [pupil.id]);
    expect(rows).toEqual([]);
    expect((await placed(pupil))['maths']).toBeLessThan(8);
  });

  test('is offered to whom nothing is known of, until it is done or put off', async () => {
    const [one, other] = [await aPupil(testApp(), { year: 3, plan: 'primary_scholar' }), await aPupil(testApp(), { year: 9 })];
    expect([await offered(one), await offered(other)]).toEqual([true, true]);
    expect((await one.post('/api/practice/check-in/skip', {})).json()).toEqual({ success: true });
    await toTheEnd(other, await checkIn(other, { subject: 'english' }), right);
    expect([await offered(one), await offered(other)]).toEqual([false, false]);
  });

  test('is six questions for the youngest, and the first is none of Explorer’s five a day', async () => {
    const pupil = await aPupil(testApp(), { year: 1, plan: 'primary_explorer' });
    const begun = await checkIn(pupil);
    expect(begun.planned).toBe(6);
    await toTheEnd(pupil, begun, right);
    expect(Object.keys(await placed(pupil)).toSorted()).toEqual(['english', 'maths']);
  });

  test('is no quiz: it moves no average and no goal', async () => {
    const pupil = await aPupil(testApp(), { year: 1, plan: 'primary_explorer' });
    await toTheEnd(pupil, await checkIn(pupil), right);
    const stats = (await pupil.get('/api/student/stats')).json<StudentStats>();
    expect(stats.hasScores).toBe(false);
    expect(stats.dailyGoals.filter(({ goalType, currentValue }) => goalType !== 'points' && currentValue > 0)).toEqual([]);
  });

  test('is within the plan, and nobody else’s', async () => {
    const pupil = await aPupil(testApp(), { year: 1, plan: 'primary_explorer' });
    expect((await pupil.post('/api/practice/start', { from: 'check-in', subject: 'history' })).statusCode).toBe(402);
    expect((await pupil.post('/api/practice/start', { from: 'check-in', subject: 'cheese' })).statusCode).toBe(400);
    const reviser = await aPupil(testApp(), { year: 9, plan: 'secondary_revise' });
    expect((await reviser.post('/api/practice/start', { from: 'check-in' })).statusCode).toBe(402);
    expect((await (await aParent(testApp())).post('/api/practice/check-in/skip', {})).statusCode).toBe(403);
    expect((await testApp().visitor().post('/api/practice/check-in/skip', {})).statusCode).toBe(401);
  });
});

test('in practice “I have not done this yet” is explained, and neither comes back nor is remembered as missed', async () => {
  const pupil = await aPupil(testApp(), { year: 6, plan: 'primary_scholar' });
  const begun = (
    await pupil.post('/api/practice/start', { from: 'topic', subject: 'maths', topic: 'fractions', numQuestions: 5 })
  ).json<Practice>();
  await notYet(pupil, begun);
  expect(await next(pupil, begun)).toMatchObject({ turn: { kind: 'planned', number: 1 }, done: 1 });
  const { rows } = await testApp().database.pool.query('select 1 from practice_memory where child_id = $1', [pupil.id]);
  expect(rows).toEqual([]);
});
