import { proseOf } from './markup.ts';

export const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** Lower case, no accents, no marks: two spellings of one thing fold to the same text. */
export const fold = (text: string): string =>
  // Most words have no accent to lose, and are folded a few times faster without looking for one.
  isAscii(text)
    ? text
        .toLowerCase()
        .replaceAll('`', "'")
        .replaceAll(/[^a-z0-9']+/g, ' ')
        .trim()
    : text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[’‘`]/g, "'")
        .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
        .trim();

export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '');

/** Words that say nothing about what a sentence is about. */
export const plainWords: ReadonlySet<string> = new Set(
  `a an the and or but so of to in on at by for from with without into onto over under as than that this these those it its is are was were be
  been being has have had do does did can could will would shall should may might must not no nor i you he she we they them their his her our your my
  what which who whom whose when where why how if then because there here also very more most much many some any each every all both either one ones
  vs versus only just about up down out off between during after before while such same other another`.split(/\s+/),
);

export const contentWordsOf = (text: string): string[] => wordsOf(text).filter((word) => !plainWords.has(word) && word.length > 1);

/** The runs of three words in a text; a formula counts as its numbers and letters. */
export const runsOf = (text: string): ReadonlySet<string> => {
  const words = wordsOf(proseOf(text, (tex) => ` ${tex.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `));
  if (words.length < 3) return new Set([words.join(' ')]);
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
};

/** How alike two texts are by their runs, 0 to 1: for whoever compares many texts with each other, and takes each apart once. */
export const likenessOfRuns = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  return shared / (one.size + other.size - shared);
};

/** How alike two texts are by runs of three words, 0 to 1. */
export const likeness = (first: string, second: string): number => likenessOfRuns(runsOf(first), runsOf(second));
