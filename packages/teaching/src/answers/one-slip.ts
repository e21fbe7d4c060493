const rest = (letters: readonly string[], from: number): string => letters.slice(from).join('');

/** One letter too many, too few, another one, or two neighbours changed over: Damerau's one step. */
export const isOneSlip = (typed: string, word: string): boolean => {
  const [a, b] = [Array.from(typed), Array.from(word)];
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < Math.min(a.length, b.length) && a[at] === b[at]) at += 1;
  if (a.length > b.length) return rest(a, at + 1) === rest(b, at);
  if (a.length < b.length) return rest(a, at) === rest(b, at + 1);
  if (at === a.length) return false;
  const changedOver = a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2);
  return changedOver || rest(a, at + 1) === rest(b, at + 1);
};

/** Words of which one slip makes another real answer. */
const lookAlikes: readonly (readonly string[])[] = [
  ['absorption', 'adsorption'],
  ['complement', 'compliment'],
  ['principal', 'principle'],
  ['stationary', 'stationery'],
  ['desert', 'dessert'],
  ['united', 'untied'],
  ['marital', 'martial'],
  ['ethane', 'ethene'],
  ['propane', 'propene'],
  ['butane', 'butene'],
  ['alkane', 'alkene'],
  ['nitrate', 'nitrite'],
  ['sulfate', 'sulfite'],
  ['sulfide', 'sulfite'],
  ['chlorine', 'chloride'],
  ['bromine', 'bromide'],
  ['fluorine', 'fluoride'],
  ['glucagon', 'glycogen'],
  ['devise', 'device'],
  ['practise', 'practice'],
  ['advise', 'advice'],
];

const areLookAlikes = (one: string, other: string): boolean => lookAlikes.some((pair) => pair.includes(one) && pair.includes(other));

/** The shortest word in which a slip is forgiven: in shorter ones a letter makes another word. */
const longEnough = 6;

/**
 * Whether a typed phrase is the answer with one slip in one long word. A slip in the first letter, in a number or in an ending
 * that makes the word many or few is none.
 */
export const isForgivenSlip = (typed: string, answer: string): boolean => {
  const [given, wanted] = [typed.split(' '), answer.split(' ')];
  if (given.length !== wanted.length) return false;
  const other = given.flatMap((word, at) => (word === wanted[at] ? [] : [[word, wanted[at] ?? ''] as const]));
  const [only] = other;
  if (only === undefined || other.length > 1) return false;
  const [word, meant] = only;
  if (Array.from(meant).length < longEnough || /\d/.test(word + meant) || word[0] !== meant[0]) return false;
  const manyOrFew = word === `${meant}s` || meant === `${word}s`;
  return !manyOrFew && isOneSlip(word, meant) && !areLookAlikes(word, meant);
};
