import type { Assessment } from '@hedgerow/contracts/assessments';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil } from '../../testing/people.ts';
import { begunPractice as begun, startPractice as start } from '../../testing/practising.ts';

const testApp = startTestApp();

test('practice is within the plan: Learn and Revise are asked to upgrade, Explorer has five a day of both kinds together', async () => {
  for (const plan of ['free', 'secondary_learn', 'secondary_revise'] as const)
    expect((await start(await aPupil(testApp(), { plan, year: 9 }))).statusCode).toBe(402);
  const explorer = await aPupil(testApp(), { plan: 'primary_explorer', year: 4 });
  const quiz = { subject: 'maths', topic: 'fractions', difficulty: 'easy', numQuestions: 5 };
  for (let made = 0; made < 3; made += 1) expect((await start(explorer)).statusCode).toBe(200);
  for (let made = 0; made < 2; made += 1) expect((await explorer.post('/api/assessments/generate', quiz)).statusCode).toBe(200);
  expect((await start(explorer)).statusCode).toBe(402);
});

test("somebody else's practice does not exist; a parent reads and answers nothing", async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const { id } = await begun(pupil);
  const sibling = await aPupil(testApp(), { year: 9, parent: pupil.parent });
  for (const other of [sibling, await aPupil(testApp(), { year: 9 })]) {
    expect((await other.get(`/api/practice/${id}`)).statusCode).toBe(404);
    expect((await other.post(`/api/practice/${id}/answer`, { turn: 0, given: 0 })).statusCode).toBe(404);
    expect((await other.post(`/api/practice/${id}/help`, { turn: 0 })).statusCode).toBe(404);
    expect((await other.post(`/api/practice/${id}/next`, {})).statusCode).toBe(404);
  }
  expect((await (await aParent(testApp())).get(`/api/practice/${id}`)).statusCode).toBe(403);
  expect((await testApp().visitor().get(`/api/practice/${id}`)).statusCode).toBe(401);
});

test('a test is no practice, and a practice cannot be handed in like a test', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const practice = await begun(pupil);
  const submitted = { assessmentId: practice.id, userAnswers: [0, 0, 0, 0, 0, 0], timeSpent: 1000 };
  expect((await pupil.post('/api/assessments/submit', submitted)).statusCode).toBe(409);
  expect((await pupil.post(`/api/assessments/${practice.id}/progress`, { userAnswers: [0], currentQuestionIndex: 0 })).statusCode).toBe(
    409,
  );
  const quiz = { subject: 'maths', topic: 'fractions', difficulty: 'easy', numQuestions: 5 };
  const { id } = (await pupil.post('/api/assessments/generate', quiz)).json<Assessment>();
  expect((await pupil.get(`/api/practice/${id}`)).statusCode).toBe(404);
  const open = JSON.stringify((await pupil.get(`/api/assessments/${practice.id}`)).json());
  expect(open).not.toContain('correctAnswer"');
});

test('odd wishes and answers are refused with a reason, never a mistake of ours', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  for (const wish of [
    { from: 'nowhere' },
    { subject: '' },
    { topic: '' },
    { difficulty: 'x' },
    { numQuestions: 99 },
    { subject: 'Cheese' },
    { topicId: 'history.ks2.ancient-egypt' },
    { topicId: 'maths.ks3.linear-equations', objective: 'no-such-thing' },
  ])
    expect((await start(pupil, wish)).statusCode).toBe(400);
  const { id } = await begun(pupil);
  for (const given of [-1, 99, 1.5, {}, 'x'.repeat(300), '\u0000', [0, 'a'], true])
    expect((await pupil.post(`/api/practice/${id}/answer`, { turn: 0, given })).statusCode).toBe(400);
  expect((await pupil.post(`/api/practice/${id}/answer`, { turn: 7, given: 0 })).statusCode).toBe(404);
  expect((await pupil.post(`/api/practice/${id}/answer`, {})).statusCode).toBe(400);
  expect((await pupil.get('/api/practice/not-an-id')).statusCode).toBe(400);
});

test('what another subject covers is named with its title, for every kind of work, so that one press asks for it there', async () => {
  const pupil = await aPupil(testApp(), { year: 10, plan: 'secondary_practice' });
  const wish = { subject: 'geography', topic: 'blood brothers' };
  const answers = [
    await start(pupil, wish),
    await pupil.post('/api/assessments/generate', { ...wish, difficulty: 'easy', numQuestions: 5 }),
    await pupil.post('/api/revision-guides/generate', { ...wish, sourceFileIds: [] }),
  ];
  for (const answer of answers)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid', details: { elsewhere: { subject: 'english', title: 'Blood Brothers' } } },
    ]);
});
