import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { inUnit, plain } from '../written.ts';

const degrees = inUnit('°');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The angle that is known and the one to be found: in a Z, an F or a C, or one step on from a Z or an F. */
const crossedLines = (
  kind: 'alternate' | 'corresponding' | 'co-interior' | 'straight',
  pair: string,
  given: number,
): FigureOf<'parallel-lines'> => {
  const isF = (kind === 'straight' ? pair : kind) === 'corresponding';
  const known = { at: 'top', place: isF ? 'above right' : 'below right', text: degrees(given) } as const;
  const [equal, next] = isF ? (['above right', 'above left'] as const) : (['above left', 'above right'] as const);
  const asked = { at: 'bottom', place: kind === 'co-interior' ? next : equal, text: '?' } as const;
  return {
    kind: 'parallel-lines',
    parallel: true,
    slope: isF ? given : 180 - given,
    marked:
      kind === 'straight' ? [known, { at: 'bottom', place: equal, text: 'b' }, { at: 'bottom', place: next, text: 'c' }] : [known, asked],
  };
};

/** An angle beside the triangle above, which is alternate to one at its foot, and the other at its foot. */
const triangleBetween = (given: number, other: number): FigureOf<'parallel-lines'> => ({
  kind: 'parallel-lines',
  parallel: true,
  slope: given,
  other: 180 - other,
  marked: [
    { at: 'top', place: 'below left', text: degrees(given) },
    { at: 'side', place: 'above left', text: degrees(other) },
    { at: 'top', place: 'between', text: '?' },
  ],
});

export const parallelAngles = makeGenerator(
  {
    id: 'maths-angles-parallel-lines',
    title: 'Angles in parallel lines',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: [
      'angles in parallel lines',
      'parallel lines',
      'alternate angles',
      'corresponding angles',
      'co-interior angles',
      'allied angles',
    ],
    kinds: [
      asking(/\balternat|\bz[- ]?(?:shaped? )?angles?\b/, /alternate/),
      asking(/\bcorrespond|\bf[- ]?(?:shaped? )?angles?\b/, /corresponding/),
      asking(/\bco-? ?interior\b|\ballied\b|\bc[- ](?:shaped? )?angles?\b/, /co-interior/),
    ],
  },
  ({ int, pick, level }) => {
    const given = int(36, 144);
    const other = int(25, 75);
    const kind = level(
      pick(['alternate', 'corresponding', 'co-interior'] as const),
      pick(['co-interior', 'straight', 'straight'] as const),
      pick(['straight', 'triangle', 'triangle'] as const),
    );
    const pair = pick(['alternate', 'corresponding']);
    if (given === 90 || (kind === 'triangle' && given + other > 155)) return undefined;
    const equal = kind === 'alternate' || kind === 'corresponding';
    const key = equal ? given : kind === 'triangle' ? 180 - given - other : 180 - given;
    return {
      stem:
        kind === 'triangle'
          ? 'A triangle stands between two parallel lines. How large is its angle at the top?'
          : kind === 'straight'
            ? `A line crosses two parallel lines. One angle is ${given}°. Angle *b* is ${pair} to it, and angle *c* is next to *b* on a straight line. How large is *c*?`
            : `A line crosses two parallel lines. One angle is ${given}°. How large is the angle ${kind === 'alternate' ? 'alternate to it' : kind === 'corresponding' ? 'corresponding to it' : 'co-interior with it'}?`,
      figure: kind === 'triangle' ? triangleBetween(given, other) : crossedLines(kind, pair, given),
      ...(equal ? { keyStandsInFigure: true } : {}),
      key,
      slips: [
        [
          equal ? 180 - given : given,
          equal
            ? `This makes them add up to 180°. ${kind === 'alternate' ? 'Alternate' : 'Corresponding'} angles are equal.`
            : kind === 'triangle'
              ? 'This is one of the angles that is given.'
              : kind === 'straight'
                ? 'This is angle *b*. Angle *c* makes 180° with it.'
                : 'This makes them equal. Co-interior angles add up to 180°.',
        ],
        [
          equal ? 360 - given : kind === 'triangle' ? 180 - given : 360 - given,
          kind === 'triangle' ? 'This takes away only one of the angles.' : 'This takes the angle from 360°.',
        ],
        [Math.abs(90 - given), 'This uses 90°. There is no right angle here.'],
        [
          kind === 'triangle' ? 360 - given - other : Math.abs(180 - 2 * given),
          kind === 'triangle' ? 'This uses 360°. The angles of a triangle add up to 180°.' : 'This takes the angle away twice.',
        ],
      ],
      show: degrees,
      believable: wholeAndPositive,
      why: equal
        ? `${kind === 'alternate' ? 'Alternate angles, in a Z shape,' : 'Corresponding angles, in an F shape,'} are equal between parallel lines.`
        : kind === 'triangle'
          ? `Alternate angles are equal, so the angle of the triangle at the bottom left is ${given}°. With ${other}° at the bottom right, all three make 180°.`
          : kind === 'straight'
            ? `${capital(pair)} angles are equal between parallel lines, so *b* is ${given}°. Angles on a straight line make 180°: 180° − ${given}° = ${key}°.`
            : `Co-interior angles, in a C shape, add up to 180°: 180° − ${given}° = ${key}°.`,
      steps: equal
        ? [`${kind === 'alternate' ? 'Alternate' : 'Corresponding'} angles are equal.`, `So the angle is ${key}°.`]
        : kind === 'triangle'
          ? [
              `Alternate angles are equal: the angle at the bottom left is ${given}°.`,
              `${given}° + ${other}° = ${given + other}°`,
              `180° − ${given + other}° = ${key}°`,
            ]
          : [
              kind === 'straight'
                ? `${capital(pair)} angles are equal, so *b* is ${given}°. On a straight line *b* and *c* make 180°.`
                : 'Co-interior angles add up to 180°.',
              `180° − ${given}° = ${key}°`,
            ],
      hints: ['Sketch the lines. Do you see a Z, an F or a C?', 'Z and F have equal angles. The two angles of a C add up to 180°.'],
      drawn: { kind, given, other },
      keyStandsInStem: equal,
    };
  },
);

