import { drawing, hashText, mulberry32 } from '../generators/random.ts';
import { div, q, sub, toNumber, type Rational } from '../generators/rational.ts';
import { type Expression, isFactorised, isZero, lengthOf, pi, readExpression, valueAt } from './expression.ts';
import { type Judgement, nearly, right, unread, wrong } from './judgement.ts';
import { sameValue } from './read-number.ts';

export type ExpressionAnswer = {
  readonly kind: 'expression';
  /** "3x + 2", "y = 2x - 1". */
  readonly expression: string;
  /** What the question asks for: as short as it can be, without brackets, or as a product. */
  readonly form?: 'simplified' | 'expanded' | 'factorised';
};

const probes = 8;

/** Values for the letters, drawn from the expected answer itself: always the same, and nothing that a pupil would guess. */
const pointsFor = (letters: readonly string[], seed: string): readonly ReadonlyMap<string, Rational>[] => {
  const { int } = drawing(mulberry32(hashText(seed)), 'beginner');
  return Array.from({ length: probes }, () => new Map(letters.map((name) => [name, q(int(-97, 97), int(2, 13))])));
};

const sameEverywhere = (a: Expression, b: Expression): boolean => {
  const letters = [...new Set([...a.letters, ...b.letters])];
  const compared = pointsFor(letters, a.text).flatMap((point) => {
    const [one, other] = [valueAt(a.node, point), valueAt(b.node, point)];
    return one === undefined && other === undefined ? [] : [one !== undefined && other !== undefined && sameValue(one, other)];
  });
  return compared.length > 0 && compared.every(Boolean);
};

type Equation = { readonly before: Expression; readonly after: Expression };

const readEquation = (text: string): Equation | undefined => {
  const [first = '', second, more] = text.split('=');
  if (second === undefined || more !== undefined) return undefined;
  const [before, after] = [readExpression(first), readExpression(second)];
  return before && after && { before, after };
};

/** Two equations say the same where the differences of their sides keep one ratio. */
const sameEquation = (a: Equation, b: Equation): boolean => {
  const letters = [...new Set([a.before, a.after, b.before, b.after].flatMap((side) => side.letters))];
  const difference = ({ before, after }: Equation, point: ReadonlyMap<string, Rational>) => {
    const [one, other] = [valueAt(before.node, point), valueAt(after.node, point)];
    return one && other && sub(one, other);
  };
  const ratios = pointsFor(letters, a.before.text + a.after.text).flatMap((point) => {
    const [one, other] = [difference(a, point), difference(b, point)];
    if (one === undefined || other === undefined) return [];
    if (isZero(one) || isZero(other)) return isZero(one) === isZero(other) ? [] : [undefined];
    return [div(other, one)];
  });
  const [first] = ratios;
  return first !== undefined && ratios.length > 1 && ratios.every((ratio) => ratio !== undefined && sameValue(ratio, first));
};

const judgeForm = (given: Expression, expected: Expression, form: ExpressionAnswer['form']): Judgement => {
  if (form === 'expanded' && given.text.includes('(')) return nearly('The value is right. Now multiply out the brackets.');
  if (form === 'factorised' && !isFactorised(given)) return nearly('The value is right. Now write it as a product, with brackets.');
  if (form !== undefined && form !== 'factorised' && lengthOf(given) > lengthOf(expected))
    return nearly('That is equal, but you can make it simpler.');
  return right();
};

/** So near lies a decimal that was rounded from the exact answer. */
const roundedWithin = 0.005;
const unit = /\s*(?:mm|cm|km|m)(?:\^?[23]|[²³])?$/iu;

/** "75π" of "75π cm³": the question names the unit, and a decimal is right but for its form. */
const judgeInPi = (typed: string, expected: Expression): Judgement => {
  const given = readExpression(typed.trim().replace(unit, ''));
  if (given === undefined) return unread('Write it with π, such as 12π. You can type pi.');
  if (sameEverywhere(expected, given)) return right();
  const [value, own] = [given, expected].map(({ node }) => valueAt(node, new Map([[pi, q(355, 113)]])));
  if (given.letters.length > 0 || value === undefined || own === undefined) return wrong();
  const isRounded = Math.abs(toNumber(value) / toNumber(own) - 1) < roundedWithin;
  return isRounded ? nearly('That is about right. The exact answer keeps π in it.') : wrong();
};

/** X for x, as a telephone begins what is typed; where the answer has capitals of its own, they mean something. */
const inItsCase = (typed: string, expression: string): string =>
  /[A-Z]/.test(expression.replaceAll(/\\[a-z]+/gi, '')) ? typed : typed.toLowerCase();

/** "y = 3x + 2" where only 3x + 2 was asked for. */
const withoutName = (typed: string, expression: string): string => {
  const [, name = '', rest = ''] = /^\s*([a-z])(?:\([a-z]\))?\s*=(.+)$/i.exec(typed) ?? [];
  return rest === '' || expression.replaceAll(/\\[a-z]+/gi, '').includes(name) ? typed : rest;
};

const howToWrite = (typed: string): string =>
  /[a-z]\d/i.test(typed) ? 'For a power write ^ before it: x^2 is x squared.' : 'Write it with numbers and letters, such as 3x + 2.';

/** "y - 4/6" for (y - 4)/6, "1/x + 2" for 1/(x + 2): on paper the line of the fraction goes under or over all of it, in a line brackets say so. */
const lacksBrackets = (typed: string, expected: Expression, form: ExpressionAnswer['form']): boolean => {
  const [before = '', after, more] = typed.split('/');
  if (after === undefined || more !== undefined || /[()=]/.test(typed)) return false;
  return [`(${before})/${after}`, `${before}/(${after})`, `(${before})/(${after})`].some((whole) => {
    const read = readExpression(whole);
    return read !== undefined && sameEverywhere(expected, read) && judgeForm(read, expected, form).verdict === 'right';
  });
};

/** By value at points that are drawn: 2 + 3x and 3x + 2 are one answer, and so are y = 2x and 2x = y. */
export const judgeExpression = (given: string, { expression, form }: ExpressionAnswer): Judgement => {
  const cased = inItsCase(given, expression);
  const equation = readEquation(expression);
  if (equation) {
    const typed = readEquation(cased);
    if (typed) return sameEquation(equation, typed) ? right() : wrong();
    const bare = readExpression(cased);
    if (bare === undefined) return unread(`Write it as an equation, such as ${equation.before.text} = 5.`);
    // "x = 5" asked for, "5" typed.
    return /^[a-z]$/i.test(equation.before.text) && sameEverywhere(equation.after, bare) ? right() : wrong();
  }
  const expected = readExpression(expression);
  if (expected === undefined) throw new TypeError(`${expression} is no expression`);
  if (expected.letters.length === 1 && expected.letters[0] === pi) return judgeInPi(withoutName(cased, expression), expected);
  const own = withoutName(cased, expression);
  const typed = readExpression(own);
  if (typed === undefined) return unread(howToWrite(cased));
  if (sameEverywhere(expected, typed)) return judgeForm(typed, expected, form);
  return lacksBrackets(own, expected, form)
    ? nearly('As you wrote it, only the part beside the line is divided. Put brackets round the whole top or bottom, as in (a + b)/2.')
    : wrong();
};
