import type { Assessment, ReviewedQuestion, SubmitResult } from '@hedgerow/contracts/assessments';
import { type FigureQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import { rightGiven, storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aPupil, type TestPupil } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();

const storedOf = async (id: string): Promise<TestQuestion[]> => {
  const { rows } = await testApp().database.pool.query<{ questions: unknown }>('select questions from assessment where id = $1', [id]);
  return z.array(TestQuestion).parse(rows[0]?.questions);
};
type Asked = { readonly quiz: Assessment; readonly stored: readonly TestQuestion[]; readonly at: number };
/** A test with a question of this kind, and its place: which questions a test has is chance, and some have none of it. */
const aQuiz = async (pupil: TestPupil, topic: string, isSuch: (question: FigureQuestion) => boolean = () => true): Promise<Asked> => {
  const wish = { subject: 'maths', topic, difficulty: 'medium', numQuestions: 6 };
  for (let tried = 0; tried < 8; tried += 1) {
    const quiz = (await pupil.post('/api/assessments/generate', wish)).json<Assessment>();
    const stored = await storedOf(quiz.id);
    const at = stored.findIndex((question) => question.type === 'on_figure' && isSuch(question));
    if (at >= 0) return { quiz, stored, at };
  }
  throw new Error(`eight tests on ${topic} have no such question`);
};
const rightOf = (question: TestQuestion): number | string => {
  if (question.type === 'essay') return '';
  return question.type === 'on_figure' ? storedGiven(rightGiven(question)) : question.correctAnswer;
};
const handIn = (pupil: TestPupil, assessmentId: string, userAnswers: unknown[]) =>
  pupil.post('/api/assessments/submit', { assessmentId, userAnswers, timeSpent: 60_000 });

test('a test asks on figures without the answer, keeps what was placed, and marks it', async () => {
  const pupil = await aPupil(testApp(), { year: 5 });
  const { quiz, stored, at } = await aQuiz(pupil, 'coordinates');
  const asked = quiz.questions[at];
  expect(asked).toMatchObject({ type: 'on_figure', options: [], handles: { kind: 'grid' } });
  for (const kept of ['"right"', '"slips"', '"pictures"', '"task"']) expect(JSON.stringify(quiz)).not.toContain(kept);

  const answers = stored.map(rightOf);
  const saved = await pupil.post(`/api/assessments/${quiz.id}/progress`, { userAnswers: answers, currentQuestionIndex: at });
  expect(saved.statusCode).toBe(200);
  const resumed = (await pupil.get(`/api/assessments/${quiz.id}`)).json<Assessment>();
  expect(resumed.userAnswers[at]).toBe(answers[at]);

  expect((await handIn(pupil, quiz.id, answers)).json<SubmitResult>()).toMatchObject({ score: 100, correctAnswers: 6 });
  const review = (await pupil.get(`/api/assessments/${quiz.id}`)).json<Assessment>();
  const reviewed = review.questions[at] as ReviewedQuestion;
  expect(reviewed).toMatchObject({ wasRight: true, correctAnswer: null });
  expect(reviewed.pictures?.given).toEqual(reviewed.pictures?.right);
  expect(review.userAnswers[at]).toMatch(/^\(−?\d+, −?\d+\)/);
  const parent = (await pupil.parent.get(`/api/assessments/${quiz.id}`)).json<Assessment>();
  expect((parent.questions[at] as ReviewedQuestion).pictures).toEqual(reviewed.pictures);
  const { rows } = await testApp().database.pool.query('select correct from answer_evidence where assessment_id = $1 and position = $2', [
    quiz.id,
    at,
  ]);
  expect(rows).toEqual([{ correct: true }]);
});

test('one of two bars right is half the marks, and no right answer', async () => {
  const pupil = await aPupil(testApp(), { year: 4 });
  const { quiz, stored, at } = await aQuiz(pupil, 'bar charts', ({ right }) => right.length === 2);
  const question = stored[at];
  if (question?.type !== 'on_figure') throw new Error('no two bars are asked for');
  const [first = 0, second = 0] = question.right;
  const answers = stored.map((_, place) => (place === at ? `${first},${second === 1 ? 2 : second - 1}` : -1));
  expect((await handIn(pupil, quiz.id, answers)).json<SubmitResult>()).toMatchObject({ score: Math.round(50 / 6), correctAnswers: 0 });
  const review = (await pupil.get(`/api/assessments/${quiz.id}`)).json<Assessment>();
  expect(review.questions[at]).toMatchObject({ wasRight: false });
});

test('what has no place on the figure counts as not answered; nonsense is refused', async () => {
  const pupil = await aPupil(testApp(), { year: 5 });
  const { quiz, at } = await aQuiz(pupil, 'coordinates');
  const only = (answer: unknown): unknown[] => quiz.questions.map((_, place) => (place === at ? answer : -1));
  for (const odd of ['999,0', '1', '1,2,3', 'here', '-1,-1', '', 0, null]) {
    const saved = await pupil.post(`/api/assessments/${quiz.id}/progress`, { userAnswers: only(odd), currentQuestionIndex: at });
    expect(saved.statusCode).toBe(200);
    expect((await pupil.get(`/api/assessments/${quiz.id}`)).json<Assessment>().userAnswers[at]).toBe(-1);
  }
  for (const nonsense of [[1, 2], { x: 1 }, 1.5, true]) expect((await handIn(pupil, quiz.id, only(nonsense))).statusCode).toBe(400);
  expect((await handIn(pupil, quiz.id, only('999,0'))).json<SubmitResult>()).toMatchObject({ score: 0 });
  const review = (await pupil.get(`/api/assessments/${quiz.id}`)).json<Assessment>();
  expect((review.questions[at] as ReviewedQuestion).pictures?.given).toBeNull();
});

const aTable = async (pupil: TestPupil) => {
  const { quiz, stored, at } = await aQuiz(pupil, 'function machines', ({ task }) => task.kind === 'fill');
  const question = stored[at];
  if (question?.type !== 'on_figure' || question.cells === undefined) throw new Error('no table is to be filled in');
  return { quiz, at, cells: question.cells, only: (answer: unknown) => stored.map((_, place) => (place === at ? answer : -1)) };
};

test('a table is asked without what belongs in it, kept as far as it is filled in, and cell by cell half the marks are earned', async () => {
  const pupil = await aPupil(testApp(), { year: 7 });
  const { quiz, at, cells, only } = await aTable(pupil);
  expect(quiz.questions[at]).toMatchObject({ type: 'on_figure', options: [], handles: { kind: 'cells' } });
  for (const kept of ['"expected"', '"right"', '"slips"', '"task"', '"answer"']) expect(JSON.stringify(quiz)).not.toContain(kept);

  // A number may be written in another way; one cell is left out.
  const half = cells.map(({ answer }, cell) => (cell === 0 ? '' : cell === 1 ? `${answer}.0` : answer)).join('|');
  expect((await pupil.post(`/api/assessments/${quiz.id}/progress`, { userAnswers: only(half), currentQuestionIndex: at })).statusCode).toBe(
    200,
  );
  expect((await pupil.get(`/api/assessments/${quiz.id}`)).json<Assessment>().userAnswers[at]).toBe(half);
  expect((await handIn(pupil, quiz.id, only(half))).json<SubmitResult>()).toMatchObject({ score: Math.round(50 / 6), correctAnswers: 0 });
  const review = (await pupil.get(`/api/assessments/${quiz.id}`)).json<Assessment>();
  const reviewed = review.questions[at] as ReviewedQuestion;
  expect(reviewed).toMatchObject({ wasRight: false });
  expect(reviewed.pictures?.given?.words).toContain(': blank');
  expect(reviewed.pictures?.right.words).not.toContain('blank');
  expect(review.userAnswers[at]).toContain('blank');
});

test('a table with other cells than its own counts as not answered', async () => {
  const pupil = await aPupil(testApp(), { year: 7 });
  const { quiz, at, cells, only } = await aTable(pupil);
  const blank = cells.map(() => ' ').join('|');
  for (const odd of ['1', '1|2|3|4|5|6|7|8|9|10|11|12|13', blank, cells.map(() => '1234567890123').join('|'), '3,4', '']) {
    await pupil.post(`/api/assessments/${quiz.id}/progress`, { userAnswers: only(odd), currentQuestionIndex: at });
    expect((await pupil.get(`/api/assessments/${quiz.id}`)).json<Assessment>().userAnswers[at]).toBe(-1);
  }
  const right = cells.map(({ answer }) => answer.replace('−', '-')).join('|');
  expect((await handIn(pupil, quiz.id, only(right))).json<SubmitResult>()).toMatchObject({ score: Math.round(100 / 6), correctAnswers: 1 });
});
