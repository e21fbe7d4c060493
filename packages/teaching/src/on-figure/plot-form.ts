import { optionText } from '@hedgerow/curriculum/option-values';
import type { FigureOf } from '@hedgerow/figures/figure';
import { type Form, isKind, keyTextOf, type Turned } from './form.ts';

type Spot = readonly [number, number];
type Graph = FigureOf<'graph'>;

/** "(3, −2)" as numbers. */
const spotIn = (text: string): Spot | undefined => {
  const found = /^\((-?\d+), ?(-?\d+)\)$/.exec(optionText(text));
  return found ? [Number(found[1]), Number(found[2])] : undefined;
};

/** Squared paper that holds every spot; far out, one square stands for two. None where a spot lies outside. */
const paperFor = (spots: readonly Spot[]): Pick<Graph, 'x' | 'y'> | undefined => {
  const all = spots.flat();
  const most = Math.max(...all.map(Math.abs));
  if (most > 10) return undefined;
  const around = [5, 6].find((end) => most <= end) ?? 10;
  const isFirst = all.every((one) => one >= 0) && most <= 9;
  const axis = isFirst ? { from: 0, to: 9, step: 1 } : { from: -around, to: around, step: around === 10 ? 2 : 1 };
  return { x: { ...axis, name: 'x' }, y: { ...axis, name: 'y' } };
};

const placeOf =
  ({ x, y }: Pick<Graph, 'x' | 'y'>) =>
  (spot: Spot | undefined): readonly number[] | undefined =>
    spot === undefined || spot[0] < x.from || spot[0] > x.to || spot[1] < y.from || spot[1] > y.to
      ? undefined
      : [spot[0] - x.from, spot[1] - y.from];

const plotOf = (shown: readonly Spot[], key: Spot, words: Pick<Form, 'question'> & Partial<Form>, name: string): Form | undefined => {
  const paper = paperFor([...shown, key]);
  const right = paper && placeOf(paper)(key);
  if (paper === undefined || right === undefined) return undefined;
  return {
    figure: {
      kind: 'graph',
      ...paper,
      curves: [],
      ...(shown.length === 0 ? {} : { points: shown.map(([x, y]): { at: [number, number] } => ({ at: [x, y] })) }),
    },
    task: { kind: 'plot', names: [name], snap: [1, 1], join: 'none' },
    right,
    placeOf: (option) => placeOf(paper)(spotIn(option)),
    ...words,
  };
};

/** Reading coordinates turned round: the point is plotted; a missing corner is put in. */
export const plotPoint: Turned = (question) => {
  const { figure } = question;
  const key = spotIn(keyTextOf(question));
  if (!isKind(figure, 'graph') || key === undefined) return undefined;
  const shown = (figure.points ?? []).filter(({ name }) => name === undefined).map(({ at }): Spot => at);
  if (shown.length > 0) return plotOf(shown, key, { question: `${question.question} Put a point there.` }, 'Corner');
  const told = `(${key.join(', ')})`.replaceAll('-', '−');
  return plotOf(
    [],
    key,
    {
      question: `Plot the point ${told}.`,
      explanation: 'Across comes first, then up: along the corridor, then up the stairs.',
      steps: [`Across: ${key[0]}.`.replace('-', '−'), `Up: ${key[1]}.`.replace('-', '−')],
      hints: ['Across comes first, then up.', 'Start where the two axes meet.'],
    },
    'Point',
  );
};

type Move = (spot: Spot) => Spot;
/** What a transformation does to every point, read from the words of the question. */
const moveIn = (stem: string): Move | undefined => {
  const moved = /(?:moved|translated) (\d+) (right|left) and (\d+) (up|down)/.exec(stem);
  if (moved) {
    const [dx, dy] = [Number(moved[1]) * (moved[2] === 'right' ? 1 : -1), Number(moved[3]) * (moved[4] === 'up' ? 1 : -1)];
    return ([x, y]) => [x + dx, y + dy];
  }
  const known: readonly (readonly [string, Move])[] = [
    ['in the x-axis', ([x, y]) => [x, -y]],
    ['in the y-axis', ([x, y]) => [-x, y]],
    ['in the line $y = x$', ([x, y]) => [y, x]],
    ['rotated 180°', ([x, y]) => [-x, -y]],
    ['rotated 90° clockwise', ([x, y]) => [y, -x]],
  ];
  return known.find(([words]) => stem.includes(words))?.[1];
};

