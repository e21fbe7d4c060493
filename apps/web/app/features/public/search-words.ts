export type Findable = {
  readonly to: string;
  readonly title: string;
  readonly about: string;
  readonly kind: 'Page' | 'Article' | 'Resource';
};

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9£]+/)
    .filter((word) => word.length > 1);

/** A word of the title counts three times one of the description; every word asked for must occur. */
const weigh = (asked: readonly string[], { title, about }: Findable): number => {
  const [inTitle, inAbout] = [wordsOf(title), wordsOf(about)];
  const found = asked.map(
    (word) => (inTitle.some((other) => other.startsWith(word)) ? 3 : 0) + (inAbout.some((other) => other.startsWith(word)) ? 1 : 0),
  );
  return found.some((weight) => weight === 0) ? 0 : found.reduce((sum, weight) => sum + weight, 0);
};

const most = 8;

/** The best first; none where nothing was asked. */
export const findIn = (things: readonly Findable[], text: string): readonly Findable[] => {
  const asked = wordsOf(text);
  if (asked.length === 0) return [];
  return things
    .map((thing) => ({ thing, weight: weigh(asked, thing) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ thing }) => thing);
};
