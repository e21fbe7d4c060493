import type { FigureOf } from '@hedgerow/figures/figure';
import { saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths } from '../written.ts';

type Family = 'linear' | 'quadratic' | 'cubic' | 'reciprocal' | 'exponential';
type Curve = { readonly family: Family; readonly formula: string; readonly at: (x: number) => number };
const families = ['linear', 'quadratic', 'cubic', 'reciprocal', 'exponential'] as const;

const shifted = (c: number): string => (c === 0 ? '' : ` ${c < 0 ? '-' : '+'} ${Math.abs(c)}`);
const [reach, tall] = [4, 8];

const looks: Readonly<Record<Family, string>> = {
  linear: 'no bend, because y grows by the same amount with each step of x',
  quadratic: 'one turning point, and both ends that go the same way',
  cubic: 'ends that go opposite ways, and a bend or two turning points between them',
  reciprocal: 'two separate pieces that come ever closer to both axes',
  exponential: 'one piece that comes ever closer to the x-axis on one side and grows ever faster on the other',
};

/** Where the curve is inside the paper, in pieces: a reciprocal has two. */
const piecesOf = ({ at, family }: Curve): FigureOf<'graph'>['curves'] => {
  const xs = Array.from({ length: 161 }, (_, step) => -reach + step / 20);
  const sides = family === 'reciprocal' ? [xs.filter((x) => x < 0), xs.filter((x) => x > 0)] : [xs];
  return sides.map((side) => {
    const inside = side.filter((x) => Math.abs(at(x)) <= tall);
    // Enough of them for a smooth line, and always both ends.
    const every = Math.ceil(inside.length / 50);
    const kept = inside.filter((_, place) => place % every === 0 || place === inside.length - 1);
    return { points: kept.map((x): [number, number] => [Number(x.toFixed(3)), Number(at(x).toFixed(3))]), smooth: true };
  });
};

export const shapesOfGraphs = makeGenerator<string>(
  {
    id: 'maths-shapes-of-graphs',
    title: 'Recognising graphs',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['cubic graphs', 'reciprocal graphs', 'exponential graphs', 'recognise graphs', 'shapes of graphs', 'types of graphs'],
    kinds: [
      saying(/\bcubics?\b|\bx ?(?:\^ ?3|³|cubed)/, /\bcubic\b|x\^3/),
      saying(/\breciprocals?\b|\b1 ?\/ ?x\b/, /\breciprocal\b|\\frac\{/),
      saying(/\bexponentials?\b/, /\bexponential\b|\^x/),
      saying(/\bquadratics?\b|\bparabolas?\b/, /\bquadratic\b|x\^2/),
    ],
  },
  ({ pick, some, level }) => {
    const c = pick(level([0], [0, -2, 3], [-3, -2, 2, 3]));
    const k = pick([1, 2, 4]);
    const base = pick([2, 3]);
    const up = pick([1, -1]);
    const sign = up < 0 ? '-' : '';
    const curves: Readonly<Record<Family, Curve>> = {
      linear: { family: 'linear', formula: `y = ${sign}2x${shifted(c)}`, at: (x) => up * 2 * x + c },
      quadratic: { family: 'quadratic', formula: `y = ${sign}x^2${shifted(c)}`, at: (x) => up * x * x + c },
      cubic: { family: 'cubic', formula: `y = ${sign}x^3${shifted(c)}`, at: (x) => up * x ** 3 + c },
      reciprocal: { family: 'reciprocal', formula: String.raw`y = ${sign}\frac{${k}}{x}`, at: (x) => (up * k) / x },
      exponential:
        up > 0
          ? { family: 'exponential', formula: `y = ${base}^x`, at: (x) => base ** x }
          : { family: 'exponential', formula: String.raw`y = ${base}^{-x}`, at: (x) => base ** -x },
    };
    const asked = level(pick(families), pick(families.slice(1)), pick(families.slice(1)));
    const curve = curves[asked];
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      x: { from: -reach, to: reach, step: 1, name: 'x' },
      y: { from: -tall, to: tall, step: 2, name: 'y' },
      curves: piecesOf(curve),
    };
    const named = level(true, false, false);
    const others = families.filter((family) => family !== asked);
    const inverse: Readonly<Record<Family, string>> = {
      linear: `y = ${up < 0 ? '' : '-'}2x${shifted(c)}`,
      quadratic: `y = ${up < 0 ? '' : '-'}x^2${shifted(c)}`,
      cubic: `y = ${up < 0 ? '' : '-'}x^3${shifted(c)}`,
      reciprocal: String.raw`y = ${up < 0 ? '' : '-'}\frac{${k}}{x}`,
      exponential: up > 0 ? String.raw`y = ${base}^{-x}` : `y = ${base}^x`,
    };
    const near: Readonly<Record<Family, string>> = {
      linear: `y = ${sign}2x${shifted(-c - 1)}`,
      quadratic: `y = ${sign}x^2${shifted(c === 0 ? 2 : -c)}`,
      cubic: `y = ${sign}x^3${shifted(c === 0 ? 2 : -c)}`,
      reciprocal: String.raw`y = ${sign}\frac{${k}}{x}${shifted(3)}`,
      exponential: up > 0 ? `y = ${base}^x${shifted(3)}` : String.raw`y = ${base}^{-x}${shifted(3)}`,
    };
    const elsewhere = some(others, 3).map((family): readonly [string, string] => [
      named ? family : maths(curves[family].formula),
      `This would have ${looks[family]}.`,
    ]);
    const slips: readonly (readonly [string, string])[] = level(elsewhere, elsewhere, [
      [maths(inverse[asked]), 'This is the same kind of curve turned over. Try one value of x.'],
      [maths(near[asked]), 'This is the same kind of curve moved up or down. What is y where x is 0, or where x is large?'],
      ...elsewhere,
    ]);
    return {
      stem: named
        ? pick(['What kind of function has this graph?', 'Which name belongs to this graph?', 'What sort of graph is this?'])
        : pick([
            'Which equation belongs to this graph?',
            'Which function can have this graph?',
            'The graph of which equation is drawn here?',
          ]),
      figure,
      key: named ? asked : maths(curve.formula),
      slips,
      show: String,
      why: `${asked === 'exponential' ? 'An' : 'A'} ${asked} graph has ${looks[asked]}${named ? '' : ', and each point of the curve fits the equation'}.`,
      steps: [
        `Look at its shape: it has ${looks[asked]}.`,
        named
          ? `So it is ${asked === 'exponential' ? 'an' : 'a'} ${asked} graph.`
          : 'Check one point: put its x into the equation and compare y.',
      ],
      hints: [
        'In how many pieces is the curve, and does it turn?',
        named ? 'Which way do its two ends go?' : `Read y where ${maths('x = 1')}, and try it.`,
      ],
      drawn: { asked, named: named ? 'yes' : 'no' },
    };
  },
);
