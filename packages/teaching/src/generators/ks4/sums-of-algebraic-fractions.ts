import { makeGenerator } from '../make-generator.ts';
import { fractionTex, q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { hcf } from '../whole-numbers.ts';
import { maths, terms } from '../written.ts';

const line = (m: number, c: number): string =>
  terms([
    [m, 'x'],
    [c, ''],
  ]);
const over = (top: string, bottom: string | number): string => String.raw`\frac{${top}}{${bottom}}`;
const bracket = (c: number): string => `(${line(1, c)})`;
/** A factor of 1 is not written. */
const times = (factor: number): string => (factor === 1 ? '' : `${factor}`);

/** A multiple of x over a number, at x = 1: `\frac{6x}{8}` and `\frac{3x}{4}` are one. */
const valueAtOne = (text: string): string => {
  const [, top = '', bottom = '1'] = /^\\frac\{(-?\d*)x\}\{(\d+)\}$/.exec(text) ?? [];
  return fractionTex(q(Number(top === '' || top === '-' ? `${top}1` : top), Number(bottom)));
};

export const addAlgebraicFractions = makeGenerator<string>(
  {
    id: 'maths-add-algebraic-fractions',
    title: 'Adding and subtracting algebraic fractions',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: [
      'add algebraic fractions',
      'subtract algebraic fractions',
      'algebraic fractions common denominator',
      'write as a single fraction',
    ],
  },
  ({ int, pick, level }) => {
    const minus = pick([true, false]);
    const sign = minus ? -1 : 1;
    const mark = minus ? '-' : '+';
    if (level(false, false, true)) {
      const [a, b, c, d] = [int(1, 7), int(1, 7), pick([1, -1]) * int(1, 6), pick([1, -1]) * int(1, 6)];
      if (c === d || a === b) return undefined;
      const [m, n] = [a + sign * b, a * d + sign * b * c];
      if (n === 0 || m === 0) return undefined;
      const bottom = `${bracket(c)}${bracket(d)}`;
      return {
        stem: `Write ${maths(`${over(`${a}`, line(1, c))} ${mark} ${over(`${b}`, line(1, d))}`)} as one fraction.`,
        key: over(line(m, n), bottom),
        slips: [
          [over(`${m}`, bottom), 'This leaves the tops unchanged. Each top is multiplied by the other bracket.'],
          [over(line(m, a * c + sign * b * d), bottom), 'This multiplies each top by its own bracket. It needs the other one.'],
          [
            minus ? over(line(m, a * d + b * c), bottom) : over(line(m, n), line(2, c + d)),
            minus
              ? 'This subtracts the first term only. The minus belongs to the whole bracket.'
              : 'This adds the denominators. A common one is their product.',
          ],
          [
            over(line(a - sign * b, a * d - sign * b * c), bottom),
            minus ? 'This adds. The fractions are subtracted.' : 'This subtracts. The fractions are added.',
          ],
        ],
        show: maths,
        why: `The common denominator is the product of the two. Each top is multiplied by the bracket that it lacks: ${maths(`${times(a)}${bracket(d)} ${mark} ${times(b)}${bracket(c)}`)}.`,
        steps: [
          `Common denominator: ${maths(bottom)}`,
          `Top: ${maths(`${times(a)}${bracket(d)} ${mark} ${times(b)}${bracket(c)}`)}`,
          `Multiplied out: ${maths(line(m, n))}`,
          maths(over(line(m, n), bottom)),
        ],
        hints: [
          'Fractions can be added when they have the same denominator. Which product has both brackets in it?',
          'When the bottom is multiplied by a bracket, the top must be multiplied by the same one.',
        ],
        drawn: { minus: mark },
      };
    }
    const [k, l] = [int(2, 8), int(2, 8)];
    const common = (k * l) / hcf(k, l);
    const [c, d] = level([0, 0], [pick([1, -1]) * int(1, 6), pick([1, -1]) * int(1, 6)], [0, 0]);
    const [s, t] = [common / k, common / l];
    const [m, n] = [s + sign * t, s * c + sign * t * d];
    if (k === l || m < 1 || hcf(hcf(m, n), common) > 1 || (c !== 0 && n === 0)) return undefined;
    const key = over(line(m, n), common);
    const [topOne, topTwo] = [line(1, c), line(1, d)];
    return {
      stem: `Write ${maths(`${over(topOne, k)} ${mark} ${over(topTwo, l)}`)} as one fraction in its simplest form.`,
      key,
      slips:
        c === 0
          ? [
              [
                over(minus ? 'x' : '2x', minus ? l - k : k + l),
                `This ${minus ? 'subtracts' : 'adds'} the bottoms. The fractions need a common denominator.`,
              ],
              [over(minus ? 'x' : '2x', common), 'This leaves the tops unchanged. They are multiplied as the bottoms are.'],
              [
                over(line(s - sign * t, 0), common),
                minus ? 'This adds. The fractions are subtracted.' : 'This subtracts. The fractions are added.',
              ],
              [over(line(m, 0), k + l), 'This multiplies the tops rightly and then adds the bottoms.'],
              [over(line(m, 0), k * l * 2), 'This has a denominator that is too large for the tops.'],
            ]
          : [
              [
                over(line(1 + sign === 0 ? 1 : 1 + sign, c + sign * d), k + l),
                'This adds tops and bottoms. The fractions need a common denominator.',
              ],
              [
                over(line(1 + sign === 0 ? 2 : 1 + sign, c + sign * d), common),
                'This leaves the tops unchanged. They are multiplied as the bottoms are.',
              ],
              [
                over(line(m, s * c - sign * t * d), common),
                'This changes the sign of one term only: the whole top is multiplied and then added or taken away.',
              ],
              [over(line(m, c + sign * d), common), 'This multiplies only the x terms of the tops.'],
              [
                over(line(s - sign * t, s * c - sign * t * d), common),
                minus ? 'This adds. The fractions are subtracted.' : 'This subtracts. The fractions are added.',
              ],
              [
                over(line(t + sign * s, t * c + sign * s * d), common),
                'This multiplies the tops by the wrong numbers. Each top is multiplied as its own bottom is.',
              ],
            ],
      show: maths,
      sameAs: (text) => (c === 0 ? valueAtOne(text) : text),
      believable: (text) => !/^\\frac\{-?0|\{[01]\}$|-/.test(text) || c !== 0,
      why: `Both fractions are written with the denominator ${common}: the first is multiplied by ${s} above and below, the second by ${t}.`,
      steps: [
        `Common denominator: ${common}`,
        maths(
          `${over(s === 1 ? topOne : c === 0 ? line(s, 0) : `${s}(${topOne})`, common)} ${mark} ${over(t === 1 ? topTwo : d === 0 ? line(t, 0) : `${t}(${topTwo})`, common)}`,
        ),
        maths(key),
      ],
      hints: [
        'Find the lowest number that both denominators go into.',
        `When the bottom is multiplied, the whole top is multiplied by the same number.${minus ? ' A minus belongs to the whole second top.' : ''}`,
      ],
      drawn: { minus: mark },
    };
  },
);

export const algebraicFractionEquations = makeGenerator<Rational>(
  {
    id: 'maths-algebraic-fraction-equations',
    title: 'Equations with algebraic fractions',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['equations with algebraic fractions', 'solve equations with fractions', 'fractional equations', 'x in the denominator'],
  },
  ({ int, pick, level }) => {
    const x = int(2, level(12, 10, 10));
    if (level(true, false, false)) {
      const a = int(2, 9);
      return {
        stem: `Solve ${maths(`${over(`${a * x}`, 'x')} = ${a}`)}.`,
        key: q(x),
        slips: [
          [q(a * x * a), `This multiplies. ${a} times x is the top, so divide by ${a}.`],
          [q(a * x - a), `This subtracts. ${a} times x is the top, so divide by ${a}.`],
          [q(a, a * x), 'This is upside down.'],
          [q(a * x + a), 'This adds the two numbers.'],
        ],
        show: (value) => maths(`x = ${fractionTex(value)}`),
        why: `Multiply both sides by x: ${maths(`${a * x} = ${a}x`)}. Then divide by ${a}.`,
        steps: [`Multiply both sides by x: ${maths(`${a * x} = ${a}x`)}`, `Divide both sides by ${a}: ${maths(`x = ${x}`)}`],
        hints: [
          'An x below a line is awkward. What can both sides be multiplied by to get rid of it?',
          `Read it as a sentence: ${a * x} divided by a number gives ${a}.`,
        ],
        drawn: { a: 0 },
      };
    }
    const [c, d] = [pick([1, -1]) * int(1, 5), pick([1, -1]) * int(1, 5)];
    if (c === d || x + c <= 0 || x + d <= 0) return undefined;
    if (level(false, true, false)) {
      const g = hcf(x + c, x + d);
      const [a, b] = [((x + c) / g) * int(1, 2), (x + d) / g];
      const k = (a * g) / (x + c);
      const [top, other] = [a, b * k];
      if (top === other || top === 1 || other === 1) return undefined;
      return {
        stem: `Solve ${maths(`${over(`${top}`, line(1, c))} = ${over(`${other}`, line(1, d))}`)}.`,
        key: q(x),
        slips: [
          [q(other * d - top * c, top - other), 'This multiplies each top by its own bracket. It goes to the bottom of the other side.'],
          [q(c - d, top - other), 'This multiplies only the x in the brackets.'],
          [q(top * d + other * c, top - other), 'This loses a sign when the numbers are brought together.'],
          [q(-x), 'This has the wrong sign. Put it back in to check.'],
          [q(x + c), 'This is the value of the first bracket. Take its number off again.'],
        ],
        show: (value) => maths(`x = ${fractionTex(value)}`),
        why: `Multiply both sides by both brackets: ${maths(`${top}${bracket(d)} = ${other}${bracket(c)}`)}.`,
        steps: [
          maths(`${top}${bracket(d)} = ${other}${bracket(c)}`),
          maths(`${line(top, top * d)} = ${line(other, other * c)}`),
          `${maths(`${line(top - other, 0)} = ${other * c - top * d}`)}, so ${maths(`x = ${x}`)}.`,
        ],
        hints: [
          'Multiply both sides by both brackets, so that no fraction is left.',
          'Each top then meets the bracket of the other side. Multiply out the whole bracket.',
        ],
        drawn: { a: 0 },
      };
    }
    const [k, l] = [int(2, 6), int(2, 6)];
    if (k === l || (x + c) % k > 0 || (x + d) % l > 0) return undefined;
    const value = (x + c) / k + (x + d) / l;
    const common = (k * l) / hcf(k, l);
    const [s, t] = [common / k, common / l];
    return {
      stem: `Solve ${maths(`${over(line(1, c), k)} + ${over(line(1, d), l)} = ${value}`)}.`,
      key: q(x),
      slips: [
        [q(value - s * c - t * d, s + t), `This forgets to multiply the right side by ${common} as well.`],
        [q(value * common - c - d, s + t), 'This multiplies only the x of the tops, not their numbers.'],
        [q(value * (k + l) - c - d, 2), 'This adds tops and bottoms. Multiply both sides by a common denominator.'],
        [q(value * common + s * c + t * d, s + t), 'This has the wrong sign when the numbers go to the other side.'],
        [q(value * common, s + t), 'This forgets the numbers of the tops.'],
      ],
      show: (each) => maths(`x = ${fractionTex(each)}`),
      why: `Multiply everything by ${common}: ${maths(`${s === 1 ? '' : s}${bracket(c)} + ${t === 1 ? '' : t}${bracket(d)} = ${value * common}`)}.`,
      steps: [
        `Multiply everything by ${common}: ${maths(`${s === 1 ? '' : s}${bracket(c)} + ${t === 1 ? '' : t}${bracket(d)} = ${value * common}`)}`,
        maths(`${line(s + t, s * c + t * d)} = ${value * common}`),
        `${maths(`${s + t}x = ${value * common - s * c - t * d}`)}, so ${maths(`x = ${x}`)}.`,
      ],
      hints: [
        'By which number can both sides be multiplied, so that no fraction is left?',
        'Every term is multiplied, the right side too.',
      ],
      drawn: { a: 0 },
    };
  },
);
