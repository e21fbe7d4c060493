import { z } from 'zod';
import { circle, fullWidth, label, line, lines, type Mark, scale, steps, type Style } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const end = z.strictObject({ at: z.number(), closed: z.boolean() });
const span = z.strictObject({ from: end.optional(), to: end.optional() });

const margin = 24;
const height = 92;

type Span = z.output<typeof span>;
type End = z.output<typeof end>;

const circleAt = ({ at, closed }: End): string => `${closed ? 'a filled' : 'an open'} circle at ${at}`;

const said = ({ from, to }: Span): string => {
  if (from !== undefined && to !== undefined) return `${circleAt(from)} and ${circleAt(to)}, with a line between them`;
  if (from !== undefined) return `${circleAt(from)} with an arrow to the right`;
  if (to !== undefined) return `${circleAt(to)} with an arrow to the left`;
  return 'a line with an arrow at both ends';
};

const rule = (arrow: boolean): Style => ({ stroke: 'one', width: 3, ...(arrow ? { arrows: 'end' } : {}) });

/** An inequality on a number line: an open circle leaves its number out, a filled one takes it in; without an end it goes on. */
export const inequalityLine = defineKind(
  'inequality-line',
  { from: z.int(), to: z.int(), step: z.int().positive(), spans: z.array(span).min(1).max(2) },
  {
    draw: ({ from, to, step, spans }) => {
      const x = scale(from, to, margin, fullWidth - margin);
      const [row, axis] = [26, 54];
      return {
        width: fullWidth,
        height,
        marks: [
          line([5, axis], [fullWidth - 5, axis], { arrows: 'both' }),
          lines(
            steps(from, to, step).map(
              (tick) =>
                [
                  [x(tick), axis - 6],
                  [x(tick), axis + 6],
                ] as const,
            ),
          ),
          ...steps(from, to, step).map((tick) => label([x(tick), axis + 24], tick)),
          ...spans.flatMap(({ from: low, to: high }): Mark[] => {
            const start = low === undefined ? 6 : x(low.at) + (low.closed ? 0 : 7);
            const stop = high === undefined ? fullWidth - 6 : x(high.at) - (high.closed ? 0 : 7);
            // An arrow is drawn at the end of a line: one to the left runs from its circle.
            const across =
              low === undefined ? line([stop, row], [start, row], rule(true)) : line([start, row], [stop, row], rule(high === undefined));
            return [
              across,
              ...[low, high].flatMap((one) =>
                one === undefined ? [] : [circle([x(one.at), row], 7, { stroke: 'one', width: 2.5, fill: one.closed ? 'one' : 'paper' })],
              ),
            ];
          }),
        ],
      };
    },
    describe: ({ from, to, step, spans }) =>
      `A number line from ${from} to ${to}, marked every ${step}. Above it: ${spans.map(said).join('; then ')}.`,
    sample: ({ int, pick }) => {
      const [low, high] = [int(-4, -1), int(0, 4)];
      const [first, second] = [
        { at: low, closed: pick([true, false]) },
        { at: high, closed: pick([true, false]) },
      ];
      return {
        from: -5,
        to: 5,
        step: 1,
        spans: pick([[{ from: first, to: second }], [{ from: first }], [{ to: second }], [{ to: first }, { from: second }]]),
      };
    },
  },
);
