import { z } from 'zod';
import { circle, fullWidth, label, type Mark, path, polar } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';
import { dots } from './dots.ts';

const places = ['first', 'second', 'third', 'fourth'] as const;
const cross = ([x, y]: readonly [number, number]): string =>
  `M${Math.round(x - 5)} ${Math.round(y - 5)}L${Math.round(x + 5)} ${Math.round(y + 5)}M${Math.round(x + 5)} ${Math.round(y - 5)}L${Math.round(x - 5)} ${Math.round(y + 5)}`;

/** Electrons stand in pairs at the four sides, as in school books; the first shell has one pair on top. */
const seats = (count: number, shell: number): number[] => {
  const sides = [90, 0, 270, 180];
  const apart = [0, 11, 8, 6][shell] ?? 6;
  const order = shell === 0 ? [90, 270] : count <= 4 ? sides : [...sides.map((side) => side + apart), ...sides.map((side) => side - apart)];
  return order.slice(0, count);
};

/** An atom or ion with its shells; the nucleus says its protons and neutrons or stays blank. */
export const atom = defineKind(
  'atom',
  {
    shells: z.array(z.int().min(0).max(8)).min(1).max(4),
    protons: z.int().min(1).max(20).optional(),
    neutrons: z.int().min(0).max(22).optional(),
    /** What is written in the nucleus instead of its particles. */
    symbol: z.string().max(2).optional(),
    /** Square brackets with a charge round an ion. */
    charge: z.string().max(2).optional(),
  },
  {
    draw: ({ shells, protons, neutrons, symbol, charge }) => {
      const radii = [46, 70, 94, 116].slice(0, shells.length);
      const outer = radii.at(-1) ?? 46;
      const size = 2 * outer + 24;
      const middle = [160, size / 2] as const;
      const inNucleus =
        symbol === undefined
          ? [...(protons === undefined ? [] : [`${protons} p`]), ...(neutrons === undefined ? [] : [`${neutrons} n`])]
          : [symbol];
      const marks: Mark[] = [
        ...radii.map((r) => circle(middle, r, { stroke: 'line', width: 1.5 })),
        circle(middle, 28, { fill: 'four', stroke: 'line' }),
        ...inNucleus.map((text, at) =>
          label([160, middle[1] + (at - (inNucleus.length - 1) / 2) * 19], text, { bold: symbol !== undefined }),
        ),
        ...shells.flatMap((count, shell): Mark[] => {
          const spots = seats(count, shell).map((turn) => polar(middle, radii[shell] ?? 0, turn));
          return [dots(spots, 8.5, { fill: 'paper' }), path(spots.map(cross).join(''), { stroke: 'one', width: 3 })];
        }),
      ];
      if (charge !== undefined) {
        const [left, right] = [160 - outer - 14, 160 + outer + 14];
        marks.push(
          path(`M${left + 10} 2H${left}V${size - 2}H${left + 10}`),
          path(`M${right - 10} 2H${right}V${size - 2}H${right - 10}`),
          label([right + 6, 10], charge, { anchor: 'start', bold: true }),
        );
      }
      return { width: fullWidth, height: size, marks };
    },
    describe: ({ shells, protons, neutrons, symbol, charge }) => {
      const nucleus = [
        ...(protons === undefined ? [] : [`${cardinal(protons)} protons`]),
        ...(neutrons === undefined ? [] : [`${cardinal(neutrons)} neutrons`]),
      ].join(' and ');
      return `A diagram of an ${charge === undefined ? 'atom' : 'ion'}${symbol === undefined ? '' : ` of ${symbol}`}${nucleus === '' ? '' : ` whose nucleus has ${nucleus}`}. Crosses show electrons. ${shells
        .map((count, at) => `The ${places[at]} shell has ${cardinal(count)}.`)
        .join(' ')}${charge === undefined ? '' : ' It stands in brackets with its charge.'}`;
    },
    sample: ({ int, pick }) => ({
      shells: pick([[1], [2], [2, int(1, 8)], [2, 8, int(1, 8)], [2, 8, 8, int(1, 2)]]),
      ...pick([{}, { protons: int(1, 20), neutrons: int(1, 22) }, { symbol: 'Na' }, { protons: 3 }]),
      ...pick([{}, {}, { charge: '2+' }]),
    }),
  },
);
