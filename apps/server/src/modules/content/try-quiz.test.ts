import { expect, test } from 'vitest';
import { tryStages, type TryMark, type TryQuiz } from '@hedgerow/contracts/try-quiz';
import { startTestApp } from '../../testing/test-app.ts';

const testApp = startTestApp();
const start = async (stage: string) => (await testApp().visitor().get(`/api/try/quiz?stage=${stage}`)).json<TryQuiz>();
const answerTo = (body: object) => testApp().visitor().post('/api/try/answer', body);

test.each(tryStages)('a visitor gets five questions for %s, and nothing in them tells the answer', async (stage) => {
  const quiz = await start(stage);
  expect(quiz.questions).toHaveLength(5);
  expect(JSON.stringify(quiz)).not.toMatch(/correctAnswer|explanation|optionNotes|stepByStep/);
});

test('each answer is marked by the server, with the right one and why; exactly one option is right', async () => {
  const quiz = await start('ks2');
  const [first] = quiz.questions;
  const marks: TryMark[] = [];
  for (const answer of (first?.options ?? []).keys()) marks.push((await answerTo({ id: quiz.id, question: 0, answer })).json<TryMark>());
  expect(marks.filter(({ right }) => right)).toHaveLength(1);
  expect(new Set(marks.map(({ correctAnswer }) => correctAnswer)).size).toBe(1);
  expect(marks[0]?.explanation).not.toBe('');
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
