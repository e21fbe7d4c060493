import { expect, test } from 'vitest';
import { tryStages, type TryMark, type TryQuiz } from '@hedgerow/contracts/try-quiz';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const start = async (stage: string) => (await testApp().visitor().get(`/api/try/quiz?stage=${stage}`)).json<TryQuiz>();
const answerTo = (body: object) => testApp().visitor().post('/api/try/answer', body);

test.each(tryStages)('a visitor gets five questions for %s, and nothing in them tells the answer', async (stage) => {
  const quiz = await start(stage);
  expect(quiz.questions).toHaveLength(5);
  // By the name of a field: a question may well ask for "the best explanation".
  expect(JSON.stringify(quiz)).not.toMatch(/"(?:correctAnswer|explanation|optionNotes|stepByStep\w*)":/);
});

test('each answer is marked by the server, with the right one and why; exactly one option is right', async () => {
  const quiz = await start('ks2');
  const question = quiz.questions.findIndex(({ type }) => type === 'multiple_choice');
  const marks: TryMark[] = [];
  for (const answer of (quiz.questions[question]?.options ?? []).keys())
    marks.push((await answerTo({ id: quiz.id, question, answer })).json<TryMark>());
  expect(marks.filter(({ right }) => right)).toHaveLength(1);
  expect(new Set(marks.map(({ correctAnswer }) => correctAnswer)).size).toBe(1);
  expect(marks[0]?.explanation).not.toBe('');
});

test('a miss can be mended once: until then nothing tells the right answer', async () => {
  const quiz = await start('ks1');
  const question = quiz.questions.findIndex(({ type }) => type === 'multiple_choice');
  const tries: TryMark[] = [];
  for (const answer of (quiz.questions[question]?.options ?? []).keys())
    tries.push((await answerTo({ id: quiz.id, question, answer, last: false })).json<TryMark>());
  const [right] = tries.filter((mark) => mark.right);
  expect(right).toMatchObject({ closed: true });
  expect(right?.say).toMatch(/^Yes/);
  for (const missed of tries.filter((mark) => !mark.right))
    expect(missed).toMatchObject({ say: 'Not quite.', closed: false, correctAnswer: null, explanation: '', steps: [] });
});

/** Nothing in a quiz tells which question is answered by a point: only such a one takes two numbers. */
const askedForPoint = async (): Promise<{ id: string; question: number }> => {
  for (let number = 0; number < 40; number += 1)
    for (let question = 0; question < 5; question += 1)
      if ((await answerTo({ id: `ks2-${number}`, question, answer: [0, 0] })).statusCode === 200) return { id: `ks2-${number}`, question };
  throw new Error('no quiz asks for a point');
};

test('an answer on a figure is marked: one place is right, the others are shown beside it, and what is no place is refused', async () => {
  const { id, question: at } = await askedForPoint();
  const marks: TryMark[] = [];
  // No grid is larger; beyond its edge there is no place.
  const mostSide = 21;
  for (let place = 0; place < mostSide * mostSide; place += 1) {
    const answer = await answerTo({ id, question: at, answer: [place % mostSide, Math.floor(place / mostSide)] });
    if (answer.statusCode === 200) marks.push(answer.json<TryMark>());
  }
  const right = marks.filter((mark) => mark.right);
  expect(right).toHaveLength(1);
  expect(right[0]?.pictures?.given).toEqual(right[0]?.pictures?.right);
  expect(marks.length).toBeGreaterThan(50);
  expect(marks.filter((mark) => !mark.right && mark.note === '')).toEqual([]);
  for (const answer of [[], [1], [400, 0], 'here', '1|2', 0]) expect((await answerTo({ id, question: at, answer })).statusCode).toBe(404);
  for (const answer of [[-1, 0], { x: 1 }, [1.5, 0]]) expect((await answerTo({ id, question: at, answer })).statusCode).toBe(400);
});

test.each([
  [{ id: 'ks9-1', question: 0, answer: 0 }, 400],
  [{ id: 'ks1-999', question: 0, answer: 0 }, 404],
  [{ id: 'ks1-1', question: 5, answer: 0 }, 400],
  [{ id: 'ks1-1', question: 0, answer: 9 }, 404],
])('%o is refused', async (body, status) => {
  expect((await answerTo(body)).statusCode).toBe(status);
});

test('an unknown stage is refused in words', async () => {
  const answer = await testApp().visitor().get('/api/try/quiz?stage=university');
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, 'Please choose an age.']);
});
