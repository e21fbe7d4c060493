import type { Assessment, ReviewedQuestion, Redrafted, SubmitResult, WritingOffer } from '@hedgerow/contracts/assessments';
import { readWriting } from '@hedgerow/curriculum/writing/read-writing';
import { expect, test } from 'vitest';
import { aParent, aPupil, type TestPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();

const scholar = (year: 2 | 4 | 6 = 4) => aPupil(testApp(), { year, plan: 'primary_scholar' });
const offered = async (pupil: TestPupil) => (await pupil.get('/api/student/writing')).json<WritingOffer>().task;
const start = (pupil: TestPupil, taskId: string) => pupil.post('/api/student/writing/start', { taskId });
const begun = async (pupil: TestPupil, taskId?: string): Promise<Assessment> => {
  const answer = await start(pupil, taskId ?? (await offered(pupil))?.id ?? 'none');
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Assessment>();
};
const status = async (pupil: TestPupil, task: string) => (await start(pupil, task)).statusCode;
const handIn = (pupil: TestPupil, assessmentId: string, text: string) =>
  pupil.post('/api/assessments/submit', { assessmentId, userAnswers: [text], timeSpent: 300_000 });
const read = async (reader: Pick<TestPupil, 'get'>, id: string) => (await reader.get(`/api/assessments/${id}`)).json<Assessment>();

const first = 'The fox came out. It was fast because it was hungry. we saw it run home.';
const better = 'Dear Ann,\nIn the morning, the fox came out. It was fast because it was hungry. We saw it run home.';

test('a pupil of Year 4 writes a short piece, sees what was found, compares, and writes it again once', async () => {
  const pupil = await scholar();
  const task = await offered(pupil);
  expect(task?.subject).toBe('english');
  const attempt = await begun(pupil, 'writing.ks2.first-day');
  expect(attempt).toMatchObject({ title: 'Writing: The first day', totalQuestions: 1, hasEssays: true, isCompleted: false });
  const whole = readWriting().find(({ id }) => id === 'writing.ks2.first-day');
  const [question] = attempt.questions;
  expect(question?.writing).toMatchObject({ purpose: whole?.purpose, plan: whole?.plan, words: whole?.words });
  expect(question?.writing?.checklist).toContain('I used at least one fronted adverbial with its comma, such as “After lunch,”.');
  // The piece to compare comes after handing in.
  expect(JSON.stringify(attempt)).not.toContain(whole?.piece.slice(0, 40));
  const again = async () => (await pupil.get('/api/student/writing')).json<WritingOffer>();
  const written = { assessmentId: attempt.id, title: 'The first day' };
  expect(await again()).toEqual({ task: null, written: { ...written, isDone: false } });

  const result = (await handIn(pupil, attempt.id, first)).json<SubmitResult>();
  expect(result).toMatchObject({ pointsEarned: 10, alreadySubmitted: false });
  expect(await again()).toEqual({ task: null, written: { ...written, isDone: true } });
  const review = await read(pupil, attempt.id);
  expect([review.score, review.questionsCorrect]).toEqual([null, null]);
  const feedback = review.essayFeedback['writing.ks2.first-day'];
  expect(feedback).toMatchObject({ band: '', modelAnswer: expect.stringContaining('I was so nervous') });
  expect(feedback?.checklist).toEqual([
    { text: 'I wrote at least five sentences.', found: false },
    { text: 'There is a capital letter after every stop, and a stop at the end.', found: false },
    { text: 'I used at least one fronted adverbial with its comma, such as “After lunch,”.', found: false },
    { text: 'I used at least three of these words: nervous, at first, playground, smiled, finally, proud.', found: false },
    { text: 'I told it in the order in which it happened.', found: null },
    { text: 'I wrote how I felt as well as what I did.', found: null },
  ]);
  expect((review.questions as ReviewedQuestion[])[0]?.writing?.plan).toHaveLength(3);

  const path = `/api/assessments/${attempt.id}/essays/writing.ks2.first-day/versions`;
  const { version } = (await pupil.post(path, { text: better })).json<Redrafted>();
  expect(version?.change.pointsGained).toEqual([
    'There is a capital letter after every stop, and a stop at the end.',
    'I used at least one fronted adverbial with its comma, such as “After lunch,”.',
  ]);
  const third = await pupil.post(path, { text: `${better} It slept.` });
  expect([third.statusCode, third.json<{ error: string }>().error]).toEqual([
    409,
    'You have written this twice. Another day there is something new to write.',
  ]);
  for (const reader of [pupil, pupil.parent]) {
    const seen = await read(reader, attempt.id);
    expect(seen.userAnswers).toEqual([first]);
    expect(seen.essayVersions?.['writing.ks2.first-day']?.map(({ text }) => text)).toEqual([better]);
  }
});

test('one a day, also when it was put away or asked for twice at once', async () => {
  const pupil = await scholar();
  const task = await offered(pupil);
  const answers = await Promise.all([start(pupil, task?.id ?? ''), start(pupil, task?.id ?? '')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const made = answers.find(({ statusCode }) => statusCode === 200)?.json<Assessment>();
  expect((await pupil.post(`/api/assessments/${made?.id}/end`, {})).statusCode).toBe(200);
  expect(await offered(pupil)).toBeNull();
  expect((await start(pupil, task?.id ?? '')).statusCode).toBe(409);
});

test('what was worked on last is written about, and what was written before does not come first again', async () => {
  const pupil = await scholar();
  const made = await pupil.post('/api/assessments/generate', {
    subject: 'Science',
    topic: 'States of matter',
    difficulty: 'beginner',
    numQuestions: 5,
  });
  expect(made.statusCode).toBe(200);
  expect((await offered(pupil))?.id).toBe('writing.ks2.puddle');
  const { id } = await begun(pupil);
  await testApp().database.pool.query("update assessment set created_at = created_at - interval '2 days' where id = $1", [id]);
  const next = await offered(pupil);
  expect([next === null, next?.id]).toEqual([false, expect.not.stringContaining('puddle')]);
});

test('who may: the plan, the year, and nobody for somebody else', async () => {
  const [free, explorer, infant, elder, learner] = await Promise.all([
    aPupil(testApp(), { year: 4, plan: 'free' }),
    aPupil(testApp(), { year: 4, plan: 'primary_explorer' }),
    scholar(2),
    aPupil(testApp(), { year: 8, plan: 'secondary_practice' }),
    scholar(6),
  ]);
  for (const pupil of [free, infant, elder]) expect(await offered(pupil)).toBeNull();
  expect((await offered(explorer))?.subject).toBe('english');
  expect(await status(free, 'writing.ks2.first-day')).toBe(402);
  expect(await status(explorer, 'writing.ks2.puddle')).toBe(402);
  expect(await status(explorer, 'writing.ks2.first-day')).toBe(200);
  for (const pupil of [infant, elder, learner]) expect(await status(pupil, 'writing.ks2.first-day')).toBe(404);
  expect(await status(learner, 'writing.ks2.explorer')).toBe(200);

  const parent = await aParent(testApp());
  expect((await parent.get('/api/student/writing')).statusCode).toBe(403);
  expect((await parent.post('/api/student/writing/start', { taskId: 'writing.ks2.first-day' })).statusCode).toBe(403);
});

test('a stranger does not see it, and neither does a parent change it', async () => {
  const pupil = await scholar();
  const { id, questions } = await begun(pupil);
  await handIn(pupil, id, first);
  const [other, stranger] = [await scholar(), await aParent(testApp())];
  for (const reader of [other, stranger]) expect((await reader.get(`/api/assessments/${id}`)).statusCode).toBe(404);
  const path = `/api/assessments/${id}/essays/${questions[0]?.id}/versions`;
  expect((await other.post(path, { text: better })).statusCode).toBe(404);
  expect((await pupil.parent.post(path, { text: better })).statusCode).toBe(403);
});

test('what is malformed is said, and never a fault of ours', async () => {
  const pupil = await scholar();
  for (const body of [{}, { taskId: 7 }, { taskId: 'x'.repeat(121) }, { taskId: null }, []])
    expect((await pupil.post('/api/student/writing/start', body)).statusCode).toBe(400);
  for (const taskId of ['', 'none', '__proto__', 'writing.ks2.']) expect((await start(pupil, taskId)).statusCode).toBe(404);
});

test('a call for help in it is answered kindly, and not checked', async () => {
  const pupil = await scholar();
  const { id } = await begun(pupil);
  const answer = (await handIn(pupil, id, 'My uncle hits me every night and I want to die. Please help me.')).json<SubmitResult>();
  expect(answer.help).toBeDefined();
  expect((await read(pupil.parent, id)).userAnswers).toEqual([-1]);
  expect((await read(pupil, id)).essayFeedback).toEqual({});
});

test('what was clicked through earns nothing, and a score stands nowhere', async () => {
  const pupil = await scholar();
  const { id } = await begun(pupil);
  const answers = { assessmentId: id, userAnswers: [-1], timeSpent: 900 };
  expect((await pupil.post('/api/assessments/submit', answers)).json<SubmitResult>().pointsEarned).toBe(0);
  const [listed] = (await pupil.get('/api/assessments')).json<Assessment[]>();
  expect(listed).toMatchObject({ id, score: null, questionsCorrect: null });
});
