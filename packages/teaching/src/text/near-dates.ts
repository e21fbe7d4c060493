import { shuffled } from './seeded.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** How a date is written: "28 July" beside "1 Aug", "1066" beside "1215". */
const formOf = (date: string): string => date.replaceAll(/\d+/g, '0').replaceAll(/\p{L}{3,}/gu, 'm');

/** Where a date stands in time, in years; undefined where it has no year of our era. */
const yearsOf = (date: string): number | undefined => {
  const year = /\b\d{3,4}\b/.exec(date)?.[0];
  if (year === undefined || /BC|\d{3,4}s\b/.test(date)) return undefined;
  const month = months.indexOf(/\p{L}{3}/u.exec(date)?.[0].toLowerCase() ?? '');
  const day = Number(/^\d{1,2}\b/.exec(date)?.[0] ?? 0);
  return Number(year) + (month < 0 ? 0 : (month + day / 31) / 12);
};

const thisYear = 2026;
/** So far from the right date a wrong one gives itself away: a few years of the last century, a century of the Middle Ages. */
const farFrom = (year: number): number => {
  const age = thisYear - year;
  return age > 300 ? age * 0.2 : Math.max(6, age * 0.07);
};
/** A year further back is told from one further away: beside AD 122 stands AD 103, beside 1914 1912. */
const stepFrom = (year: number): number => Math.max(2, Math.round((thisYear - year) / 100));
const shifts = [-1, 1, -2, 2, -3, 3];

/** Three wrong dates for one: others of the page that are near it, in the same form, and then the same day of a year close by. */
export const nearDates = (date: string, others: readonly string[], chance: () => number): readonly string[] => {
  const alike = [...new Set(others)].filter((other) => other !== date && formOf(other) === formOf(date));
  const at = yearsOf(date);
  if (at === undefined) return shuffled(alike, chance).slice(0, 3);
  const apart = (other: string): number => Math.abs((yearsOf(other) ?? Number.POSITIVE_INFINITY) - at);
  const near = alike.filter((other) => apart(other) <= farFrom(at)).toSorted((a, b) => apart(a) - apart(b));
  const year = /\b\d{3,4}\b/.exec(date)?.[0] ?? '';
  const taken = new Set([date, ...others]);
  const made = /[-–]/.test(date)
    ? []
    : shifts
        .map((by) => Number(year) + by * stepFrom(Number(year)))
        .filter((other) => other > 0 && other <= thisYear)
        .map((other) => date.replace(year, `${other}`))
        .filter((other) => !taken.has(other));
  return [...shuffled(near.slice(0, 3), chance), ...made].slice(0, 3);
};
