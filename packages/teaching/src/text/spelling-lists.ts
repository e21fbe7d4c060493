import type { Draft } from './drafts.ts';
import { isEnglish } from './language.ts';
import { limits } from './limits.ts';
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

/** How pupils misspell: what is written, and what is heard. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/ous$/, 'us'],
  [/([^ie])ous$/, '$1ious'],
  [/[ie]ous$/, 'ous'],
  [/eous$/, 'ious'],
  [/tion$/, 'sion'],
  [/[st]ion$/, 'shun'],
  [/able$/, 'ible'],
  [/ible$/, 'able'],
  [/ence$/, 'ance'],
  [/ance$/, 'ence'],
  [/ent$/, 'ant'],
  [/ture$/, 'cher'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/ph/, 'f'],
  [/ough/, 'uff'],
  [/or(?=ous)/, 'our'],
  [/c(?=[ei])/, 's'],
  [/g(?=e)/, 'j'],
  [/ea/, 'ee'],
  [/([bdflmnprst])\1/, '$1'],
  [/ou(?!r)/, 'u'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/mb$/, 'm'],
  [/tle$/, 'tel'],
  [/oor$/, 'ore'],
  [/ind$/, 'ined'],
  [/se$/, 's'],
  [/y(?=[a-z])/, 'i'],
  [/au/, 'or'],
  [/igh/, 'ie'],
  [/c(?=[aou])/, 'k'],
  [/ch/, 'tch'],
  [/oo/, 'ou'],
  [/e$/, ''],
  [/(?<=.)i(?=[^aeiou])/, 'y'],
  [/(?<=[^e])$/, 'e'],
  [/(?<=[aeiou])([lmnprst])(?=[aeiou])/, '$1$1'],
  [/(?<=[a-z]{2})a(?=[^aeiou][a-z])/, 'e'],
  [/(?<=[a-z]{2})e(?=[^aeiou][a-z])/, 'a'],
  [/(?<=[a-z]{2})o(?=[^aeiouw][a-z])/, 'a'],
  [/(?<=[a-z]{2})i(?=[^aeiou][a-z])/, 'e'],
];
/** Shorter words become other words too easily. */
const shortest = 4;

/** Where two vowels stand together one is left out, or they change places; a letter in the middle is doubled. */
const likelySlips = (word: string): readonly string[] => [
  ...[...word.matchAll(/[aeiou]{2}/g)].flatMap(({ 0: two, index }) => {
    const [before, after] = [word.slice(0, index), word.slice(index + 2)];
    return [`${before}${two[1]}${after}`, `${before}${two[0]}${after}`, `${before}${two[1]}${two[0]}${after}`];
  }),
  ...[...word.matchAll(/(?<=[aeiouy])([bdfglmnprst])(?=[aeiouly])/g)].map(
    ({ 0: letter, index }) => word.slice(0, index) + letter + word.slice(index),
  ),
  ...[...word.matchAll(/(?<=.)[aeiou](?=.)/g)].flatMap(({ 0: vowel, index }) =>
    ['a', 'e', 'i', 'o', 'u'].filter((other) => other !== vowel).map((other) => word.slice(0, index) + other + word.slice(index + 1)),
  ),
];

/** Three ways in which a word is written wrongly, each another one. */
export const misspelled = (word: string): readonly string[] => {
  const made = [...slips.map(([of, by]) => word.replace(of, by)), ...likelySlips(word)].filter(
    (slip) => slip !== word && slip[0] === word[0] && !/(.)\1\1/.test(slip),
  );
  // "Hoping" for "hopping" is a word of its own.
  return [...new Set(made)].filter((slip) => !isEnglish(slip)).slice(0, 3);
};

/** Opens the question on a word of a list: a practice has it typed. */
export const asksSpelling = 'Which word of your spelling list is written correctly?';

export const spellingDrafts = (spellings: readonly Spelling[], chance: () => number): readonly Draft[] => {
  const words = new Set(spellings.map(({ word }) => word));
  return shuffled(spellings, chance).flatMap(({ word, from }): readonly Draft[] => {
    const wrong = word.length < shortest ? [] : misspelled(word).filter((slip) => !words.has(slip));
    return wrong.length < 3
      ? []
      : [
          {
            stem: `${asksSpelling} It begins with “${word.slice(0, 2)}”.`,
            key: word,
            wrong,
            level: 'intermediate',
            from,
            hint: 'Say the word in parts, and look at each part.',
          },
        ];
  });
};

/** "d_ng_r__s": the vowels, which are hard to hear, are left out; of "gym" the y, which is one there. */
export const withoutVowels = (word: string): string =>
  `${word[0] ?? ''}${word
    .slice(1)
    .replaceAll(/[aeiou]/.test(word.slice(1)) ? /[aeiou]/g : /[aeiouy]/g, ' _ ')
    .replaceAll(/ {2,}/g, ' ')}`.trim();
