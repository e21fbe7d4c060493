import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { plain } from '../written.ts';

const charts = [
  ['Books read', ['Amy', 'Ben', 'Cara', 'Dev']],
  ['Birds in the garden', ['Mon', 'Tue', 'Wed', 'Thu']],
  ['How we come to school', ['Walk', 'Bus', 'Car', 'Bike']],
  ['Fruit sold', ['Apples', 'Pears', 'Plums', 'Figs']],
] as const;

export const readBarCharts = makeGenerator(
  {
    id: 'maths-read-bar-charts',
    title: 'Reading bar charts',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['bar charts', 'bar chart', 'reading bar charts', 'bar graph', 'interpreting charts', 'statistics', 'how many more'],
    kinds: [asking(/\bdifferen|\bhow many more\b|\bcompar/, /[Hh]ow many more/), asking(/\btotals?\b|\baltogether\b/, /altogether/)],
  },
  ({ int, pick, some, level }) => {
    const [title, names] = pick(charts);
    const step = pick(level([2], [2, 5, 10], [4, 20, 50]));
    const half = level(1, 2, 2);
    const values = names.map(() => (step * int(half, 6 * half)) / half);
    const [one = 0, other = 1] = some([0, 1, 2, 3], 2);
    const [a, b] = [values[one] ?? 0, values[other] ?? 0];
    const asks = level('one', pick(['one', 'more'] as const), pick(['more', 'all'] as const));
    const total = values.reduce((sum, value) => sum + value, 0);
    const key = { one: a, more: Math.abs(a - b), all: total }[asks];
    if (a === b || values.some((value) => !Number.isInteger(value))) return undefined;
    const [most, least] = a > b ? [names[one], names[other]] : [names[other], names[one]];
    const figure: FigureOf<'bar-chart'> = {
      kind: 'bar-chart',
      title,
      step,
      top: 6 * step,
      bars: names.map((name, at) => ({ name, values: [values[at] ?? 0] })),
    };
    return {
      stem: {
        one: `Look at the chart "${title}". What number does the bar for ${names[one]} show?`,
        more: `Look at the chart "${title}". How many more are there for ${most} than for ${least}?`,
        all: `Look at the chart "${title}". How many are there altogether?`,
      }[asks],
      figure,
      key,
      slips: [
        [
          asks === 'all' ? total - b : asks === 'more' ? a + b : a / step,
          asks === 'all'
            ? 'This leaves a bar out.'
            : asks === 'more'
              ? 'This adds the two bars. "How many more" asks for the difference.'
              : 'This counts the lines. Each line is worth more than one.',
        ],
        [
          asks === 'more' ? Math.abs(a - b) / step : key + step,
          asks === 'more' ? 'This counts the lines between them. Each line is worth more than one.' : 'This reads one line too high.',
        ],
        [asks === 'more' ? Math.max(a, b) : key - step / 2, asks === 'more' ? `This is the bar for ${most} alone.` : 'This reads too low.'],
        [key + step / 2, 'This reads too high.'],
        [key + 2 * step, 'This reads two lines too high.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `Each line of the scale is worth ${step}. ${names.map((name, at) => `${name}: ${values[at]}`).join('; ')}.`,
      steps: [
        `One line is worth ${step}.`,
        {
          one: `The bar for ${names[one]} ends at ${a}.`,
          more: `${Math.max(a, b)} − ${Math.min(a, b)} = ${key}`,
          all: `${values.join(' + ')} = ${total}`,
        }[asks],
      ],
      hints: ['What is the scale worth from one line to the next?', 'Go from the top of the bar across to the scale.'],
      drawn: { asks, one, other },
    };
  },
);
