/** “Complete”, “Translate”, “Why”: how a question asks, in so many ways as there are. */
const waysOfAsking: readonly RegExp[] = [
  /\bwhy\b/i,
  /\bhow (?:many|much|long|far|old|big)\b/i,
  /\bhow\b(?! (?:many|much|long|far|old|big)\b)/i,
  /\bwho(?:se|m)?\b/i,
  /\bwhen\b|\bin which year\b/i,
  /\bwhere\b/i,
  /____|___|…|^complete\b/i,
  /^translate\b|\bin (?:French|Spanish|German|Latin|English)\b/i,
  /\bmeans?\b|\bmeaning\b|\bcalled\b/i,
  /\bcorrect\b|\bright\b|\bspel[lt]/i,
  /\bbest\b|\bmost\b/i,
  /\bwhich\b/i,
  /\bwhat\b/i,
  /\bplural\b|\bfeminine\b|\bmasculine\b/i,
];
export const waysIn = (stem: string): ReadonlySet<number> => new Set(waysOfAsking.flatMap((way, at) => (way.test(stem) ? [at] : [])));

/** Whether two questions ask in one way at least; what is only told to be done (“Find the area.”) asks as anything does. */
export const asksAlike = (one: string, other: string): boolean => {
  const [a, b] = [waysIn(one), waysIn(other)];
  return a.size === 0 || b.size === 0 || [...a].some((way) => b.has(way));
};