/** The point lands somewhere: every second time it is the corner of a triangle, and the whole shape is moved. */
export const moveShape: Turned = (question, seed) => {
  const key = spotIn(keyTextOf(question));
  const from = spotIn(/\([^)]*\)/.exec(question.question)?.[0] ?? '');
  const move = moveIn(question.question);
  if (key === undefined || from === undefined || move === undefined) return undefined;
  const told = question.question.replace(/ Where does it land\?$/, '');
  if (seed % 2 === 0) return plotOf([from], key, { question: `${told} Plot the point where it lands.` }, 'Point');
  const [right, up] = [from[0] > 0 ? -1 : 1, from[1] > 0 ? -1 : 1];
  const corners: readonly Spot[] = [from, [from[0] + 3 * right, from[1]], [from[0], from[1] + 2 * up]];
  const image = corners.map(move);
  const paper = paperFor([...corners, ...image]);
  if (paper === undefined || image.every((one, at) => one.join() === corners[at]?.join())) return undefined;
  const { from: low, to: high } = paper.x;
  const isLine = question.question.includes('y = x');
  return {
    question: `${told.replace(/^The point \([^)]*\) is/, 'The triangle is')} Draw where it lands.`,
    figure: {
      kind: 'graph',
      ...paper,
      curves: [
        { points: [...corners, from].map(([x, y]): [number, number] => [x, y]) },
        ...(isLine
          ? [
              {
                points: [
                  [low, low],
                  [high, high],
                ] as [number, number][],
              },
            ]
          : []),
      ],
    },
    task: { kind: 'plot', names: ['Corner', 'Corner', 'Corner'], snap: [1, 1], join: 'shape' },
    right: image.flatMap((one) => placeOf(paper)(one) ?? []),
    marks: 2,
    steps: corners.map((corner, at) => `(${corner.join(', ')}) lands at (${image[at]?.join(', ')}).`.replaceAll('-', '−')),
    hints: ['Move one corner after the other.', 'The shape keeps its size.'],
  };
};

const times = (letters: string): number => (letters === '' || letters === '+' ? 1 : letters === '-' ? -1 : Number(letters));

/** "$y = 2x - 3$" or "$y = -3 + 2x$" as gradient and intercept; none where something stands before the y. */
const lineIn = (text: string): readonly [number, number] | undefined => {
  const [, right] = /(?<![\d])y = ([-+\dx ]+)/.exec(text.replaceAll('−', '-')) ?? [];
  const [, first = '', letter = '', second = '', other = ''] =
    /^([-+]?\d*)(x?)([-+]\d*)?(x?)$/.exec((right ?? '').replaceAll(' ', '')) ?? [];
  if ((letter === 'x') === (other === 'x')) return undefined;
  return letter === 'x' ? [times(first), Number(second)] : [times(second), Number(first)];
};

/** The equation of a line turned round: the line is drawn through two points. */
export const drawLine: Turned = (question) => {
  const line = lineIn(keyTextOf(question)) ?? lineIn(question.question);
  if (line === undefined) return undefined;
  const [m, c] = line;
  const on = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].filter((x) => Math.abs(m * x + c) <= 10);
  if (m === 0 || on.length < 3 || Math.abs(c) > 10) return undefined;
  const next = on.includes(2) ? 2 : on.includes(1) ? 1 : -1;
  if (!on.includes(next)) return undefined;
  const sign = c < 0 ? '-' : '+';
  const slope = m === 1 ? '' : m === -1 ? '-' : String(m);
  return {
    question: `Draw the line $y = ${slope}x${c === 0 ? '' : ` ${sign} ${Math.abs(c)}`}$. Put two points on it.`,
    figure: {
      kind: 'graph',
      x: { from: -5, to: 5, step: 1, name: 'x' },
      y: { from: -10, to: 10, step: 2, name: 'y' },
      curves: [],
    },
    task: { kind: 'plot', names: ['First point', 'Second point'], snap: [1, 1], join: 'line' },
    right: [5, c + 10, next + 5, m * next + c + 10],
    marks: 2,
    explanation: `The line crosses the y-axis at ${c} and goes ${Math.abs(m)} ${m > 0 ? 'up' : 'down'} for each 1 across.`.replace(
      'at -',
      'at −',
    ),
    steps: [`When x = 0, y = ${c}.`, `When x = ${next}, y = ${m * next + c}.`, 'Draw the line through both points.'].map((step) =>
      step.replaceAll('= -', '= −'),
    ),
    hints: ['Choose a number for x and work out y.', 'Where does the line cross the y-axis? Put the first point there.'],
  };
};
