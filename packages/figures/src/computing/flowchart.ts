import { z } from 'zod';
import { box, closed, fullWidth, label, line, type Mark, path } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const step = z.strictObject({
  as: z.enum(['start', 'do', 'input', 'ask', 'end']),
  text: z.string().min(1).max(17),
  /** Where “no” leads from a question: the number of a step, the first being 0. */
  no: z.int().min(0).max(7).optional(),
});
type Step = z.output<typeof step>;

const [x, tall] = [130, 72];
const half = (as: Step['as']): number => (as === 'ask' ? 29 : 19);
const wide = (as: Step['as']): number => (as === 'ask' ? 112 : as === 'start' || as === 'end' ? 56 : 88);

const outline = (as: Step['as'], y: number): Mark => {
  if (as === 'ask')
    return closed(
      [
        [x - 112, y],
        [x, y - 29],
        [x + 112, y],
        [x, y + 29],
      ],
      { fill: 'four' },
    );
  if (as === 'input')
    return closed(
      [
        [x - 78, y - 19],
        [x + 96, y - 19],
        [x + 78, y + 19],
        [x - 96, y + 19],
      ],
      { fill: 'tint' },
    );
  const [w, round] = as === 'do' ? [88, 0] : [56, 19];
  return box([x - w, y - 19], [w * 2, 38], { fill: as === 'do' ? 'paper' : 'tint', stroke: 'line', round });
};

/** A flowchart from top to bottom: questions go on down with yes, and with no to another step at the side. */
export const flowchart = defineKind(
  'flowchart',
  { steps: z.array(step).min(2).max(8) },
  {
    draw: ({ steps }) => {
      const y = (at: number): number => 32 + at * tall;
      const marks: Mark[] = [];
      steps.forEach(({ as, text, no }, at) => {
        marks.push(outline(as, y(at)), label([x, y(at)], text));
        const next = steps[at + 1];
        if (next !== undefined && as !== 'end') marks.push(line([x, y(at) + half(as)], [x, y(at + 1) - half(next.as)], { arrows: 'end' }));
        if (as !== 'ask') return;
        if (next !== undefined) marks.push(label([x + 20, y(at) + 36], 'yes', { italic: true, anchor: 'start' }));
        const to = no === undefined ? undefined : steps[no];
        if (no === undefined || to === undefined || no === at) return;
        const side = 266 + (steps.slice(0, at).filter((one) => one.no !== undefined).length % 2) * 24;
        const end = x + wide(to.as);
        marks.push(
          path(`M${x + 112} ${y(at)}H${side}V${y(no)}`),
          line([side, y(no)], [end + 2, y(no)], { arrows: 'end' }),
          label([side + 8, y(at) + (no > at ? 16 : -14)], 'no', { italic: true, anchor: 'start', halo: true }),
        );
      });
      return { width: fullWidth, height: 32 + steps.length * tall - 36, marks };
    },
    describe: ({ steps }) =>
      `A flowchart. ${steps
        .map(({ as, text, no }, at) => {
          const said = `Step ${at + 1}, ${as === 'ask' ? 'a question' : as === 'input' ? 'input or output' : as === 'do' ? 'an action' : `the ${as}`}: ${text}`;
          const goes =
            as === 'ask'
              ? `${/[?]$/.test(text) ? '' : '.'} Yes goes to step ${at + 2}${no === undefined ? '' : `, no goes to step ${no + 1}`}`
              : '';
          return `${said}${goes}.`;
        })
        .join(' ')}`,
    sample: ({ int, pick }) => {
      const ask = { as: 'ask' as const, text: pick(['Is x > 10?', 'Is it raining?', 'Is n = 0?']) };
      return {
        steps: pick<Step[]>([
          [
            { as: 'start', text: 'Start' },
            { as: 'input', text: 'Input x' },
            { ...ask, no: 1 },
            { as: 'end', text: 'Stop' },
          ],
          [
            { as: 'start', text: 'Start' },
            { as: 'do', text: `x = ${int(1, 9)}` },
            { as: 'do', text: 'x = x + 2' },
            { ...ask, no: 2 },
            { as: 'input', text: 'Output x' },
            { as: 'end', text: 'Stop' },
          ],
          [
            { as: 'start', text: 'Start' },
            { ...ask, no: 3 },
            { as: 'do', text: 'Put on a coat' },
            { as: 'do', text: 'Go out' },
            { as: 'end', text: 'Stop' },
          ],
        ]),
      };
    },
  },
);
