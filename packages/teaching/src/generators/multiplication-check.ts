import { drawing, hashText, mulberry32 } from './random.ts';

type CheckQuestion = { readonly left: number; readonly right: number; readonly answer: number };

/** The Year 4 check: how often each table, told by the first factor, comes at least and at most. */
const tableQuotas: readonly (readonly [table: number, least: number, most: number])[] = [
  [2, 0, 2],
  [3, 1, 3],
  [4, 1, 3],
  [5, 1, 3],
  [6, 2, 4],
  [7, 2, 4],
  [8, 2, 4],
  [9, 2, 4],
  [10, 0, 2],
  [11, 1, 3],
  [12, 2, 4],
];
/** The tables learnt at KS1 come together between three and seven times. */
const easyTables: readonly number[] = [2, 5, 10];
const easyQuota: readonly [least: number, most: number] = [3, 7];
const checkLength = 25;
const factors = tableQuotas.map(([table]) => table);

const drawTables = (next: () => number): readonly number[] => {
  const { pick } = drawing(next, 'beginner');
  const tables = tableQuotas.flatMap(([table, least]) => Array.from({ length: least }, () => table));
  while (tables.length < checkLength) {
    const open = tableQuotas.filter(([table, , most]) => tables.filter((each) => each === table).length < most);
    tables.push(pick(open)[0]);
  }
  return tables;
};

const drawCheck = (next: () => number): readonly CheckQuestion[] | undefined => {
  const tables = drawTables(next);
  const easy = tables.filter((table) => easyTables.includes(table)).length;
  if (easy < easyQuota[0] || easy > easyQuota[1]) return undefined;
  const { some } = drawing(next, 'beginner');
  const pairs: CheckQuestion[] = [];
  for (const left of some(tables, tables.length)) {
    const asked = (right: number): boolean =>
      pairs.some((one) => (one.left === left && one.right === right) || (one.left === right && one.right === left));
    // The second factor keeps to the same quotas, with one more either way.
    const open = factors.filter((right, index) => {
      const most = (tableQuotas[index]?.[2] ?? 0) + 1;
      return !asked(right) && pairs.filter((one) => one.right === right).length < most;
    });
    const [right] = open.length === 0 ? [] : some(open, 1);
    if (right === undefined) return undefined;
    pairs.push({ left, right, answer: left * right });
  }
  const enough = tableQuotas.every(([table, least]) => pairs.filter(({ right }) => right === table).length >= least - 1);
  return enough ? pairs : undefined;
};

/** A whole Year 4 multiplication tables check: 25 questions in the order in which they are asked, no product of two numbers twice. */
export const multiplicationTablesCheck = (seed: number): readonly CheckQuestion[] => {
  const next = mulberry32(hashText(`multiplication-tables-check:${seed}`));
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const made = drawCheck(next);
    if (made) return made;
  }
  throw new Error(`No multiplication check for seed ${seed}`);
};
