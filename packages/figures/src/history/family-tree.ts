import { z } from 'zod';
import { box, fullWidth, label, line, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

const place = z.int().min(0).max(8);

/** People in rows by generation. A couple has a double line; a line leads down from parents to their children. */
export const familyTree = defineKind(
  'family-tree',
  {
    people: z
      .array(z.strictObject({ name: z.string().min(1).max(12), row: z.int().min(0).max(3), note: z.string().max(12).optional() }))
      .min(2)
      .max(9),
    couples: z.array(z.tuple([place, place])).max(4),
    /** `of` are one or two places in the list of people. */
    children: z.array(z.strictObject({ of: z.array(place).min(1).max(2), child: place })).max(8),
  },
  {
    draw: ({ people, couples, children }) => {
      const count = (row: number): number => people.filter((person) => person.row === row).length;
      const [tall, high] = [98, 46];
      const spots = people.map((person, at) => {
        const before = people.slice(0, at).filter(({ row }) => row === person.row).length;
        const cell = fullWidth / count(person.row);
        return { x: (before + 0.5) * cell, y: 30 + person.row * tall, wide: Math.min(100, cell - 8) };
      });
      const marks: Mark[] = [];
      for (const [a, b] of couples) {
        const [one, other] = [spots[a], spots[b]];
        if (one === undefined || other === undefined) continue;
        const [left, right] = one.x < other.x ? [one, other] : [other, one];
        const [from, to] = [left.x + left.wide / 2, right.x - right.wide / 2];
        for (const by of [-3, 3]) marks.push(line([from, left.y + by], [to, right.y + by], { width: 1.5 }));
      }
      for (const { of, child } of children) {
        const parents = of.flatMap((at) => spots[at] ?? []);
        const below = spots[child];
        if (below === undefined || parents.length === 0) continue;
        const x = parents.reduce((sum, parent) => sum + parent.x, 0) / parents.length;
        const y = (parents[0]?.y ?? 0) + (parents.length === 2 ? 3 : high / 2);
        const bend = below.y - high / 2 - 14;
        marks.push(line([x, y], [x, bend]), line([x, bend], [below.x, bend]), line([below.x, bend], [below.x, below.y - high / 2]));
      }
      people.forEach(({ name, note }, at) => {
        const spot = spots[at];
        if (spot === undefined) return;
        marks.push(
          box([spot.x - spot.wide / 2, spot.y - high / 2], [spot.wide, high], { fill: 'paper', stroke: 'one', round: 8, width: 2 }),
          label([spot.x, spot.y + (note === undefined ? 0 : -9)], name, {
            bold: true,

            ...(name === '?' ? { ink: 'one' as const } : {}),
          }),
          ...(note === undefined ? [] : [label([spot.x, spot.y + 12], note)]),
        );
      });
      return { width: fullWidth, height: 60 + Math.max(...people.map(({ row }) => row)) * tall, marks };
    },
    describe: ({ people, couples, children }) => {
      const called = (at: number): string => {
        const person = people[at];
        return person === undefined ? 'somebody' : person.name === '?' ? 'somebody to find' : person.name;
      };
      return [
        'A family tree.',
        ...couples.map(([a, b]) => `${called(a)} and ${called(b)} are a couple.`),
        ...children.map(({ of, child }) => `${called(child)} is a child of ${listed(of.map(called))}.`),
        ...people.flatMap(({ name, note }) => (note === undefined || name === '?' ? [] : [`${name}: ${note}.`])),
      ].join(' ');
    },
    sample: ({ pick }) => {
      const last = pick(['Sam', '?']);
      return {
        people: [
          { name: 'Ann', row: 0 },
          { name: 'Bob', row: 0 },
          { name: pick(['Cara', 'Edie']), row: 1, note: '1547–1553' },
          { name: 'Dev', row: 1 },
          { name: last, row: 2 },
        ],
        couples: [[0, 1] as [number, number], [2, 3] as [number, number]],
        children: [
          { of: [0, 1], child: 2 },
          { of: [2, 3], child: 4 },
        ],
      };
    },
  },
);
