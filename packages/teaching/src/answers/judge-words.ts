import { q, type Rational } from '../generators/rational.ts';
import { judgeNumber } from './judge-number.ts';
import { asGiven, withoutFrame } from './as-given.ts';
import { type Judgement, nearly, right, unread, wrong } from './judgement.ts';
import { numberFromWords } from './number-words.ts';
import { isForgivenSlip, isOneSlip } from './one-slip.ts';
import { hasTones, withToneMarks } from './pinyin.ts';
import { readNumber } from './read-number.ts';

export type WordsAnswer = {
  readonly kind: 'words';
  /** What is right, the one to show first. */
  readonly answers: readonly string[];
  /** `exact` where the spelling itself is asked for; otherwise one slip in a long word is forgiven. */
  readonly spelling?: 'exact' | 'kind';
  /** `exact`: another accent or tone is another word. `needed`: without it nearly right. `kind`: right, and told. */
  readonly accents?: 'exact' | 'needed' | 'kind';
  /** `needed` where the article is part of the answer: la maison. */
  readonly articles?: 'free' | 'needed';
  /** `nouns`: German nouns keep their capitals. */
  readonly capitals?: 'free' | 'nouns';
  /** Wrong answers that stand beside the right one: no slip leads from one to the other. */
  readonly others?: readonly string[];
  /** Tones may be typed as numbers: ma1. */
  readonly pinyin?: boolean;
  /** An answer that is a number is judged by its value: 20/50 for 2/5, which is nearly right where the simplest form is asked for. */
  readonly numbers?: 'value' | 'simplest';
};

