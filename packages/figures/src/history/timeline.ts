import { z } from 'zod';
import { circle, fullWidth, label, line, type Mark, open, type Point, scale, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const axis = 92;
const gap = 26;

/** There was no year 0: after 1 BC came AD 1. */
const yearSaid = (year: number): string => (year < 0 ? `${-year} BC` : year === 0 ? 'AD 1' : `${year}`);
const saidAs =
  (called: string | undefined) =>
  (year: number): string =>
    called === undefined ? yearSaid(year) : `${called} ${year}`;

/** Rows no closer than `gap`, each as near to its own place as the others let it. */
const spread = (places: readonly number[], bottom: number): readonly number[] => {
  const rows: number[] = [];
  for (const place of places) rows.push(Math.max(place, (rows.at(-1) ?? -Infinity) + gap));
  let below = bottom;
  return rows
    .toReversed()
    .map((row) => {
      below = Math.min(row, below);
      const here = below;
      below -= gap;
      return here;
    })
    .toReversed();
};

/** Time runs down the page, as a narrow screen is read; years before Christ are negative. */
export const timeline = defineKind(
  'timeline',
  {
    from: z.int(),
    to: z.int(),
    step: z.int().positive(),
    events: z
      .array(z.strictObject({ year: z.int(), text: z.string().min(1).max(18) }))
      .min(1)
      .max(8),
    /** The years of the events are written beside them. */
    dated: z.boolean().optional(),
    /** What is counted, where it is not years: acts of a play, chapters, weeks. */
    called: z.string().min(1).max(7).optional(),
  },
  {
    draw: ({ from, to, step, events, dated = false, called }) => {
      const said = saidAs(called);
      const ordered = events.toSorted((a, b) => a.year - b.year);
      const height = Math.max(
        called === undefined ? 200 : 150,
        (called === undefined ? 40 : 31) * ((to - from) / step) + 48,
        ordered.length * (dated ? 44 : 34) + 40,
      );
      const y = scale(from, to, 24, height - 24);
      const between = dated ? 44 : gap;
      const places = ordered.map(({ year }) => (y(year) * gap) / between);
      const rows = spread(places, ((height - (dated ? 28 : 18)) * gap) / between).map((row) => (row * between) / gap);
      const marks: Mark[] = [
        line([axis, 4], [axis, height - 4], { width: 3, arrows: 'end' }),
        ...steps(from, to, step).flatMap((year): Mark[] => [
          line([axis - 8, y(year)], [axis, y(year)], { width: 2 }),
          label([axis - 14, y(year)], said(year), { anchor: 'end' }),
        ]),
        ...ordered.flatMap(({ year, text }, at): Mark[] => {
          const row = rows[at] ?? 0;
          const bend: readonly Point[] = [
            [axis, y(year)],
            [axis + 12, y(year)],
            [axis + 28, row],
            [axis + 36, row],
          ];
          return [
            open(bend, { stroke: 'one', width: 1.5 }),
            circle([axis, y(year)], 5, { fill: 'one', stroke: 'paper', width: 1.5 }),
            label([axis + 42, row], text, { anchor: 'start' }),
            ...(dated ? [label([axis + 42, row + 19], said(year), { anchor: 'start', ink: 'one' as const })] : []),
          ];
        }),
      ];
      return { width: fullWidth, height, marks };
    },
    describe: ({ from, to, step, events, dated = false, called }) => {
      const said = saidAs(called);
      // The marks as they are written: how far they are apart may be what is asked.
      return `A timeline from ${said(from)} to ${said(to)}, marked at ${steps(from, Math.min(to, from + 2 * step), step)
        .map(said)
        .join(', ')}${to > from + 2 * step ? ' and so on' : ''}. From the earliest: ${events
        .toSorted((a, b) => a.year - b.year)
        .map(({ year, text }) => {
          const before = from + Math.floor((year - from) / step) * step;
          if (dated) return `${text}, ${said(year)}`;
          if (year === before) return `${text}, at the mark ${said(year)}`;
          const share = (year - before) / step;
          return `${text}, ${share < 0.35 ? 'soon after' : share <= 0.65 ? 'about halfway after' : 'well after'} the mark ${said(before)}`;
        })
        .join('; ')}.`;
    },
    sample: ({ int, pick }) => {
      const step = pick([10, 50, 100, 500]);
      const from = step * int(-5, 15);
      const count = int(3, 6);
      const names = ['A', 'B', 'C', 'D', 'E', 'F', 'Great Fire', 'Magna Carta signed'];
      return {
        from,
        to: from + step * count,
        step,
        events: names.slice(0, int(1, 8)).map((text) => ({ year: from + int(0, step * count), text })),
        ...pick([{}, { dated: true }]),
      };
    },
  },
);
