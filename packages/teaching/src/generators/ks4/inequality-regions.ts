import { regionsOfGraph } from '@hedgerow/figures/data/graph';
import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { maths, terms } from '../written.ts';

type Place = readonly [x: number, y: number];
/** A line, and the side of it that is meant. */
type Rule = {
  readonly tex: string;
  readonly equation: string;
  readonly dashed: boolean;
  readonly ends: readonly [Place, Place];
  /** How far a place is on the right side of the line; negative on the other. */
  readonly by: (at: Place) => number;
};

const edge = 5;
const signs = ['<', '>', String.raw`\leq`, String.raw`\geq`] as const;
type Sign = (typeof signs)[number];
const isLess = (sign: Sign): boolean => sign === '<' || sign === String.raw`\leq`;
const isDashed = (sign: Sign): boolean => sign === '<' || sign === '>';
const onSide = (sign: Sign, left: number, right: number): number => (isLess(sign) ? right - left : left - right);

const upright = (a: number, sign: Sign): Rule => ({
  tex: `x ${sign} ${a}`,
  equation: `x = ${a}`,
  dashed: isDashed(sign),
  ends: [
    [a, -edge],
    [a, edge],
  ],
  by: ([x]) => onSide(sign, x, a),
});
const level = (b: number, sign: Sign): Rule => ({
  tex: `y ${sign} ${b}`,
  equation: `y = ${b}`,
  dashed: isDashed(sign),
  ends: [
    [-edge, b],
    [edge, b],
  ],
  by: ([, y]) => onSide(sign, y, b),
});
/** From one edge of the paper to another. */
const across = (m: number, c: number): readonly [Place, Place] => {
  const end = (x: number): Place => {
    const y = Math.max(-edge, Math.min(edge, m * x + c));
    return [Number(((y - c) / m).toFixed(4)), y];
  };
  return [end(-edge), end(edge)];
};
const sloping = (m: number, c: number, sign: Sign): Rule => {
  const right = terms([
    [m, 'x'],
    [c, ''],
  ]);
  return {
    tex: `y ${sign} ${right}`,
    equation: `y = ${right}`,
    dashed: isDashed(sign),
    ends: across(m, c),
    by: ([x, y]) => onSide(sign, y, m * x + c) / Math.hypot(m, 1),
  };
};
const together = (k: number, sign: Sign): Rule => ({
  tex: `x + y ${sign} ${k}`,
  equation: `x + y = ${k}`,
  dashed: isDashed(sign),
  ends: across(-1, k),
  by: ([x, y]) => onSide(sign, x + y, k) / Math.SQRT2,
});

const rulesOf = ({ int, pick, level: by }: Draw): readonly Rule[] => {
  const sign = (): Sign => pick(signs);
  const [a, b] = [pick([-3, -2, -1, 1, 2, 3]), pick([-3, -2, -1, 1, 2, 3])];
  const slanted = (): Rule => (pick([true, false]) ? sloping(pick([1, 2, -1, -2]), int(-2, 2), sign()) : together(int(-3, 3), sign()));
  return by<() => readonly Rule[]>(
    () => [upright(a, sign()), level(b, sign())],
    () => [pick([upright(a, sign()), level(b, sign())]), slanted()],
    () => [upright(a, sign()), level(b, sign()), slanted()],
  )();
};

const listed = (rules: readonly Rule[]): string =>
  rules.map(({ tex }, at) => `${at === 0 ? '' : at === rules.length - 1 ? ' and ' : ', '}${maths(tex)}`).join('');

/** A place that is this far from each line lies clearly on one side. */
const clear = 0.9;
const places: readonly Place[] = [-4, -3, -2, -1, 1, 2, 3, 4].flatMap((x) => [-4, -3, -2, -1, 1, 2, 3, 4].map((y): Place => [x, y]));
const sidesOf = (rules: readonly Rule[], at: Place): string => rules.map(({ by }) => (by(at) > 0 ? '+' : '-')).join('');

export const inequalityRegions = makeGenerator<string>(
  {
    id: 'maths-inequality-regions',
    title: 'Regions of inequalities on a graph',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['inequality regions', 'graphical inequalities', 'shading regions', 'regions on a graph', 'inequalities on a graph'],
  },
  (draw) => {
    const rules = rulesOf(draw);
    const plain = places.filter((at) => rules.every(({ by }) => Math.abs(by(at)) >= clear));
    const free = draw.some(plain, plain.length);
    const right = '+'.repeat(rules.length);
    const each = new Map(free.map((at) => [sidesOf(rules, at), at]));
    const key = each.get(right);
    const wrong = [...each].filter(([sides]) => sides !== right).slice(0, 3);
    if (key === undefined || wrong.length < 3) return undefined;
    const chosen = [key, ...wrong.map(([, at]) => at)].toSorted(([a, b], [c, d]) => a - c || b - d);
    const letterOf = (at: Place): string => 'ABCD'.charAt(chosen.indexOf(at));
    const axis = { from: -edge, to: edge, step: 1 };
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      x: { ...axis, name: 'x' },
      y: { ...axis, name: 'y' },
      curves: rules.map(({ ends: [from, to], dashed }) => ({ points: [[...from], [...to]], ...(dashed ? { dashed } : {}) })),
      points: chosen.map((at) => ({ at: [at[0], at[1]], name: letterOf(at) })),
    };
    if (regionsOfGraph(figure).length === 0) return undefined;
    return {
      stem: `The lines in the picture cut out regions. In one of them ${listed(rules)}. Which letter is in it?`,
      figure,
      key: letterOf(key),
      slips: wrong.map(([, at]) => {
        const broken = rules.find(({ by }) => by(at) < 0);
        return [
          letterOf(at),
          `This is on the wrong side of the line ${maths(broken?.equation ?? '')}. Put its x and y into ${maths(broken?.tex ?? '')}.`,
        ];
      }),
      show: (letter) => letter,
      keyStandsInFigure: true,
      why: `At ${maths(`(${key.join(', ')})`)} all of them are true: ${listed(rules)}.`,
      steps: [
        ...rules.map(({ tex, equation, dashed }) => `${maths(tex)} is one side of the ${dashed ? 'broken ' : ''}line ${maths(equation)}.`),
        'Test a point of each region: it must make all of them true.',
      ],
      hints: [
        'Find the line of each inequality first: put = in the place of its sign.',
        `A broken line stands for ${maths('<')} or ${maths('>')}. Which side of each line is meant?`,
      ],
      drawn: { rules: rules.map(({ tex }) => tex), x: key[0], y: key[1] },
    };
  },
);
