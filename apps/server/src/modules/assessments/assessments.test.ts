import { expect, test } from 'vitest';
import type { Assessment, AssessmentSummary, ReviewedQuestion, SubmitResult } from '@hedgerow/contracts/assessments';
import type { ActivityItem, StudentStats } from '@hedgerow/contracts/progress';
import type { Question } from '@hedgerow/curriculum/question';
import { startTestApp } from '../../testing/test-app.ts';
import { aParent, aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const request = { subject: 'Mathematics', topic: 'quadratic equations', difficulty: 'intermediate', numQuestions: 6 };
const generate = async (pupil: TestPupil, change: object = {}) => pupil.post('/api/assessments/generate', { ...request, ...change });
const made = async (pupil: TestPupil, change: object = {}): Promise<Assessment> => {
  const answer = await generate(pupil, change);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Assessment>();
};
const storedQuestions = async (id: string): Promise<Question[]> => {
  const { rows } = await testApp().database.pool.query<{ questions: Question[] }>('select questions from assessment where id = $1', [id]);
  return rows[0]?.questions ?? [];
};
const rightAnswers = async (id: string) =>
  (await storedQuestions(id)).map((question) => (question.type === 'multiple_choice' ? question.correctAnswer : -1));
const submit = (pupil: TestPupil, assessmentId: string, userAnswers: readonly (number | string)[]) =>
  pupil.post('/api/assessments/submit', {
    assessmentId,
    userAnswers,
    timeSpent: 65_000,
    subject: 'maths',
    topic: 'x',
    difficulty: 'beginner',
  });

test('a pupil takes an assessment from setup to review', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const attempt = await made(pupil);
  expect(attempt).toMatchObject({
    subject: 'maths',
    keyStage: 'KS4',
    difficulty: 'intermediate',
    totalQuestions: 6,
    isCompleted: false,
    score: null,
    currentQuestionIndex: 0,
  });

  const right = await rightAnswers(attempt.id);
  const wrongLast = right.map((answer, index) => (index === 5 ? (answer + 1) % 2 : answer));
  const result = (await submit(pupil, attempt.id, wrongLast)).json<SubmitResult>();
  expect(result).toEqual({ score: 83, correctAnswers: 5, totalQuestions: 6, pointsEarned: 25, alreadySubmitted: false, comesBack: true });

  const review = (await pupil.get(`/api/assessments/${attempt.id}`)).json<Assessment>();
  expect(review).toMatchObject({ isCompleted: true, score: 83, timeSpent: 65_000, userAnswers: wrongLast });
  const [question] = review.questions as ReviewedQuestion[];
  expect(question?.correctAnswer).toBe(right[0]);
  expect(question?.explanation.length).toBeGreaterThan(30);
});

test('a review names what each question was about, and an open test does not', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const attempt = await made(pupil, { subject: 'geography', topic: 'Plate tectonics' });
  expect(attempt.questions.some((question) => 'objective' in question)).toBe(false);
  await submit(pupil, attempt.id, await rightAnswers(attempt.id));
  const { questions } = (await pupil.get(`/api/assessments/${attempt.id}`)).json<Assessment>();
  const named = (questions as ReviewedQuestion[]).flatMap(({ objective }) => objective ?? []);
  expect(named.length).toBeGreaterThan(0);
  for (const words of named) expect(words).toMatch(/^[A-Z][^*$]+$/);
});

test('a name that was typed in small letters is said back with its capitals', async () => {
  const pupil = await aPupil(testApp(), { year: 6, plan: 'primary_scholar' });
  const attempt = await made(pupil, { subject: 'History', topic: 'henry viii', difficulty: 'beginner', numQuestions: 5 });
  expect(attempt).toMatchObject({ title: 'History: Henry VIII', topic: 'Henry VIII' });
  expect(attempt.origin).not.toContain('henry viii');
});

test('nothing that tells the answer leaves the server before handing in', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const { id } = await made(pupil);
  const open = await pupil.get(`/api/assessments/${id}`);
  const listed = await pupil.get('/api/assessments');
  for (const word of ['correctAnswer"', 'explanation', 'stepByStepSolution', 'optionNotes', 'misconception', 'markScheme', 'modelAnswer']) {
    expect(open.body).not.toContain(word);
    expect(listed.body).not.toContain(word === 'correctAnswer"' ? 'questions"' : word);
  }
  // What an option says is shown anyway, also where the explanation begins with it.
  const told = (await storedQuestions(id))
    .map((question) =>
      (question.type === 'essay' ? [] : question.options).reduce((text, option) => text.replace(option, ''), question.explanation),
    )
    .filter((text) => text.trim().length > 10);
  expect(told).not.toEqual([]);
  for (const text of told) expect(open.body).not.toContain(JSON.stringify(text.trim()).slice(1, 40));
});

