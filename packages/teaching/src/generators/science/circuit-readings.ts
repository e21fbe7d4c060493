import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { inUnit } from '../written.ts';

const tenths = (value: number): number => Math.round(value * 10) / 10;
const amps = (value: number): string => `${tenths(value)} A`;

export const circuitReadings = makeGenerator<number>(
  {
    id: 'physics-circuit-readings',
    title: 'Meters in series and parallel circuits',
    subject: 'physics',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: [
      'series and parallel circuits',
      'ammeter readings',
      'voltmeter readings',
      'current in parallel circuits',
      'current in series circuits',
      'circuit rules',
    ],
    kinds: [
      asking(/\bammeters?\b|\bcurrents? in (?:a )?(?:series|parallel)\b/, /ammeter/),
      asking(/\bvoltmeters?\b|\b(?:voltages?|potential differences?) in (?:a )?(?:series|parallel)\b/, /voltmeter/),
    ],
  },
  ({ int, pick, level }) => {
    const kind = level(pick(['series', 'parallel'] as const), pick(['parallel', 'branch'] as const), pick(['volts', 'branch'] as const));
    const [a, b] = [int(1, 9) / 10, int(1, 9) / 10];
    if (a === b) return undefined;
    const whole = tenths(a + b);
    const [v, w] = [int(1, 5), int(1, 6)];
    if (v === w) return undefined;
    const figure: FigureOf<'circuit'> = {
      series: {
        kind: 'circuit' as const,
        cells: 2,
        branches: [[{ part: 'ammeter' as const, text: amps(whole) }, { part: 'lamp' as const }, { part: 'ammeter' as const, text: '?' }]],
      },
      parallel: {
        kind: 'circuit' as const,
        cells: 2,
        main: [{ part: 'ammeter' as const, text: '?' }],
        branches: [
          [{ part: 'lamp' as const }, { part: 'ammeter' as const, text: amps(a) }],
          [{ part: 'lamp' as const }, { part: 'ammeter' as const, text: amps(b) }],
        ],
      },
      branch: {
        kind: 'circuit' as const,
        cells: 2,
        main: [{ part: 'ammeter' as const, text: amps(whole) }],
        branches: [
          [{ part: 'lamp' as const }, { part: 'ammeter' as const, text: amps(a) }],
          [{ part: 'lamp' as const }, { part: 'ammeter' as const, text: '?' }],
        ],
      },
      volts: {
        kind: 'circuit' as const,
        cells: 3,
        supply: `${v + w} V`,
        branches: [
          [
            { part: 'resistor' as const, across: `${v} V` },
            { part: 'resistor' as const, across: '?' },
          ],
        ],
      },
    }[kind];
    const key = { series: whole, parallel: whole, branch: b, volts: w }[kind];
    return {
      stem:
        kind === 'volts' ? 'What does the voltmeter with the question mark read?' : 'What does the ammeter with the question mark read?',
      figure,
      key,
      slips: {
        series: [
          [tenths(whole / 2), 'This halves the current. In one loop it is the same everywhere.'],
          [tenths(Math.max(0.1, whole - 0.1)), 'This takes away what the lamp “uses up”. A lamp does not use up current.'],
          [tenths(whole * 2), 'This doubles the current. In one loop it is the same everywhere.'],
          [0, 'This says that the lamp stops the current. It goes on round the loop.'],
        ],
        parallel: [
          [Math.max(a, b), 'This is the current of one branch. Both flow through this ammeter.'],
          [Math.min(a, b), 'This is the current of one branch. Both flow through this ammeter.'],
          [tenths(Math.abs(a - b)), 'This subtracts. The currents of the branches come together here.'],
          [tenths((a + b) / 2), 'This is half way between the branches. Add them.'],
        ],
        branch: [
          [a, 'This is the current of the other branch.'],
          [whole, 'This is the current before it splits.'],
          [tenths(whole + a), 'This adds. What does not go through the one branch goes through the other.'],
          [tenths(whole / 2), 'This shares it equally. The branches do not have to be equal.'],
        ],
        volts: [
          [v, 'This is the reading across the other resistor.'],
          [v + w, 'This is the whole of the supply. The two resistors share it.'],
          [2 * v + w, 'This adds. The two share the potential difference of the supply.'],
          [w + 1, 'This is one volt too many. Take the other reading from the supply.'],
        ],
      }[kind] as [number, string][],
      show: kind === 'volts' ? inUnit('V') : (value) => amps(value),
      believable: (value) => value >= 0,
      why: {
        series: 'There is only one loop, so the current is the same everywhere in it.',
        parallel: `The currents of the branches add up: ${amps(a)} + ${amps(b)} = ${amps(whole)}.`,
        branch: `The current of ${amps(whole)} splits into the branches: ${amps(whole)} − ${amps(a)} = ${amps(b)}.`,
        volts: `Resistors in one loop share the potential difference: ${v + w} V − ${v} V = ${w} V.`,
      }[kind],
      steps: {
        series: ['Follow the wire: is there more than one way?', 'With one way only, the current is the same everywhere.'],
        parallel: ['Find where the wire splits.', 'Add the currents of the two branches.'],
        branch: ['The current before the wire splits is all of it.', 'Take away what flows through the other branch.'],
        volts: ['There is one loop, so the two share the supply.', `Take ${v} V from ${v + w} V.`],
      }[kind],
      hints: [
        kind === 'volts'
          ? 'How is the potential difference of the supply shared in one loop?'
          : 'Is there one loop, or does the wire split?',
        kind === 'series'
          ? 'A lamp does not use up current.'
          : kind === 'volts'
            ? 'The two readings together make the supply.'
            : 'What flows in must flow out: nothing gets lost where wires meet.',
      ],
      drawn: { kind },
    };
  },
);
