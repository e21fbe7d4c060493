import { asking, quartiles } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { plain } from '../written.ts';

const places = { median: 2, 'lower quartile': 1, 'upper quartile': 3 } as const;

export const readBoxPlots = makeGenerator<number>(
  {
    id: 'maths-read-box-plots',
    title: 'Reading box plots',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['box plots', 'reading box plots', 'box and whisker', 'interquartile range', 'quartiles from a box plot', 'iqr'],
    kinds: [...quartiles, asking(/(?<!quartile )\branges?\b/, /(?<!quartile )range/)],
  },
  ({ int, pick, level }) => {
    const five: [number, number, number, number, number] = [
      2 * int(1, 5),
      2 * int(7, 10),
      2 * int(12, 16),
      2 * int(18, 22),
      2 * int(24, 29),
    ];
    const [low, lower, middle, upper, high] = five;
    const asks = level('median', pick(['lower quartile', 'upper quartile'] as const), pick(['interquartile range', 'range'] as const));
    const key = asks === 'interquartile range' ? upper - lower : asks === 'range' ? high - low : (five[places[asks]] ?? 0);
    const name = pick(['Time (minutes)', 'Height (cm)', 'Marks', 'Age (years)']);
    const spread = asks === 'interquartile range' || asks === 'range';
    return {
      stem: `What is the ${asks} of the values in this box plot?`,
      figure: { kind: 'box-plot', from: 0, to: 60, step: 10, name, plots: [{ name: '', five }] },
      key,
      slips: spread
        ? [
            [
              asks === 'range' ? upper - lower : high - low,
              asks === 'range' ? 'This is the width of the box, the interquartile range.' : 'This is the whole range, from end to end.',
            ],
            [middle, 'This is the median, the line in the box.'],
            [upper - middle, 'This goes from the median only.'],
            [asks === 'range' ? high : upper, 'This is one end. A range is the difference of two ends.'],
          ]
        : [
            [
              asks === 'median' ? (low + high) / 2 : middle,
              asks === 'median'
                ? 'This is halfway between the two ends. The median is the line in the box.'
                : 'This is the median, the line in the box.',
            ],
            [asks === 'upper quartile' ? lower : upper, `This is the ${asks === 'upper quartile' ? 'lower' : 'upper'} quartile.`],
            [
              asks === 'median' ? lower : asks === 'upper quartile' ? high : low,
              asks === 'median' ? 'This is the lower quartile.' : 'This is the end of the whisker.',
            ],
            [key + 3, 'This reads the scale wrongly. Five spaces are worth 10.'],
          ],
      show: plain,
      believable: wholeAndPositive,
      why: `The ends are ${low} and ${high}, the box goes from ${lower} to ${upper}, and its line is at ${middle}.`,
      steps: [
        'From one thin line to the next is 2.',
        asks === 'range'
          ? `${high} − ${low} = ${key}`
          : asks === 'interquartile range'
            ? `${upper} − ${lower} = ${key}`
            : `The ${asks} is at ${key}.`,
      ],
      hints: [
        'What is one thin line of the scale worth?',
        'The box goes from the lower to the upper quartile, and the line in it is the median.',
      ],
      drawn: { asks },
    };
  },
);
