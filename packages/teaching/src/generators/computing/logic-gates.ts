import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';

const about = { subject: 'computing' } as const;
type Gate = 'AND' | 'OR' | 'NOT' | 'XOR' | 'NAND' | 'NOR';
const gates: Readonly<Record<Gate, (a: number, b: number) => number>> = {
  AND: (a, b) => a & b,
  OR: (a, b) => a | b,
  NOT: (a) => 1 - a,
  XOR: (a, b) => a ^ b,
  NAND: (a, b) => 1 - (a & b),
  NOR: (a, b) => 1 - (a | b),
};
const means: Readonly<Record<Gate, string>> = {
  AND: 'is 1 only if both are 1',
  OR: 'is 1 if at least one is 1',
  NOT: 'turns 0 into 1 and 1 into 0',
  XOR: 'is 1 if just one of them is 1',
  NAND: 'is 0 only if both are 1',
  NOR: 'is 1 only if both are 0',
};
const rows = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;
const outputs = (gate: (a: number, b: number) => number): string => rows.map(([a, b]) => gate(a, b)).join(', ');

/** The truth table with its last column still to be filled in. */
const emptyTable = (inputs: readonly string[], filled: readonly (readonly number[])[]): FigureOf<'table'> => ({
  kind: 'table',
  head: [...inputs, 'Output'],
  rows: filled.map((row) => [...row.map(String), '?']),
});

export const logicGates = makeGenerator<string>(
  {
    ...about,
    id: 'computing-logic-gates',
    title: 'Logic gates and truth tables',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: ['logic gates', 'truth tables', 'and or not', 'boolean logic', 'logic', 'xor nand nor'],
    kinds: [
      asking(/(?<!\band |\bor |, ?)\bnot gates?\b/, /\bNOT\b/),
      asking(/(?<!\b(?:and|or|not) (?:and )?|, ?(?:and )?)\band gates?\b/, /\bAND\b/),
      asking(/(?<!\b(?:and|or|not) (?:and )?|, ?(?:and )?)\bor gates?\b/, /\bOR\b/),
    ],
  },
  ({ pick, level }) => {
    const kind = level('table' as const, pick(['table', 'not'] as const), pick(['not', 'two'] as const));
    const names = level<readonly Gate[]>(['AND', 'OR', 'NOT'], ['AND', 'OR', 'XOR', 'NAND', 'NOR'], ['AND', 'OR', 'NAND', 'NOR', 'XOR']);
    const [gate, other] = [pick(names), pick(names)];
    const [x, y] = pick([
      ['A', 'B'],
      ['P', 'Q'],
      ['X', 'Y'],
      ['M', 'N'],
    ] as const);
    const asked = pick(['Complete the truth table for', 'Work out the output column for', 'Find the outputs of']);
    const ending = 'What are the outputs, from the top row down?';
    if (gate === 'NOT')
      return {
        stem: `${asked} “NOT ${x}”. ${ending}`,
        figure: emptyTable([x], [[0], [1]]),
        key: '1, 0',
        slips: [
          ['0, 1', `This copies ${x}. NOT turns each bit round.`],
          ['1, 1', 'This gives 1 in every row. NOT turns a 1 into 0.'],
          ['0, 0', 'This gives 0 in every row. NOT turns a 0 into 1.'],
        ],
        show: String,
        why: `NOT ${means.NOT}.`,
        steps: [`${x} = 0: 1`, `${x} = 1: 0`],
        hints: ['This gate has one input, so there are two rows.', 'The output is never the same as the input.'],
        drawn: { gate, text: `NOT ${x}`, x, y },
      };
    const notFirst = pick([true, false]);
    const value = (a: number, b: number): number =>
      kind === 'table'
        ? gates[gate](a, b)
        : kind === 'not'
          ? gates[gate](notFirst ? 1 - a : a, notFirst ? b : 1 - b)
          : gates[other](gates[gate](a, b), 1 - b);
    const text =
      kind === 'table'
        ? `${x} ${gate} ${y}`
        : kind === 'not'
          ? notFirst
            ? `(NOT ${x}) ${gate} ${y}`
            : `${x} ${gate} (NOT ${y})`
          : `(${x} ${gate} ${y}) ${other} (NOT ${y})`;
    const key = outputs(value);
    const wrong = (Object.keys(gates) as Gate[])
      .filter((one) => one !== 'NOT')
      .map((one) => [outputs(gates[one]), `This is the column for ${x} ${one} ${y}.`] as const);
    return {
      stem: `${asked} “${text}”. ${ending}`,
      figure: emptyTable([x, y], rows),
      key,
      slips: [
        [outputs((a, b) => 1 - value(a, b)), 'This has each output the wrong way round.'],
        ...wrong,
        [outputs((a) => a), `This copies ${x}.`],
      ],
      show: String,
      why: `${gate} ${means[gate]}${kind === 'two' && other !== gate ? `, ${other} ${means[other]}` : ''}${kind === 'table' ? '' : ', and NOT turns a bit round'}. Row by row: ${key}.`,
      steps: rows.map(([a, b]) => `${x} = ${a}, ${y} = ${b}: ${value(a, b)}`),
      hints: [`${gate} ${means[gate]}.`, 'Take the rows one at a time. Do what is in brackets first.'],
      drawn: { gate, text, x, y },
    };
  },
);
