import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { plainNumber } from '../written.ts';

const names = ['Time (minutes)', 'Mass (kg)', 'Age (years)', 'Distance (km)'];
/** The ends of the classes, of unequal widths. */
const ends = [
  [0, 10, 20, 40, 60],
  [0, 20, 30, 40, 60],
  [0, 10, 15, 25, 40],
  [0, 15, 20, 30, 50],
];

export const readHistograms = makeGenerator<number>(
  {
    id: 'maths-read-histograms',
    title: 'Reading histograms',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['histograms', 'reading histograms', 'frequency from a histogram', 'frequency density', 'unequal class widths'],
  },
  ({ int, pick, level }) => {
    const limits = pick(ends);
    const classes = limits.slice(1).map((to, at) => ({ from: limits[at] ?? 0, to, density: int(1, 8) / 2 }));
    const frequencies = classes.map(({ from, to, density }) => (to - from) * density);
    if (frequencies.some((value) => !Number.isInteger(value)) || new Set(classes.map(({ density }) => density)).size < 3) return undefined;
    const total = frequencies.reduce((sum, value) => sum + value, 0);
    const asks = level('one' as const, pick(['one', 'all'] as const), pick(['all', 'part'] as const));
    const which = int(0, classes.length - 1);
    const { from, to, density } = classes[which] ?? { from: 0, to: 0, density: 0 };
    const half = (from + to) / 2;
    const key = { one: (to - from) * density, all: total, part: (to - half) * density }[asks];
    if (!Number.isInteger(half)) return undefined;
    const name = pick(names);
    const figure: FigureOf<'histogram'> = { kind: 'histogram', name, from: 0, to: limits.at(-1) ?? 0, step: 10, top: 4, rise: 1, classes };
    const densities = classes.reduce((sum, one) => sum + one.density, 0);
    return {
      stem: {
        one: `How many values lie between ${from} and ${to}?`,
        all: 'How many values does this histogram show in all?',
        part: `Estimate how many values lie between ${half} and ${to}.`,
      }[asks],
      figure,
      key,
      slips: [
        asks === 'all'
          ? [densities, 'This adds the heights. The frequency is the area of each bar.']
          : asks === 'one'
            ? [density, 'This is the height of the bar, the frequency density. Multiply it by the width.']
            : [(to - from) * density, 'This counts the whole bar. Only a part of it is asked for.'],
        asks === 'all'
          ? [densities * 10, 'This takes every class as 10 wide. Use each width.']
          : asks === 'one'
            ? [to * density, 'This multiplies by the end of the class. Use its width.']
            : [half * density, 'This multiplies by where the part begins. Use how wide it is.'],
        asks === 'all' ? [total - (frequencies[which] ?? 0), 'This leaves a bar out.'] : [10 * density, 'This takes the class as 10 wide.'],
        [2 * key, 'This is twice as many.'],
        [
          asks === 'one' ? to - from : Math.max(...frequencies),
          asks === 'one' ? 'This is the class width.' : 'This is the tallest part alone.',
        ],
      ],
      show: plainNumber,
      believable: wholeAndPositive,
      why: 'In a histogram the frequency is the area of the bar: frequency density × class width.',
      steps: {
        one: [
          `The bar is ${plainNumber(density)} high and ${to - from} wide.`,
          `${plainNumber(density)} × ${to - from} = ${plainNumber(key)}`,
        ],
        all: [
          `Frequencies: ${classes.map((one) => `${plainNumber(one.density)} × ${one.to - one.from} = ${plainNumber((one.to - one.from) * one.density)}`).join('; ')}`,
          `${frequencies.map((value) => plainNumber(value)).join(' + ')} = ${plainNumber(total)}`,
        ],
        part: [
          `The bar is ${plainNumber(density)} high. From ${half} to ${to} is ${to - half}.`,
          `${plainNumber(density)} × ${to - half} = ${plainNumber(key)}`,
        ],
      }[asks],
      hints: ['The axis shows frequency density, not frequency.', 'What are the height and the width of the bar?'],
      drawn: { asks, from: asks === 'part' ? half : from, to },
    };
  },
);
