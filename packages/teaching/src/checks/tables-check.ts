import type { TableItem } from '@hedgerow/curriculum/check-item';
import { multiplicationTablesCheck } from '../generators/multiplication-check.ts';
import { drawing, hashText, mulberry32 } from '../generators/random.ts';

const topicId = 'maths.ks2.times-tables';
/** The tables of Years 1 and 2 first, those of Year 4 last. */
const levelOf = (table: number): 0 | 1 | 2 => {
  if ([2, 5, 10].includes(table)) return 0;
  return [3, 4, 8, 11].includes(table) ? 1 : 2;
};

export const tablesCheck = (seed: number): readonly TableItem[] =>
  multiplicationTablesCheck(seed).map(({ left, right }) => ({ kind: 'table', left, right, topicId, level: levelOf(left) }));

export type TableSum = { readonly left: number; readonly right: number };

/** Three to try before it begins: easy ones, as in school; they count for nothing. */
export const practiceSums = (seed: number): readonly TableSum[] => {
  const { some, int } = drawing(mulberry32(hashText(`tables-practice:${seed}`)), 'beginner');
  return some([1, 2, 5, 10], 3).map((left) => ({ left, right: int(2, 5) }));
};

type TableMark = TableSum & { readonly correct: boolean };

/** The tables of the sums that were missed, the most missed first. Both numbers of a sum name a table; the harder one is practised. */
export const tablesToPractise = (marks: readonly TableMark[]): readonly number[] => {
  const missed = new Map<number, number>();
  for (const { left, right, correct } of marks) {
    const table = levelOf(left) >= levelOf(right) ? left : right;
    if (!correct) missed.set(table, (missed.get(table) ?? 0) + 1);
  }
  return [...missed].toSorted(([a, times], [b, more]) => more - times || a - b).map(([table]) => table);
};
