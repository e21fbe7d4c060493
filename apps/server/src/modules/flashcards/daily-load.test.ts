import { expect, test } from 'vitest';
import type { Flashcard } from '@hedgerow/contracts/flashcards';
import { uuid7 } from '../../db/uuid7.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { aPupil, type TestPupil } from '../../testing/people.ts';

const testApp = startTestApp();
const minutesLater = (minutes: number): void => {
  testApp().clock.now = new Date(testApp().clock.now.getTime() + minutes * 60_000);
};

/** A pupil with the cards of a guide, and as many more of them as are wished. */
const aPupilWithCards = async (more: number) => {
  const pupil = await aPupil(testApp(), { year: 9 });
  const wish = { subject: 'Science', topic: 'photosynthesis', keyStage: 'KS3' };
  const { id: guideId } = (await pupil.post('/api/revision-guides/generate', wish)).json<{ id: string }>();
  const [first] = (await pupil.post('/api/flashcards/generate', { revisionGuideId: guideId })).json<Flashcard[]>();
  await testApp().database.pool.query(
    `insert into flashcard (family_id, id, child_id, guide_id, position, question, answer, difficulty, schedule, due)
       select family_id, gen_random_uuid(), child_id, guide_id, 100 + k, 'Question ' || k, answer, difficulty, schedule, due
       from flashcard, generate_series(1, ${more}) k where id = $1`,
    [first?.id],
  );
  return { pupil, guideId };
};
const todayOf = async (pupil: TestPupil): Promise<Flashcard[]> => (await pupil.get('/api/flashcards/today')).json<Flashcard[]>();
const answer = async (pupil: TestPupil, card: Flashcard, wasCorrect: boolean): Promise<void> => {
  const sent = await pupil.patch(`/api/flashcards/${card.id}/progress`, { wasCorrect, reviewId: uuid7() });
  if (sent.statusCode !== 200) throw new Error(sent.body);
};

test('behind hundreds of cards that were never seen, a missed one comes back first; all of them are with their guide', async () => {
  const { pupil, guideId } = await aPupilWithCards(250);
  const all = (await pupil.get(`/api/flashcards/revision-guide/${guideId}`)).json<Flashcard[]>();
  expect(all.length).toBeGreaterThan(250);
  const newest = all.at(-1);
  if (newest === undefined) throw new Error('there are cards');
  await answer(pupil, newest, false);
  minutesLater(11);
  expect((await todayOf(pupil))[0]?.id).toBe(newest.id);
});

test('forty cards are a day’s load, however many wait; the next day asks for more', async () => {
  const { pupil } = await aPupilWithCards(60);
  const cards = await todayOf(pupil);
  expect(cards).toHaveLength(40);
  for (const card of cards) await answer(pupil, card, true);
  minutesLater(11);
  const again = await todayOf(pupil);
  expect(again.filter(({ reviews }) => reviews === 0)).toEqual([]);
  minutesLater(24 * 60);
  expect((await todayOf(pupil)).length).toBeGreaterThan(0);
});