const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’ʼ`´]/gu, "'")
    .replaceAll(/[“”"«»]/gu, '')
    .replaceAll(/[‐‑–—]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\s*[.!?,;:]+$/, '')
    // A point is a point, however its spaces stand: ( −3 ,5 ).
    .replace(/^\(\s*([+−-]?\d[\d.]*)\s*[,;]\s*([+−-]?\d[\d.]*)\s*\)$/, (_, across: string, up: string) =>
      `(${across}, ${up})`.replaceAll('−', '-'),
    );

const accentless = (text: string): string =>
  text.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Umlauts are also written with an e: ueber for über. */
const withoutUmlauts = (text: string): string =>
  text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');

/** From three words on it is a sentence, whose first capital is not a noun's. */
const isSentence = (text: string): boolean => text.split(' ').length > 2;

/** A telephone's capital in front, or capitals all through, are no mistake: only a noun that began without its own is. */
const capitalLost = (given: string, wanted: string): boolean =>
  Array.from(wanted).some(
    (letter, at) => letter !== letter.toLowerCase() && Array.from(given)[at] === letter.toLowerCase() && !(at === 0 && isSentence(wanted)),
  );

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
/** Another digit is another number; zeros in front are a way of writing it. */
const onlyZerosDiffer = (one: string, other: string): boolean =>
  [one, other].every((text) => /^\d+$/.test(text)) && withoutZeros(one) === withoutZeros(other);

const leadingArticle = /^(?:the|an?) /;

type Prepared = { readonly text: string; readonly low: string };

const withoutGaps = (text: string): string => text.replaceAll(/[\s-]/g, '');
/** "activetransport" and "active-transport": words run together or joined, where neither a digit nor another answer is hidden in them. */
const isSameButForGaps = (one: string, other: string): boolean =>
  /[\s-]/.test(one + other) && !/\d/.test(other) && !other.startsWith('-') && withoutGaps(one) === withoutGaps(other);

type Amount = { readonly value: Rational; readonly unit: string };

/** "5.60 l" as an amount: digits, or a number in words, with what stands behind. */
const amountOf = (low: string): Amount | undefined => {
  const [, sign = '', digits = '', unit = ''] = /^([£€]?)\s*([+\-−]?\d[\d.,]*(?: \d{3})*)\s*(.*)$/.exec(low) ?? [];
  const inWords = digits === '' ? numberFromWords(low) : undefined;
  const value = inWords === undefined ? readNumber(digits)?.value : q(inWords);
  return (
    value && {
      value,
      unit: `${sign}${unit}`
        .replace(/s$/, '')
        .replace(/^pound$/, '£')
        .replace(/^euro$/, '€'),
    }
  );
};

const isSame = (one: Amount | undefined, other: Amount): boolean =>
  one !== undefined && one.unit === other.unit && one.value.n === other.value.n && one.value.d === other.value.d;

/** Of a number that is asked for in no form but its own, another way of writing it; undefined where it is no number of that value. */
const asNumber = (typed: string, { answers, numbers }: WordsAnswer): Judgement | undefined => {
  if (numbers === undefined || readNumber(typed) === undefined) return undefined;
  const found = answers
    .filter((answer) => readNumber(answer) !== undefined)
    .map((value) => judgeNumber(typed, { kind: 'number', value, simplest: numbers === 'simplest' }));
  return found.find(({ verdict }) => verdict !== 'wrong');
};

const judged = (typed: string, expected: WordsAnswer): Judgement => {
  const { answers, spelling = 'kind', accents = 'kind', articles = 'free', capitals = 'free', others = [], pinyin = false } = expected;
  const prepare = (text: string): Prepared => {
    const cased =
      articles === 'free'
        ? tidy(text)
            .replace(/^(?:the|an?)(?= )/i, (article) => article.toLowerCase())
            .replace(leadingArticle, '')
        : tidy(text);
    const low = cased.toLocaleLowerCase('en-GB');
    return pinyin ? { text: withToneMarks(low), low: withToneMarks(low) } : { text: cased, low };
  };
  const given = prepare(typed);
  const wanted = answers.map(prepare);
  const listed = others.map(prepare).filter(({ low }) => !wanted.some((answer) => answer.low === low));
  const [first = ''] = answers;
  if (given.low === '') return wrong('Write a word or two.');

  const same = wanted.filter(({ low }) => low === given.low);
  if (same[0]) {
    // A verb that opens a sentence is listed without its capital as well.
    if (capitals === 'nouns' && same.every(({ text }) => capitalLost(given.text, text)))
      return nearly(`Right word. German nouns begin with a capital letter: ${same[0].text}.`);
    return right();
  }
  const number = asNumber(typed, expected);
  if (number !== undefined) return number;
  if (listed.some(({ low }) => low === given.low)) return wrong();

  const bare = wanted.find(({ low }) => accentless(low) === accentless(given.low) || withoutUmlauts(low) === given.low);
  if (bare) {
    // A tone that was chosen is an answer of its own; one that was left out is not.
    const otherTone = pinyin && hasTones(given.low);
    if (accents === 'exact' || (otherTone && accents !== 'kind'))
      return wrong('The letters are right, but the marks above them make it a different word.');
    // ss is how ß is written in capitals, and in Switzerland.
    if (accents === 'needed' && given.low !== bare.low.replaceAll('ß', 'ss'))
      return nearly(`The letters are right. Put the accents in: ${bare.text}.`);
    return right(bare.low.includes('ß') ? `Right. It is also written ${bare.text}.` : `Right. With its accents it is ${bare.text}.`);
  }
  if (spelling === 'exact') {
    if (wanted.some(({ low }) => onlyZerosDiffer(given.low, low))) return nearly('Very close. Look at the zeros in front.');
    return wanted.some(({ low }) => !/\d/.test(low) && isOneSlip(given.low, low)) ? nearly('Very close. Look at the spelling.') : wrong();
  }
  if (pinyin) return wrong();
  const apart = accents === 'kind' ? wanted.find(({ low }) => isSameButForGaps(given.low, low)) : undefined;
  if (apart) return right(`Right. It is written ${apart.text}.`);
  const amount = amountOf(given.low);
  if (amount !== undefined && wanted.some(({ low }) => isSame(amountOf(low), amount))) return right();

  const slip = wanted.find(({ low }) => isForgivenSlip(accentless(given.low), accentless(low)));
  const nearAnother = listed.some(({ low }) => isOneSlip(accentless(given.low), accentless(low)));
  return slip && !nearAnother ? right(`Right. It is spelt ${slip.text === '' ? first : slip.text}.`) : wrong();
};

/** The one to show first is a number, whatever other ways of saying it are taken: “one and a half”. */
const isNumber = ({ answers: [first = ''] }: WordsAnswer): boolean => readNumber(first) !== undefined;

/** "It is a pattern" is "a pattern", where the answer itself does not begin so. */
const judgedAsSaid = (typed: string, expected: WordsAnswer): Judgement => {
  const whole = judged(typed, expected);
  const bare = withoutFrame(typed);
  return whole.verdict !== 'wrong' || bare === typed.trim() ? whole : judged(bare, expected);
};

/** Words by what they mean; where a number is the answer, what is none is asked for once more. */
export const judgeWords = (typed: string, expected: WordsAnswer): Judgement => {
  if (!isNumber(expected)) return judgedAsSaid(typed, expected);
  const given = asGiven(typed);
  const found = judged(given, expected);
  const isRead = readNumber(given) !== undefined || numberFromWords(given) !== undefined;
  if (found.verdict !== 'wrong' || isRead) return found;
  return unread(/\d/.test(given) ? 'Write the number alone.' : 'Write your answer as a number.');
};