test('answers are kept on the way: a closed tab resumes where it was', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const { id } = await made(pupil);
  expect((await pupil.post(`/api/assessments/${id}/progress`, { userAnswers: [1, 0, -1], currentQuestionIndex: 2 })).statusCode).toBe(200);
  expect((await pupil.get(`/api/assessments/${id}`)).json<Assessment>()).toMatchObject({
    currentQuestionIndex: 2,
    userAnswers: [1, 0, -1, -1, -1, -1],
  });
  const [item] = (await pupil.get('/api/student/recent-activity')).json<ActivityItem[]>();
  expect(item).toMatchObject({ id: `assessment-${id}`, status: 'in-progress' });
});

test('handing in twice, or ten times at once, counts once', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const { id } = await made(pupil);
  const right = await rightAnswers(id);
  const answers = await Promise.all(Array.from({ length: 10 }, () => submit(pupil, id, right)));
  const results = answers.map((answer) => answer.json<SubmitResult>());
  expect(results.every(({ score }) => score === 100)).toBe(true);
  expect(results.filter(({ alreadySubmitted }) => !alreadySubmitted)).toHaveLength(1);
  expect((await pupil.get('/api/student/stats')).json<StudentStats>()).toMatchObject({
    totalPoints: 28,
    totalAssessments: 1,
    averageScore: '100',
  });
  expect((await pupil.post(`/api/assessments/${id}/progress`, { userAnswers: [0], currentQuestionIndex: 0 })).statusCode).toBe(409);
});

test('essays are marked beside the score, with what was found and what is missing', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const attempt = await made(pupil, { subject: 'History', topic: 'Norman Conquest', includeEssays: true });
  expect(attempt.hasEssays).toBe(true);
  const stored = await storedQuestions(attempt.id);
  const answers = stored.map((question) =>
    question.type === 'multiple_choice' ? question.correctAnswer : question.markScheme.modelAnswer,
  );
  expect((await submit(pupil, attempt.id, answers)).json<SubmitResult>().score).toBe(100);
  const review = (await pupil.get(`/api/assessments/${attempt.id}`)).json<Assessment>();
  const [feedback] = Object.values(review.essayFeedback);
  expect(feedback?.score).toBeGreaterThanOrEqual(75);
  expect(feedback?.pointsFound.length).toBeGreaterThan(0);
  expect(feedback?.pointsSaidIn?.length).toBe(feedback?.pointsFound.length);
  expect(feedback?.limits).toContain('Ask a teacher');
});

test('two assessments in a row do not repeat themselves', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const stems = async () =>
    (await made(pupil, { subject: 'History', topic: 'Norman Conquest', numQuestions: 10 })).questions.map(({ question }) => question);
  const [first, second] = [await stems(), await stems()];
  expect(second.filter((stem) => first.includes(stem)).length).toBeLessThanOrEqual(1);
});

test.each([
  ['no subject', { subject: '' }, 'Please select a subject.'],
  ['an unknown subject', { subject: 'Alchemy' }, 'Please select a subject.'],
  ['no topic', { topic: '  ' }, 'Please enter a topic.'],
  ['no difficulty', { difficulty: undefined }, 'Please select a difficulty level.'],
  ['a difficulty that is none', { difficulty: 'brutal' }, 'Please select a difficulty level.'],
])('%s is refused in the words of the specification', async (_what, change, sentence) => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const answer = await generate(pupil, change);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, sentence]);
});

test.each([4, 21, 7.5, -1])('%s questions are refused', async (numQuestions) => {
  const pupil = await aPupil(testApp(), { year: 10 });
  expect((await generate(pupil, { numQuestions })).statusCode).toBe(400);
});

test.each([
  [5, 5],
  [20, 20],
  [undefined, 10],
])('%s questions are given as %i', async (numQuestions, given) => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const answer = await generate(pupil, { topic: 'fractions', numQuestions });
  expect([answer.statusCode, answer.json<Assessment>().totalQuestions]).toEqual([200, given]);
});

const essaysIn = async (year: 6 | 10, subject: string, topic: string): Promise<number> => {
  const pupil = await aPupil(testApp(), year === 6 ? { year, plan: 'primary_scholar' } : { year });
  const { questions } = await made(pupil, { subject, topic, numQuestions: 5, includeEssays: true, difficulty: 'beginner' });
  const essays = questions.filter(({ type }) => type === 'essay').length;
  expect(questions).toHaveLength(5 + essays);
  return essays;
};

