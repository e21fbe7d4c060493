import dictionary from 'dictionary-en-gb';
import { isCoarse, placesLeftOut } from './misspellings.ts';

/** The endings that make most forms of a word, by their letters in the dictionary. */
const forms: readonly (readonly [flag: string, ends: RegExp, cut: number, by: string])[] = [
  ['S', /[^aeiou]y$/, 1, 'ies'],
  ['S', /(?:[aeiou]y|[^sxzhy])$/, 0, 's'],
  ['S', /[sxzh]$/, 0, 'es'],
  ['D', /e$/, 0, 'd'],
  ['D', /[^aeiou]y$/, 1, 'ied'],
  ['D', /(?:[aeiou]y|[^ey])$/, 0, 'ed'],
  ['G', /e$/, 1, 'ing'],
  ['G', /[^e]$/, 0, 'ing'],
  ['R', /e$/, 0, 'r'],
  ['R', /[^aeiou]y$/, 1, 'ier'],
  ['R', /(?:[aeiou]y|[^ey])$/, 0, 'er'],
  ['Y', /./, 0, 'ly'],
];

const isPlain = /^[a-z]{3,20}$/;
/** Some hundred thousand words by their length: read once, where a page of spellings is brought. */
const readWords = (): ReadonlyMap<number, readonly string[]> => {
  const words = new Set<string>();
  for (const line of new TextDecoder().decode(dictionary.dic).split('\n')) {
    const [stem = '', flags = ''] = line.split('/');
    if (!isPlain.test(stem)) continue;
    words.add(stem);
    for (const [flag, ends, cut, by] of forms)
      if (flags.includes(flag) && ends.test(stem)) words.add(`${stem.slice(0, stem.length - cut)}${by}`);
  }
  return Map.groupBy(words, ({ length }) => length);
};
let read: ReturnType<typeof readWords> | undefined;
const ofLength = (length: number): readonly string[] => (read ??= readWords()).get(length) ?? [];

/** Whether a word stands in the dictionary, however rare: "hart" is no misspelling of "heart". */
export const isListed = (word: string): boolean => ofLength(word.length).includes(word);

const mostApart = 5;
/** In which places each word that is nearly this one differs from it, as bits. */
const neighboursOf = (word: string, listed: readonly string[]): readonly number[] => {
  const found: number[] = [];
  for (const other of [...ofLength(word.length), ...listed]) {
    if (other.length !== word.length || other === word) continue;
    let bits = 0;
    let apart = 0;
    for (let at = 0; at < word.length && apart <= mostApart; at += 1)
      if (other[at] !== word[at]) {
        bits |= 1 << at;
        apart += 1;
      }
    if (apart <= mostApart) found.push(bits);
  }
  return found;
};

const bitsOf = (places: readonly number[]): number => places.reduce((bits, at) => bits | (1 << at), 0);
/** Sets of those places, the largest first. */
const subsetsOf = (places: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: 2 ** places.length }, (_, bits) => places.filter((__, at) => (bits >> at) % 2 === 1)).toSorted(
    (a, b) => b.length - a.length,
  );
const mostHidden = 6;
const longest = 20;

/**
 * The places of a word that can be left out so that no other word fits: its hard letters, as many as can be, or else one of them with
 * another beside. “t _ _ ch” is teach and touch: “t _ ach” is one word. Undefined where every gap has several.
 */
export const clearPlaces = (
  word: string,
  wanted: readonly number[] = [],
  listed: readonly string[] = [],
): readonly number[] | undefined => {
  if (word.length > longest) return undefined;
  const neighbours = neighboursOf(word, listed);
  const isClear = (places: readonly number[]): boolean => {
    const hidden = bitsOf(places);
    return neighbours.every((bits) => (bits & ~hidden) !== 0);
  };
  const hard = placesLeftOut(word, wanted).slice(0, mostHidden);
  const others = Array.from({ length: word.length - 1 }, (_, at) => at + 1).filter((at) => !hard.includes(at));
  const subsets = subsetsOf(hard);
  const tried = [
    ...subsets.filter(({ length }) => length > 1),
    ...hard.flatMap((at) => others.map((beside) => [at, beside])),
    ...subsets.filter(({ length }) => length === 1),
    ...others.map((at) => [at]),
  ];
  return tried.find(isClear);
};

const longestMixed = 7;
const sorted = (word: string): string => word.split('').toSorted().join('');
/** A short word's letters in another order, where they make no other word. */
export const mixedLetters = (word: string): string | undefined => {
  const letters = sorted(word);
  const isWord = (text: string): boolean => ofLength(word.length).includes(text);
  if (word.length > longestMixed || ofLength(word.length).some((other) => other !== word && sorted(other) === letters)) return undefined;
  const orders = Array.from({ length: word.length }, (_, at) => `${letters.slice(at)}${letters.slice(0, at)}`);
  return [...orders, ...orders.map((order) => order.split('').toReversed().join(''))].find(
    (order) => order !== word && order[0] !== word[0] && !isWord(order) && !isCoarse(order, word),
  );
};
