import type { Generator } from '../generator.ts';
import { makeGenerator } from '../make-generator.ts';
import { plain } from '../written.ts';
import { inChinese, inFrench, inGerman, inLatin, inSpanish } from './number-words.ts';

type Numbers = Omit<Generator, 'generate'> & {
  readonly language: string;
  readonly write: (n: number) => string;
  readonly ranges: readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
  readonly fits?: (n: number) => boolean;
  readonly rule: (n: number) => string;
  readonly hint: string;
};

const swapped = (n: number): number =>
  n < 100 ? (n % 10) * 10 + Math.floor(n / 10) : Math.floor(n / 100) * 100 + (n % 10) * 10 + (Math.floor(n / 10) % 10);

const numbers = ({ language, write, ranges, fits, rule, hint, ...about }: Numbers): Generator =>
  makeGenerator<number>(about, ({ int, pick, level }) => {
    const [low, high] = level(...ranges);
    const n = int(low, high);
    if (fits && !fits(n)) return undefined;
    const toWords = pick([true, false]);
    const good = (x: number): boolean => x > 0 && x <= ranges[2][1] && (fits === undefined || fits(x));
    /** What a wrong number or word stands for: it teaches one more of them. */
    const named = (x: number): string => (!good(x) ? '' : toWords ? `the word for ${plain(x)}` : `*${write(x)}*`);
    return {
      stem: toWords
        ? pick([`How do you say ${plain(n)} in ${language}?`, `What is ${plain(n)} in ${language}?`])
        : pick([`Which number is *${write(n)}*?`, `Write *${write(n)}* in figures.`]),
      key: n,
      slips: [
        ...(n > 20 ? [[swapped(n), `This has the tens and the ones the wrong way round: it is ${named(swapped(n))}.`] as const] : []),
        ...[...(n > 60 && n < 100 ? [n - 10] : []), n + 10, n < 10 ? n + 20 : n - 10, n + 1, n - 1, n + 2, n + 5, n - 3].map(
          (x) => [x, `This is ${named(x)}.`] as const,
        ),
      ],
      show: toWords ? write : plain,
      believable: good,
      why: `${rule(n)} ${plain(n)} is *${write(n)}*.`,
      steps: [rule(n), `${plain(n)}: *${write(n)}*`],
      hints: [n < 20 ? 'Count up from one in your head.' : `Split it into ${n < 100 ? 'tens and ones' : 'hundreds, tens and ones'}.`, hint],
      drawn: { n },
    };
  });

export const frenchNumbers = numbers({
  id: 'french-numbers',
  title: 'French numbers',
  subject: 'french',
  keyStage: 'KS2',
  years: [3, 4, 5, 6, 7],
  synonyms: ['numbers', 'french numbers', 'numbers in french', 'counting in french', 'numbers to 100', 'les nombres'],
  language: 'French',
  write: inFrench,
  ranges: [
    [1, 31],
    [7, 79],
    [61, 399],
  ],
  rule: (n) =>
    n % 100 >= 80
      ? 'From 80 on, French counts on from four twenties.'
      : n % 100 >= 70
        ? 'From 70 to 79, French counts on from sixty: sixty-ten, sixty and eleven, sixty-twelve.'
        : n % 10 === 1 && n % 100 > 20
          ? 'In 21, 31, 41, 51 and 61 there is *et* before *un*.'
          : n % 100 > 16
            ? 'Say the tens, then the ones.'
            : 'Numbers up to sixteen have a word of their own.',
  hint: '60 is soixante. From 70 on you add: sixty-ten, sixty-eleven. 80 is four twenties.',
});
export const spanishNumbers = numbers({
  id: 'spanish-numbers',
  title: 'Spanish numbers',
  subject: 'spanish',
  keyStage: 'KS2',
  years: [3, 4, 5, 6, 7],
  synonyms: ['numbers', 'spanish numbers', 'numbers in spanish', 'counting in spanish', 'numbers to 100', 'los numeros'],
  language: 'Spanish',
  write: inSpanish,
  ranges: [
    [1, 31],
    [7, 100],
    [101, 999],
  ],
  rule: (n) =>
    n > 100
      ? 'Say the hundreds first; 500, 700 and 900 have words of their own.'
      : n >= 30
        ? 'From 31 on, say the tens, then *y*, then the ones.'
        : n > 15
          ? 'From 16 to 29 it is one word.'
          : 'Numbers up to fifteen have a word of their own.',
  hint: 'From 31 on there is y between tens and ones.',
});
export const germanNumbers = numbers({
  id: 'german-numbers',
  title: 'German numbers',
  subject: 'german',
  keyStage: 'KS3',
  years: [5, 6, 7],
  synonyms: ['numbers', 'german numbers', 'numbers in german', 'counting in german', 'numbers to 100', 'zahlen'],
  language: 'German',
  write: inGerman,
  ranges: [
    [1, 29],
    [7, 99],
    [101, 999],
  ],
  rule: (n) =>
    n % 100 > 20 && n % 10 > 0
      ? 'German says the ones first, then *und*, then the tens: four-and-twenty.'
      : n % 100 > 12 && n % 100 < 20
        ? 'The teens end in *-zehn*.'
        : n < 13
          ? 'Numbers up to twelve have a word of their own.'
          : 'Say the hundreds, then the tens.',
  hint: 'The ones come before the tens, with und between them.',
});
export const latinNumbers = numbers({
  id: 'latin-numbers',
  title: 'Latin numbers',
  subject: 'latin',
  keyStage: 'KS3',
  years: [5, 6, 7, 8],
  synonyms: ['numbers', 'latin numbers', 'numbers in latin', 'counting in latin', 'unus duo tres'],
  language: 'Latin',
  write: inLatin,
  ranges: [
    [1, 12],
    [5, 27],
    [17, 97],
  ],
  fits: (n) => n <= 20 || n % 10 < 8,
  rule: (n) =>
    n === 18 || n === 19
      ? `${n} counts back from twenty: ${n === 18 ? 'two' : 'one'} from twenty.`
      : n > 20
        ? 'Say the tens, then the ones.'
        : n > 10
          ? 'The teens end in *-decim*, which is ten.'
          : 'Numbers up to ten have a word of their own.',
  hint: '-decim means “and ten”; 18 and 19 count back from viginti, 20.',
});
export const mandarinNumbers = numbers({
  id: 'mandarin-numbers',
  title: 'Chinese numbers',
  subject: 'mandarin',
  keyStage: 'KS2',
  years: [4, 5, 6, 7, 8],
  synonyms: ['numbers', 'chinese numbers', 'mandarin numbers', 'numbers in chinese', 'numbers in mandarin', 'counting in chinese'],
  language: 'Chinese characters',
  write: inChinese,
  ranges: [
    [1, 20],
    [11, 60],
    [21, 99],
  ],
  rule: (n) =>
    n > 19
      ? 'Say how many tens, then 十, then the ones: 三十五 is three tens five.'
      : n > 10
        ? '十 is ten, then come the ones.'
        : 'Numbers up to ten have a sign of their own.',
  hint: '十 is ten: a sign before it multiplies, a sign after it adds.',
});
