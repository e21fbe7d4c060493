import { describe, expect, test } from 'vitest';
import { newCard, parseCard, recallOf, review, todaysCards, type CardState } from './flashcard-schedule.ts';

const monday = new Date('2026-11-23T16:30:00Z');
const later = (days: number, from = monday): Date => new Date(from.getTime() + days * 86_400_000);
const daysUntil = (due: Date, from: Date): number => (due.getTime() - from.getTime()) / 86_400_000;

const named = (name: string, schedule: CardState): { readonly name: string; readonly schedule: CardState } => ({ name, schedule });
const knownSince = (at: Date): CardState => review(newCard(at), { knew: true }, at).card;
const missedAt = (at: Date): CardState => review(newCard(at), { knew: false }, at).card;

describe('when a card comes back', () => {
  test('a known card comes back after days, a missed one after ten minutes', () => {
    expect(daysUntil(review(newCard(monday), { knew: true }, monday).due, monday)).toBeGreaterThanOrEqual(1);
    expect(daysUntil(review(newCard(monday), { knew: false }, monday).due, monday)).toBeCloseTo(10 / 1440, 5);
  });

  test('each further time it is known, it stays away longer; a miss brings it back and shortens the next wait', () => {
    let card = newCard(monday);
    let now = monday;
    const waits: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const next = review(card, { knew: true }, now);
      waits.push(daysUntil(next.due, now));
      card = next.card;
      now = next.due;
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    const missed = review(card, { knew: false }, now);
    const after = review(missed.card, { knew: true }, missed.due);
    expect(daysUntil(after.due, missed.due)).toBeLessThan(waits.at(-1) ?? 0);
  });

  test('long thought means a shorter wait than a quick answer', () => {
    const known = review(newCard(monday), { knew: true }, monday);
    const slow = review(known.card, { knew: true, ms: 30_000 }, known.due);
    const quick = review(known.card, { knew: true, ms: 1500 }, known.due);
    expect(slow.due.getTime()).toBeLessThan(quick.due.getTime());
  });

  test('on the day it is due, recall stands near 90 %', () => {
    const { card, due } = review(newCard(monday), { knew: true }, monday);
    expect(recallOf(card, due)).toBeCloseTo(0.9, 1);
    expect(recallOf(newCard(monday), monday)).toBe(0);
  });

  test('the same answers give the same dates: there is no chance in it', () => {
    expect(review(newCard(monday), { knew: true }, monday)).toEqual(review(newCard(monday), { knew: true }, monday));
  });
});

describe('stored cards', () => {
  test('a clock that was put back since the last review counts as no time at all', () => {
    const at = new Date('2026-11-20T16:00:00Z');
    const known = review(review(newCard(at), { knew: true }, at).card, { knew: true }, new Date(at.getTime() + 4 * 86_400_000)).card;
    const last = new Date(known.lastReview ?? '');
    const earlier = new Date(last.getTime() - 2 * 86_400_000);
    expect(review(known, { knew: false }, earlier)).toEqual(review(known, { knew: false }, last));
  });

  test('a card survives being stored', () => {
    const { card } = review(newCard(monday), { knew: true }, monday);
    expect(parseCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
  });

  /** Frozen example of the library's own shape: never change it. */
  const oldShape = {
    due: '2026-11-26T16:30:00.000Z',
    stability: 2.3065,
    difficulty: 2.1181,
    elapsed_days: 0,
    scheduled_days: 3,
    learning_steps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
    last_review: '2026-11-23T16:30:00.000Z',
  };
  /** Frozen example of version 1: never change it. */
  const versionOne = {
    version: 1,
    due: '2026-11-26T16:30:00.000Z',
    stability: 2.3065,
    difficulty: 2.1181,
    scheduledDays: 3,
    step: 0,
    reviews: 1,
    lapses: 0,
    state: 'review',
    lastReview: '2026-11-23T16:30:00.000Z',
  };

  test('the old shape is read as the new one and can be reviewed', () => {
    expect(parseCard(oldShape)).toEqual(versionOne);
    expect(parseCard(versionOne)).toEqual(versionOne);
    const card = parseCard(oldShape);
    expect(card && review(card, { knew: true }, later(3)).card.reviews).toBe(2);
  });

  test.each([null, 'card', 7, [], {}, { due: 'never', state: 2 }, { due: '2026-11-26', state: 'lost' }])('%j is no card', (value) => {
    expect(parseCard(value)).toBeUndefined();
  });
});

describe('cards for today', () => {
  test('the longest due comes first, new cards come last, and cards of another day do not come', () => {
    const cards = [
      named('new', newCard(monday)),
      named('due lately', knownSince(later(-4))),
      named('due long', knownSince(later(-30))),
      named('not yet', knownSince(later(-0.1))),
    ];
    expect(todaysCards(cards, monday, 20).map(({ name }) => name)).toEqual(['due long', 'due lately', 'new']);
  });

  test('a card due this evening counts for the whole London day', () => {
    const evening = knownSince(new Date('2026-11-20T20:00:00Z'));
    const due = new Date(evening.due);
    expect(todaysCards([named('evening', evening)], new Date(`${due.toISOString().slice(0, 10)}T08:00:00Z`), 5)).toHaveLength(1);
  });

  test('the day is capped, and what was reviewed today counts', () => {
    const fresh = Array.from({ length: 12 }, (_, at) => named(`new ${at}`, newCard(monday)));
    expect(todaysCards(fresh, monday, 8)).toHaveLength(8);
    const done = Array.from({ length: 5 }, (_, at) => named(`done ${at}`, knownSince(later(-0.05))));
    expect(todaysCards([...fresh, ...done], monday, 8)).toHaveLength(3);
  });

  test('a card missed today may come again even when the day is full', () => {
    const again = named('again', missedAt(later(-0.02)));
    const done = Array.from({ length: 5 }, (_, at) => named(`done ${at}`, knownSince(later(-0.05))));
    expect(todaysCards([...done, again, named('new', newCard(monday))], monday, 5).map(({ name }) => name)).toEqual(['again']);
  });
});
