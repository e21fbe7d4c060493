import { z } from 'zod';
import { between, circle, fullWidth, label, type Mark, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const value = z.union([z.int().min(2).max(9999), z.literal('?')]);
type Value = z.output<typeof value>;

const isPrime = (number: Value): boolean =>
  number !== '?' && Array.from({ length: Math.floor(Math.sqrt(number)) }, (_, at) => at + 1).every((by) => by === 1 || number % by !== 0);

type Split = { readonly at: number; readonly into: readonly [Value, Value] };
type Node = { readonly value: Value; readonly row: number; readonly x: number; readonly parent?: number };

/** Each split stands half as far to the sides as the one above it. */
const nodesOf = (root: Value, splits: readonly Split[]): readonly Node[] => {
  const nodes: Node[] = [{ value: root, row: 0, x: fullWidth / 2 }];
  for (const { at, into } of splits) {
    const above = nodes[at];
    if (above === undefined) continue;
    const aside = 76 / 2 ** Math.min(above.row, 1.5);
    into.forEach((number, side) =>
      nodes.push({ value: number, row: above.row + 1, x: above.x + (side === 0 ? -aside : aside), parent: at }),
    );
  }
  return nodes;
};

const place = ({ x, row }: Node): Point => [x, 26 + row * 66];

const said = (number: Value): string => (number === '?' ? 'a number to find' : String(number));

/** A number split into factors until every branch ends in a prime; primes have a ring. `at` counts the numbers in the order they are written. */
export const factorTree = defineKind(
  'factor-tree',
  {
    number: value,
    splits: z
      .array(z.strictObject({ at: z.int().min(0).max(12), into: z.tuple([value, value]) }))
      .min(1)
      .max(5),
  },
  {
    draw: ({ number, splits }) => {
      const nodes = nodesOf(number, splits);
      const rows = Math.max(...nodes.map(({ row }) => row));
      const split = new Set(splits.map(({ at }) => at));
      return {
        width: fullWidth,
        height: 52 + rows * 66,
        marks: nodes.flatMap((node, at): Mark[] => {
          const above = node.parent === undefined ? undefined : nodes[node.parent];
          const ends = !split.has(at) && isPrime(node.value);
          return [
            ...(above === undefined ? [] : [between(place(above), place(node), [20, 22])]),
            ...(ends ? [circle(place(node), 19, { fill: 'tint', stroke: 'one', width: 2 })] : []),
            label(place(node), node.value, { size: 18, ...(node.value === '?' ? { ink: 'one' as const, bold: true } : {}) }),
          ];
        }),
      };
    },
    describe: ({ number, splits }) => {
      const nodes = nodesOf(number, splits);
      return `A factor tree. ${splits
        .map(({ at, into }) => `${said(nodes[at]?.value ?? '?')} splits into ${said(into[0])} and ${said(into[1])}`)
        .join('. ')
        .replace(/(^|\. )a/g, '$1A')}.`;
    },
    sample: ({ int, pick }) => {
      const [a, b, c, d] = [pick([2, 3, 5]), pick([2, 3, 5, 7]), pick([2, 3]), pick([3, 5, 7, 11])];
      const known = int(0, 1) === 1;
      return {
        number: a * b * c * d,
        splits: [
          { at: 0, into: [a * b, known ? c * d : '?'] },
          { at: 1, into: [a, known ? b : '?'] },
          ...(known ? [{ at: 2, into: [c, d] as [number, number] }] : []),
        ] as { at: number; into: [Value, Value] }[],
      };
    },
  },
);
