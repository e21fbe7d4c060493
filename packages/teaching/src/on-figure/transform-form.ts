import { optionText } from '@hedgerow/curriculum/option-values';
import type { FigureOf } from '@hedgerow/figures/figure';
import { q } from '../generators/rational.ts';
import { fraction, plainNumber } from '../generators/written.ts';
import { type Form, isKind, keyTextOf, type Turned } from './form.ts';

type Spot = readonly [number, number];
type Graph = FigureOf<'graph'>;
type Move = (spot: Spot) => Spot;

const said = ([x, y]: Spot): string => `(${plainNumber(x)}, ${plainNumber(y)})`;
const number = (text: string | undefined): number => Number((text ?? '').replace('−', '-'));

/** "reflection in the line x = −1", "translation by (a over b)" as what happens to every point. */
const moveIn = (text: string): Move | undefined => {
  const told = text.replaceAll('−', '-');
  const vector = /pmatrix\} (-?\d+) \\\\ (-?\d+)/.exec(told);
  if (vector !== null) return ([x, y]) => [x + number(vector[1]), y + number(vector[2])];
  const line = /in the line ([xy]) = (-?\d+)/.exec(told);
  if (line !== null) {
    const twice = 2 * number(line[2]);
    return line[1] === 'x' ? ([x, y]) => [twice - x, y] : ([x, y]) => [x, twice - y];
  }
  const known: readonly (readonly [string, Move])[] = [
    ['in the x-axis', ([x, y]) => [x, -y]],
    ['in the y-axis', ([x, y]) => [-x, y]],
    ['in the line y = x', ([x, y]) => [y, x]],
    ['in the line y = -x', ([x, y]) => [-y, -x]],
    ['180° about the origin', ([x, y]) => [-x, -y]],
    ['90° clockwise about the origin', ([x, y]) => [y, -x]],
    ['90° anticlockwise about the origin', ([x, y]) => [-y, x]],
  ];
  return known.find(([words]) => told.includes(words))?.[1];
};

/** The corners of a closed outline, each once. */
const cornersOf = ({ points = [] }: { readonly points?: readonly Spot[] } = {}): readonly Spot[] => points.slice(0, -1);

/** Where corners stand on the paper; undefined where one is off it or between two lines. */
const placesOn =
  ({ x, y }: Pick<Graph, 'x' | 'y'>) =>
  (spots: readonly Spot[]): number[] | undefined => {
    const places = spots.flatMap(([a, b]) => [(a - x.from) / x.step, (b - y.from) / y.step]);
    const [across, up] = [(x.to - x.from) / x.step, (y.to - y.from) / y.step];
    const fits = places.every((place, at) => Number.isInteger(place) && place >= 0 && place <= (at % 2 === 0 ? across : up));
    return fits ? places : undefined;
  };

const drawnOn = (
  figure: Graph,
  start: readonly Spot[],
  image: readonly Spot[],
): Pick<Form, 'figure' | 'task' | 'right' | 'marks' | 'steps'> => ({
  figure,
  task: { kind: 'plot', names: start.map(() => 'Corner'), snap: [1, 1], join: 'shape' },
  right: placesOn(figure)(image) ?? [],
  marks: 2,
  steps: start.map((corner, at) => `${said(corner)} lands at ${said(image[at] ?? corner)}.`),
});

const hintOf = (key: string): string => {
  if (key.startsWith('reflection')) return 'Each corner and its image are equally far from the mirror line, on opposite sides.';
  return key.startsWith('rotation')
    ? 'Turn the paper in your mind: each corner stays as far from the origin as it was.'
    : 'The upper number says how far across, the lower one how far up. A minus means left or down.';
};

/** Two shapes whose transformation was to be named: the second is drawn instead. */
export const drawImage: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'graph')) return undefined;
  const [start, image] = figure.curves.map(cornersOf);
  const key = keyTextOf(question);
  if (start === undefined || image === undefined || moveIn(key) === undefined) return undefined;
  const places = placesOn(figure);
  return {
    ...drawnOn({ ...figure, curves: figure.curves.slice(0, 1), points: figure.points?.filter(({ name }) => name === 'A') }, start, image),
    question: `Shape B is the image of shape A after a ${key}. Draw shape B.`,
    placeOf: (option) => {
      const move = moveIn(option);
      return move && places(start.map(move));
    },
    hints: ['Move one corner after the other.', hintOf(key)],
  };
};

const factors = [
  [2, 1],
  [3, 1],
  [4, 1],
  [3, 2],
  [1, 2],
  [1, 3],
] as const;

/** From a centre, so many times as far away. */
const enlarged =
  ([cx, cy]: Spot, by: number): Move =>
  ([x, y]) => [Number((cx + by * (x - cx)).toFixed(6)), Number((cy + by * (y - cy)).toFixed(6))];

const spotIn = (text: string): Spot | undefined => {
  const found = /^\((-?\d+), ?(-?\d+)\)$/.exec(optionText(text));
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
};

/** Where one corner lands, or where the centre is: the whole image is drawn instead. */
export const drawEnlargement: Turned = (question) => {
  const { figure } = question;
  const key = spotIn(keyTextOf(question));
  if (!isKind(figure, 'graph') || key === undefined) return undefined;
  const [start = [], other] = figure.curves.map(cornersOf);
  const points = figure.points ?? [];
  const corner = points.find(({ name }) => name !== 'O');
  const centre = other === undefined ? points.find(({ name }) => name === 'O')?.at : key;
  const lands = other === undefined ? key : other[1];
  if (corner?.name === undefined || centre === undefined || lands === undefined) return undefined;
  const side = corner.at[0] === centre[0] ? 1 : 0;
  const by = (lands[side] - centre[side]) / (corner.at[side] - centre[side]);
  const factor = factors.find(([top, below]) => Math.abs(top / below - by) < 1e-9);
  if (factor === undefined) return undefined;
  const places = placesOn(figure);
  const image = start.map(enlarged(centre, by));
  if (places(image) === undefined) return undefined;
  const told = fraction(q(factor[0], factor[1]));
  const slip = (about: Spot, note: string) => {
    const given = places(start.map(enlarged(about, by)));
    return given === undefined ? [] : [{ given, note }];
  };
  return {
    ...drawnOn(
      {
        ...figure,
        curves: figure.curves.slice(0, 1),
        points: [{ at: [centre[0], centre[1]], name: 'O' }, corner],
      },
      start,
      image,
    ),
    question: `Enlarge shape ${corner.name} by a scale factor of ${told} from the centre O. Draw the image.`,
    slips: [
      ...slip([0, 0], 'This is enlarged from (0, 0). Count from the centre O.'),
      ...slip(start[0] ?? [0, 0], 'This has the right size, but a corner has stayed where it was. Count from the centre O to each corner.'),
    ],
    explanation: `Each corner of the image lies on the line from O through the corner, ${by === 2 ? 'twice' : `${told} times`} as far from O.`,
    hints: [
      'Count how far across and how far up it is from O to one corner.',
      'Multiply both by the scale factor, and count again from O.',
    ],
  };
};
