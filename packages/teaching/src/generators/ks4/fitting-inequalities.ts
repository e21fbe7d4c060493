import { makeGenerator } from '../make-generator.ts';
import { div, roundTo } from '../rational.ts';
import { maths, plain, terms } from '../written.ts';

export const integerSolutions = makeGenerator(
  {
    id: 'maths-integer-solutions',
    title: 'Integers that fit an inequality',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['integer solutions', 'integers that satisfy an inequality', 'smallest integer'],
  },
  ({ int, pick, level }) => {
    const a = int(2, 9);
    const b = pick([1, -1]) * int(1, 12);
    const asks = level('count', pick(['smallest', 'largest'] as const), 'sum');
    const [low, wide] = [int(-5, 4), int(3, 7)];
    const closed = pick([true, false]);
    const high = low + wide;
    const inside = Array.from({ length: wide + 1 }, (_, at) => low + at).filter((x) => (closed ? x < high : x > low));
    const limit = a * int(2, 9) + b + int(1, a - 1);
    const edge = (limit - b) / a;
    const sum = inside.reduce((total, x) => total + x, 0);
    const key = { count: inside.length, smallest: Math.floor(edge) + 1, largest: Math.ceil(edge) - 1, sum }[asks];
    const range = `${low} ${closed ? String.raw`\leq` : '<'} n ${closed ? '<' : String.raw`\leq`} ${high}`;
    const line = `${terms([
      [a, 'n'],
      [b, ''],
    ])} ${asks === 'smallest' ? '>' : '<'} ${limit}`;
    return {
      stem: {
        count: `How many integers ${maths('n')} satisfy ${maths(range)}?`,
        smallest: `What is the smallest integer ${maths('n')} with ${maths(line)}?`,
        largest: `What is the largest integer ${maths('n')} with ${maths(line)}?`,
        sum: `What is the sum of all integers ${maths('n')} with ${maths(`${2 * low} ${closed ? String.raw`\leq` : '<'} 2n ${closed ? '<' : String.raw`\leq`} ${2 * high}`)}?`,
      }[asks],
      key,
      slips: {
        count: [
          [wide + 1, 'This counts both ends. One of them does not belong.'],
          [wide - 1, 'This leaves out both ends. One of them belongs.'],
          [wide + 2, 'This counts too many. List them.'],
        ] as const,
        smallest: [
          [key - 1, 'This is too small. Put it into the inequality.'],
          [key + 1, 'This fits, but a smaller integer fits as well.'],
          [Math.floor((limit + b) / a) + 1, `This has a slip with the ${Math.abs(b)}.`],
          [limit - b, 'This forgets to divide.'],
        ] as const,
        largest: [
          [key + 1, 'This is too large. Put it into the inequality.'],
          [key - 1, 'This fits, but a larger integer fits as well.'],
          [Math.ceil((limit + b) / a) - 1, `This has a slip with the ${Math.abs(b)}.`],
          [limit - b, 'This forgets to divide.'],
        ] as const,
        sum: [
          [sum + (closed ? high : low), 'This counts both ends. One of them does not belong.'],
          [sum - (closed ? low : high), 'This leaves out both ends. One of them belongs.'],
          [2 * sum, 'This adds the values of 2n and not of n.'],
          [inside.length, 'This counts the integers. Add them.'],
          [sum + 1, 'This has a slip in adding.'],
        ] as const,
      }[asks],
      show: plain,
      why:
        asks === 'count' || asks === 'sum'
          ? `The integers are ${inside.map((x) => plain(x)).join(', ')}.`
          : `The limit for n is ${plain(roundTo(div(limit - b, a), 2))}, and ${plain(key)} is the first integer beyond it.`,
      steps:
        asks === 'count' || asks === 'sum'
          ? [...(asks === 'sum' ? ['Divide all parts by 2.'] : []), `List them: ${inside.map((x) => plain(x)).join(', ')}`]
          : [`${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)}, then divide by ${a}.`, `Test ${plain(key)} in the inequality: it fits.`],
      hints: [
        'An integer is a whole number: negative, zero or positive.',
        asks === 'count' || asks === 'sum' ? 'Which end belongs and which does not?' : 'Solve the inequality first.',
      ],
      drawn: { asks, range: asks === 'sum' ? range : asks === 'count' ? range : '', a, b, limit, low, high, closed: closed ? 'yes' : 'no' },
    };
  },
);

type Range = readonly [low: number, high: number, inside: boolean, closed: boolean];
export const quadraticInequalities = makeGenerator<Range>(
  {
    id: 'maths-quadratic-inequalities',
    title: 'Quadratic inequalities',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['quadratic inequalities', 'quadratic inequality', 'inequality with x squared'],
  },
  ({ int, pick, level }) => {
    const low = level(-int(2, 12), -int(1, 9), int(-9, 3));
    const high = level(-low, int(1, 9), low + int(2, 9));
    if (low === high || (level(false, true, true) && low === -high)) return undefined;
    const [inside, closed] = [pick([true, false]), pick([true, false])];
    const [b, c] = [-(low + high), low * high];
    const sign = inside ? (closed ? String.raw`\leq` : '<') : closed ? String.raw`\geq` : '>';
    const shown =
      b === 0
        ? `x^2 ${sign} ${-c}`
        : `${terms([
            [1, 'x^2'],
            [b, 'x'],
            [c, ''],
          ])} ${sign} 0`;
    return {
      stem: `Solve ${maths(shown)}.`,
      key: [low, high, inside, closed],
      slips: [
        [[low, high, !inside, closed], `This takes the wrong part. Test a number ${inside ? 'between' : 'outside'} the two roots.`],
        b === 0
          ? [[high, high, inside, closed], 'This finds only the positive root.']
          : [[-high, -low, inside, closed], 'This has the signs of the roots wrong. Each root makes its bracket zero.'],
        [
          [low, high, inside, !closed],
          `This ${closed ? 'leaves out the ends, but they belong' : 'takes in the ends, but they do not belong'}.`,
        ],
        [[low, low, inside, closed], 'This gives only one root.'],
      ],
      show: ([from, to, within, ends]) => {
        const [less, more] = ends ? [String.raw`\leq`, String.raw`\geq`] : ['<', '>'];
        if (from === to) return maths(`x ${within ? less : more} ${to}`);
        return within ? maths(`${from} ${less} x ${less} ${to}`) : maths(String.raw`x ${less} ${from} \text{ or } x ${more} ${to}`);
      },
      why: `The roots are ${plain(low)} and ${plain(high)}. The graph is a U, so it lies ${inside ? 'below zero between them' : 'above zero outside them'}.`,
      steps: [
        b === 0
          ? `Roots of ${maths(`x^2 = ${-c}`)}: ${plain(low)} and ${plain(high)}`
          : `Factorise to find the roots ${plain(low)} and ${plain(high)}.`,
        `Sketch the U: it is ${inside ? 'below' : 'above'} the x-axis ${inside ? 'between' : 'outside'} the roots.`,
      ],
      hints: ['Find the two roots first.', 'Sketch the graph. Where is it above and where below the x-axis?'],
      drawn: { b, c, inside: inside ? 'yes' : 'no', closed: closed ? 'yes' : 'no' },
    };
  },
);
