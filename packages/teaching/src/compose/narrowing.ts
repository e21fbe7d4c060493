import { numbersIn, phraseWords } from '@hedgerow/curriculum/request-words';
import type { Generated, Generator } from '../generators/generator.ts';
import { kindsAsked, kindsOfAll } from './kinds-of-draws.ts';

/** What tells draws apart. */
export type Told = Pick<Generated, 'stem' | 'key' | 'drawn'>;

/** Whether what was drawn is of the kind that a request names. */
export type IsAsked = (made: Told) => boolean;

/** What a request says of the questions that it wants, beyond their objective. */
export type Narrowing = {
  /** The request itself. */
  readonly text: string;
  /** "The 8 times table": of what a generator varies by a number, this one. */
  readonly numbers: readonly number[];
  /** "The ai sound": of what a generator varies by a word, this one. */
  readonly words: ReadonlySet<string>;
  /** What must be so wherever a generator can draw it: "adding", "to 20". */
  readonly demands: readonly IsAsked[];
  /** "Adding": the word that names one kind of sum, and what shows such a sum where a generator tells its own apart no better. */
  readonly sign?: { readonly said: string; readonly isAsked: IsAsked } | undefined;
  /** The words of the wish, or of each half of a double one; those that only some draws say choose among them. */
  readonly wishes: readonly (readonly (readonly string[])[])[];
};

const signs: readonly { readonly asked: RegExp; readonly drawn: RegExp }[] = [
  { asked: /\b(?:add|adding|addition|plus)\b/i, drawn: /\+|\badd|\baltogether\b|\bin all\b|\bmore\b/i },
  { asked: /\b(?:subtract\w*|subtraction|tak(?:e|ing) ?away|minus)\b/i, drawn: / [-−–] |\bsubtract|\btake|\bleft\b|\bless\b|\bfewer\b/i },
  { asked: /\b(?:multipl\w+|times)\b/i, drawn: /×|\\times|\bmultipl|\btimes\b|\beach\b/i },
  { asked: /\b(?:divid\w+|division|sharing)\b/i, drawn: /÷|\\div|\bdivid|\bshare/i },
];

/** "To 20" and "up to 100" bound the numbers; "to 2 decimal places" and "the nearest 10" do not. */
const bound = /\b(?:to|within|under|below|1\s*[-–])\s*(\d[\d,]*|five|ten|twenty)\b(?!\s*(?:d\.?p|decimal|s\.?f|sig|place|figure|%|per))/i;

const boundWords: ReadonlyMap<string, number> = new Map(Object.entries({ five: 5, ten: 10, twenty: 20 }));

/** The numbers of a question; in TeX "42{,}793" is one. */
const numbersOf = (text: string): number[] => numbersIn(text.replaceAll('{,}', '').replaceAll(/[^\d.,]+/g, ' ; '));

const largeWords: readonly (readonly [RegExp, number])[] = [
  [/\bhundred/i, 100],
  [/\bthousand/i, 1000],
  [/\b(?:tens?|tenth)\b/i, 10],
  [/\btwelve\b/i, 12],
];

/** Whether a question speaks of one of these numbers, in figures or in words. */
export const saysNumber = (text: string, numbers: readonly number[]): boolean => {
  const said = new Set([
    ...numbersOf(text),
    ...numbersIn(text.replaceAll(/[$*\\]+/g, ' ')),
    ...largeWords.flatMap(([word, value]) => (word.test(text) ? [value] : [])),
  ]);
  return numbers.some((number) => said.has(number));
};

/** The number that a request bounds its numbers by; undefined where it bounds none. "Up to 12 × 12" bounds what is multiplied. */
export const boundIn = (text: string): number | undefined => {
  const [all = '', upTo = ''] = bound.exec(text) ?? [];
  if (upTo === '' || /^\s*(?:[x×*]|times)/i.test(text.slice(text.indexOf(all) + all.length))) return undefined;
  return boundWords.get(upTo.toLowerCase()) ?? Number(upTo.replaceAll(',', ''));
};

/** No number of the question or its answer is larger. */
export const withinBound =
  (most: number): IsAsked =>
  ({ stem, key }) =>
    numbersOf(`${stem} ${key}`).every((number) => number <= most);

/** "3 digit subtraction", "2 digit x 3 digit": whole numbers of so many digits at the most, and one of just so many. */
const digits = /\b(\d|two|three|four|five|six)[ -]?digits?\b/gi;
const digitWords: ReadonlyMap<string, number> = new Map(Object.entries({ two: 2, three: 3, four: 4, five: 5, six: 6 }));

