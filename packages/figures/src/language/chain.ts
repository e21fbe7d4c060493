import { z } from 'zod';
import { box, fullWidth, label, line, type Mark, path } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';
import { wrapped } from './wrapped.ts';

const step = z.strictObject({ text: z.string().min(1).max(80), is: z.string().min(1).max(26).optional() });
type Step = z.output<typeof step>;

const [left, gap, leading] = [6, 24, 20];
const widthOf = (round: boolean): number => fullWidth - 2 * left - (round ? 30 : 0);
const linesOf = ({ text }: Step, wide: number): readonly string[] => wrapped(text, wide - 18);

/** Boxes with an arrow to the next: the steps of an argument, a story or a piece of work; round again where it is a circle. */
export const chain = defineKind(
  'chain',
  { steps: z.array(step).min(2).max(7), round: z.boolean().optional() },
  {
    draw: ({ steps, round = false }) => {
      const wide = widthOf(round);
      const x = left + wide / 2;
      const marks: Mark[] = [];
      const middles: number[] = [];
      let y = 6;
      steps.forEach((one, at) => {
        const rows = linesOf(one, wide);
        const head = one.is === undefined ? 0 : leading;
        const high = rows.length * leading + head + 14;
        if (at > 0) marks.push(line([x, y - gap + 2], [x, y - 3], { stroke: 'one', width: 2.5, arrows: 'end' }));
        marks.push(
          box([left, y], [wide, high], { fill: one.text === '?' ? 'tint' : 'paper', stroke: 'line', round: 10, width: 2 }),
          ...(one.is === undefined ? [] : [label([x, y + 17], one.is, { bold: true, ink: 'one' as const })]),
          ...rows.map((text, row) =>
            label([x, y + 7 + head + leading * (row + 0.5)], text, text === '?' ? { bold: true, ink: 'one' as const } : {}),
          ),
        );
        middles.push(y + high / 2);
        y += high + gap;
      });
      const [first = 0, last = 0] = [middles[0], middles.at(-1)];
      const right = left + wide;
      if (round) {
        marks.push(
          path(`M${right} ${last}H${right + 22}V${first}`, { stroke: 'one', width: 2.5 }),
          line([right + 22, first], [right + 3, first], { stroke: 'one', width: 2.5, arrows: 'end' }),
        );
      }
      return { width: fullWidth, height: y - gap + 6, marks };
    },
    describe: ({ steps, round = false }) =>
      `Boxes below one another, ${cardinal(steps.length)} of them, each with an arrow to the next${round ? ', and the last with an arrow back to the first' : ''}. ${steps
        .map(({ text, is }, at) => `${at + 1}: ${is === undefined ? '' : `“${is}”, `}${text === '?' ? 'a question mark' : `“${text}”`}`)
        .join('; ')}.`,
    sample: ({ int, pick }) => ({
      steps: [
        'Everything that begins has a cause',
        '?',
        'So the world has a cause',
        'The end',
        'A much longer sentence that will need two rows of a narrow box',
      ]
        .slice(0, int(2, 5))
        .map((text) => ({ text, ...pick([{}, { is: 'Conclusion' }]) })),
      ...pick([{}, { round: true }]),
    }),
  },
);
