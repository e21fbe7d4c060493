import { expect, test } from 'vitest';
import type { Flashcard, CardJudgement } from '@hedgerow/contracts/flashcards';
import type { StudentStats } from '@hedgerow/contracts/progress';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const photosynthesis = { subject: 'Science', topic: 'photosynthesis', keyStage: 'KS3' };
const cardsOf = async (pupil: TestPupil, wish: object = photosynthesis): Promise<Flashcard[]> => {
  const { id } = (await pupil.post('/api/revision-guides/generate', wish)).json<{ id: string }>();
  return (await pupil.post('/api/flashcards/generate', { revisionGuideId: id })).json<Flashcard[]>();
};
const check = (pupil: Pick<TestPupil, 'post'>, id: string | undefined, typed: unknown) =>
  pupil.post(`/api/flashcards/${id}/check-answer`, { typed });
type Kept = { readonly right: readonly number[]; readonly task: { readonly kind: string } };
const keptOn = async (id: string): Promise<Kept | null> => {
  const { rows } = await testApp().database.pool.query<{ on_figure: Kept | null }>('select on_figure from flashcard where id = $1', [id]);
  return rows[0]?.on_figure ?? null;
};
const answerOn = async (id: string | undefined) => {
  const { rows } = await testApp().database.pool.query<{ answer: string }>('select answer from flashcard where id = $1', [id]);
  return rows[0]?.answer ?? '';
};

test('a typed answer is judged by what it means, and nothing is counted by it', async () => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const cards = await cardsOf(pupil);
  const said: CardJudgement['verdict'][] = [];
  const elephants: CardJudgement['verdict'][] = [];
  for (const { id } of cards) {
    const judged = (await check(pupil, id, ` ${(await answerOn(id)).replaceAll('**', '').toUpperCase()} `)).json<CardJudgement>();
    expect(judged.say.length).toBeGreaterThan(5);
    said.push(judged.verdict);
    elephants.push((await check(pupil, id, 'a purple elephant')).json<CardJudgement>().verdict);
  }
  expect(new Set(said)).toEqual(new Set(['right', 'unjudged']));
  expect(elephants).toEqual(said.map((verdict) => (verdict === 'right' ? 'wrong' : verdict)));
  expect((await pupil.get('/api/student/stats')).json<StudentStats>()).toMatchObject({ totalPoints: 0 });
  expect((await check(pupil, cards[0]?.id, 'x'.repeat(201))).statusCode).toBe(400);
  expect((await check(pupil, cards[0]?.id, 5)).statusCode).toBe(400);
  expect((await check(await aPupil(testApp(), { year: 9 }), cards[0]?.id, 'x')).statusCode).toBe(404);
  expect((await check(pupil.parent, cards[0]?.id, 'x')).statusCode).toBe(403);
});

test('a card that asks to be answered on its picture is judged there, shows both pictures, and counts nothing', async () => {
  const pupil = await aPupil(testApp(), { year: 7 });
  const cards = await cardsOf(pupil, { subject: 'Maths', topic: 'coordinates', keyStage: 'KS2' });
  const onPicture = cards.find(({ handles }) => handles !== undefined);
  const plain = cards.find(({ handles }) => handles === undefined);
  if (onPicture === undefined || plain === undefined) throw new Error('one card on a picture and one without are wanted');
  const kept = await keptOn(onPicture.id);
  if (kept === null) throw new Error('its question is not kept');
  // Its back comes along, as that of every card does; how it is marked stays here.
  expect(onPicture.answerFigure?.words).toContain('Answer: ');
  expect(onPicture.figure?.words).not.toContain('Answer');
  for (const secret of ['"right"', '"slips"', '"task"', '"explanation"']) expect(JSON.stringify(onPicture)).not.toContain(secret);

  const give = (id: string, given: unknown) => pupil.post(`/api/flashcards/${id}/check-answer`, { given });
  const right = (await give(onPicture.id, kept.right)).json<CardJudgement>();
  expect(right.verdict).toBe('right');
  expect(right.pictures?.given?.words).toBe(right.pictures?.right.words);
  const wrong = (
    await give(
      onPicture.id,
      kept.right.map((place) => (place === 0 ? 1 : place - 1)),
    )
  ).json<CardJudgement>();
  expect(wrong.verdict).toBe('wrong');
  expect(wrong.say.length).toBeGreaterThan(10);
  expect(wrong.pictures?.given?.words).not.toBe(wrong.pictures?.right.words);
  for (const given of [[], [400, 400, 400], [-1, 0], [1.5, 2], ['a'], 'here', 3, [9999, 1], { x: 1 }, null])
    expect((await give(onPicture.id, given)).statusCode).toBe(400);
  expect((await give(plain.id, kept.right)).statusCode).toBe(400);
  const other = await aPupil(testApp(), { year: 7 });
  expect((await other.post(`/api/flashcards/${onPicture.id}/check-answer`, { given: kept.right })).statusCode).toBe(404);
  expect((await pupil.get('/api/student/stats')).json<StudentStats>()).toMatchObject({ totalPoints: 0 });
  expect((await pupil.get(`/api/flashcards/revision-guide/${onPicture.revisionGuideId}/print`)).statusCode).toBe(200);
});

test('a card says what it is about, on its guide and among those of today', async () => {
  const pupil = await aPupil(testApp(), { year: 8 });
  const cards = await cardsOf(pupil, { subject: 'French', topic: 'my family', keyStage: 'KS3' });
  const today = (await pupil.get('/api/flashcards/today')).json<Flashcard[]>();
  expect(cards.length).toBeGreaterThan(0);
  expect(new Set([...cards, ...today].map(({ subject }) => subject))).toEqual(new Set(['french']));
});
