import { numberInWords } from '../answers/number-words.ts';

const fractionSigns = new Map([
  ['½', '1/2'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅕', '1/5'],
  ['⅖', '2/5'],
  ['⅗', '3/5'],
  ['⅘', '4/5'],
  ['⅙', '1/6'],
  ['⅚', '5/6'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
  ['⅝', '5/8'],
  ['⅞', '7/8'],
]);

/** Parts as they are said: the lower number of their fraction. */
const parts = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
const partOf = new Map(
  [...parts, 'halve', 'fourth'].map((part) => [part, part === 'halve' ? 2 : part === 'fourth' ? 4 : parts.indexOf(part) + 2]),
);
const wordsUpTo = Array.from({ length: 100 }, (_, number) => numberInWords(number) ?? '');
const numberWords = wordsUpTo
  .map((word) => word.replace(' ', '[- ]'))
  .toReversed()
  .join('|');
const saidParts = new RegExp(String.raw`\b(?:(a|${numberWords}|\d+)[- ])(${[...partOf.keys()].join('|')})s?\b(?!-)`, 'g');
const saidNumbers = new RegExp(String.raw`\b(?:${numberWords})\b`, 'g');

const inFigures = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${fractionSigns.get(sign) ?? ''}`)
    .replaceAll(/\\d?frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2')
    .replaceAll(/\{,\}|\\[,;]/g, '')
    .replaceAll(/[$*{}£]/g, '')
    .replaceAll(/\b(?:minus|negative) (?=\S)/g, '-')
    .replaceAll(saidParts, (_, many: string, part: string) => {
      const above = many === 'a' ? 1 : /\d/.test(many) ? Number(many) : wordsUpTo.indexOf(many.replace('-', ' '));
      return part === 'tenth' ? String(above / 10) : `${above}/${partOf.get(part) ?? 1}`;
    })
    .replaceAll(/\bhalf\b(?!-)/g, '1/2')
    .replaceAll(saidNumbers, (word) => String(wordsUpTo.indexOf(word.replace('-', ' '))))
    .replaceAll(/(?<=\d)[,  ](?=\d{3}(?!\d))/g, '');

const primes = [2, 3, 5, 7, 11, 13];

/** A minus that is no taking away stands close to its number; a number before a letter is of a formula. */
const number =
  /(?<![\d.\p{L}])(?<sign>(?<![\d)]\s?|\p{L})[-−])?(?:(?<whole>\d+) (?=\d+\/\d))?(?<above>\d+(?:\.\d+)?)(?:\/(?<below>[1-9]\d*))?(?![\d/(]|\.\d|[a-z](?![a-z]))/gu;

const hasCommonFactor = (above: number, below: number): boolean =>
  below !== 1 && primes.some((prime) => above % prime === 0 && below % prime === 0);

/** The numbers that a text says, in whatever digits or words: “½”, “one half” and “0.5” are one number, “1,200” is “1200”, “minus five” is “−5”. */
export const numbersSaid = (text: string): readonly number[] =>
  Array.from(inFigures(text).matchAll(number), ({ groups = {} }) => {
    const { sign, whole = '0', above = '0', below = '1' } = groups;
    const value = Number(whole) + Number(above) / Number(below);
    // “6/2” has yet to be worked out, and “6/10” to be simplified.
    if (hasCommonFactor(Number(above), Number(below))) return Number.NaN;
    return Number((sign === undefined ? value : -value).toFixed(9));
  }).filter((value) => !Number.isNaN(value));

/** One and two stand in too many sentences that speak of something else. */
const isTelling = (value: number): boolean => value > 2 || value < 0 || !Number.isInteger(value);
/** What is written in another way has the same number all along. */
const asksForWriting = /\b(?:another|different) way|equivalent|\bsame as\b|\bequal to\b|\bin (?:words|figures|digits)\b|\bround/i;
/** Sums, powers and sets have numbers that any line on them has. */
const factors = /^\$?(?:\([^()]*\)){2}\$?$/;
const formula = /\^|sqrt|\\{|[+÷×]|\d ?− ?\d|[a-z] [−-] \d/;

/** Whether a text says the number that is asked for, or all of them, in whatever digits or words: of several options it says no one where it says two. */
export const tellsNumbers = (key: string, question: string, others: readonly string[] = []): ((text: string) => boolean) => {
  const asked = new Set(numbersSaid(question));
  const values = numbersSaid(key);
  const secret = values.filter((value) => !asked.has(value));
  if (!secret.some(isTelling) || (formula.test(key) && !factors.test(key)) || asksForWriting.test(question)) return () => false;
  const count = /\bhow many\b[^.]*\?$/i.test(question) && values.length === 1 ? values[0] : undefined;
  const wrong = others.map(numbersSaid).filter((numbers) => numbers.length > 0);
  return (text) => {
    // “Caterpillar, vole, blue tit and owl” are four.
    const listed = Array.from(text.matchAll(/(?<=\p{L})(?:, | and )(?=\p{L})/gu), ([between]) => between);
    if (count !== undefined && listed.includes(' and ') && listed.length === count - 1) return true;
    const said = new Set(numbersSaid(text));
    const says = (numbers: readonly number[]): boolean => numbers.every((value) => said.has(value));
    return said.size > 0 && says(values) && wrong.filter(says).length < 2;
  };
};
