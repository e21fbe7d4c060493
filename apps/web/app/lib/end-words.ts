import { type CalendarDate, daysBetween, longDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** "tomorrow", "on Thursday", "on 3 December 2026": the day as a child counts it. */
const dayWords = (day: CalendarDate, today: CalendarDate): string => {
  const ahead = daysBetween(today, day);
  if (ahead <= 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return ahead < 7 ? `on ${weekday.format(Date.parse(day))}` : `on ${longDate(day)}`;
};

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

type Back = { readonly day: string; readonly title: string };

const countsOf = (back: readonly Back[]): readonly { readonly day: CalendarDate; readonly count: number }[] => {
  const days = back.flatMap(({ day }) => readCalendarDate(day) ?? []).toSorted();
  return [...new Set(days)].map((day) => ({ day, count: days.filter((other) => other === day).length }));
};

/**
 * What comes back below its name, and when: "It comes back tomorrow.", "2 come back tomorrow and 1 on Thursday." Each may have been
 * several questions; undefined where nothing does.
 */
export const comesBackWords = (back: readonly Back[], today: CalendarDate): string | undefined => {
  const counts = countsOf(back);
  const [first, ...more] = counts;
  if (first === undefined) return undefined;
  const when = dayWords(first.day, today);
  if (more.length === 0) return first.count === 1 ? `It comes back ${when}.` : `They come back ${when}.`;
  const said = counts.map(({ day, count }, at) => {
    const what = at > 0 ? `${count}` : count === 1 ? '1 comes back' : `${count} come back`;
    return `${what} ${dayWords(day, today)}`;
  });
  return `${joined(said)}.`;
};

/** The same to whom the names are too hard to read: objectives are written for their teachers. */
export const againWords = (back: readonly Back[], today: CalendarDate): string | undefined => {
  const [first] = countsOf(back);
  return first && `We’ll try the tricky ones again ${dayWords(first.day, today)}.`;
};

/** How many were right, without a judgement on whoever answered. */
export const rightWords = (right: number, of: number): string => {
  if (of > 0 && right === of) return 'All right first time.';
  if (right === 0) return 'None was right first time yet. Now you know what to practise.';
  return `${right} right first time.`;
};

/** Of what was clicked through, which earns nothing. */
export const rushedWords = 'That was very quick. You earn points for thinking, so take your time next time.';
