import { q } from '../generators/rational.ts';
import { type Judgement, nearly, right, unread, wrong } from './judgement.ts';
import { numberFromWords } from './number-words.ts';
import { isTimes, type NumberForm, type NumberReading, readNumber, sameValue } from './read-number.ts';

export type NumberAnswer = {
  readonly kind: 'number';
  /** As it would be typed: "1052", "3/4", "-2.5", "25%". */
  readonly value: string;
  /** A fraction has to be in its simplest form. */
  readonly simplest?: boolean;
  /** The answer may be written in words: "one thousand". */
  readonly words?: boolean;
  /** The question asks for this way of writing: "as a decimal". */
  readonly form?: NumberForm;
};

const asForm: Readonly<Record<NumberForm, string>> = {
  whole: 'as a whole number',
  decimal: 'as a decimal',
  fraction: 'as a fraction',
  percentage: 'as a percentage',
  standard: 'in standard form, such as 3.5 × 10^4',
};

const readTyped = (typed: string, words: boolean): NumberReading | undefined => {
  const digits = readNumber(typed);
  if (digits !== undefined || !words) return digits;
  const value = numberFromWords(typed);
  return value === undefined ? undefined : { value: q(value), form: 'whole', simplest: true };
};

/** A whole number is a decimal too, where a decimal was asked for: 2 for 2.0. */
const hasForm = (typed: NumberForm, wanted: NumberForm | undefined): boolean =>
  wanted === undefined || typed === wanted || (typed === 'whole' && wanted === 'decimal');

/** By exact value: 0.5, 1/2, 2/4 and 50% are one answer unless the question asks for one way of writing it. */
export const judgeNumber = (typed: string, { value, simplest = false, words = false, form }: NumberAnswer): Judgement => {
  const expected = readTyped(value, true);
  if (expected === undefined) throw new TypeError(`${value} is no number`);
  const given = readTyped(typed, words);
  if (given === undefined) return unread(/\d/.test(typed) ? 'Write the number alone.' : 'Write your answer as a number.');
  const percent = expected.form === 'percentage';
  if (percent && given.form !== 'percentage' && isTimes(given.value, expected.value, 100))
    return nearly('The number is right. It needs a per cent sign.');
  if (!sameValue(given.value, expected.value)) {
    const signLost = sameValue(given.value, { n: -expected.value.n, d: expected.value.d });
    return wrong(signLost ? 'Not this time. Look again at the sign.' : undefined);
  }
  if (!hasForm(given.form, form)) return nearly(`The value is right. Now write it ${asForm[form ?? 'whole']}.`);
  if (simplest && !given.simplest) return nearly('The value is right. Now write it in its simplest form.');
  return right();
};
