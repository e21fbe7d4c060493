import { type CalendarDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';

/** The strokes of DD/MM/YYYY by themselves: a telephone's number pad has none. Takes what stood there before, and what stands there now. */
export const typedDate = (before: string, after: string): string => {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(after);
  if (digits) return digits.slice(1).join('/');
  if (after.length <= before.length) return after;
  // Dots, dashes and blanks are strokes, so that one typed after ours is not a second one.
  const once = after.replace(/^(\d{1,2})[\s./-]+(?=\d|$)/, '$1/').replace(/^(\d{1,2}\/\d{1,2})[\s./-]+(?=\d|$)/, '$1/');
  const parted = once.replace(/^(\d{2})(\d)$/, '$1/$2').replace(/^(\d{1,2}\/\d{2})(\d{1,4})$/, '$1/$2');
  return /^(?:\d{2}|\d{1,2}\/\d{2})$/.test(parted) ? `${parted}/` : parted;
};

/** "01/11/2018", as it is typed. */
const asTyped = (date: CalendarDate): string => date.split('-').toReversed().join('/');

/** A date of the browser's own calendar, or of the server, as it is typed; empty when it is none. */
export const typedFrom = (text: string): string => {
  const date = readCalendarDate(text);
  return date === undefined ? '' : asTyped(date);
};
