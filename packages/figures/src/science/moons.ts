import { z } from 'zod';
import { circle, fullWidth, label, lines, type Mark, path, type PlainMark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const phases = {
  new: 'dark all over',
  'waxing crescent': 'lit in a thin curve on its right side',
  'first quarter': 'lit on its right half',
  'waxing gibbous': 'lit but for a thin curve on its left side',
  full: 'lit all over',
  'waning gibbous': 'lit but for a thin curve on its right side',
  'last quarter': 'lit on its left half',
  'waning crescent': 'lit in a thin curve on its left side',
} as const;
type Phase = keyof typeof phases;
const phaseNames = Object.keys(phases) as [Phase, ...Phase[]];
const r = 30;

/** Lit and striped by turns of a row: where the edge of the light crosses the disc, seen from the north of the Earth. */
const disc = (phase: Phase): PlainMark[] => {
  const at = phaseNames.indexOf(phase);
  const edge = Math.cos((at * Math.PI) / 4);
  const right = at < 4;
  const rows = range(11).map((row) => -25 + row * 5);
  const half = (y: number): number => Math.sqrt(r * r - y * y);
  const crescent = at === 1 || at === 7;
  const outer = right ? 1 : 0;
  const bulge = Math.max(0.1, Math.round(Math.abs(edge) * r));
  const stripes = rows.map((y): readonly [Point, Point] => [
    [right ? -half(y) : -edge * half(y), y],
    [right ? edge * half(y) : half(y), y],
  ]);
  return [
    circle([0, 0], r, { fill: at === 4 ? 'four' : 'tint' }),
    ...(at === 0 || at === 4
      ? []
      : [
          path(`M0 ${-r}A${r} ${r} 0 0 ${outer} 0 ${r}A${bulge} ${r} 0 0 ${crescent ? 1 - outer : outer} 0 ${-r}Z`, {
            fill: 'four',
            stroke: 'none',
          }),
        ]),
    ...(at === 4 ? [] : [lines(stripes, { width: 1.8 })]),
    circle([0, 0], r, { stroke: 'line', width: 2 }),
  ];
};

/** The Moon as it looks on different nights, each with its letter or its name. */
export const moons = defineKind(
  'moons',
  { moons: z.array(z.enum(phaseNames)).min(1).max(8), named: z.boolean().optional() },
  {
    draw: ({ moons: shown, named = false }) => {
      const across = named ? 2 : Math.min(4, shown.length);
      const tall = shown.length === 1 && !named ? 84 : 106;
      return {
        width: fullWidth,
        height: Math.ceil(shown.length / across) * tall + 24,
        marks: [
          ...shown.flatMap((phase, at): Mark[] => {
            const [x, y] = [(fullWidth / across) * ((at % across) + 0.5), 42 + Math.floor(at / across) * tall];
            return [
              { kind: 'group', move: [x, y], marks: disc(phase) },
              ...(shown.length === 1 && !named ? [] : [label([x, y + 51], named ? phase : String.fromCharCode(65 + at), { bold: !named })]),
            ];
          }),
          label([160, Math.ceil(shown.length / across) * tall + 8], 'The striped part is dark.'),
        ],
      };
    },
    describe: ({ moons: shown, named = false }) =>
      `The Moon. ${shown.length === 1 && !named ? `It is ${phases[shown[0] as Phase]}.` : shown.map((phase, at) => `${named ? `Above the words “${phase}” it` : `In picture ${String.fromCharCode(65 + at)} it`} is ${phases[phase]}.`).join(' ')}`,
    sample: ({ int, pick }) => ({ moons: range(int(1, 8)).map(() => pick(phaseNames)), ...pick([{}, { named: true }]) }),
  },
);
