import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { plain } from '../written.ts';

const instruments = [
  ['dial', 'g', 'How heavy is the parcel on the scales?'],
  ['jug', 'ml', 'How much water is in the jug?'],
  ['thermometer', '°C', 'What temperature does the thermometer show?'],
] as const;

/** Of a value between two numbers of a scale. */
export const readScales = makeGenerator(
  {
    id: 'maths-read-scales',
    title: 'Reading scales',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['reading scales', 'scales', 'weighing scales', 'measuring jug', 'thermometer', 'read a scale', 'capacity and mass'],
    kinds: [
      asking(/\btemperatures?\b|\bthermomet/, /thermometer|temperature/),
      asking(/\bmass\b|\bweigh|\bk?g\b|\b(?:kilo)?grams?\b/, /heavy|mass/),
      asking(/\bcapacity\b|\bvolumes?\b|\bjugs?\b|\bm?l\b|\b(?:milli)?lit(?:re|er)s?\b/, /jug/),
    ],
  },
  ({ int, pick, level }) => {
    const [instrument, unit, ask] = pick(instruments);
    const step =
      instrument === 'thermometer' ? pick(level([10], [10, 20], [5, 10])) : pick(level([10, 100], [50, 100, 200], [200, 250, 500]));
    const marks = pick(level([1, 2], [2, 5], [4, 5, 10]).filter((count) => Number.isInteger(step / count)));
    if (marks === undefined) return undefined;
    const numbers = int(4, 6);
    // Long numbers have no room on a round dial.
    if (instrument === 'dial' && numbers * step > 1000) return undefined;
    const each = step / marks;
    const place = int(1, numbers * marks - 1);
    const key = place * each;
    const below = Math.floor(place / marks) * step;
    if (marks > 1 && key === below) return undefined;
    const figure: FigureOf<'gauge'> = { kind: 'gauge', instrument, from: 0, to: numbers * step, step, marks, value: key, unit };
    return {
      stem: ask,
      figure,
      key,
      slips: [
        [below + (place % marks), 'This takes each small space for 1. Work out what one space is worth.'],
        [below + 10 * (place % marks), 'This takes each small space for 10. Work out what one space is worth.'],
        [key + each, 'This is one mark too far.'],
        [key - each, 'This is one mark too few. Count the spaces from the number below.'],
        [below + step, 'This is the next number on the scale, not where it stands.'],
        [below, 'This is the number below. It is higher than that.'],
      ],
      show: (x: number) => `${plain(x)} ${unit}`,
      believable: wholeAndPositive,
      why: `From one number to the next is ${step} ${unit} in ${marks} equal ${marks === 1 ? 'space' : 'spaces'}, so one space is ${each} ${unit}.`,
      steps: [
        marks === 1
          ? `Each mark has its own number, ${step} apart.`
          : `${step} ÷ ${marks} = ${each}, so one space is worth ${each} ${unit}.`,
        marks === 1 ? `It is at ${key} ${unit}.` : `From ${below} count ${place % marks} more: ${key} ${unit}.`,
      ],
      hints: ['Find two numbers next to each other. How far apart are they?', 'Count the spaces between them. What is one space worth?'],
      drawn: { instrument, step, marks },
    };
  },
);
