import type { Assessment, SubmitResult } from '@hedgerow/contracts/assessments';
import type { Practice, PracticeDue } from '@hedgerow/contracts/practice';
import type { TestQuestion } from '@hedgerow/curriculum/question';
import { rightGiven, storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { afterEach, expect, test } from 'vitest';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const friday = new Date('2026-11-20T16:00:00Z');
afterEach(() => {
  testApp().clock.now = friday;
});
const { turnsOf, play } = practising(testApp);

const stored = async (id: string): Promise<TestQuestion[]> => {
  const { rows } = await testApp().database.pool.query<{ questions: TestQuestion[] }>('select questions from assessment where id = $1', [
    id,
  ]);
  return rows[0]?.questions ?? [];
};
const rightOf = (question: TestQuestion) =>
  question.type === 'multiple_choice' ? question.correctAnswer : question.type === 'on_figure' ? storedGiven(rightGiven(question)) : -1;
const wrongOf = (question: TestQuestion) =>
  question.type === 'multiple_choice' ? (question.correctAnswer + 1) % question.options.length : -1;

const testOn = async (pupil: TestPupil, topic: string): Promise<Assessment> =>
  (
    await pupil.post('/api/assessments/generate', { subject: 'Mathematics', topic, difficulty: 'intermediate', numQuestions: 6 })
  ).json<Assessment>();
const isDrawn = ({ provenance }: Pick<TestQuestion, 'provenance'>): boolean => provenance === 'generator';
/** Hands in with some choices wrong, first those of generators. Gives what was missed. */
const handIn = async (pupil: TestPupil, { id }: Assessment, wrong: number, timeSpent = 65_000) => {
  const questions = await stored(id);
  const missed = questions
    .filter(({ type }) => type === 'multiple_choice')
    .toSorted((a, b) => Number(isDrawn(b)) - Number(isDrawn(a)))
    .slice(0, wrong);
  const userAnswers = questions.map((question) => (missed.includes(question) ? wrongOf(question) : rightOf(question)));
  const result = (
    await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent, subject: 'maths', topic: 'x', difficulty: 'x' })
  ).json<SubmitResult>();
  return { result, missed };
};
const due = async (pupil: TestPupil) => (await pupil.get('/api/practice/due')).json<PracticeDue>();
const start = (pupil: TestPupil, assessmentId: unknown) => pupil.post('/api/practice/start', { from: 'missed', assessmentId });

test('what a test showed to be missed comes back in practice on the next day', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const { result, missed } = await handIn(pupil, await testOn(pupil, 'linear equations'), 2);
  expect(result).toMatchObject({ score: 67, comesBack: true });
  expect((await due(pupil)).total).toBe(0);
  testApp().clock.now = new Date('2026-11-21T09:00:00Z');
  const again = (await pupil.post('/api/practice/start', { from: 'due' })).json<Practice>();
  await play(pupil, again, []);
  const asked = (await turnsOf(again.id)).map(({ question }) => question.objective);
  for (const { objective } of missed) expect(asked).toContain(objective);
});

test('handed in all right nothing is due on the next day, and clicked through nothing is remembered', async () => {
  const sure = await aPupil(testApp(), { year: 9 });
  expect((await handIn(sure, await testOn(sure, 'linear equations'), 0)).result).not.toHaveProperty('comesBack');
  const quick = await aPupil(testApp(), { year: 9 });
  expect((await handIn(quick, await testOn(quick, 'linear equations'), 4, 900)).result).not.toHaveProperty('comesBack');
  testApp().clock.now = new Date('2026-11-21T09:00:00Z');
  expect((await due(sure)).total).toBe(0);
  expect((await due(quick)).total).toBe(0);
});

test('what was missed is practised at once, with other questions of the same objectives', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const attempt = await testOn(pupil, 'linear equations');
  const { missed } = await handIn(pupil, attempt, 3);
  const practice = (await start(pupil, attempt.id)).json<Practice>();
  expect(practice).toMatchObject({ planned: 3, subject: 'maths', kind: 'practice' });
  await play(pupil, practice, []);
  const turns = await turnsOf(practice.id);
  expect(new Set(turns.map(({ question }) => question.objective))).toEqual(new Set(missed.map(({ objective }) => objective)));
  // A generator has another draw; an item that no other of its lesson is like comes itself.
  const missedWords = missed.map((one) => one.question);
  const drawn = turns.filter(({ question }) => isDrawn(question));
  expect(drawn.length).toBeGreaterThan(0);
  for (const { question } of drawn) expect(missedWords).not.toContain(question.question);
});

test('it is refused before the test is handed in, where nothing was missed, and for anybody else’s test', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const other = await aPupil(testApp(), { year: 9 });
  const open = await testOn(pupil, 'linear equations');
  expect((await start(pupil, open.id)).statusCode).toBe(409);
  await handIn(pupil, open, 0);
  expect((await start(pupil, open.id)).statusCode).toBe(404);
  expect((await start(other, open.id)).statusCode).toBe(404);
  expect((await start(pupil, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  for (const id of ['x', 7, null, undefined]) expect((await start(pupil, id)).statusCode).toBe(400);
  const practice = (await pupil.post('/api/practice/start', { from: 'topic', subject: 'maths', topic: 'fractions' })).json<Practice>();
  expect((await start(pupil, practice.id)).statusCode).toBe(409);
});
