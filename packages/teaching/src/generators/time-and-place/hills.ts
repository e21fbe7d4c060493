import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { counted, inUnit } from '../written.ts';

export const contourLines = makeGenerator<number>(
  {
    id: 'geography-contour-lines',
    title: 'Contour lines',
    subject: 'geography',
    keyStage: 'KS3',
    years: [5, 6, 7, 8, 9, 10, 11],
    synonyms: ['contour lines', 'contours', 'height on a map', 'relief', 'hills on a map', 'contour map'],
    kinds: [
      asking(/\bintervals?\b|\bspacing\b/, /one contour line to the next/),
      asking(/\bclimb|\bdifferen|\bascen/, /climb/),
      asking(/\bheights? of (?:a |the )?(?:point|place)s?\b|\bspot heights?\b/, /How high/),
    ],
  },
  ({ int, pick, level }) => {
    const step = pick(level([10, 20, 50], [10, 20, 25, 50], [5, 10, 20, 25]));
    const rings = int(3, 5);
    const lowest = step * int(4, 12);
    const [low, high] = [int(1, 2), int(3, rings)];
    const asks = level('height' as const, pick(['height', 'climb'] as const), pick(['climb', 'step'] as const));
    const figure: FigureOf<'contours'> = {
      kind: 'contours',
      shape: pick(['round', 'steep west', 'steep east']),
      lowest,
      step,
      rings,
      written: asks === 'step' ? [1, rings] : [1, 2],
      points: [
        { ring: low, side: 'north', text: 'P' },
        { ring: high, side: 'north', text: 'Q' },
      ],
    };
    const heightOf = (ring: number): number => lowest + (ring - 1) * step;
    const climb = (high - low) * step;
    const key = { height: heightOf(high), climb, step }[asks];
    return {
      stem: {
        height: 'Heights are in metres. How high above the sea is point Q?',
        climb: 'Heights are in metres. How many metres do you climb from P to Q?',
        step: 'Heights are in metres. How many metres are there from one contour line to the next?',
      }[asks],
      figure,
      key,
      slips:
        asks === 'height'
          ? [
              [key - step, 'This is one line too low.'],
              [key + step, 'This is one line too high. The outer line already has its height.'],
              [climb, 'This is the climb from P to Q, not the height above the sea.'],
              [heightOf(low), 'This is the height of P.'],
            ]
          : [
              [
                asks === 'climb' ? climb + step : (rings - 1) * step,
                asks === 'climb' ? 'This counts lines. Count the steps between them.' : 'This is the rise over all the lines.',
              ],
              [
                asks === 'climb' ? heightOf(high) : lowest,
                asks === 'climb' ? 'This is the height of Q above the sea.' : 'This is the height of the outer line.',
              ],
              [
                asks === 'climb' ? climb - step : step * 2,
                asks === 'climb' ? 'This is one step too few.' : 'This is the rise over two steps.',
              ],
              [
                asks === 'climb' ? high - low : rings,
                asks === 'climb' ? 'This counts the steps. Each is worth more than one metre.' : 'This is the number of lines.',
              ],
              [
                asks === 'climb' ? heightOf(low) : rings - 1,
                asks === 'climb' ? 'This is the height of P above the sea.' : 'This is the number of steps.',
              ],
            ],
      show: inUnit('m'),
      believable: wholeAndPositive,
      why:
        asks === 'step'
          ? `From ${lowest} m to ${heightOf(rings)} m there are ${rings - 1} steps, so each is ${step} m.`
          : `Each line is ${step} m higher than the one outside it. P is at ${heightOf(low)} m and Q at ${heightOf(high)} m.`,
      steps:
        asks === 'step'
          ? [`${heightOf(rings)} − ${lowest} = ${(rings - 1) * step}`, `${(rings - 1) * step} ÷ ${rings - 1} = ${step}`]
          : [
              `It is ${step} m from one line to the next.`,
              asks === 'height'
                ? `Q is ${high - 1} steps above ${lowest} m: ${key} m.`
                : `From P up to Q: ${counted(high - low, 'step')}, so ${climb} m.`,
            ],
      hints: [
        'Compare two lines whose heights are written. How far apart are they?',
        'Count steps from line to line, not the lines themselves.',
      ],
      drawn: { asks },
    };
  },
);
