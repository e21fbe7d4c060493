import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator } from '../make-generator.ts';

const parts = ['ammeter', 'switch', 'variable resistor'] as const;
type Part = (typeof parts)[number];
type Device = 'lamp' | 'motor' | 'buzzer';

const weaker: Readonly<Record<Device, string>> = { lamp: 'dims', motor: 'slows down', buzzer: 'makes quieter' };

/** What a part does before the wire splits, or in the wire of one thing alone. */
const jobOf = (part: Part, device: Device | undefined): string => {
  if (part === 'ammeter')
    return device === undefined ? 'The ammeter measures the whole current.' : `The ammeter measures the current of the ${device} alone.`;
  if (part === 'switch') return device === undefined ? 'The switch turns everything off.' : `The switch turns off the ${device} alone.`;
  return device === undefined
    ? 'The variable resistor makes everything weaker.'
    : `The variable resistor ${weaker[device]} the ${device} alone.`;
};

const letters = 'ABC';

export const buildCircuits = makeGenerator<string>(
  {
    id: 'physics-build-circuits',
    title: 'Building circuits from parts',
    subject: 'physics',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: [
      'building circuits',
      'build a circuit',
      'circuit design',
      'where to put an ammeter',
      'switches in parallel circuits',
      'circuit diagrams',
    ],
  },
  ({ some, pick, int, level }) => {
    const places = level(2, 3, 3);
    const chosen = some(parts, places);
    const [first, second] = some(['lamp', 'motor', 'buzzer'] as const, 2) as [Device, Device];
    const devices = [undefined, first, second] as const;
    const branch = (at: number, device: Device) =>
      at < places ? [{ part: 'empty' as const, text: letters.charAt(at) }, { part: device }] : [{ part: device }];
    const figure: FigureOf<'circuit'> = {
      kind: 'circuit',
      cells: 2,
      main: [{ part: 'empty', text: 'A' }],
      branches: [branch(1, first), branch(2, second)],
    };
    const at = int(0, places - 1);
    const key = chosen[at];
    if (key === undefined) return undefined;
    const jobs = chosen.map((part, place) => jobOf(part, devices[place]));
    // Told in another order than the letters, so that the order is no help.
    const told = some(jobs, jobs.length);
    const where = (part: Part): string => {
      const device = devices[chosen.indexOf(part)];
      return device === undefined ? 'before the wire splits' : `in the wire of the ${device}`;
    };
    return {
      stem: `${told.join(' ')} Which part goes at ${letters.charAt(at)}?`,
      figure,
      key,
      slips: [
        ...parts
          .filter((part) => part !== key && chosen.includes(part))
          .map((part) => [part, `This goes ${where(part)}, so that it does its job.`] as const),
        ...parts.filter((part) => !chosen.includes(part)).map((part) => [part, 'This has no job in this circuit.'] as const),
        ['voltmeter', 'This never goes in the wire itself. It is joined beside a part.'],
        [pick(['second cell', 'fuse']), 'This has no job in this circuit.'],
      ],
      show: (name) => name,
      keyStandsInStem: true,
      why: `A part that works on everything goes before the wire splits. A part that works on one thing goes in its wire. The ${key} goes ${where(key)}.`,
      steps: ['Find where the wire splits.', 'A part before that place works on everything, a part in a branch only on that branch.'],
      hints: ['Does its job reach everything, or one thing alone?', 'Follow the wire with a finger from the cells to the place.'],
      drawn: { at },
    };
  },
);
