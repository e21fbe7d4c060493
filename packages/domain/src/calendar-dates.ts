/** A calendar date as YYYY-MM-DD. Dates of birth are dates, never instants (docs/product/years-and-stages.md#dates). */
export type CalendarDate = string & { readonly __date: unique symbol };

type Parts = { readonly year: number; readonly month: number; readonly day: number };

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const daysInMonth = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0));

/** A real date of the calendar, or undefined (31 February is none). Months count from 1. */
export const calendarDate = (year: number, month: number, day: number): CalendarDate | undefined => {
  const real = Number.isInteger(year) && year >= 1 && year <= 9999 && day >= 1 && day <= daysInMonth(year, month);
  if (!real) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate;
};

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const fullNames = 'january february march april may june july august september october november december'.split(' ');

/** 3 of "3", "03", "Mar", "mar.", "March"; 0 of anything else. */
export const monthOfName = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text);
  const name = text.toLowerCase();
  return (
    Math.max(
      fullNames.indexOf(name),
      monthNames.findIndex((short) => name === short || (short === 'sep' && name === 'sept')),
    ) + 1
  );
};

/** Reads a date as people in Britain write it (27/3/2018, 27.3.2018, 27-03-2018, 27 March 2018), YYYY-MM-DD and ISO instants (their date part); undefined when it is no real date. */
export const readCalendarDate = (text: string): CalendarDate | undefined => {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?\s*$/.exec(text);
  if (iso) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const british = /^\s*(\d{1,2})(?:st|nd|rd|th)?[\s./-]+(\d{1,2}|[a-z]{3,9})[\s.,/-]+(\d{4})\s*$/i.exec(text);
  return british ? calendarDate(Number(british[3]), monthOfName(british[2] ?? ''), Number(british[1])) : undefined;
};

export const datePartsOf = (date: CalendarDate): Parts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** Completed years on `on`. Somebody born on 29 February completes a year on 1 March of an ordinary year. */
export const ageOn = (born: CalendarDate, on: CalendarDate): number => {
  const birth = datePartsOf(born);
  const today = datePartsOf(on);
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
};

/** Whole days since 1 January 1970. */
export const daysFromEpoch = (date: CalendarDate): number => Date.parse(date) / 86_400_000;

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date((daysFromEpoch(date) + days) * 86_400_000).toISOString().slice(0, 10) as CalendarDate;

/** The same day so many months later; the last day of the month where it is shorter. */
export const monthsLater = (date: CalendarDate, months: number): CalendarDate => {
  const { year, month, day } = datePartsOf(date);
  const at = month - 1 + months;
  const [laterYear, laterMonth] = [year + Math.floor(at / 12), (at % 12) + 1];
  return calendarDate(laterYear, laterMonth, Math.min(day, daysInMonth(laterYear, laterMonth))) ?? date;
};

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => daysFromEpoch(to) - daysFromEpoch(from);

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' });

/** Formatting costs as much as half a query, and the day changes on a full hour alone, in summer too: those of some hours are kept. */
const dateOfHour = new Map<number, CalendarDate>();
const hoursKept = 500;

/** The date that a clock on a wall in England shows at this instant. */
export const londonDate = (instant: Date): CalendarDate => {
  const hour = Math.floor(instant.getTime() / 3_600_000);
  const known = dateOfHour.get(hour);
  if (known !== undefined) return known;
  const date = london.format(instant) as CalendarDate;
  if (dateOfHour.size >= hoursKept) dateOfHour.clear();
  dateOfHour.set(hour, date);
  return date;
};

const londonHourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: 'numeric', hourCycle: 'h23' });
/** The hour, 0 to 23, that a clock on a wall in England shows. */
export const londonHour = (instant: Date): number => Number(londonHourFormat.format(instant));

const longFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
/** "20 November 2026". */
export const longDate = (date: CalendarDate): string => longFormat.format(daysFromEpoch(date) * 86_400_000);

/** The instant at which a day begins in England: midnight of the wall clock, in summer and winter. */
export const londonDayStart = (date: CalendarDate): Date => {
  const winter = new Date(`${date}T00:00:00Z`);
  // In summer, midnight in London is 23:00 of the day before in UTC.
  const summer = new Date(winter.getTime() - 3_600_000);
  return londonDate(summer) === date ? summer : winter;
};
