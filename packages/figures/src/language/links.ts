import { z } from 'zod';
import { between, box, fullWidth, type Label, label, type Mark, type Point } from '../drawing.ts';
import { clashesWith } from '../faults.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';
import { textWidth } from '../text-size.ts';
import { wrapped } from './wrapped.ts';

const place = z.int().min(0).max(7);
const [widest, tall, pitch, leading] = [107, 48, 106, 18];
/** Bold letters are wider than the others. */
const bold = 1.1;

type Box = { readonly name: string; readonly at: readonly [number, number]; readonly note?: string | undefined };
const linesOf = ({ name, note }: Box): readonly string[] => [
  ...wrapped(name, (widest - 8) / bold),
  ...(note === undefined ? [] : wrapped(note, (widest - 8) / bold)),
];
const sizeOf = (one: Box): Point => {
  const texts = linesOf(one);
  return [
    Math.min(widest, Math.max(54, ...texts.map((text) => textWidth(text, 16) * bold + 12))),
    Math.max(tall - 10, texts.length * leading + 12),
  ];
};
const middleOf = ({ at: [column, row] }: Box): Point => [54 + column * 106, row * pitch];

/** How far from the middle of a box a line leaves it. */
const edge = ([wide, high]: Point, [dx, dy]: Point): number => {
  const length = Math.hypot(dx, dy) || 1;
  return Math.min(wide / 2 / Math.max(Math.abs(dx / length), 0.001), high / 2 / Math.max(Math.abs(dy / length), 0.001)) + 3;
};

/** People or ideas in boxes, and what each is to another beside its arrow. Three columns, which may be met halfway. */
export const links = defineKind(
  'links',
  {
    boxes: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(18),
          note: z.string().min(1).max(20).optional(),
          at: z.tuple([z.number().min(0).max(2), z.number().min(0).max(4)]),
        }),
      )
      .min(2)
      .max(8),
    links: z
      .array(
        z.strictObject({
          from: place,
          to: place,
          text: z.string().max(16).optional(),
          both: z.boolean().optional(),
          dashed: z.boolean().optional(),
        }),
      )
      .max(12),
  },
  {
    draw: ({ boxes, links: joined }) => {
      const down = 8 - Math.min(...boxes.map((one) => middleOf(one)[1] - sizeOf(one)[1] / 2));
      const spots = boxes.map((one) => {
        const [x, y] = middleOf(one);
        return { at: [x, y + down] as const, size: sizeOf(one) };
      });
      const bottom = Math.max(...spots.map(({ at, size }) => at[1] + size[1] / 2));
      const drawn = joined.flatMap((link) => {
        const [from, to] = [spots[link.from], spots[link.to]];
        if (from === undefined || to === undefined) return [];
        const way: Point = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
        const length = Math.hypot(...way) || 1;
        // What goes there and back keeps to its own side.
        const side = joined.some((other) => other.from === link.to && other.to === link.from) ? 13 : 0;
        const off: Point = [(-way[1] / length) * side, (way[0] / length) * side];
        const [start, end]: readonly [Point, Point] = [
          [from.at[0] + off[0], from.at[1] + off[1]],
          [to.at[0] + off[0], to.at[1] + off[1]],
        ];
        const gaps: Point = [edge(from.size, way), edge(to.size, way)];
        const at = (share: number): Point => {
          const along = gaps[0] + share * (length - gaps[0] - gaps[1]);
          return [start[0] + (way[0] / length) * along, start[1] + (way[1] / length) * along];
        };
        return [
          {
            link,
            at,
            mark: between(start, end, gaps, {
              width: 2,
              stroke: 'one',
              ...(link.both === true ? { arrows: 'both' as const } : { arrows: 'end' as const }),
              ...(link.dashed === true ? { dash: true } : {}),
            }),
          },
        ];
      });
      const marks: Mark[] = [
        ...drawn.map(({ mark }) => mark),
        ...boxes.flatMap((one, which): Mark[] => {
          const spot = spots[which];
          if (spot === undefined) return [];
          const [[x, y], [wide, high]] = [spot.at, spot.size];
          const texts = linesOf(one);
          const names = wrapped(one.name, (widest - 8) / bold).length;
          return [
            box([x - wide / 2, y - high / 2], [wide, high], { fill: 'paper', stroke: 'line', round: 8, width: 2 }),
            ...texts.map((text, at) =>
              label([x, y + (at - (texts.length - 1) / 2) * leading], text, {
                bold: at < names,
                ...(text === '?' ? { ink: 'one' as const } : {}),
              }),
            ),
          ];
        }),
      ];
      for (const { link, at } of drawn) {
        if (link.text === undefined || link.text === '') continue;
        const texts = wrapped(link.text, 92);
        const clash = clashesWith(marks);
        const put = (share: number, by: number): Label[] => {
          const [x, y] = at(share);
          const half = Math.max(...texts.map((text) => textWidth(text, 16))) / 2 + 2;
          const inside = Math.min(fullWidth - half, Math.max(half, x + by));
          return texts.map((text, row) =>
            label([inside, y + (row - (texts.length - 1) / 2) * 17], text, {
              halo: true,
              ...(text === '?' ? { bold: true, ink: 'one' as const } : {}),
            }),
          );
        };
        const tried = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].flatMap((share) => [0, 16, -16, 30, -30].map((by) => put(share, by)));
        const worst = (labels: readonly Label[]): number => labels.reduce((sum, one) => sum + clash(one), 0);
        const best = tried.reduce((least, one) => (worst(one) < worst(least) ? one : least));
        marks.push(...best);
      }
      return { width: fullWidth, height: bottom + 8, marks };
    },
    describe: ({ boxes, links: joined }) => {
      const called = (at: number): string => boxes[at]?.name.replace(/^\?$/, 'the box that is asked about') ?? '';
      const told = joined.map(({ from, to, text = '', both = false }) => {
        const [one, other] = [called(from), called(to)];
        const said = text === '' ? '' : text === '?' ? ', with a question mark beside it' : `, “${text}”`;
        return both ? `between ${one} and ${other}${said}` : `from ${one} to ${other}${said}`;
      });
      const notes = boxes.flatMap(({ note }, at) => (note === undefined ? [] : [`Below ${called(at)} stands “${note}”.`]));
      return [
        `Boxes joined by arrows: ${listed(boxes.map((_, at) => called(at)))}.`,
        ...notes,
        ...(told.length === 0 ? [] : [`The arrows go ${told.join('; ')}.`]),
      ].join(' ');
    },
    sample: ({ int, pick }) => {
      const [first, second] = pick([
        ['Anna', 'Ben'],
        ['Lady Macbeth', 'Macbeth'],
        ['?', 'Mrs Johnstone'],
      ] as const);
      const boxes: { name: string; note?: string; at: [number, number] }[] = [
        { name: first, at: [0, 0], ...pick([{}, { note: 'a queen' }]) },
        { name: second, at: [2, 0] },
        { name: 'Carl', at: [pick([0.5, 1, 1.5]), 1] },
        { name: 'Dee', at: [1, 2] },
      ];
      return {
        boxes: boxes.slice(0, int(2, 4)),
        links: [
          { from: 0, to: 1, text: pick(['loves', 'sister of', '?']), ...pick([{}, { dashed: true }]) },
          ...pick([[], [{ from: 1, to: 0, text: 'fears' }]]),
        ],
      };
    },
  },
);
