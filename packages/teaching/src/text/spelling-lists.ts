import type { Draft } from './drafts.ts';
import { limits } from './limits.ts';
import { misspelled } from './misspellings.ts';
import type { Notes, Statement } from './read-notes.ts';
import { shuffled } from './seeded.ts';

/** A word of a list of spellings. */
export type Spelling = { readonly word: string; readonly from: Statement };

/** So many words on a page of spellings are a list to learn. */
const fewest = 5;
const isOneWord = /^\p{Ll}{3,}$/u;

/** The words of the lists of a page that says that it is about spelling. */
export const spellingsIn = ({ statements, sections }: Notes, text: string): readonly Spelling[] => {
  if (!/\bspellings?\b/i.test(text.slice(0, 4000)) && !sections.some(({ heading }) => /\bspelling/i.test(heading ?? ''))) return [];
  const found = statements
    .filter(({ kind, text: line }) => kind === 'formula' && /^[\p{L}'’-]+(?:, [\p{L}'’-]+)*$/u.test(line))
    .flatMap((from) => from.text.split(', ').map((word) => ({ word, from })))
    .filter(({ word }) => isOneWord.test(word))
    .slice(0, limits.definitions);
  return found.length < fewest ? [] : found;
};

/** Opens the question on a word of a list: a practice has it typed. */
const asksSpelling = (place: number): string => `Word ${place} of your spelling list: which spelling is right?`;
export const isSpellingQuestion = (question: string): boolean => /^Word \d+ of your spelling list:/.test(question);
/** The same, typed; `gaps` is the word without its hard letters. */
export const asksToSpell = (question: string, gaps: string): string => question.replace(/which spelling is right\?$/, `spell ${gaps}`);

/** Shorter words become other words too easily. */
const shortest = 3;

export const spellingDrafts = (spellings: readonly Spelling[], tries: ReadonlySet<string>, chance: () => number): readonly Draft[] => {
  const words = spellings.map(({ word }) => word);
  return shuffled(spellings, chance).flatMap(({ word, from }): readonly Draft[] => {
    // The pupil's own slips first: those are what is to be learnt.
    const own = [...tries].filter((tried) => isTryAt(word, tried));
    const wrong =
      word.length < shortest ? [] : [...new Set([...own, ...misspelled(word)])].filter((slip) => !words.includes(slip)).slice(0, 3);
    return wrong.length < 3
      ? []
      : [
          {
            stem: asksSpelling(words.indexOf(word) + 1),
            key: word,
            wrong,
            level: 'intermediate',
            from,
            hint: 'Say the word in parts, and look at each part.',
          },
        ];
  });
};

const lettersOf = (word: string): readonly string[] => word.split('').toSorted((a, b) => a.localeCompare(b));
const withoutTwice = (letters: readonly string[]): string => [...new Set(letters)].join('');
/** "Beleive" at "believe", "adress" at "address": the same letters in another order, or one of them once. */
const isTryAt = (word: string, tried: string): boolean =>
  tried !== word &&
  tried[0] === word[0] &&
  Math.abs(tried.length - word.length) <= 2 &&
  withoutTwice(lettersOf(tried)) === withoutTwice(lettersOf(word));
