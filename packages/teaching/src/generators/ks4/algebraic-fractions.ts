import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { hcf } from '../whole-numbers.ts';
import { maths, terms } from '../written.ts';

const line = (m: number, c: number): string =>
  terms([
    [m, 'x'],
    [c, ''],
  ]);
const over = (top: string, bottom: string | number): string => String.raw`\frac{${top}}{${bottom}}`;
const bracket = (c: number): string => `(${line(1, c)})`;
const quadratic = (p: number, r: number): string =>
  terms([
    [1, 'x^2'],
    [p + r, 'x'],
    [p * r, ''],
  ]);

export const simplifyAlgebraicFractions = makeGenerator<string>(
  {
    id: 'maths-simplify-algebraic-fractions',
    title: 'Simplifying algebraic fractions',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['simplify algebraic fractions', 'cancelling algebraic fractions', 'algebraic fractions', 'cancel common factors algebra'],
  },
  ({ int, pick, level }) => {
    const [a, b, k] = [int(2, 9), int(1, 9), int(2, 6)];
    const kind = pick(level<readonly ('powers' | 'sum' | 'bracket')[]>(['powers', 'sum'], ['sum', 'bracket'], ['bracket', 'sum']));
    if (kind === 'powers') {
      const [m, n] = [int(2, 6), 1];
      const key = `${a}x^${m - n === 1 ? '' : m - n}`.replace(/\^$/, '');
      return {
        stem: `Simplify ${maths(over(`${a * k}x^${m}`, `${k}x`))}.`,
        key,
        slips: [
          [`${a}x^${m}`, 'This cancels only the numbers. One x below cancels one of those on top.'],
          [`${a}x^${m + n}`, 'This adds the powers. Dividing takes one x away.'],
          [`${a * k - k}x^${m - n}`.replace('x^1', 'x'), `This subtracts ${k}. Divide by it.`],
          [`${a}`, 'This cancels all of the x. Only one stands below.'],
        ],
        show: maths,
        why: `${a * k} ÷ ${k} = ${a}, and one factor x cancels: of ${m} there ${m - 1 === 1 ? 'is one' : `are ${m - 1}`} left.`,
        steps: [`Numbers: ${a * k} ÷ ${k} = ${a}`, `Powers: ${maths(String.raw`x^${m} \div x = x^{${m - 1}}`)}`, maths(key)],
        hints: [
          'Numbers and letters can be divided one after the other.',
          `Write ${maths(`x^${m}`)} as a product of single x. What does the x below cancel?`,
        ],
        drawn: { kind },
      };
    }
    if (kind === 'sum') {
      const hard = level(false, false, true);
      const key = hard ? over(line(a, b), k) : line(a, b);
      const top = hard
        ? terms([
            [a, 'x^2'],
            [b, 'x'],
          ])
        : line(a * k, b * k);
      if (hard && hcf(hcf(a, b), k) > 1) return undefined;
      return {
        stem: `Simplify ${maths(hard ? over(top, `${k}x`) : over(top, k))}.`,
        key,
        slips: hard
          ? [
              [
                over(
                  terms([
                    [a, 'x^2'],
                    [b, ''],
                  ]),
                  k,
                ),
                'This cancels x in the last term only. Every term of the top is divided.',
              ],
              [over(line(a, b), `${k}x`), 'This cancels x on top only. It has to be divided out below as well.'],
              [over(`${a + b}x`, k), 'This adds unlike terms.'],
              [line(a, b), `This loses the ${k} below.`],
            ]
          : [
              [line(a, b * k), 'This divides the first term only. Every term of the top is divided.'],
              [line(a * k, b), 'This divides the last term only. Every term of the top is divided.'],
              [`${a + b}x`, 'This adds unlike terms.'],
              [line(a * k - k, b * k - k), `This subtracts ${k}. Divide by it.`],
            ],
        show: maths,
        why: `The whole top has the factor ${hard ? 'x' : k}: ${maths(hard ? `x(${line(a, b)})` : `${k}(${line(a, b)})`)}. A factor of the whole top cancels with one below.`,
        steps: [
          `Factorise the top: ${maths(hard ? `x(${line(a, b)})` : `${k}(${line(a, b)})`)}`,
          `Cancel ${hard ? 'x' : k} above and below.`,
          maths(key),
        ],
        hints: ['Only a factor of the whole top may be cancelled, never one term of a sum.', 'What divides every term of the top?'],
        drawn: { kind },
      };
    }
    const [c, d] = [pick([1, -1]) * int(1, 9), pick([1, -1]) * int(1, 9)];
    if (c === d) return undefined;
    const key = `${a}${bracket(c)}`;
    return {
      stem: `Simplify ${maths(over(`${a * k}${bracket(c)}^2`, `${k}${bracket(c)}`))}.`,
      key,
      slips: [
        [`${a}${bracket(c)}^2`, 'This cancels only the numbers. One bracket cancels as well.'],
        [`${a}`, 'This cancels both brackets of the top. Only one stands below.'],
        [`${a * k - k}${bracket(c)}`, `This subtracts ${k}. Divide by it.`],
        [`${a}x`, `This cancels ${Math.abs(c)} inside the bracket. A bracket cancels only as a whole.`],
      ],
      show: maths,
      why: `The square is the bracket twice, and one of them cancels; ${a * k} ÷ ${k} = ${a}.`,
      steps: [`Numbers: ${a * k} ÷ ${k} = ${a}`, `${maths(`${bracket(c)}^2`)} has the bracket twice. One of them cancels.`, maths(key)],
      hints: [
        'A whole bracket can be cancelled like a single letter.',
        'How many times does the bracket stand on top, and how many times below?',
      ],
      drawn: { kind },
    };
  },
);

