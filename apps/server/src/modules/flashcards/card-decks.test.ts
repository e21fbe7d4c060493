import type { CardDeck, Flashcard } from '@hedgerow/contracts/flashcards';
import type { Practice } from '@hedgerow/contracts/practice';
import { expect, test } from 'vitest';
import { aPupil, opensScreens, type TestPupil } from '../../testing/people.ts';
import { begunPractice, practising } from '../../testing/practising.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { uuid7 } from '../../db/uuid7.ts';

const testApp = startTestApp();
const { play } = practising(testApp);

const topicId = 'science.ks2.earth-and-space';
const make = (pupil: TestPupil, wish: object) => pupil.post('/api/flashcards/generate', wish);
const made = async (pupil: TestPupil, wish: object): Promise<Flashcard[]> => {
  const answer = await make(pupil, wish);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Flashcard[]>();
};
const decksOf = async (pupil: TestPupil): Promise<CardDeck[]> => (await pupil.get('/api/flashcards/decks')).json<CardDeck[]>();
const todayOf = async (pupil: TestPupil): Promise<Flashcard[]> => (await pupil.get('/api/flashcards/today')).json<Flashcard[]>();
const scholar = () => aPupil(testApp(), { plan: 'primary_scholar', year: 5 });
const finished = async (pupil: TestPupil, missed: readonly number[]): Promise<Practice> =>
  play(pupil, await begunPractice(pupil, { subject: 'science', topic: 'earth and space' }), missed);

const print = (who: TestPupil) => who.get('/api/flashcards/today/print');

test('a Scholar makes the cards of a topic once, studies them, and they come back when they are due', async () => {
  const pupil = await scholar();
  const cards = await made(pupil, { topicId });
  expect(cards.length).toBeGreaterThan(7);
  const [twice, meanwhile] = await Promise.all([made(pupil, { topicId }), made(pupil, { topicId })]);
  expect([twice, meanwhile].map((set) => set.map(({ id }) => id))).toEqual([cards.map(({ id }) => id), cards.map(({ id }) => id)]);
  expect(await decksOf(pupil)).toMatchObject([
    { title: 'Earth and space', subject: 'science', subjectName: 'Science', cards: cards.length },
  ]);
  const [first] = await todayOf(pupil);
  expect(first?.subject).toBe('science');
  const told = await pupil.patch(`/api/flashcards/${first?.id}/progress`, { wasCorrect: true, reviewId: uuid7() });
  expect(told.statusCode).toBe(200);
  expect(new Date(told.json<Flashcard>().due) > testApp().clock.now).toBe(true);
  expect((await todayOf(pupil)).map(({ id }) => id)).not.toContain(first?.id);
  expect((await pupil.get(`/api/flashcards/revision-guide/${first?.revisionGuideId}`)).json<Flashcard[]>()).toHaveLength(cards.length);
  expect((await pupil.get(`/api/flashcards/revision-guide/${first?.revisionGuideId}/print`)).statusCode).toBe(200);
});

test('the cards of today are printed, of all sets together; without any that is said, and each pupil has their own', async () => {
  const pupil = await scholar();
  expect((await print(pupil)).statusCode).toBe(409);
  await made(pupil, { topicId });
  await made(pupil, { topicId: 'geography.ks2.coasts' });
  const sheet = await print(pupil);
  expect(sheet.statusCode).toBe(200);
  expect(sheet.headers['content-type']).toContain('application/pdf');
  expect(sheet.headers['content-disposition']).toContain('Cards of 20 November 2026');
  expect((await print(await scholar())).statusCode).toBe(409);
  expect((await pupil.parent.get('/api/flashcards/today/print')).statusCode).toBe(403);
  expect((await testApp().visitor().get('/api/flashcards/today/print')).statusCode).toBe(401);
});

test('two presses at once make one set', async () => {
  const pupil = await scholar();
  const sets = await Promise.all(Array.from({ length: 6 }, () => made(pupil, { topicId })));
  expect(new Set(sets.flat().map(({ id }) => id)).size).toBe(sets[0]?.length);
  expect(await decksOf(pupil)).toHaveLength(1);
});

test('what a practice showed to be missed becomes cards, no more than were missed, and their day asks for them', async () => {
  const pupil = await scholar();
  const end = await finished(pupil, [0, 2]);
  expect(end.result?.cards).toBe(2);
  const cards = await made(pupil, { assessmentId: end.id });
  expect(cards).toHaveLength(2);
  for (const { question, answer } of cards) expect([question, answer]).not.toContain('');
  expect((await decksOf(pupil))[0]?.title).toContain('what was missed');
  expect((await todayOf(pupil)).map(({ id }) => id).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
});

test('where nothing was missed nothing is offered, and nothing is made before the end', async () => {
  const pupil = await scholar();
  const begun = await begunPractice(pupil, { subject: 'science', topic: 'earth and space' });
  expect((await make(pupil, { assessmentId: begun.id })).statusCode).toBe(409);
  const end = await play(pupil, begun, []);
  expect(end.result).not.toHaveProperty('cards');
  expect((await make(pupil, { assessmentId: end.id })).statusCode).toBe(404);
});

test('a plan without cards is refused with the plan that has them, and its practice does not offer any', async () => {
  const explorer = await aPupil(testApp(), { plan: 'primary_explorer', year: 5 });
  const refused = await make(explorer, { topicId: 'maths.ks2.sats-arithmetic' });
  expect(refused.statusCode).toBe(402);
  expect(refused.json()).toMatchObject({ code: 'upgrade_required', details: { feature: 'flashcards', plan: 'primary_scholar' } });
  const end = await play(explorer, await begunPractice(explorer), [0]);
  expect(end.result).not.toHaveProperty('cards');
  const learner = await aPupil(testApp(), { plan: 'secondary_learn', year: 9 });
  expect((await make(learner, { topicId: 'maths.ks3.linear-equations' })).json()).toMatchObject({ details: { plan: 'secondary_revise' } });
});

test('another stage’s topic, none, and what is no id are refused', async () => {
  const pupil = await scholar();
  for (const other of ['biology.ks4.heart-and-circulation', 'no.such.topic'])
    expect((await make(pupil, { topicId: other })).statusCode).toBe(404);
  for (const wish of [
    {},
    { topicId: '' },
    { topicId: 7 },
    { topicId: 'a\u0000b' },
    { topicId: 'x'.repeat(500) },
    { assessmentId: 'x' },
    [],
  ])
    expect((await make(pupil, wish)).statusCode).toBe(400);
  expect(await decksOf(pupil)).toEqual([]);
});

test('nobody makes or sees cards of somebody else’s practice; a parent who looks makes none', async () => {
  const pupil = await scholar();
  const end = await finished(pupil, [0]);
  const other = await scholar();
  expect((await make(other, { assessmentId: end.id })).statusCode).toBe(404);
  const [card] = await made(pupil, { assessmentId: end.id });
  expect((await other.get(`/api/flashcards/revision-guide/${card?.revisionGuideId}`)).statusCode).toBe(404);
  expect((await other.patch(`/api/flashcards/${card?.id}/progress`, { wasCorrect: true, reviewId: uuid7() })).statusCode).toBe(404);
  expect(await decksOf(other)).toEqual([]);
  const looking = await opensScreens(pupil.parent, pupil.id);
  expect((await looking.post('/api/flashcards/generate', { topicId })).statusCode).toBe(403);
  expect((await looking.get('/api/flashcards/decks')).json<CardDeck[]>()).toHaveLength(1);
  expect((await testApp().visitor().get('/api/flashcards/decks')).statusCode).toBe(401);
});