test('essays add one or two questions, and none in maths or in Year 6', async () => {
  expect([1, 2]).toContain(await essaysIn(10, 'History', 'Norman Conquest'));
  expect(await essaysIn(10, 'Mathematics', 'quadratic equations')).toBe(0);
  expect(await essaysIn(6, 'Science', 'electricity')).toBe(0);
});

test('a topic of 120 letters is read, one of 121 is refused', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const messageOf = async (length: number) => (await generate(pupil, { topic: 'q'.repeat(length) })).json<{ message: string }>().message;
  expect(await messageOf(120)).not.toContain('characters');
  expect(await messageOf(121)).toBe('Please use at most 120 characters.');
});

test('practice belongs to its plans: Learn and Revise are asked to upgrade, Explorer has maths and English only', async () => {
  const opens = { error: 'Upgrade required', details: { feature: 'practice', plan: 'secondary_practice' } };
  for (const plan of ['free', 'secondary_learn', 'secondary_revise'] as const) {
    const refused = await generate(await aPupil(testApp(), { plan, year: 10 }));
    expect([refused.statusCode, refused.json()]).toEqual([402, expect.objectContaining(opens)]);
  }
  const explorer = await aPupil(testApp(), { plan: 'primary_explorer', year: 4 });
  expect((await generate(explorer, { topic: 'fractions' })).statusCode).toBe(200);
  const science = await generate(explorer, { subject: 'Science', topic: 'plants' });
  // The plan that has science: not the one that the child has.
  expect([science.statusCode, science.json<{ details: unknown }>().details]).toEqual([
    402,
    { feature: 'practice', plan: 'primary_scholar' },
  ]);
});

test('Explorer has five quizzes a day, and they come back at midnight in London', async () => {
  const explorer = await aPupil(testApp(), { plan: 'primary_explorer', year: 4 });
  const statuses: number[] = [];
  for (let quiz = 0; quiz < 6; quiz += 1) statuses.push((await generate(explorer, { topic: 'fractions', numQuestions: 5 })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 402]);
  const before = testApp().clock.now;
  testApp().clock.now = new Date('2026-11-21T00:00:01Z');
  const tomorrow = (await generate(explorer, { topic: 'fractions', numQuestions: 5 })).statusCode;
  testApp().clock.now = before;
  expect(tomorrow).toBe(200);
});

test('five a day are five, also when eight are asked for at once', async () => {
  const explorer = await aPupil(testApp(), { plan: 'primary_explorer', year: 4 });
  const asked = Array.from({ length: 8 }, () => generate(explorer, { topic: 'fractions', numQuestions: 5 }));
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 402, 402, 402]);
});

test('a child in Reception can practise: counting of their own, and where there is none the stage above, which is said', async () => {
  const youngest = await aPupil(testApp(), { plan: 'primary_explorer', year: 0 });
  const practise = async (topic: string) =>
    (await generate(youngest, { topic, numQuestions: 5, difficulty: 'beginner' })).json<Assessment>();
  const own = await practise('counting');
  expect([own.keyStage, own.coverage, own.questions.length]).toEqual(['EYFS', 'exact', 5]);
  const above = await practise('money');
  expect([above.keyStage, above.coverage, above.questions.length]).toEqual(['EYFS', 'near', 5]);
});

test("somebody else's attempt does not exist: not to read, to save, or to hand in", async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const { id } = await made(pupil);
  const sibling = await aPupil(testApp(), { year: 10, parent: pupil.parent });
  for (const other of [sibling, await aPupil(testApp(), { year: 10 })]) {
    expect((await other.get(`/api/assessments/${id}`)).statusCode).toBe(404);
    expect((await other.post(`/api/assessments/${id}/progress`, { userAnswers: [0], currentQuestionIndex: 0 })).statusCode).toBe(404);
    expect((await submit(other, id, [0])).statusCode).toBe(404);
  }
  expect((await (await aParent(testApp())).get(`/api/assessments/user/${pupil.id}`)).statusCode).toBe(404);
  const seen = (await pupil.parent.get(`/api/assessments/user/${pupil.id}`)).json<AssessmentSummary[]>();
  expect(seen.map((summary) => summary.id)).toEqual([id]);
  expect((await pupil.parent.post('/api/assessments/submit', { assessmentId: id, userAnswers: [0], timeSpent: 1 })).statusCode).toBe(403);
});

test('odd answers are refused or count as unanswered, never as a mistake of ours', async () => {
  const pupil = await aPupil(testApp(), { year: 10 });
  const { id } = await made(pupil);
  for (const userAnswers of [[-2], [1.5], [99], ['\u0000'], [{}], 'abc', Array.from({ length: 500 }, () => 0)]) {
    expect((await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 1 })).statusCode).toBe(400);
  }
  expect((await submit(pupil, id, [9, 'text', 0])).statusCode).toBe(200);
});
