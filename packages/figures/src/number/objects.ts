import { z } from 'zod';
import { circle, group, label, line, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';
import { thingMarks, thingNames, things } from './things.ts';

const cell = 46;
const inARow = 5;
const nameRoom = 78;

type Group = { readonly count: number; readonly name?: string | undefined };
const rowsOf = ({ count }: Group): number => Math.max(1, Math.ceil(count / inARow));
const widthOf = (groups: readonly Group[], left: number): number =>
  Math.max(180, left + Math.max(...groups.map(({ count }) => Math.min(Math.max(count, 1), inARow))) * cell + 12);

/** Each group that has a name, from its name to its last thing. */
export const placesOfGroups = ({
  groups,
}: {
  readonly groups: readonly Group[];
}): readonly { readonly name: string; readonly at: Point; readonly size: Point }[] => {
  const wide = widthOf(groups, nameRoom);
  let y = 8;
  return groups.flatMap((one) => {
    const tall = rowsOf(one) * cell;
    const top = y - 4;
    y += tall + 12;
    return one.name === undefined ? [] : [{ name: one.name, at: [2, top] as const, size: [wide - 4, tall + 8] as const }];
  });
};

/** Things to count, in rows of five; each group may have a name, and things that go away are crossed out. */
export const objects = defineKind(
  'objects',
  {
    groups: z
      .array(
        z.strictObject({
          thing: z.enum(thingNames),
          count: z.int().min(0).max(20),
          name: z.string().max(8).optional(),
          crossedOut: z.int().min(0).max(20).optional(),
        }),
      )
      .min(1)
      .max(4),
    /** A ring around each group: equal groups, or groups to compare. */
    ringed: z.boolean().optional(),
    /** Each with its number: what was counted, once that is known. */
    counted: z.boolean().optional(),
  },
  {
    draw: ({ groups, ringed = false, counted = false }) => {
      const named = groups.some(({ name }) => name !== undefined);
      const left = named ? nameRoom : 8;
      const marks: Mark[] = [];
      let y = 8;
      let number = 0;
      for (const { thing, count, name, crossedOut = 0 } of groups) {
        const rows = rowsOf({ count });
        if (name !== undefined) marks.push(label([8, y + (rows * cell) / 2], name, { anchor: 'start', bold: true }));
        if (ringed)
          marks.push({
            kind: 'box',
            at: [left, y],
            size: [Math.min(count || 1, inARow) * cell + 4, rows * cell],
            round: 20,
            stroke: 'one',
          });
        for (const at of range(count)) {
          const [cx, cy] = [left + 2 + ((at % inARow) + 0.5) * cell, y + (Math.floor(at / inARow) + 0.5) * cell];
          marks.push(group([cx, cy], thingMarks[thing]));
          if (at >= count - crossedOut) marks.push(line([cx - 18, cy + 18], [cx + 18, cy - 18], { width: 3 }));
          else if (counted) {
            number += 1;
            // Two digits are twice as wide, and stay clear of the next thing.
            marks.push(label([cx + (number < 10 ? 13 : 10), cy + 14], String(number), { size: 18, bold: true, halo: true }));
          }
        }
        y += rows * cell + 12;
      }
      return { width: widthOf(groups, left), height: y - 4, marks: marks.length === 0 ? [circle([0, 0], 0)] : marks };
    },
    describe: ({ groups }) =>
      groups
        .map(({ thing, count, name, crossedOut = 0 }) => {
          const said = range(count).map((at) => (at >= count - crossedOut ? `${thing} crossed out` : thing));
          return `${name === undefined ? `A picture of ${things[thing]}` : name}: ${count === 0 ? 'nothing' : listed(said)}.`;
        })
        .join(' '),
    sample: ({ int, pick }) => {
      const many = int(1, 3);
      return {
        ringed: pick([true, false]),
        counted: pick([true, false]),
        groups: range(many).map((at) => {
          const count = int(1, many === 1 ? 20 : 10);
          return {
            thing: pick(thingNames),
            count,
            ...(many > 1 ? { name: `Row ${'ABC'.charAt(at)}` } : {}),
            crossedOut: int(0, Math.min(3, count)),
          };
        }),
      };
    },
  },
);
