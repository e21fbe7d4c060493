import { add, div, exact, mul, q, sub, toNumber, type Rational } from '../generators/rational.ts';

type Node =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'op'; readonly op: '+' | '-' | '*' | '/'; readonly left: Node; readonly right: Node }
  | { readonly kind: 'power'; readonly base: Node; readonly times: number };
type Reading = { readonly node: Node; readonly rest: string };
export type Expression = { readonly node: Node; readonly letters: readonly string[]; readonly text: string };

const longest = 80;
const greatestPower = 9;
/** Pi is kept as it is: an exact answer is so many times pi, and is compared as so many of a letter. */
export const pi = 'π';
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const tidy = (text: string): string =>
  text
    .replaceAll('$', '')
    .replaceAll(/\\frac\{([^{}]+)\}\{([^{}]+)\}/g, '(($1)/($2))')
    .replaceAll(/\\(?:times|cdot)/g, '*')
    .replaceAll(/\\(?:left|right)/g, '')
    .replaceAll(/\\pi|pi/gi, pi)
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (sign) => `^${superscripts.indexOf(sign)}`)
    .replaceAll(/\^\{(\d)\}/g, '^$1')
    .replaceAll(/[−–]/gu, '-')
    .replaceAll(/[×·]/gu, '*')
    .replaceAll('÷', '/')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    .replaceAll(/\s+/g, '');

const readAtom = (text: string): Reading | undefined => {
  if (text.startsWith('(')) {
    const inner = readSum(text.slice(1));
    return inner?.rest.startsWith(')') === true ? { node: inner.node, rest: inner.rest.slice(1) } : undefined;
  }
  const digits = /^(\d{1,9})(?:\.(\d{1,6}))?/.exec(text);
  if (digits) {
    const [all, whole = '0', part = ''] = digits;
    return { node: { kind: 'number', value: div(Number(whole + part), 10 ** part.length) }, rest: text.slice(all.length) };
  }
  const [name] = /^[a-zπ]/iu.exec(text) ?? [];
  return name === undefined ? undefined : { node: { kind: 'letter', name }, rest: text.slice(1) };
};

const readPower = (text: string): Reading | undefined => {
  const base = readAtom(text);
  const times = base && /^\^(\d)/.exec(base.rest);
  if (!base || !times) return base?.rest.startsWith('^') === true ? undefined : base;
  return { node: { kind: 'power', base: base.node, times: Math.min(greatestPower, Number(times[1])) }, rest: base.rest.slice(2) };
};

const readSigned = (text: string): Reading | undefined => {
  if (!text.startsWith('-')) return readPower(text.replace(/^\+/, ''));
  const inner = readPower(text.slice(1));
  return inner && { node: { kind: 'op', op: '*', left: { kind: 'number', value: q(-1) }, right: inner.node }, rest: inner.rest };
};

/** `3x` and `2(x + 1)` multiply without a sign. */
const readProduct = (text: string): Reading | undefined => {
  let left = readSigned(text);
  while (left !== undefined && /^[*/a-zπ(]/iu.test(left.rest)) {
    const op: '*' | '/' = left.rest.startsWith('/') ? '/' : '*';
    const bare = /^[a-zπ(]/iu.test(left.rest);
    const right: Reading | undefined = bare ? readPower(left.rest) : readSigned(left.rest.slice(1));
    if (right === undefined) return undefined;
    left = { node: { kind: 'op', op, left: left.node, right: right.node }, rest: right.rest };
  }
  return left;
};

const readSum = (text: string): Reading | undefined => {
  let left = readProduct(text);
  while (left !== undefined && /^[+-]/.test(left.rest)) {
    const op: '+' | '-' = left.rest.startsWith('+') ? '+' : '-';
    const right: Reading | undefined = readProduct(left.rest.slice(1));
    if (right === undefined) return undefined;
    left = { node: { kind: 'op', op, left: left.node, right: right.node }, rest: right.rest };
  }
  return left;
};

/** An expression of school algebra; undefined where it is none. Nothing is run: it is read sign by sign. */
export const readExpression = (typed: string): Expression | undefined => {
  if (typed.length > longest || /\d\s+\d/.test(typed)) return undefined;
  const text = tidy(typed);
  const read = readSum(text);
  if (read === undefined || read.rest !== '') return undefined;
  return { node: read.node, text, letters: [...new Set(text.match(/[a-zπ]/giu) ?? [])] };
};

type Values = ReadonlyMap<string, Rational>;

/** Undefined where it divides by nothing at these values. */
export const valueAt = (node: Node, values: Values): Rational | undefined => {
  if (node.kind === 'number') return node.value;
  if (node.kind === 'letter') return values.get(node.name);
  if (node.kind === 'power') {
    const base = valueAt(node.base, values);
    return base && Array.from({ length: node.times }).reduce<Rational>((made) => mul(made, base), q(1));
  }
  const [left, right] = [valueAt(node.left, values), valueAt(node.right, values)];
  if (left === undefined || right === undefined) return undefined;
  if (node.op === '+') return add(left, right);
  if (node.op === '-') return sub(left, right);
  if (node.op === '*') return mul(left, right);
  return right.n === 0n ? undefined : div(left, right);
};

/** True for `3(x + 2)` and `x(x - 1)`: the outermost thing is a product with a bracket in it. */
export const isFactorised = ({ node, text }: Expression): boolean =>
  text.includes('(') && ((node.kind === 'op' && node.op === '*') || node.kind === 'power');

const countedIn = (node: Node): number => {
  if (node.kind === 'letter') return 1;
  // A number below zero is only ever the sign of what follows.
  if (node.kind === 'number') return node.value.n < 0n ? 0 : 1;
  return node.kind === 'power' ? countedIn(node.base) : countedIn(node.left) + countedIn(node.right);
};

/** How many numbers and letters it is written with: 3x + 2x has four, 5x two. */
export const lengthOf = ({ node }: Expression): number => countedIn(node);

export const isZero = (value: Rational): boolean => exact(value).n === 0n && toNumber(value) === 0;
