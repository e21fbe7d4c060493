import type { Assessment } from '@hedgerow/contracts/assessments';
import type { Practice } from '@hedgerow/contracts/practice';
import type { Today, TodayStep } from '@hedgerow/contracts/today';
import { openBank } from '@hedgerow/curriculum/bank';
import type { Question } from '@hedgerow/curriculum/question';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { afterEach, describe, expect, test } from 'vitest';
import { assignment } from '../../db/schema/assignments.ts';
import { uuid7 } from '../../db/uuid7.ts';
import type { Caller } from '../../testing/caller.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const friday = new Date('2026-11-20T16:00:00Z');
afterEach(() => {
  testApp().clock.now = friday;
});
const goTo = (instant: string): void => {
  testApp().clock.now = new Date(instant);
};

const { play } = practising(testApp);

const dayOf = async (caller: Caller, of = '') => (await caller.get(`/api/student/today${of}`)).json<Today>();
const quizOf = ({ start }: TodayStep) => (start.with === 'quiz' ? start : undefined);
const ids = ({ steps }: Today) => steps.map(({ id }) => id);

const begin = async (pupil: TestPupil, { subject = 'maths', topic = 'Fractions', difficulty = 'easy' } = {}) =>
  (await pupil.post('/api/assessments/generate', { subject, topic, difficulty, numQuestions: 5 })).json<Assessment>();
const handIn = async (pupil: TestPupil, assessmentId: string) => {
  const { rows } = await testApp().database.pool.query<{ questions: Question[] }>('select questions from assessment where id = $1', [
    assessmentId,
  ]);
  const userAnswers = (rows[0]?.questions ?? []).map((question) => (question.type === 'multiple_choice' ? question.correctAnswer : -1));
  await pupil.post('/api/assessments/submit', { assessmentId, userAnswers, timeSpent: 60_000 });
};
const changePlan = async (pupil: TestPupil, planId: string) =>
  testApp().database.pool.query('update child_plan set plan_id = $2 where child_id = $1', [pupil.id, planId]);

const setFor = async (pupil: TestPupil, wish: Partial<typeof assignment.$inferInsert>): Promise<string> => {
  const id = uuid7();
  await testApp()
    .database.db.insert(assignment)
    .values({
      id,
      familyId: pupil.familyId,
      childId: pupil.id,
      groupId: uuid7(),
      setByRole: 'parent',
      kind: 'assessment',
      title: 'Fractions',
      subject: 'maths',
      topic: 'Fractions',
      description: '',
      difficulty: 'beginner',
      numQuestions: 5,
      dueOn: londonDate(friday),
      createdAt: friday,
      ...wish,
    });
  return id;
};

