import { close, list, num, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const pairIn = (option: string): readonly [number, number] => {
  const [a = Number.NaN, b = Number.NaN] = valuesIn(option.replaceAll(/[()]/g, ''));
  return [a, b];
};

export const ks4SequencesAndLinesCheckers: Checkers = {
  'maths-use-nth-term': (option, question) => {
    const [c, d, b] = [num(question, 'c'), num(question, 'd'), num(question, 'b')];
    const at = (n: number): number => (word(question, 'square') === 'yes' ? n * (n + d) + b : c * n + b);
    const isTerm = word(question, 'asks') === 'term';
    return close(at(isTerm ? num(question, 'n') : first(option)), isTerm ? first(option) : num(question, 'term'));
  },
  'maths-geometric-sequences': (option, question) => {
    const [a = 0, b = 0, c = 0, d = 0] = list(question, 'terms');
    const value = first(option);
    switch (word(question, 'asks')) {
      case 'next':
        return close(value * c, d * d);
      case 'ratio':
        return close(value * a, b) && close(value * c, d);
      case 'sixth':
        return close(value * c * c, d * d * d);
      default:
        return close(value * value, a * c) && close(value * d, c * c);
    }
  },
  'maths-fibonacci-sequences': (option, question) => {
    const asks = word(question, 'asks');
    const terms = [num(question, 'a'), asks === 'second' ? first(option) : num(question, 'b')];
    for (let at = 2; at < 6; at += 1) terms.push((terms[at - 1] ?? 0) + (terms[at - 2] ?? 0));
    return asks === 'second' ? terms[3] === num(question, 'fourth') : terms[asks === 'fifth' ? 4 : 5] === first(option);
  },
  'maths-term-to-term': (option, question) => {
    const asks = word(question, 'asks');
    const k = asks === 'constant' ? first(option) : num(question, 'k');
    let term = num(question, 'u1');
    for (let step = 0; step < (asks === 'fourth' ? 3 : 2); step += 1) term = num(question, 'm') * term + k;
    return term === (asks === 'constant' ? num(question, 'u3') : first(option));
  },
  'maths-iteration-contexts': (option, question) => {
    // Run the rule: long enough, it settles.
    let value = num(question, 'start');
    const steps = word(question, 'asks') === 'limit' ? 2000 : num(question, 'years');
    for (let step = 0; step < steps; step += 1) value = num(question, 'by') * value + num(question, 'plus');
    return Math.abs(value - first(option)) < 1e-4;
  },
  'maths-line-equations': (option, question) => {
    const [k, value] = [num(question, 'k'), first(option)];
    // The line as it stands: k·y = (k·m)x + k·c.
    const y = (x: number): number => (k * num(question, 'm') * x + k * num(question, 'c')) / k;
    switch (word(question, 'asks')) {
      case 'gradient':
        return close((y(7) - y(2)) / 5, value);
      case 'intercept':
        return close(y(0), value);
      case 'y':
        return close(y(num(question, 'x')), value);
      default:
        return Math.abs(y(value)) < 1e-9;
    }
  },
  'maths-midpoints-and-lengths': (option, question) => {
    const at = (name: string): number => num(question, name);
    if (word(question, 'asks') === 'length') return close(first(option) ** 2, (at('bx') - at('ax')) ** 2 + (at('by') - at('ay')) ** 2);
    const [x, y] = pairIn(option);
    const isEnd = word(question, 'asks') === 'end';
    const [mx, my, bx, by] = isEnd ? [at('mx'), at('my'), x, y] : [x, y, at('bx'), at('by')];
    return mx - at('ax') === bx - mx && my - at('ay') === by - my;
  },
  'maths-simultaneous-substitution': (option, question) => {
    const [x, y] = pairIn(option);
    if (word(question, 'kind') === 'quadratic')
      return [x, y].every((root) => root * root === num(question, 'sum') * root - num(question, 'product'));
    return y === num(question, 'm') * x + num(question, 'k') && num(question, 'a') * x + num(question, 'b') * y === num(question, 'total');
  },
  'maths-function-find-input': (option, question) => {
    const [a, b] = [num(question, 'a'), num(question, 'b')];
    const f = (x: number): number =>
      ({ line: a * x + b, over: (x + b) / a, bracket: a * (x + b), square: x * x - num(question, 'sum') * x })[word(question, 'kind')] ??
      Number.NaN;
    return valuesIn(option).every((x) => close(f(x), num(question, 'output')));
  },
};
