import { stem } from './word-forms.ts';

/** Words that cannot both be so of one thing; those of a side mean nearly the same. */
const pairs: readonly (readonly [string, string])[] = [
  ['high higher highest', 'low lower lowest'],
  ['long longer longest', 'short shorter shortest'],
  ['large larger largest big bigger biggest huge great greater wide wider', 'small smaller smallest tiny little narrow narrower'],
  [
    'rise rises rising rose risen increase increases increased increasing grew',
    'fall falls falling fell fallen sink sinks sank sinking drop drops dropped decrease decreases decreased',
  ],
  ['towards toward', 'away'],
  ['closer nearer closest nearest', 'further farther furthest farthest'],
  ['warm warmer warms hot hotter heated', 'cold colder cool cooler cools'],
  ['strong stronger strongest strength', 'weak weaker weakest weakness weaknesses'],
  ['rich richer wealthy', 'poor poorer'],
  ['clean', 'dirty filthy'],
  ['agree agrees agreed allow allows allowed', 'refuse refuses refused forbade forbid forbids'],
  ['win wins won', 'lose loses lost'],
  ['finish finishes finished complete completes completed', 'stop stops stopped quit quits'],
  ['generous kind kindly generosity kindness', 'mean miser miserly cruel selfish'],
  ['popular', 'lonely loneliness isolated'],
  ['love loves loved', 'hate hates hated'],
  ['help helps helped improve improves improved better', 'harm harms harmed damage damages damaged worse worsen worsens'],
  ['thick thicker', 'thin thinner'],
  ['fast faster quick quickly quicker', 'slow slower slowly'],
  ['easy easier', 'difficult harder'],
  ['safe safer safely', 'dangerous unsafe'],
  ['evaporate evaporates evaporated', 'condense condenses condensed'],
  ['melt melts melted', 'freeze freezes froze frozen'],
  ['attract attracts attracted', 'repel repels repelled'],
  ['positive positively', 'negative negatively'],
  ['expand expands expanded', 'contract contracts contracted'],
  ['import imports imported', 'export exports exported'],
];

const sides: ReadonlyMap<string, number> = new Map(
  pairs.flatMap((pair, at) =>
    pair.flatMap((side, half) => side.split(' ').map((word) => [word, half === 0 ? at + 1 : -(at + 1)] as const)),
  ),
);
const stemSides: ReadonlyMap<string, number> = new Map([...sides].map(([word, side]) => [stem(word), side] as const));

/** The side of a pair on which a word stands, as a number; the other side of it is the number with the other sign. */
export const sideOf = (word: string): number | undefined => sides.get(word) ?? stemSides.get(stem(word));

const between = new Set(['over', 'under', 'above', 'below', 'than', 'into', 'to', 'from', 'by']);
/** “Warm … over cold”: sides of one pair in their order, with the word that stands between. */
const ordersIn = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) => {
    const side = sideOf(word);
    if (side === undefined) return [];
    const [link, other] = [words.findIndex((one, place) => place > at && between.has(one)), -side];
    const end = link < 0 ? -1 : words.findIndex((one, place) => place > link && place <= link + 3 && sideOf(one) === other);
    return end < 0 ? [] : [`${side} ${words[link]} ${other}`];
  });
const turnedOrder = (one: readonly string[], other: readonly string[]): boolean => {
  const orders = ordersIn(other);
  return ordersIn(one).some((order) => {
    const [side, link, against] = order.split(' ');
    return orders.includes(`${against} ${link} ${side}`) && !orders.includes(order);
  });
};

/** Whether one text has a word against one of the other, where neither has both, or has both the other way round: “cold over warm”. */
export const areOpposed = (one: readonly string[], other: readonly string[]): boolean => {
  const [a, b] = [one, other].map((words) => new Set(words.flatMap((word) => sideOf(word) ?? [])));
  return (
    a !== undefined && b !== undefined && ([...a].some((side) => b.has(-side) && !a.has(-side) && !b.has(side)) || turnedOrder(one, other))
  );
};
