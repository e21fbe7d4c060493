import type { FigureOf } from '@hedgerow/figures/figure';

type Diagram = FigureOf<'circle-diagram'>;
type Line = Diagram['lines'][number];

/** "AB CD" names two lines by their ends. */
const joining = (names: string): Line[] => names.split(' ').map((ends): Line => [ends.charAt(0), ends.charAt(1)]);
/** "BAC" is the angle at A. */
const angle = (named: string, text: string): Diagram['angles'][number] => ({
  at: named.charAt(1),
  from: named.charAt(0),
  to: named.charAt(2),
  text,
});
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The situations of the circle theorems, each drawn to scale for an angle of x degrees that is given. */
const pictures = {
  centre: (x: number) => ({
    stem: 'O is the centre of the circle. What is angle AOB?',
    points: [
      { name: 'A', at: 270 - x },
      { name: 'B', at: 270 + x },
      { name: 'C', at: 97 },
    ],
    centre: true,
    lines: joining('OA OB CA CB'),
    angles: [angle('ACB', `${x}°`), angle('AOB', '?')],
  }),
  circumference: (x: number) => ({
    stem: 'O is the centre of the circle. What is angle ACB?',
    points: [
      { name: 'A', at: 270 - x / 2 },
      { name: 'B', at: 270 + x / 2 },
      { name: 'C', at: 99 },
    ],
    centre: true,
    lines: joining('OA OB CA CB'),
    angles: [angle('AOB', `${x}°`), angle('ACB', '?')],
  }),
  semicircle: (x: number) => ({
    stem: 'AB is a diameter of the circle. What is angle ABC?',
    points: [
      { name: 'A', at: 190 },
      { name: 'B', at: 10 },
      { name: 'C', at: 10 + 2 * x },
    ],
    lines: joining('AB AC CB'),
    angles: [angle('CAB', `${x}°`), angle('ABC', '?')],
  }),
  cyclic: (x: number) => ({
    stem: 'A, B, C and D are on the circle. What is angle BCD?',
    points: [
      { name: 'A', at: 96 },
      { name: 'B', at: 268 - x },
      { name: 'C', at: 268 + x / 4 },
      { name: 'D', at: 268 + x },
    ],
    lines: joining('AB BC CD DA'),
    angles: [angle('BAD', `${x}°`), angle('BCD', '?')],
  }),
  tangent: (x: number) => ({
    stem: 'PT is a tangent to the circle and O is its centre. What is angle POT?',
    points: [
      { name: 'T', at: 270 },
      { name: 'P', at: 360 - x, far: 1 / Math.sin(radians(x)) },
    ],
    centre: true,
    lines: joining('TP OT OP'),
    angles: [angle('OPT', `${x}°`), angle('POT', '?')],
  }),
  'two tangents': (x: number) => ({
    stem: 'PA and PB are tangents to the circle and O is its centre. What is angle AOB?',
    points: [
      { name: 'A', at: 90 - x / 2 },
      { name: 'B', at: x / 2 - 90 },
      { name: 'P', at: 0, far: 1 / Math.sin(radians(x / 2)) },
    ],
    centre: true,
    lines: joining('PA PB OA OB'),
    angles: [angle('APB', `${x}°`), angle('AOB', '?')],
  }),
  segment: (x: number) => ({
    stem: 'A, B, C and D are on the circle. What is angle ADB?',
    points: [
      { name: 'A', at: 270 - x },
      { name: 'B', at: 270 + x },
      { name: 'C', at: 52 },
      { name: 'D', at: 118 },
    ],
    lines: joining('AB CA CB DA DB'),
    angles: [angle('ACB', `${x}°`), angle('ADB', '?')],
  }),
  alternate: (x: number) => ({
    stem: 'A tangent touches the circle at A, and CA = CB. What is angle CAB?',
    points: [
      { name: 'A', at: 270 },
      { name: 'B', at: 270 + 2 * x },
      { name: 'C', at: 90 + x },
    ],
    tangents: ['A'],
    lines: joining('AB BC CA'),
    angles: [{ at: 'A', from: 'A+', to: 'B', text: `${x}°` }, angle('CAB', '?')],
  }),
  isosceles: (x: number) => ({
    stem: 'A and B are on a circle with centre O. What is angle AOB?',
    points: [
      { name: 'A', at: 180 + x },
      { name: 'B', at: 360 - x },
    ],
    centre: true,
    lines: joining('OA OB AB'),
    angles: [angle('OAB', `${x}°`), angle('AOB', '?')],
  }),
} satisfies Record<string, (x: number) => Omit<Diagram, 'kind'> & { readonly stem: string }>;

export const circlePicture = (kind: keyof typeof pictures, x: number): { readonly stem: string; readonly figure: Diagram } => {
  const { stem, ...diagram } = pictures[kind](x);
  return { stem, figure: { kind: 'circle-diagram', ...diagram } };
};

/** What is written is its radius or its diameter. */
export const halfCircle = (text: string): FigureOf<'circle-parts'> => ({ kind: 'circle-parts', part: 'sector', degrees: 180, text });

/** A chord AB below the centre with its distance from there and a radius, to scale, and what is written at these two. */
export const chordPicture = ([radius, away]: readonly [number, number], [atRadius, atDistance]: readonly [string, string]): Diagram => {
  const half = (Math.acos(away / radius) * 180) / Math.PI;
  return {
    kind: 'circle-diagram',
    points: [
      { name: 'A', at: 270 - half },
      { name: 'B', at: 270 + half },
      { name: 'M', at: 270, far: away / radius },
    ],
    centre: true,
    lines: joining('AB OA OM'),
    angles: [],
    rightAngles: [{ at: 'M', from: 'O', to: 'A' }],
    lengths: [
      { from: 'O', to: 'A', text: atRadius },
      { from: 'O', to: 'M', text: atDistance },
    ],
  };
};

/** A chord and its middle, M, below the centre; the angle at A or at the centre is given. None where M lies close to the circle. */
export const halvedChord = (x: number, given: 'OAM' | 'AOM'): Diagram | undefined => {
  const half = given === 'AOM' ? x : 90 - x;
  const far = Math.cos(radians(half));
  return far > 0.8 || far < 0.2
    ? undefined
    : {
        kind: 'circle-diagram',
        points: [
          { name: 'A', at: 270 - half },
          { name: 'B', at: 270 + half },
          { name: 'M', at: 270, far },
        ],
        centre: true,
        lines: joining('AB OA OM OB'),
        angles: [angle(given, `${x}°`), ...(given === 'OAM' ? [angle('AOM', '?')] : [])],
      };
};