describe('the plan of a day', () => {
  test.each([
    ['a Reception pupil with Explorer', 0, 'primary_explorer', 3, 15],
    ['a Year 1 pupil with Scholar', 1, 'primary_scholar', 3, 15],
    ['a Year 4 pupil with Scholar', 4, 'primary_scholar', 4, 45],
    ['a Year 9 pupil with Revise', 9, 'secondary_revise', 5, 90],
    ['a Year 10 pupil with Practice', 10, 'secondary_practice', 5, 90],
  ] as const)('of %s has steps within their study time, each with its reason', async (_who, year, plan, steps, mostMinutes) => {
    const day = await dayOf(await aPupil(testApp(), { year, plan }));
    expect([day.date, day.steps.length, day.mostMinutes]).toEqual(['2026-11-20', steps, mostMinutes]);
    expect(day.minutes).toBeLessThanOrEqual(mostMinutes);
    expect(day.minutes).toBe(day.steps.reduce((sum, { minutes }) => sum + minutes, 0));
    expect(day.steps.every(({ reason, title, done }) => reason !== '' && title !== '' && !done)).toBe(true);
    expect(new Set(ids(day)).size).toBe(steps);
  });

  test('names an objective with each quiz, and the practice that starts from it asks about that', async () => {
    const pupil = await aPupil(testApp(), { year: 5, plan: 'primary_scholar' });
    const quizzes = (await dayOf(pupil)).steps.flatMap((step) => quizOf(step) ?? []);
    expect(quizzes.length).toBeGreaterThan(1);
    expect(quizzes.every(({ objective }) => objective !== null)).toBe(true);
    for (const { with: _, ...wish } of quizzes) {
      const begun = await pupil.post('/api/practice/start', { from: 'topic', numQuestions: 5, ...wish });
      expect(begun.statusCode).toBe(200);
      const { rows } = await testApp().database.pool.query<{ questions: Question[] }>('select questions from assessment where id = $1', [
        begun.json<{ id: string }>().id,
      ]);
      const asked = rows[0]?.questions ?? [];
      expect(asked.filter(({ objective }) => objective === wish.objective).length).toBeGreaterThanOrEqual(3);
    }
  });

  test('goes on to the next objective of a topic when one was practised', async () => {
    const pupil = await aPupil(testApp(), { year: 5, plan: 'primary_scholar' });
    const wish = { subject: 'maths', topic: 'Fractions', topicId: 'maths.ks2.fractions' };
    const first = openBank().topic('maths.ks2.fractions')?.objectives[0]?.id ?? '';
    const begun = await begunPractice(pupil, { ...wish, objective: first, numQuestions: 5 });
    await play(pupil, begun, []);
    goTo('2026-11-21T09:00:00Z');
    const steps = (await dayOf(pupil)).steps.flatMap((step) => quizOf(step) ?? []);
    expect(steps.filter(({ topicId }) => topicId === wish.topicId).map(({ objective }) => objective)).not.toContain(first);
  });

  test('never holds what the plan does not open', async () => {
    const explorer = await dayOf(await aPupil(testApp(), { year: 4, plan: 'primary_explorer' }));
    expect(explorer.steps.every(({ subject }) => subject === 'maths' || subject === 'english')).toBe(true);
    const reviser = await dayOf(await aPupil(testApp(), { year: 9, plan: 'secondary_revise' }));
    // A guide, the questions on it, and other lessons with their questions; nothing of it is a test.
    expect(reviser.steps.map(({ start }) => start.with)).toEqual(['recommendation', 'quiz', 'quiz', 'quiz', 'quiz']);
    expect(reviser.steps[1]).toMatchObject({ title: reviser.steps[0]?.title, reason: 'Five questions on what you have just read.' });
    const keeper = await dayOf(await aPupil(testApp(), { year: 9, plan: 'secondary_learn' }));
    const ways = keeper.steps.map(({ start }) => start.with);
    expect(ways.filter((way) => way === 'quiz').length).toBeGreaterThanOrEqual(3);
    expect(ways).not.toContain('recommendation');
  });

  test('stays the same all day, and is another one on the days after', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    goTo('2026-11-20T08:00:00Z');
    const morning = await dayOf(pupil);
    await handIn(pupil, (await begin(pupil, { topic: 'Long multiplication' })).id);
    goTo('2026-11-20T19:30:00Z');
    expect(ids(await dayOf(pupil))).toEqual(ids(morning));
    // Two days may be alike by chance; a week of them is not.
    const later: (readonly string[])[] = [];
    for (const date of ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']) {
      goTo(`${date}T00:00:01Z`);
      const day = await dayOf(pupil.parent, `/${pupil.id}`);
      expect(day.date).toBe(date);
      later.push(ids(day));
    }
    expect(later).not.toEqual(later.map(() => ids(morning)));
  });

  test('is made once when two pages ask at the same moment', async () => {
    const pupil = await aPupil(testApp(), { year: 9, plan: 'secondary_practice' });
    const days = await Promise.all(Array.from({ length: 4 }, () => dayOf(pupil)));
    expect(new Set(days.map((day) => ids(day).join())).size).toBe(1);
    const { rows } = await testApp().database.pool.query('select day from daily_plan where child_id = $1', [pupil.id]);
    expect(rows).toHaveLength(1);
  });

  test('ticks a step when its work was handed in, not when it was begun', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    const [first] = (await dayOf(pupil)).steps;
    const quiz = first === undefined ? undefined : quizOf(first);
    const { id } = await begin(pupil, quiz);
    const begun = (await dayOf(pupil)).steps[0];
    expect(begun).toMatchObject({ id: first?.id, done: false, start: { with: 'attempt', assessmentId: id } });
    await handIn(pupil, id);
    expect((await dayOf(pupil)).steps.map(({ done }) => done)).toEqual([true, false, false, false]);
  });

  test('begins a guide as a recommendation, and ticks it when it was read, not when it was made', async () => {
    const pupil = await aPupil(testApp(), { year: 9, plan: 'secondary_revise' });
    const [first] = (await dayOf(pupil)).steps;
    const recommendationId = first?.start.with === 'recommendation' ? first.start.recommendationId : '';
    const started = await pupil.post('/api/student/start-practice', { recommendationId });
    expect([started.statusCode, started.json<{ kind: string }>().kind]).toEqual([200, 'guide']);
    expect((await dayOf(pupil)).steps[0]).toMatchObject({ id: first?.id, done: false });
    goTo('2026-11-20T16:10:00Z');
    await pupil.post(`/api/revision-guides/${started.json<{ id: string }>().id}/read`, {});
    expect((await dayOf(pupil)).steps[0]).toMatchObject({ id: first?.id, done: true });
  });

  test('has the cards that are due, ticked when all of them were answered', async () => {
    const pupil = await aPupil(testApp(), { year: 9, plan: 'secondary_revise' });
    const guide = await pupil.post('/api/revision-guides/generate', { subject: 'Biology', topic: 'Cells' });
    await pupil.post('/api/flashcards/generate', { revisionGuideId: guide.json<{ id: string }>().id });
    const cards = (await pupil.get('/api/flashcards/today')).json<{ id: string }[]>();
    const step = (await dayOf(pupil)).steps.find(({ kind }) => kind === 'cards');
    expect(step).toMatchObject({ done: false, start: { with: 'cards' } });
    expect(step?.title).toBe(`Study ${cards.length} cards`);
    for (const { id } of cards) await pupil.patch(`/api/flashcards/${id}/progress`, { wasCorrect: true });
    expect((await dayOf(pupil)).steps.find(({ kind }) => kind === 'cards')?.done).toBe(true);
  });

  test('puts set work first and keeps within the caps; taken back, it is gone', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    const before = await dayOf(pupil);
    const { pool } = testApp().database;
    const id = await setFor(pupil, {
      title: 'Times tables',
      topic: 'Times tables',
      numQuestions: 10,
      description: 'Ten minutes is enough.',
    });
    const day = await dayOf(pupil);
    expect(day.steps[0]).toMatchObject({
      id,
      kind: 'set',
      reason: 'A quiz, set by your parent. It is for today.',
      minutes: 7,
      set: { note: 'Ten minutes is enough.', begun: false, readable: false, score: null },
    });
    expect(day.minutes).toBeLessThanOrEqual(45);
    // As much of the day as there is room for, in its order; a step on what was set is not among it.
    expect(ids(before).filter((one) => ids(day).includes(one))).toEqual(ids(day).slice(1));
    expect(ids(day).slice(1)).not.toContain('maths.ks2.times-tables');
    await pool.query('update assignment set withdrawn_at = now() where id = $1', [id]);
    expect(ids(await dayOf(pupil))).toEqual(ids(before));
  });

  test('has set work from its due day on, late work first; until then it stands under Set for you alone', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    const today = londonDate(friday);
    const tomorrows = await setFor(pupil, { dueOn: addDays(today, 1) });
    const todays = await setFor(pupil, {});
    const late = await setFor(pupil, { dueOn: addDays(today, -2), setByRole: 'teacher' });
    const day = await dayOf(pupil);
    expect(ids(day).slice(0, 2)).toEqual([late, todays]);
    expect(ids(day)).not.toContain(tomorrows);
    expect(day.steps[0]?.reason).toBe('A quiz, set by School. It was for 18 November 2026. It still counts.');
    goTo('2026-11-21T00:00:01Z');
    expect(ids(await dayOf(pupil)).slice(0, 3)).toEqual([late, todays, tomorrows]);
  });

  test('offers what was set once: a quiz on a topic of the day, under any name and due later, takes its step out', async () => {
    const [before, after] = [
      await aPupil(testApp(), { year: 9, plan: 'secondary_practice' }),
      await aPupil(testApp(), { year: 9, plan: 'secondary_practice' }),
    ];
    const quiz = (await dayOf(before)).steps.map(quizOf).find((one) => one !== undefined);
    if (quiz === undefined) throw new Error('the day has no quiz');
    const { subject, topic } = quiz;
    const later = { subject, topic: `practise ${topic.toLowerCase()}`, title: 'Friday', dueOn: addDays(londonDate(friday), 3) };
    const topics = (day: Today) => day.steps.map((step) => quizOf(step)?.topic);
    // Planned already, and planned after.
    await setFor(before, later);
    expect(topics(await dayOf(before))).not.toContain(topic);
    await setFor(after, later);
    const planned = await dayOf(after);
    expect(topics(planned)).not.toContain(topic);
    expect(planned.steps.length).toBeGreaterThanOrEqual(4);
    // A guide on it is another task.
    const reads = await aPupil(testApp(), { year: 9, plan: 'secondary_practice' });
    await setFor(reads, { ...later, topic, kind: 'revision' });
    expect(topics(await dayOf(reads))).toContain(topic);
  });

  test('keeps what was set and done today, with its score, for that day', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    const id = await setFor(pupil, {});
    const begun = (await pupil.post(`/api/student/assignments/${id}/start`, {})).json<{ id: string }>();
    expect((await dayOf(pupil)).steps[0]).toMatchObject({ id, done: false, set: { begun: true, readable: false } });
    await play(pupil, (await pupil.get(`/api/practice/${begun.id}`)).json<Practice>(), []);
    expect((await dayOf(pupil)).steps[0]).toMatchObject({ id, done: true, set: { score: 100 } });
    goTo('2026-11-21T00:00:01Z');
    expect(ids(await dayOf(pupil))).not.toContain(id);
  });

  test('asks of what was read that the pupil says so', async () => {
    const pupil = await aPupil(testApp(), { year: 9, plan: 'secondary_revise' });
    const id = await setFor(pupil, { kind: 'revision', subject: 'biology', topic: 'Cells', title: 'Cells' });
    expect((await dayOf(pupil)).steps[0]).toMatchObject({ reason: 'A revision guide, set by your parent. It is for today.' });
    await pupil.post(`/api/student/assignments/${id}/start`, {});
    expect((await dayOf(pupil)).steps[0]).toMatchObject({ id, done: false, set: { begun: true, readable: true } });
    goTo('2026-11-20T16:05:00Z');
    await pupil.post(`/api/student/assignments/${id}/finish`, {});
    expect((await dayOf(pupil)).steps[0]).toMatchObject({ id, done: true, set: { readable: false, score: null } });
  });

  test('shrinks with the plan', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_scholar' });
    await dayOf(pupil);
    await changePlan(pupil, 'primary_explorer');
    expect((await dayOf(pupil)).steps.every(({ subject }) => subject === 'maths' || subject === 'english')).toBe(true);
  });
});

