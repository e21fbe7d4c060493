const inEngland = { timeZone: 'Europe/London' } as const;

const day = new Intl.DateTimeFormat('en-GB', { ...inEngland, day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('en-GB', { ...inEngland, day: 'numeric', month: 'short' });
const shortDayOfYear = new Intl.DateTimeFormat('en-GB', { ...inEngland, day: 'numeric', month: 'short', year: 'numeric' });
const year = new Intl.DateTimeFormat('en-GB', { ...inEngland, year: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-GB', { ...inEngland, weekday: 'long', day: 'numeric', month: 'long' });
const month = new Intl.DateTimeFormat('en-GB', { ...inEngland, month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { ...inEngland, hour: '2-digit', minute: '2-digit' });
const hour = new Intl.DateTimeFormat('en-GB', { ...inEngland, hour: 'numeric', hourCycle: 'h23' });

type Instant = Date | string | number;

/** No line ends within a date. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00A0');

/** "20 November 2026". All of these show London time, whatever the machine's zone. */
export const formatDate = (instant: Instant): string => unbroken(day.format(new Date(instant)));
/** "20 Nov" */
export const formatShortDate = (instant: Instant): string => unbroken(shortDay.format(new Date(instant)));
/** "20 Nov", and of another year "20 Nov 2024": what is kept for years is not taken for this year's. */
export const formatKeptDate = (instant: Instant, now: Instant = Date.now()): string =>
  year.format(new Date(instant)) === year.format(new Date(now))
    ? formatShortDate(instant)
    : unbroken(shortDayOfYear.format(new Date(instant)));
/** "Friday 20 November" */
export const formatWeekday = (instant: Instant): string =>
  weekday
    .format(new Date(instant))
    .replace(',', '')
    .replace(/ (?=\D+$)/, '\u00A0');
/** "November 2026" */
export const formatMonth = (instant: Instant): string => month.format(new Date(instant));
/** "14:05" */
export const formatTime = (instant: Instant): string => time.format(new Date(instant));

/** docs/product/pupil-home.md#greeting: before 12 morning, before 17 afternoon, otherwise evening. Call it in an effect, never in the first render. */
export const partOfDay = (now: Instant): 'morning' | 'afternoon' | 'evening' => {
  const hours = Number(hour.format(new Date(now)));
  if (hours < 12) return 'morning';
  return hours < 17 ? 'afternoon' : 'evening';
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "less than a minute", "7 minutes", "1 hour 5 minutes". Takes milliseconds. */
export const minutesInWords = (milliseconds: number): string => {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'less than a minute';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : ''].filter((words) => words !== '').join(' ');
};

/** The same where it stands on a small tile: "under 1 min", "7 min", "1 h 5 min". */
export const minutesInShort = (milliseconds: number): string => {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'under 1 min';
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? '' : ` ${minutes % 60} min`}`;
};
