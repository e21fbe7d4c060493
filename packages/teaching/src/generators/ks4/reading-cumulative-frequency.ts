import type { FigureOf } from '@hedgerow/figures/figure';
import { quartiles } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { plainNumber } from '../written.ts';

const names = ['Time (minutes)', 'Marks', 'Mass (kg)', 'Height (cm)'];

export const readCumulativeFrequency = makeGenerator<number>(
  {
    id: 'maths-read-cumulative-frequency',
    title: 'Reading cumulative frequency graphs',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: [
      'cumulative frequency',
      'cumulative frequency graph',
      'median from a graph',
      'quartiles from a graph',
      'interquartile range',
      'iqr',
    ],
    kinds: quartiles,
  },
  ({ int, pick, level }) => {
    const count = pick([40, 80, 120]);
    const grid = pick([5, 10]);
    // The curve passes the quarters at values that can be read from the squares.
    const [lower, middle, upper] = [grid * int(3, 5), grid * int(6, 7), grid * int(8, 10)];
    // Nearer together the curve would be too steep to be read.
    if (middle - lower < 2 * grid || upper - middle < 2 * grid) return undefined;
    const points: [number, number][] = [
      [0, 0],
      [grid * int(1, 2), count / 16],
      [lower, count / 4],
      [middle, count / 2],
      [upper, (3 * count) / 4],
      [12 * grid, count],
    ];
    const asks = level('median', pick(['lower quartile', 'upper quartile'] as const), pick(['interquartile range', 'more'] as const));
    const key = {
      median: middle,
      'lower quartile': lower,
      'upper quartile': upper,
      'interquartile range': upper - lower,
      more: count / 4,
    }[asks];
    const name = pick(names);
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      x: { from: 0, to: 12 * grid, step: 2 * grid, name },
      y: { from: 0, to: count, step: count / 8, name: 'Cumulative frequency' },
      curves: [{ smooth: true, points }],
    };
    const share = {
      median: 'half',
      'lower quartile': 'a quarter',
      'upper quartile': 'three quarters',
      'interquartile range': '',
      more: '',
    }[asks];
    return {
      stem:
        asks === 'more'
          ? `The graph is of ${count} values. How many of them are greater than ${upper}?`
          : `The graph is of ${count} values. Estimate the ${asks}.`,
      figure,
      key,
      slips:
        asks === 'more'
          ? [
              [(3 * count) / 4, 'This is how many are not greater: the graph adds them up from below.'],
              [count / 2, 'This is half of the values.'],
              [12 * grid - upper, 'This is how far it is to the end of the axis.'],
              [upper, 'This is the value on the axis across, not a number of values.'],
            ]
          : asks === 'interquartile range'
            ? [
                [count / 2, 'This is a difference on the axis up. Read the two values on the axis across.'],
                [middle, 'This is the median.'],
                [12 * grid, 'This is the whole range.'],
                [upper, 'This is the upper quartile alone.'],
                [upper - middle, 'This goes from the median only.'],
              ]
            : [
                [
                  asks === 'median' ? count / 2 : asks === 'lower quartile' ? count / 4 : (3 * count) / 4,
                  'This is the place on the axis up. Go across to the curve and down.',
                ],
                [
                  asks === 'median' ? 6 * grid : middle,
                  asks === 'median' ? 'This is the middle of the axis, not of the values.' : 'This is the median.',
                ],
                [asks === 'upper quartile' ? lower : upper, `This is the ${asks === 'upper quartile' ? 'lower' : 'upper'} quartile.`],
                [
                  asks === 'median' ? lower : key + grid,
                  asks === 'median' ? 'This is the lower quartile.' : 'This reads the scale wrongly.',
                ],
              ],
      show: plainNumber,
      believable: wholeAndPositive,
      why:
        asks === 'more'
          ? `Up to ${upper} there are ${(3 * count) / 4} values, so ${count / 4} of the ${count} are greater.`
          : asks === 'interquartile range'
            ? `The quartiles are at a quarter and three quarters of ${count}: ${lower} and ${upper}. ${upper} − ${lower} = ${key}.`
            : `The ${asks} is where the curve has reached ${share} of ${count}.`,
      steps:
        asks === 'more'
          ? [`At ${upper} the curve is at ${(3 * count) / 4}.`, `${count} − ${(3 * count) / 4} = ${key}`]
          : asks === 'interquartile range'
            ? [`At ${count / 4}: ${lower}. At ${(3 * count) / 4}: ${upper}.`, `${upper} − ${lower} = ${key}`]
            : [
                `${share.replace(/^./, (first) => first.toUpperCase())} of ${count} is ${asks === 'median' ? count / 2 : asks === 'lower quartile' ? count / 4 : (3 * count) / 4}.`,
                `Go across from there to the curve, and down: ${key}.`,
              ],
      hints: [
        'The graph adds up: each point says how many values there are so far.',
        'Half of the values lie below the median, a quarter below the lower quartile.',
      ],
      drawn: { asks, count, upper },
    };
  },
);