const initial = (place: string): string => place.replace('the ', '').charAt(0).toUpperCase();

const three = (x: number): string => `${`${x}`.padStart(3, '0')}°`;

export const bearings = makeGenerator(
  {
    id: 'maths-bearings',
    title: 'Bearings',
    keyStage: 'KS3',
    years: [8, 9, 10],
    synonyms: ['bearings', 'three figure bearings', 'back bearing', 'compass bearings', 'direction angles'],
    kinds: [asking(/\bback ?bearings?\b|\breverse\b|\breturn\b/, /from.*is \d+°/)],
  },
  ({ int, pick, level }) => {
    const kind = level(pick(['compass', 'back'] as const), 'back' as const, pick(['turn', 'back'] as const));
    const compass = [
      ['north', 0],
      ['north-east', 45],
      ['east', 90],
      ['south-east', 135],
      ['south', 180],
      ['south-west', 225],
      ['west', 270],
      ['north-west', 315],
    ] as const;
    const [point, at] = pick(compass);
    const bearing = kind === 'compass' ? at : level(5 * int(1, 35), int(4, 179), int(181, 356));
    const turn = 5 * int(4, 30);
    const right = pick([true, false]);
    const key = kind === 'compass' ? at : (kind === 'back' ? bearing + 180 : bearing + (right ? turn : -turn) + 360) % 360;
    const [a, b] = pick([
      ['A', 'B'],
      ['the harbour', 'the lighthouse'],
      ['the camp', 'the hill'],
      ['P', 'Q'],
    ] as const);
    return {
      stem: {
        compass: `${pick(['A ship sails', 'A plane flies', 'A walker goes'])} ${point}. What is the bearing?`,
        back: `The bearing of ${b} from ${a} is ${three(bearing)}. What is the bearing of ${a} from ${b}?`,
        turn: `A boat sails on a bearing of ${three(bearing)} and turns ${turn}° ${right ? 'clockwise' : 'anticlockwise'}. What is its new bearing?`,
      }[kind],
      figure: {
        kind: 'bearing',
        degrees: bearing,
        from: kind === 'back' ? initial(a) : '',
        to: kind === 'back' ? initial(b) : '',
        text: kind === 'compass' ? '?' : three(bearing),
      },
      key,
      slips: [
        [(360 - key) % 360, 'This turns anticlockwise from north. Bearings go clockwise.'],
        kind === 'back'
          ? [360 - bearing, 'This takes the bearing from 360°. Going back is a half turn, 180°.']
          : kind === 'turn'
            ? [(bearing + (right ? -turn : turn) + 720) % 360, `This turns ${right ? 'anticlockwise' : 'clockwise'}.`]
            : [(450 - at) % 360, 'This starts from east. Bearings start from north.'],
        kind === 'back'
          ? [Math.abs(180 - bearing), 'This takes the bearing from 180°. Add or subtract the half turn.']
          : [turn, 'This is the turn alone. Start from the old bearing.'],
        [(key + 90) % 360, 'This is a quarter turn too far.'],
        [(key + 180) % 360, kind === 'back' ? 'This is the bearing that is given, the other way.' : 'This is the way back.'],
      ],
      show: three,
      why: {
        compass: `From north turn clockwise to ${point}: ${three(key)}. A bearing always has three figures.`,
        back: `The way back is a half turn: ${three(bearing)} ${bearing < 180 ? '+' : '−'} 180° = ${three(key)}.`,
        turn: `Clockwise adds and anticlockwise subtracts: ${plain(bearing)}° ${right ? '+' : '−'} ${turn}°${bearing + turn >= 360 && right ? ' − 360°' : !right && bearing < turn ? ' + 360°' : ''} = ${three(key)}.`,
      }[kind],
      steps:
        kind === 'back'
          ? [
              `Is ${three(bearing)} less than 180°? ${bearing < 180 ? 'Yes: add 180°.' : 'No: subtract 180°.'}`,
              `Three figures: ${three(key)}`,
            ]
          : ['Begin at north and turn clockwise.', `Three figures: ${three(key)}`],
      hints: [
        'Bearings start at north and go clockwise.',
        kind === 'back' ? 'The way back is a half turn.' : 'Write three figures, with zeros in front if need be.',
      ],
      drawn: { kind, bearing, turn, right: right ? 'yes' : 'no' },
      keyStandsInStem: kind === 'compass',
    };
  },
);