describe('today’s quizzes', () => {
  test('of Explorer are counted down, and the plan offers no more than are left', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_explorer' });
    expect((await dayOf(pupil)).quizzes).toEqual({ limit: 5, used: 0, left: 5 });
    for (const topic of ['Fractions', 'Place value and rounding', 'Decimals and percentages', 'Addition and subtraction'])
      await begin(pupil, { topic });
    const day = await dayOf(pupil);
    expect(day.quizzes).toEqual({ limit: 5, used: 4, left: 1 });
    expect(day.steps.filter((step) => !step.done && quizOf(step) !== undefined).length).toBeLessThanOrEqual(1);
  });

  test.each([
    ['in winter', '2026-11-20T23:59:00Z', '2026-11-21T00:00:30Z'],
    ['in summer', '2026-07-10T22:59:00Z', '2026-07-10T23:00:30Z'],
  ])('come back at midnight in London, %s', async (_when, before, after) => {
    goTo(before);
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_explorer' });
    await begin(pupil);
    expect((await dayOf(pupil)).quizzes.left).toBe(4);
    goTo(after);
    expect((await dayOf(pupil)).quizzes.left).toBe(5);
  });

  test('are not used up by what a school sets', async () => {
    const pupil = await aPupil(testApp(), { year: 4, plan: 'primary_explorer' });
    const { id: linkedId } = await begin(pupil);
    await setFor(pupil, { setByRole: 'teacher', linkedId });
    expect((await dayOf(pupil)).quizzes.left).toBe(5);
  });

  test('of the other plans have no limit', async () => {
    const pupil = await aPupil(testApp(), { year: 10, plan: 'secondary_practice' });
    await begin(pupil);
    expect((await dayOf(pupil)).quizzes).toEqual({ limit: null, used: 1, left: null });
  });
});
