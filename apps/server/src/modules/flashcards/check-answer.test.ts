import { expect, test } from 'vitest';
import type { Flashcard, TypedAnswerJudgement } from '@hedgerow/contracts/flashcards';
import type { StudentStats } from '@hedgerow/contracts/progress';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const cardsOf = async (pupil: TestPupil): Promise<Flashcard[]> => {
  const wish = { subject: 'Science', topic: 'photosynthesis', keyStage: 'KS3' };
  const { id } = (await pupil.post('/api/revision-guides/generate', wish)).json<{ id: string }>();
  return (await pupil.post('/api/flashcards/generate', { revisionGuideId: id })).json<Flashcard[]>();
};
const check = (pupil: Pick<TestPupil, 'post'>, id: string | undefined, typed: unknown) =>
  pupil.post(`/api/flashcards/${id}/check-answer`, { typed });
const answerOn = async (id: string | undefined) => {
  const { rows } = await testApp().database.pool.query<{ answer: string }>('select answer from flashcard where id = $1', [id]);
  return rows[0]?.answer ?? '';
};

test('a typed answer is judged by what it means, and nothing is counted by it', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const cards = await cardsOf(pupil);
  const said: TypedAnswerJudgement['verdict'][] = [];
  const elephants: TypedAnswerJudgement['verdict'][] = [];
  for (const { id } of cards) {
    const judged = (await check(pupil, id, ` ${(await answerOn(id)).replaceAll('**', '').toUpperCase()} `)).json<TypedAnswerJudgement>();
    expect(judged.say.length).toBeGreaterThan(5);
    said.push(judged.verdict);
    elephants.push((await check(pupil, id, 'a purple elephant')).json<TypedAnswerJudgement>().verdict);
  }
  expect(new Set(said)).toEqual(new Set(['right', 'unjudged']));
  expect(elephants).toEqual(said.map((verdict) => (verdict === 'right' ? 'wrong' : verdict)));
  expect((await pupil.get('/api/student/stats')).json<StudentStats>()).toMatchObject({ totalPoints: 0 });
  expect((await check(pupil, cards[0]?.id, 'x'.repeat(201))).statusCode).toBe(400);
  expect((await check(pupil, cards[0]?.id, 5)).statusCode).toBe(400);
  expect((await check(await aPupil(testApp(), { year: 9 }), cards[0]?.id, 'x')).statusCode).toBe(404);
  expect((await check(pupil.parent, cards[0]?.id, 'x')).statusCode).toBe(403);
});
