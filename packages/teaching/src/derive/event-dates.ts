/** The year that a date names, negative before Christ; undefined where it names none, several or only about one. */
export const yearOf = (date: string): number | undefined => (/about|around|circa|\bc\./i.test(date) ? undefined : roughYear(date));

/** The same, where "about 2560 BC" counts as 2560 BC. */
export const roughYear = (date: string): number | undefined => {
  if (/century|million|thousand/i.test(date)) return undefined;
  const years =
    date.match(/\b\d{3,4}\b/g) ??
    /\bAD (\d+)|(\d+) (?:AD|BCE?|CE)\b/
      .exec(date)
      ?.slice(1)
      .filter((year) => year !== undefined) ??
    [];
  const [year, another] = years;
  if (year === undefined || another !== undefined) return undefined;
  return /\bBCE?\b/.test(date) ? -Number(year) : Number(year);
};

/** "14 October 1066" and "6 June 1944" have one form, "1066" another: the only date of its form gives itself away. */
export const formOf = (date: string): string =>
  date
    .replace(/^about /, '')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/\p{L}{3,}/gu, 'm')
    .replaceAll(/\b(?:AD|BCE?|CE)\b/g, '')
    .trim();

/** In years: a find of 1922 among events of 2560 BC gives itself away. */
const longestGap = 650;
const ownAge = 1500;

/** Whether nobody can tell two dates apart by their age alone. */
export const ofOneAge = (first: string, second: string): boolean => {
  const [one, other] = [roughYear(first), roughYear(second)];
  if (one === undefined || other === undefined) return true;
  return Math.abs(one - other) <= longestGap || Math.max(one, other) < ownAge;
};

/** "in 1066", "on 14 October 1066". */
export const withPreposition = (date: string): string => `${/^\d{1,2} \p{L}{3}/u.test(date) ? 'on' : 'in'} ${date}`;
