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

/** As many names as one line holds, and as many letters: names of phonics are whole lists of sounds. */
const mostNamed = 2;
const mostLetters = 60;

/**
 * What comes back, and when: "It comes back tomorrow." below its name, "Back tomorrow: Find one more." where it is not named above,
 * "2 come back tomorrow and 1 on Thursday." Each may have been several questions; undefined where nothing does.
 */
export const comesBackWords = (back: readonly Back[], today: CalendarDate, isNamed: boolean): string | undefined => {
  const days = back.flatMap(({ day }) => readCalendarDate(day) ?? []).toSorted();
  const counts = [...new Set(days)].map((day) => ({ day, count: days.filter((other) => other === day).length }));
  const [first, ...more] = counts;
  if (first === undefined) return undefined;
  const when = dayWords(first.day, today);
  if (more.length === 0 && isNamed) return first.count === 1 ? `It comes back ${when}.` : `They come back ${when}.`;
  const names = joined(back.map(({ title }) => title));
  if (more.length === 0 && first.count <= mostNamed && names.length <= mostLetters) return `Back ${when}: ${names}.`;
  const said = counts.map(({ day, count }, at) => {
    const what = at > 0 ? `${count}` : count === 1 ? '1 comes back' : `${count} come back`;
    return `${what} ${dayWords(day, today)}`;
  });
  return `${joined(said)}.`;
};

/** How many were right, without a judgement on whoever answered. */
export const rightWords = (right: number, of: number): string => {
  if (of > 0 && right === of) return 'All right first time.';
  if (right === 0) return 'None was right first time yet. Now you know what to practise.';
  return `${right} right first time.`;
};

/** Of what was clicked through, which earns nothing. */
export const rushedWords = 'That was very quick. You earn points for thinking, so take your time next time.';
