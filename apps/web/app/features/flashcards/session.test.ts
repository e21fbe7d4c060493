import { expect, test } from 'vitest';
import { beginCards, type CardAction, cardReducer, missedCards } from './session.ts';

const card = (id: string) => ({
  id,
  revisionGuideId: 'g',
  question: `${id}?`,
  answer: id,
  difficulty: 'beginner' as const,
  due: '',
  reviews: 0,
});
const cards = ['a', 'b', 'c'].map(card);
const after = (...actions: readonly CardAction[]) => actions.reduce(cardReducer, beginCards(cards));
const knew: CardAction = { type: 'answer', knew: true };
const notYet: CardAction = { type: 'answer', knew: false };
const show: CardAction = { type: 'show' };

test('an answer counts only after it was seen', () => {
  expect(after(knew)).toMatchObject({ index: 0, knew: [] });
  expect(after(show, knew)).toMatchObject({ index: 1, shown: false, knew: ['a'] });
});

test('the cards not known yet can be practised by themselves', () => {
  const done = after(show, notYet, show, knew, show, notYet);
  expect(done.index).toBe(3);
  expect(missedCards(done).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(cardReducer(done, { type: 'again', cards: missedCards(done) })).toMatchObject({ index: 0, knew: [], notYet: [] });
});

test('a card can be passed over and gone back to; the last word on it counts', () => {
  expect(after({ type: 'next' })).toMatchObject({ index: 1, knew: [], notYet: [] });
  expect(after(show, notYet, { type: 'back' }, show, knew)).toMatchObject({ index: 1, knew: ['a'], notYet: [] });
  expect(after({ type: 'back' }).index).toBe(0);
});
