import type { MultipleChoice } from '@hedgerow/curriculum/question';
import type { Draft } from './drafts.ts';
import { isEnglish } from './language.ts';
import { limits } from './limits.ts';
import { clearPlaces, isListed, mixedLetters } from './clear-gaps.ts';
import { misspelled, withGaps, withoutLetters, withoutPlaces } from './misspellings.ts';
import type { Notes, Statement } from './read-notes.ts';
import { shuffled } from './seeded.ts';
import { uncapital } from './text-card.ts';

/** A word of a list of spellings. */
export type Spelling = {
  readonly word: string;
  readonly from: Statement;
  /** The word without its hard letters, or without those that the page teaches; '' where other words fit whatever is left out. */
  readonly gaps: string;
  /** The endings that the page teaches and that it could have: “-dge” or “-ge”. */
  readonly endings: readonly string[];
  /** The beginnings that the page teaches and that it could have: “in-” or “im-”. */
  readonly starts?: readonly string[];
  /** What the page says that it means. */
  readonly meaning?: string;
};

/** So many words on a page of spellings are a list to learn. */
const fewest = 5;
const isOneWord = /^\p{Ll}{3,}$/u;

/** The words of the lists of a page that says that it is about spelling. */
export const spellingsIn = ({ statements, sections }: Notes, text: string): readonly Spelling[] => {
  if (
    !/\bspellings?\b(?! (?:change|mistake|error))/i.test(text.slice(0, 4000)) &&
    !sections.some(({ heading }) => /\bspelling/i.test(heading ?? ''))
  )
    return [];
  const found = statements
    .filter(({ kind, text: line }) => kind === 'formula' && /^[\p{L}'’-]+(?:, [\p{L}'’-]+)*$/u.test(line))
    .flatMap((from) => from.text.split(', ').map((word) => ({ word, from })))
    .filter(({ word }) => isOneWord.test(word))
    .slice(0, limits.definitions);
  if (found.length < fewest) return [];
  const taught = taughtEndings(
    text,
    found.map(({ word }) => word),
  );
  const begun = taughtStarts(
    text,
    found.map(({ word }) => word),
  );
  const tricky = trickyLetters(text);
  const words = found.map(({ word }) => word);
  const meanings = new Map(statements.flatMap(({ pair }) => (pair === undefined ? [] : [[pair.term, pair.meaning] as const])));
  return found.map(({ word, from }) => {
    const ending = taught.find((one) => word.endsWith(one));
    const meaning = meanings.get(word);
    const hard = tricky.get(word) ?? [];
    if (meaning !== undefined) return { word, from, gaps: withoutLetters(word, hard), endings: [], meaning };
    // “bat___” may be “batch” and “badge” would be none: where another ending makes a word too, its letters are asked for.
    const isOnly = ending !== undefined && taught.every((one) => one === ending || !isEnglish(`${word.slice(0, -ending.length)}${one}`));
    if (ending !== undefined && isOnly) return { word, from, gaps: `${word.slice(0, -ending.length)}___`, endings: taught };
    const start = begun.find((one) => word.startsWith(one));
    const isOnlyStart = start !== undefined && begun.every((one) => one === start || !isEnglish(`${one}${word.slice(start.length)}`));
    if (start !== undefined && isOnlyStart) return { word, from, gaps: `___${word.slice(start.length)}`, endings: [], starts: begun };
    return { word, from, gaps: gapsIn(word, hard, words), endings: [] };
  });
};

/** A word with gaps that no other fits, or its letters in another order; '' where there is neither. */
const gapsIn = (word: string, hard: readonly number[], listed: readonly string[]): string => {
  const places = clearPlaces(word, hard, listed);
  return places === undefined ? (mixedLetters(word)?.split('').join(', ') ?? '') : withoutPlaces(word, places);
};

/** So many words of the list have an ending that it teaches. */
const fewestOfEnding = 2;
/** "It is spelt -dge after a short vowel, and -ge after other sounds": the longer ending first. One ending for all of them is no choice. */
const taughtEndings = (text: string, words: readonly string[]): readonly string[] => {
  const named = [...new Set([...text.matchAll(/(?<![\p{L}-])-(\p{Ll}{2,5})(?![\p{L}-])/gu)].map(([, ending]) => ending ?? ''))];
  const longestFirst = named.toSorted((a, b) => b.length - a.length);
  const own = longestFirst.filter(
    (ending) => words.filter((word) => longestFirst.find((one) => word.endsWith(one)) === ending).length >= fewestOfEnding,
  );
  return own.length < 2 ? [] : own;
};

