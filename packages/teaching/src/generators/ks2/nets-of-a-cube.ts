import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draw } from '../random.ts';

type Square = readonly [x: number, y: number];
type Net = readonly Square[];

/** A row of four with one square above and one below. */
const fourInARow = (above: number, below: number): Net => [
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [above, 0],
  [below, 2],
];
const easyNets: readonly Net[] = [
  fourInARow(0, 0),
  fourInARow(0, 1),
  fourInARow(0, 2),
  fourInARow(0, 3),
  fourInARow(1, 1),
  fourInARow(1, 2),
];
/** With the six above these are all the nets that a cube has. */
const otherNets: readonly Net[] = [
  ...[2, 3, 1].map((below): Net => [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [below, 2],
  ]),
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
    [4, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ],
];

const nameOf = ([x, y]: Square): string => `${x} ${y}`;

/** Rolls a die over the squares: the face it lands on at each; undefined where it lands on one twice. */
const facesOf = (squares: Net): ReadonlyMap<string, number> | undefined => {
  const open = new Set(squares.map(nameOf));
  const faces = new Map<string, number>();
  // Faces in the order bottom, top, left, right, back, front; opposite ones stand side by side.
  type Die = readonly [number, number, number, number, number, number];
  const roll = (at: Square, [bottom, top, left, right, back, front]: Die): void => {
    if (!open.has(nameOf(at)) || faces.has(nameOf(at))) return;
    faces.set(nameOf(at), bottom);
    const [x, y] = at;
    roll([x + 1, y], [right, left, bottom, top, back, front]);
    roll([x - 1, y], [left, right, top, bottom, back, front]);
    roll([x, y - 1], [back, front, left, right, top, bottom]);
    roll([x, y + 1], [front, back, left, right, bottom, top]);
  };
  const [first] = squares;
  if (first !== undefined) roll(first, [0, 1, 2, 3, 4, 5]);
  return new Set(faces.values()).size === squares.length ? faces : undefined;
};
const opposite = (face: number): number => (face % 2 === 0 ? face + 1 : face - 1);

const turned = (net: Net, { pick }: Draw): Net => {
  const turn = pick<(square: Square) => Square>([
    ([x, y]) => [x, y],
    ([x, y]) => [-x, y],
    ([x, y]) => [x, -y],
    ([x, y]) => [y, x],
    ([x, y]) => [-y, x],
    ([x, y]) => [y, -x],
  ]);
  return net.map(turn);
};
const toCorner = (squares: Net): Net => {
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  return squares.map(([x, y]): Square => [x - left, y - top]);
};
const same = (a: Square, b: Square): boolean => a[0] === b[0] && a[1] === b[1];
const touching = ([x, y]: Square, [a, b]: Square): boolean => Math.abs(x - a) + Math.abs(y - b) === 1;

const hints = {
  opposite: [
    'Pick one square to be the bottom. Which squares fold up beside it?',
    'In a straight row, miss one square out to find the face opposite.',
  ],
  place: ['Fold the five squares in your mind: an open box. Which side is open?', 'Two squares must never land on the same face.'],
};

export const netsOfACube = makeGenerator<string>(
  {
    id: 'maths-nets-of-a-cube',
    title: 'Nets of a cube',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: ['nets', 'nets of a cube', 'cube nets', 'opposite faces of a net', 'folding nets', 'net of a cube'],
    kinds: [asking(/\bopposite\b/, /opposite/), asking(/\bcomplet/, /One more square/)],
  },
  (draw) => {
    const { pick, some, level } = draw;
    const net = toCorner(turned(pick(level(easyNets, [...easyNets, ...otherNets], otherNets)), draw));
    const asks = level('opposite', pick(['opposite', 'opposite', 'place'] as const), pick(['opposite', 'place'] as const));
    if (asks === 'place') {
      const missing = pick(net);
      const five = net.filter((square) => square !== missing);
      // Whoever takes out a square in the middle leaves two pieces.
      if (facesOf(five)?.size !== 5) return undefined;
      const around = five
        .flatMap(([x, y]): Square[] => [
          [x + 1, y],
          [x - 1, y],
          [x, y + 1],
          [x, y - 1],
        ])
        .filter((at, index, all) => !five.some((square) => same(square, at)) && all.findIndex((other) => same(other, at)) === index);
      const wrong = around.filter((at) => facesOf([...five, at]) === undefined);
      if (wrong.length < 3) return undefined;
      const places = some([missing, ...some(wrong, 3)], 4);
      const all = toCorner([...five, ...places]);
      if (all.some(([x, y]) => x > 4 || y > 4)) return undefined;
      const letters = ['P', 'Q', 'R', 'S'];
      const figure: FigureOf<'net'> = {
        kind: 'net',
        squares: all.slice(0, 5).map(([x, y]) => [x, y]),
        places: all.slice(5).map(([x, y], index) => ({ at: [x, y], letter: letters[index] ?? '' })),
      };
      const letterOf = (at: Square): string => letters[places.findIndex((one) => same(one, at))] ?? '';
      return {
        stem: 'One more square makes this the net of a cube. At which place?',
        figure,
        key: letterOf(missing),
        slips: places
          .filter((at) => at !== missing)
          .map((at) => [letterOf(at), 'This square folds onto a face that is there already, and one side stays open.'] as const),
        show: (letter) => letter,
        keyStandsInFigure: true,
        why: `With a square at ${letterOf(missing)} all six faces are there, and no two squares fold onto the same face.`,
        steps: ['Five squares fold to a box with one open side.', 'Try each place: the new square must land on the open side.'],
        hints: hints.place,
        drawn: { asks },
      };
    }
    const faces = facesOf(net);
    if (faces === undefined) return undefined;
    const letters = some(['P', 'Q', 'R', 'S', 'T', 'U'], 6);
    const faceAt = (index: number): number => faces.get(nameOf(net[index] ?? [-1, -1])) ?? -1;
    const asked = pick([0, 1, 2, 3, 4, 5]);
    const keyAt = [0, 1, 2, 3, 4, 5].find((index) => faceAt(index) === opposite(faceAt(asked))) ?? 0;
    const others = [0, 1, 2, 3, 4, 5].filter((index) => index !== asked && index !== keyAt);
    const joined = (index: number): boolean => touching(net[asked] ?? [0, 0], net[index] ?? [0, 0]);
    const letter = (index: number): string => letters[index] ?? '';
    return {
      stem: `This net folds to a cube. Which face is opposite face ${letter(asked)}?`,
      figure: { kind: 'net', squares: net.map(([x, y]) => [x, y]), letters: [...letters] },
      key: letter(keyAt),
      slips: [...others.filter(joined), ...others.filter((index) => !joined(index))].map(
        (index) =>
          [
            letter(index),
            joined(index)
              ? `This square is joined to ${letter(asked)} in the net, so the two faces meet at an edge.`
              : `This face folds round to meet ${letter(asked)} at an edge. Opposite faces never meet.`,
          ] as const,
      ),
      show: (text) => text,
      keyStandsInFigure: true,
      why: `When the net is folded, ${letter(asked)} and ${letter(keyAt)} have a face between them all the way round and never meet.`,
      steps: [
        `Let ${letter(asked)} be the bottom of the cube. The squares joined to it fold up as sides.`,
        'The top is joined to one of the sides, and not to the bottom.',
      ],
      hints: hints.opposite,
      drawn: { asks, face: letter(asked) },
    };
  },
);
