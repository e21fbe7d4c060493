import { z } from 'zod';
import { fullWidth, label, line, type Mark, path } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const arrows = {
  activation: 'from the level of the reactants up to the top of the hump',
  change: 'from the level of the reactants to the level of the products',
  reverse: 'from the level of the products up to the top of the hump',
} as const;
type Arrow = keyof typeof arrows;
const arrowNames = Object.keys(arrows) as [Arrow, ...Arrow[]];

/** The energy along a reaction. Each arrow carries a letter or a value. */
export const energyProfile = defineKind(
  'energy-profile',
  {
    exothermic: z.boolean(),
    arrows: z.array(z.strictObject({ of: z.enum(arrowNames), text: z.string().max(7) })).max(3),
    /** A second, lower hump. */
    catalyst: z.boolean().optional(),
    /** Whether the levels are named or have the letters P and Q. */
    named: z.boolean(),
  },
  {
    draw: ({ exothermic, arrows: shown, catalyst = false, named }) => {
      const [from, to] = exothermic ? [130, 200] : [190, 110];
      const top = 50;
      const hump = (peak: number): string => `C150 ${from} 146 ${peak} 172 ${peak}C198 ${peak} 194 ${to} 224 ${to}`;
      const marks: Mark[] = [
        line([28, 238], [28, 20], { arrows: 'end' }),
        line([28, 238], [310, 238], { arrows: 'end' }),
        label([6, 10], 'Energy', { anchor: 'start' }),
        label([310, 254], 'Progress of reaction', { anchor: 'end' }),
        path(`M36 ${from}H120${hump(top)}H306`, { stroke: 'one', width: 3.5 }),
        ...(catalyst ? [path(`M120 ${from}${hump(88)}`, { stroke: 'three', width: 3, dash: true })] : []),
        label([38, from + 16], named ? 'reactants' : 'P', { anchor: 'start', bold: !named }),
        label([306, to + 16], named ? 'products' : 'Q', { anchor: 'end', bold: !named }),
      ];
      for (const { of, text } of shown) {
        const bold = text.length === 1;
        if (of === 'activation')
          marks.push(
            line([96, from], [96, top], { arrows: 'both' }),
            line([86, top], [172, top], { stroke: 'faint', width: 1.5 }),
            label([88, (from + top) / 2], text, { anchor: 'end', bold }),
          );
        if (of === 'change') {
          const x = exothermic ? 250 : 222;
          marks.push(
            line([x - 26, from], [x + 40, from], { stroke: 'faint', width: 1.5 }),
            line([x, from], [x, to], { arrows: 'end', stroke: 'three' }),
            label([x + 6, exothermic ? (from + to) / 2 : 164], text, { anchor: 'start', bold }),
          );
        }
        if (of === 'reverse')
          marks.push(
            line([172, top], [250, top], { stroke: 'faint', width: 1.5 }),
            line([234, to], [234, top], { arrows: 'both' }),
            label([242, top + 16], text, { anchor: 'start', bold }),
          );
      }
      return { width: fullWidth, height: 264, marks };
    },
    describe: ({ exothermic, arrows: shown, catalyst = false, named }) =>
      `An energy profile. The curve starts at a level ${named ? 'named reactants' : 'marked P'}, goes up over a hump and ends at a level ${named ? 'named products' : 'marked Q'} that is ${exothermic ? 'lower' : 'higher'} than the first. ${shown.map(({ of, text }) => `An arrow marked ${text} goes ${arrows[of]}.`).join(' ')}${catalyst ? ' A dashed curve joins the same two levels over a lower hump.' : ''}`.trim(),
    sample: ({ int, pick }) => ({
      exothermic: pick([true, false]),
      named: pick([true, false]),
      arrows: arrowNames.slice(int(0, 2)).map((of, at) => ({ of, text: pick([String.fromCharCode(65 + at), '120 kJ']) })),
      ...pick([{}, { catalyst: true }]),
    }),
  },
);