const lengthOf = (number: number): number => (Number.isInteger(number) ? `${Math.abs(number)}`.length : Infinity);

const ofDigits =
  (count: number) =>
  ({ stem }: Pick<Generated, 'stem'>): boolean =>
    Math.max(0, ...numbersOf(stem).map(lengthOf)) === count;

/** How long the longest number of the questions is to be: 4 of "4 digit by 2 digit"; 0 where the request does not say. */
const lengthIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(digits)].map(([, ofSo = '']) => digitWords.get(ofSo.toLowerCase()) ?? Number(ofSo)));

/** Whether a question has numbers as long as the request says; a generator that draws none so long gives others. */
export const isOfLength = (text: string, question: Pick<Generated, 'stem'>): boolean => {
  const length = lengthIn(text);
  return length === 0 || ofDigits(length)(question);
};

/** Reads what a request says of its questions; `wishes` are its words, each with those that it may have been meant to be, `typed` all of it. */
export const narrowingOf = (text: string, wishes: Narrowing['wishes'], typed: string = text): Narrowing => {
  const [, upTo = ''] = bound.exec(text) ?? [];
  const most = boundWords.get(upTo.toLowerCase()) ?? (upTo === '' ? Number.NaN : Number(upTo.replaceAll(',', '')));
  const length = lengthIn(text);
  const asked = signs.flatMap(({ asked: words, drawn }) => {
    const [said] = words.exec(text) ?? [];
    return said === undefined ? [] : [{ said, isAsked: ({ stem, key }: Told): boolean => drawn.test(`${stem} ${key}`) }];
  });
  return {
    text: typed,
    numbers: numbersIn(text),
    words: new Set(
      text
        .toLowerCase()
        .replaceAll('_', '-')
        .match(/[a-z]+(?:-[a-z]+)?/g) ?? [],
    ),
    demands: [...(length > 0 ? [ofDigits(length)] : []), ...(most >= 5 ? [withinBound(most)] : [])],
    // "Adding and subtracting" wants both, and each has its turn by itself.
    sign: asked.length === 1 ? asked[0] : undefined,
    wishes,
  };
};

/** Letters alone stand in every other word. */
const fewestLetters = 2;

/** What a request fixes of what a generator varies by a word, "oa" of "the oa sound", as it stands in other questions too: "goat", "cake" of a-e. */
export const fixedIn = ({ variesWord }: Generator, { words }: Pick<Narrowing, 'words'>): readonly RegExp[] =>
  (variesWord?.values ?? [])
    .filter((value) => value.length >= fewestLetters && words.has(value))
    .map((value) => new RegExp(value.replace('-', '[a-z]'), 'i'));

/** What must be so of a generator's draws, where it can be. */
export const demandsOn = (generator: Generator, { text, numbers, words, demands, sign }: Narrowing): readonly IsAsked[] => {
  const { varies, variesWord } = generator;
  const isNumber: IsAsked[] =
    varies === undefined || numbers.length === 0 ? [] : [({ drawn }) => numbers.some((number) => drawn[varies] === number)];
  const isWord: IsAsked[] =
    variesWord?.values.some((value) => words.has(value)) === true ? [({ drawn }) => words.has(String(drawn[variesWord.name]))] : [];
  const tellsApart = sign !== undefined && generator.kinds?.some(({ asked }) => asked.test(sign.said.toLowerCase())) === true;
  const isSum = sign === undefined || tellsApart ? [] : [sign.isAsked];
  return [...isNumber, ...isWord, ...kindsAsked(generator, text), ...isSum, ...demands];
};

/** Whether a wish names one of the numbers or kinds that a generator draws. */
export const namesDraws = (generator: Generator, { text, numbers }: Narrowing): boolean =>
  (generator.varies !== undefined && numbers.length > 0) || kindsOfAll([generator], text).length > 0;

/** Of some draws, those that say most of the wish; undefined where all of them say as much. */
export const sayingMost = (groups: readonly (readonly string[])[], draws: readonly Told[]): IsAsked | undefined => {
  // "Adding 3 numbers" is not about adding 3.
  const words = groups.filter((group) => group.every((word) => !/^\d/.test(word)));
  const saidBy = ({ stem, key }: Told): number => {
    const said = new Set(phraseWords(`${stem} ${key}`));
    return words.filter((group) => group.some((word) => said.has(word))).length;
  };
  const counts = draws.map(saidBy);
  const most = Math.max(0, ...counts);
  return counts.some((count) => count < most) ? (made) => saidBy(made) >= most : undefined;
};
