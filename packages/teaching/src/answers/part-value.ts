import type { ExpectedAnswer } from '@hedgerow/curriculum/expected-answer';
import type { QuestionPart } from '@hedgerow/curriculum/question';
import { partLetters } from '@hedgerow/domain/part-name';
import { div, isWhole, mul, q, type Rational, roundTo, toNumber } from '../generators/rational.ts';
import { asGiven } from './as-given.ts';
import { readExpression, valueAt } from './expression.ts';
import { readMoney } from './judge-money.ts';
import { readAmount } from './judge-quantity.ts';
import { readNumber } from './read-number.ts';
import { readUnit } from './units.ts';

const powers = (unit: string): string =>
  unit.toLowerCase().replaceAll('²', '2').replaceAll('³', '3').replaceAll('^', '').replaceAll(' ', '');

/** "12 g/cm3" where g/cm³ stands beside the field: the number is meant. */
export const withoutUnit = (typed: string, unit: string): string => {
  if (unit === '') return typed;
  const at = Array.from(typed, (_, place) => place).find((place) => place > 0 && powers(typed.slice(place)) === powers(unit));
  return at === undefined ? typed : typed.slice(0, at);
};

/** What a typed answer is worth to the parts after it; undefined where it is no number. */
export const valueOf = (typed: string, { expected, unit }: Pick<QuestionPart, 'expected' | 'unit'>): Rational | undefined => {
  const given = asGiven(withoutUnit(typed, unit));
  switch (expected.kind) {
    case 'number':
      return readNumber(given)?.value;
    case 'quantity': {
      const bare = readNumber(given)?.value;
      if (bare !== undefined) return bare;
      const [amount, own] = [readAmount(given), readUnit(expected.unit)];
      const isSameKind = amount?.units.every(({ dimension }) => dimension === own?.dimension) === true;
      return amount !== undefined && own !== undefined && isSameKind ? div(amount.base, own.factor) : undefined;
    }
    case 'money': {
      const money = readMoney(given);
      return money && q(money.pence, 100);
    }
    case 'expression': {
      const read = readExpression(given);
      return read?.letters.length === 0 ? valueAt(read.node, new Map()) : undefined;
    }
    case 'time':
    case 'words':
      return undefined;
  }
};

/** The same of the right answer. */
export const keyValue = (part: Pick<QuestionPart, 'expected' | 'unit'>): Rational | undefined => {
  const { expected } = part;
  switch (expected.kind) {
    case 'number':
    case 'quantity':
      return readNumber(expected.value)?.value;
    case 'money':
      return q(expected.pence, 100);
    case 'expression':
      return valueOf(expected.expression, part);
    case 'time':
    case 'words':
      return undefined;
  }
};

/** Longer numbers than these are no answer to a question of school, and could not be written down for their judge. */
const longestWritten = 30;
const longestInExpression = 9;

const written = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`);
const twoDigits = (value: number): string => String(value).padStart(2, '0');
const minutesInDay = 1440;

type Values = readonly (Rational | undefined)[];

/** Letters of earlier answers in what a part follows from. */
const lettersIn = (from: string): readonly number[] => partLetters.flatMap((letter, at) => (from.includes(letter) ? [at] : []));

/** The places of the earlier parts that a part is worked out from. */
export const followsFrom = ({ from = '' }: Pick<QuestionPart, 'from'>): readonly number[] => lettersIn(from);

/** An expression, or an equation, with the earlier answers in the place of their letters. */
const filledIn = (from: string, values: Values): string | undefined => {
  const needed = lettersIn(from);
  if (needed.some((at) => values[at] === undefined || written(values[at]).length > longestInExpression)) return undefined;
  const text = from.replaceAll(/[a-d]/g, (letter) => {
    const value = values[partLetters.findIndex((one) => one === letter)];
    return value === undefined ? '' : `(${written(value)})`;
  });
  return text.split('=').every((side) => readExpression(side) !== undefined) ? text : undefined;
};

/** Exactly what follows from these earlier answers; undefined where nothing does. */
export const carriedValue = ({ from }: Pick<QuestionPart, 'from'>, values: Values): Rational | undefined => {
  const read = from === undefined ? undefined : readExpression(from);
  if (read === undefined) return undefined;
  const known = partLetters.flatMap((letter, at) => {
    const value = values[at];
    return value === undefined ? [] : [[letter, value] as const];
  });
  return valueAt(read.node, new Map(known));
};

const withValue = (expected: ExpectedAnswer, value: Rational): ExpectedAnswer | undefined => {
  switch (expected.kind) {
    case 'number': {
      const isPercent = expected.value.trim().endsWith('%');
      const text = isPercent ? `${written(mul(value, 100))}%` : written(value);
      return text.length > longestWritten ? undefined : { ...expected, value: text };
    }
    case 'quantity':
      return written(value).length > longestWritten ? undefined : { ...expected, value: written(value) };
    case 'money': {
      const pence = roundTo(mul(value, 100), 0);
      return written(pence).length > longestInExpression ? undefined : { ...expected, pence: toNumber(pence) };
    }
    case 'time': {
      if (!isWhole(value) || written(value).length > longestInExpression) return undefined;
      const minutes = toNumber(value);
      const at = ((minutes % minutesInDay) + minutesInDay) % minutesInDay;
      return { ...expected, at: `${twoDigits(Math.floor(at / 60))}:${twoDigits(at % 60)}` };
    }
    case 'expression':
    case 'words':
      return undefined;
  }
};

/** What would be right after these earlier answers; undefined where the part stands by itself, or they say nothing. */
export const carriedAnswer = (part: QuestionPart, values: Values): ExpectedAnswer | undefined => {
  const { from, places, expected } = part;
  if (from === undefined) return undefined;
  if (expected.kind === 'expression') {
    const expression = filledIn(from, values);
    return expression === undefined ? undefined : { ...expected, expression };
  }
  const exact = carriedValue(part, values);
  return exact && withValue(expected, places === undefined ? exact : roundTo(exact, places));
};

/** A known slip in the terms of its part. */
export const slipAnswer = ({ expected }: Pick<QuestionPart, 'expected'>, text: string): ExpectedAnswer => {
  switch (expected.kind) {
    case 'number':
      return { kind: 'number', value: text };
    case 'quantity':
      return { kind: 'quantity', value: text, unit: expected.unit };
    case 'money':
      return { kind: 'money', pence: readMoney(text)?.pence ?? 0 };
    case 'time':
      return { kind: 'time', at: text };
    case 'expression':
      return { kind: 'expression', expression: text };
    case 'words':
      return { ...expected, answers: [text], others: expected.answers };
  }
};
