import { add, div, exact, mul, q, sub, toNumber, type Rational } from '../generators/rational.ts';

const longest = 200;
const greatestPower = 12;
const greatestSize = 1e15;

type Reading = { readonly value: Rational; readonly rest: string };

const number = /^\d+(?:\.\d+)?/;

const decimal = (text: string): Rational => {
  const [whole = '0', part = ''] = text.split('.');
  return div(q(Number(`${whole}${part}`)), q(10 ** part.length));
};

const readAtom = (text: string): Reading | undefined => {
  if (text.startsWith('-')) {
    const inner = readAtom(text.slice(1));
    return inner && { value: mul(-1, inner.value), rest: inner.rest };
  }
  if (text.startsWith('(')) {
    const inner = readSum(text.slice(1));
    return inner?.rest.startsWith(')') === true ? { value: inner.value, rest: inner.rest.slice(1) } : undefined;
  }
  const digits = number.exec(text)?.[0];
  return digits === undefined || digits.length > 15 ? undefined : { value: decimal(digits), rest: text.slice(digits.length) };
};

const power = (base: Rational, times: number): Rational => Array.from({ length: times }).reduce<Rational>((made) => mul(made, base), q(1));

const readPower = (text: string): Reading | undefined => {
  const base = readAtom(text);
  if (base?.rest.startsWith('^') !== true) return base;
  const above = readAtom(base.rest.slice(1));
  if (above === undefined || above.value.d !== 1n || above.value.n < 0n || above.value.n > BigInt(greatestPower)) return undefined;
  return { value: power(base.value, Number(above.value.n)), rest: above.rest };
};

const readProduct = (text: string): Reading | undefined => {
  let left = readPower(text);
  while (left !== undefined && /^[*/]/.test(left.rest)) {
    const right: Reading | undefined = readPower(left.rest.slice(1));
    if (right === undefined || (left.rest.startsWith('/') && right.value.n === 0n)) return undefined;
    left = { value: left.rest.startsWith('*') ? mul(left.value, right.value) : div(left.value, right.value), rest: right.rest };
  }
  return left;
};

const readSum = (text: string): Reading | undefined => {
  let left = readProduct(text);
  while (left !== undefined && /^[+-]/.test(left.rest)) {
    const right: Reading | undefined = readProduct(left.rest.slice(1));
    if (right === undefined) return undefined;
    left = { value: left.rest.startsWith('+') ? add(left.value, right.value) : sub(left.value, right.value), rest: right.rest };
  }
  return left;
};

/** The exact value of a sum such as "3/4 * 24" or "(2+5)^2"; undefined where it is no such sum. Nothing is run: it is read digit by digit. */
export const evaluate = (expression: string): Rational | undefined => {
  if (expression.length > longest || /\d\s+[\d.]/.test(expression)) return undefined;
  const tidy = expression
    .replaceAll(/\s+/g, '')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('**', '^')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '');
  const read = readSum(tidy);
  if (read === undefined || read.rest !== '') return undefined;
  return Math.abs(toNumber(read.value)) > greatestSize ? undefined : exact(read.value);
};