/** "Prefix in-, im-, il- and ir-": the longer one first, and one for all of them is no choice. */
const taughtStarts = (text: string, words: readonly string[]): readonly string[] => {
  const named = [...new Set([...text.matchAll(/(?<![\p{L}-])(\p{Ll}{2,5})-(?![\p{L}-])/gu)].map(([, start]) => start ?? ''))];
  const own = named
    .toSorted((a, b) => b.length - a.length)
    .filter((start) => words.filter((word) => word.startsWith(start) && word.length > start.length + 2).length >= fewestOfEnding);
  return own.length < 2 ? [] : own;
};

/** "The n in government", "the second a in parliament": letters that the page says are hard. */
const trickyLetters = (text: string): ReadonlyMap<string, readonly number[]> =>
  new Map(
    [...text.matchAll(/\bthe (first |second |third |silent )?["'“‘]?(\p{Ll}{1,4})["'”’]? in (\p{Ll}{4,})/gu)].flatMap(
      ([, which = '', letters = '', word = '']) => {
        const places = [...word.matchAll(new RegExp(letters, 'g'))].map(({ index }) => index);
        const at = places[{ 'second ': 1, 'third ': 2 }[which] ?? 0];
        return at === undefined ? [] : [[word, Array.from({ length: letters.length }, (_, of) => at + of)] as const];
      },
    ),
  );

const bare = (meaning: string): string => uncapital(meaning.replace(/\.$/, ''));
/** How a word of the list is asked for on a card, and typed in a practice. */
export const asksToSpell = ({ gaps, endings, starts = [], meaning }: Pick<Spelling, 'gaps' | 'endings' | 'starts' | 'meaning'>): string => {
  if (meaning !== undefined) return `Spell the word that means “${bare(meaning)}”: ${gaps}`;
  if (endings.length > 0) return `Finish the word with ${listed(endings.map((one) => `-${one}`))}: ${gaps}`;
  if (starts.length > 0) return `Begin the word with ${listed(starts.map((one) => `${one}-`))}: ${gaps}`;
  return gaps.includes(', ') ? `Put these letters in order to spell a word of your list: ${gaps}` : `Fill in the missing letters: ${gaps}`;
};
const listed = (all: readonly string[]): string => `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`;

const byMeaning = /^Which is the right spelling of the word that means “(.*)”\?$/;
export const asksSpelling = (stem: string): boolean => stem === 'Which spelling is right?' || byMeaning.test(stem);
/** Whether a question of a pupil's page is on a word of its list of spellings: a practice has it typed. */
export const isSpellingQuestion = ({ question, provenance }: Pick<MultipleChoice, 'question' | 'provenance'>): boolean =>
  provenance === 'upload' && asksSpelling(question);
/** The same, typed; undefined where more than one word would be right. */
export const askedTyped = (question: string, word: string): string | undefined => {
  const meaning = byMeaning.exec(question)?.[1];
  const gaps = meaning === undefined ? gapsIn(word, [], []) : withGaps(word);
  return gaps === '' ? undefined : asksToSpell({ gaps, endings: [], ...(meaning === undefined ? {} : { meaning }) });
};

/** Some of them are rare words of their own. */
const mostTried = 6;
/** Shorter words become other words too easily. */
const shortest = 3;

export const spellingDrafts = (spellings: readonly Spelling[], tries: ReadonlySet<string>, chance: () => number): readonly Draft[] => {
  const words = spellings.map(({ word }) => word);
  return shuffled(spellings, chance).flatMap(({ word, from, meaning, endings, starts = [] }): readonly Draft[] => {
    // The pupil's own slips first: those are what is to be learnt.
    const own = [...tries].filter((tried) => isTryAt(word, tried));
    // Then the other endings that the page teaches: "bage" for "badge".
    const ending = endings.find((one) => word.endsWith(one));
    const start = starts.find((one) => word.startsWith(one));
    const swapped = [
      ...(ending === undefined ? [] : endings.filter((one) => one !== ending).map((one) => `${word.slice(0, -ending.length)}${one}`)),
      ...(start === undefined ? [] : starts.filter((one) => one !== start).map((one) => `${one}${word.slice(start.length)}`)),
    ];
    const wrong =
      word.length < shortest
        ? []
        : [...new Set([...own, ...swapped.filter((slip) => !isEnglish(slip)), ...misspelled(word, mostTried)])]
            .filter((slip) => !words.includes(slip) && !isListed(slip))
            .slice(0, 3);
    return wrong.length < 3
      ? []
      : [
          {
            stem:
              meaning === undefined ? 'Which spelling is right?' : `Which is the right spelling of the word that means “${bare(meaning)}”?`,
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