export const quadraticFractions = makeGenerator<string>(
  {
    id: 'maths-fractions-with-quadratics',
    title: 'Algebraic fractions with quadratics',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: [
      'factorise and simplify',
      'algebraic fractions with quadratics',
      'simplify fractions by factorising',
      'difference of two squares fraction',
    ],
    kinds: [asking(/\bdifference of (?:two |2 )?squares\b/, /x\^2 - \d+\}/)],
  },
  ({ int, pick, level }) => {
    const [p, r, s] = [pick([1, -1]) * int(1, 8), pick([1, -1]) * int(1, 8), pick([1, -1]) * int(1, 8)];
    const squares = level(false, pick([true, false]), false);
    const second = squares ? -p : r;
    const bottom = level('line' as const, 'line' as const, 'quadratic' as const);
    if (
      p === second ||
      (p + second === 0) !== squares ||
      s === second ||
      s === p ||
      s + second === 0 ||
      (bottom === 'quadratic' && s + p === 0)
    )
      return undefined;
    const top = terms([
      [1, 'x^2'],
      [p + second, 'x'],
      [p * second, ''],
    ]);
    const below = bottom === 'line' ? line(1, p) : quadratic(p, s);
    const key = bottom === 'line' ? line(1, second) : over(line(1, second), line(1, s));
    return {
      stem: `Simplify ${maths(over(top, below))}.`,
      key,
      slips:
        bottom === 'line'
          ? [
              [line(1, -second), 'This has the wrong sign in the bracket. Multiply out to check.'],
              [line(1, p), 'This keeps the bracket that cancels.'],
              [
                `x ${p * second < 0 ? '-' : '+'} ${Math.abs(p * second)}`,
                'This crosses out terms of the sums. Factorise first: only a whole bracket cancels.',
              ],
              [
                line(1, p + second === 0 ? 2 * second : p + second),
                'This takes the number of the middle term. Find two numbers that multiply and add.',
              ],
            ]
          : [
              [over(line(1, -second), line(1, s)), 'This has the wrong sign in the bracket on top. Multiply out to check.'],
              [over(line(1, second), line(1, -s)), 'This has the wrong sign in the bracket below. Multiply out to check.'],
              [over(line(1, s), line(1, second)), 'This is upside down.'],
              [
                over(line(p + second, p * second), line(p + s, p * s)),
                'This crosses out the squares. They are terms of a sum, not factors.',
              ],
            ],
      show: maths,
      why: `The top is ${maths(`${bracket(p)}${bracket(second)}`)}${bottom === 'line' ? '' : ` and the bottom ${maths(`${bracket(p)}${bracket(s)}`)}`}, so the bracket ${maths(bracket(p))} cancels.`,
      steps: [
        `Top: ${maths(`${bracket(p)}${bracket(second)}`)}`,
        ...(bottom === 'line' ? [] : [`Bottom: ${maths(`${bracket(p)}${bracket(s)}`)}`]),
        `Cancel ${maths(bracket(p))}: ${maths(key)}`,
      ],
      hints: [
        'Terms of a sum cannot be crossed out. Write the quadratic as a product of two brackets first.',
        `Which two numbers multiply to the last number and add to the number before x${squares ? ', which is 0 here' : ''}?`,
      ],
      drawn: { squares: squares ? 'yes' : 'no' },
    };
  },
);
