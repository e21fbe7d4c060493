/** Each faith by its name and by those who keep it. */
const faiths: readonly RegExp[] = [
  /\bchristian(?:s|ity)?\b/gi,
  /\b(?:islam(?:ic)?|muslims?)\b/gi,
  /\b(?:judaism|jews|jewish)\b/gi,
  /\bhindu(?:s|ism)?\b/gi,
  /\bsikh(?:s|ism|i)?\b/gi,
  /\bbuddhis(?:m|ts?)\b/gi,
];
const fewestFaiths = 3;
const fewestTimes = 2;
/** Of a page on one faith that also names others, this one has more than half of the names. */
const mostOfOne = 0.5;
const longest = 20_000;

/** "Six world religions": a page that sets several faiths beside each other is of none of them, unless it was called by one. */
export const comparesFaiths = (page: string, calledBy: string): boolean => {
  if (faiths.some((faith) => calledBy.search(faith) >= 0)) return false;
  const times = faiths.map((faith) => (page.slice(0, longest).match(faith) ?? []).length).filter((many) => many >= fewestTimes);
  const all = times.reduce((sum, many) => sum + many, 0);
  return times.length >= fewestFaiths && Math.max(...times) <= mostOfOne * all;
};
