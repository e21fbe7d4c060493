import type { SubjectId } from './subjects.ts';

/** What a parent says is hard for their child, before any answer says more. */
export type HardThings = { readonly subjects: readonly SubjectId[]; readonly words: string };

export const nothingHard: HardThings = { subjects: [], words: '' };

/** Where everything is hard nothing goes first. */
export const mostHardSubjects = 4;
/** A few words, and no report about a child. */
export const longestHardWords = 120;
/** Things named in these words that a plan looks for. */
const mostNamed = 6;

/** "fractions, spelling": each thing by itself. */
export const thingsNamed = (words: string): readonly string[] =>
  words
    .split(/[,;.\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, mostNamed);

/** "spelling and times tables": its halves, for whoever finds nothing under the whole. */
export const halvesOf = (thing: string): readonly string[] =>
  thing
    .split(/\s+(?:and|&)\s+/iu)
    .map((half) => half.trim())
    .filter((half) => half !== '');
