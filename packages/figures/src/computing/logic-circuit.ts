import { z } from 'zod';
import { fullWidth, label, type Mark, path } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { gateNames, gateSymbol, notSymbol } from './gate-symbols.ts';

const shapes: Record<(typeof gateNames)[number], string> = {
  AND: 'with a flat back and a round front',
  OR: 'with a curved back and a pointed front',
  XOR: 'with a curved back, a second curve behind it and a pointed front',
  NAND: 'with a flat back, a round front and a small circle at its output',
  NOR: 'with a curved back, a pointed front and a small circle at its output',
};

/** Logic gates: A and B into the first, its output and C into the second. An inverter may stand before an input. */
export const logicCircuit = defineKind(
  'logic-circuit',
  {
    first: z.enum(gateNames),
    second: z.enum(gateNames).optional(),
    /** Inputs that pass an inverter first. */
    not: z
      .array(z.enum(['A', 'B', 'C']))
      .max(3)
      .optional(),
  },
  {
    draw: ({ first, second, not = [] }) => {
      const marks: Mark[] = [];
      const input = (name: 'A' | 'B' | 'C', y: number, to: readonly [number, number]): void => {
        const turned = not.includes(name);
        marks.push(label([14, y], name, { bold: true }));
        if (turned) marks.push(path(`M26 ${y}H44M76 ${y}H100V${to[1]}H${to[0]}`), ...notSymbol(44, y));
        else marks.push(path(`M26 ${y}H100V${to[1]}H${to[0]}`));
      };
      input('A', 24, [122, 48]);
      input('B', 96, [122, 72]);
      if (second === undefined) {
        marks.push(path('M186 60H276'), ...gateSymbol(first, 134, 60), label([294, 60], 'Q', { bold: true }));
        return { width: fullWidth, height: 120, marks };
      }
      input('C', 146, [210, 120]);
      marks.push(
        path('M186 60H196V96H210M274 108H288'),
        ...gateSymbol(first, 134, 60),
        ...gateSymbol(second, 222, 108),
        label([302, 108], 'Q', { bold: true }),
      );
      return { width: fullWidth, height: 164, marks };
    },
    describe: ({ first, second, not = [] }) =>
      `A logic circuit. ${not
        .filter((name) => name !== 'C' || second !== undefined)
        .map((name) => `Input ${name} passes a triangle with a small circle. `)
        .join(
          '',
        )}Inputs A and B go into a gate ${shapes[first]}. ${second === undefined ? 'Its output is Q.' : `Its output and input C go into a gate ${shapes[second]}. The output is Q.`}`,
    sample: ({ pick }) => ({
      first: pick(gateNames),
      ...pick([{}, { second: pick(gateNames) }]),
      ...pick([{}, { not: pick<('A' | 'B' | 'C')[]>([['A'], ['B'], ['C'], ['A', 'B']]) }]),
    }),
  },
);
