import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardState } from '../adaptive/flashcard-schedule.ts';
import { afterFirstTry } from './memory.ts';

const friday = new Date('2026-11-20T16:00:00Z');
const later = (minutes: number): Date => new Date(friday.getTime() + minutes * 60_000);
const dueDay = ({ due }: CardState) => londonDate(new Date(due));

test('a miss is back tomorrow, however often the same is right later that day', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 6 }), fc.array(fc.constant(false), { maxLength: 5 }), (before, after) => {
      let card: CardState | undefined;
      for (const missed of [...before, true, ...after]) card = afterFirstTry(card, missed, friday);
      expect(card && dueDay(card)).toBe(addDays(londonDate(friday), 1));
    }),
  );
});

test('what is right day after day comes at growing distances', () => {
  let card: CardState | undefined;
  let at = friday;
  const gaps: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    card = afterFirstTry(card, false, at);
    gaps.push(new Date(card.due).getTime() - at.getTime());
    at = new Date(card.due);
  }
  expect(gaps.toSorted((a, b) => a - b)).toEqual(gaps);
  expect((gaps.at(-1) ?? 0) / 86_400_000).toBeGreaterThan(30);
});

test('ten right answers of one day are one memory', () => {
  const once = afterFirstTry(undefined, false, friday);
  const ten = Array.from({ length: 9 }, (_, at) => at).reduce((card, at) => afterFirstTry(card, false, later(at)), once);
  expect(ten).toEqual(once);
});
