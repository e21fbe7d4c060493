import { addDays, londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { type CardState, newCard, review } from '../adaptive/flashcard-schedule.ts';

const tomorrowOf = (now: Date): Date => londonDayStart(addDays(londonDate(now), 1));

const wasToday = ({ lastReview }: CardState, now: Date): boolean =>
  lastReview !== null && londonDate(new Date(lastReview)) === londonDate(now);

const notBefore = (card: CardState, earliest: Date): CardState =>
  new Date(card.due) < earliest ? { ...card, due: earliest.toISOString() } : card;

/**
 * What is remembered of an objective after a first try. A miss is back tomorrow, whatever came before or comes after it today; right
 * answers go by FSRS, one a day: ten in a row are one memory, not ten.
 */
export const afterFirstTry = (before: CardState | undefined, missed: boolean, now: Date): CardState => {
  const tomorrow = tomorrowOf(now);
  if (missed) return { ...review(before ?? newCard(now), { knew: false }, now).card, due: tomorrow.toISOString() };
  if (before !== undefined && wasToday(before, now)) return before;
  return notBefore(review(before ?? newCard(now), { knew: true }, now).card, tomorrow);
};
