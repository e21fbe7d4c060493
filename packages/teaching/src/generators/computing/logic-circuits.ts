import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator } from '../make-generator.ts';

const gates = {
  AND: (a: number, b: number) => a & b,
  OR: (a: number, b: number) => a | b,
  XOR: (a: number, b: number) => a ^ b,
  NAND: (a: number, b: number) => 1 - (a & b),
  NOR: (a: number, b: number) => 1 - (a | b),
} as const;
type Gate = keyof typeof gates;
const says: Readonly<Record<Gate, string>> = {
  AND: 'gives 1 only if both of its inputs are 1',
  OR: 'gives 1 as soon as one of its inputs is 1',
  XOR: 'gives 1 if its inputs differ',
  NAND: 'gives 0 only if both of its inputs are 1',
  NOR: 'gives 1 only if both of its inputs are 0',
};
const orders = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [0, 2, 1, 3],
  [0, 1, 3, 2],
] as const;

export const logicCircuits = makeGenerator<string>(
  {
    id: 'computing-logic-circuits',
    title: 'Logic circuits',
    subject: 'computing',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['logic circuits', 'logic diagrams', 'gate symbols', 'reading logic gates', 'circuit of logic gates', 'logic gate symbols'],
  },
  ({ pick, level }) => {
    const names = level<readonly Gate[]>(['AND', 'OR'], ['AND', 'OR', 'XOR', 'NAND', 'NOR'], ['AND', 'OR', 'XOR', 'NAND', 'NOR']);
    const first = pick(names);
    const second = level(undefined, pick([undefined, pick(names)] as const), pick(names));
    const not = pick(level<readonly ('A' | 'B' | 'C')[][]>([[], ['A'], ['B']], [[], ['A'], ['B']], [[], ['A'], ['B'], ['C']]));
    const c = pick([0, 1]);
    const order = pick(orders);
    const rows = order.map((row) => [row >> 1, row & 1] as const);
    const figure: FigureOf<'logic-circuit'> = {
      kind: 'logic-circuit',
      first,
      ...(second === undefined ? {} : { second }),
      ...(not.length === 0 ? {} : { not: [...not] }),
    };
    const bit = (name: 'A' | 'B' | 'C', value: number): number => (not.includes(name) ? 1 - value : value);
    const column = (one: Gate, two: Gate | undefined, turns: boolean): string =>
      rows
        .map(([a, b]) => {
          const inner = gates[one](turns ? bit('A', a) : a, turns ? bit('B', b) : b);
          return two === undefined ? inner : gates[two](inner, turns ? bit('C', c) : c);
        })
        .join(', ');
    const key = column(first, second, true);
    const flipped = key
      .split(', ')
      .map((value) => 1 - Number(value))
      .join(', ');
    return {
      stem: `${second === undefined ? '' : `Input C is ${c}. `}A and B are ${rows.map(([a, b], at) => `${at === 3 ? 'and at last ' : at === 0 ? 'first ' : 'then '}${a} and ${b}`).join(', ')}. What is Q each time?`,
      figure,
      key,
      slips: [
        [column(first, second, false), 'This leaves out the small triangle, which turns a bit round.'],
        [flipped, 'This has each output the wrong way round.'],
        ...(Object.keys(gates) as Gate[]).map(
          (gate) =>
            [
              column(second === undefined ? gate : first, second === undefined ? undefined : gate, true),
              `This takes the ${second === undefined ? '' : 'last '}gate for ${gate}.`,
            ] as const,
        ),
        [column(first, undefined, true), 'This is what leaves the first gate. It goes on through another.'],
        ...(Object.keys(gates) as Gate[]).map((gate) => [column(gate, undefined, true), `This takes the gate for ${gate}.`] as const),
      ],
      show: String,
      why: `The ${second === undefined ? '' : 'first '}gate, ${first}, ${says[first]}.${second === undefined ? '' : ` The other, ${second}, ${says[second]}.`}${not.length === 0 ? '' : ' A triangle with a small circle turns a bit round first.'}`,
      steps: rows.map(([a, b], at) => `A = ${a}, B = ${b}: ${key.split(', ')[at]}`),
      hints: [
        'Write down what goes into each gate, one pair of inputs at a time.',
        'A flat back is AND, a curved back is OR. A small circle turns the output round.',
      ],
      drawn: { c, order: [...order] },
    };
  },
);
