import { rounded } from './ratio.ts';

/** What a figure has to be. Where it is a share or a multiple of a floor, the floor is of the same run. */
export type Mark = { readonly what: string; readonly measured: number; readonly unit?: string; readonly digits?: number } & (
  | { readonly least: number }
  | { readonly most: number }
);

const wordsOf = (mark: Mark): string => {
  const unit = mark.unit === undefined ? '' : ` ${mark.unit}`;
  const limit = 'least' in mark ? `at least ${mark.least}` : `at most ${mark.most}`;
  return `${mark.what}: ${limit}${unit}, measured ${rounded(mark.measured, mark.digits ?? 2)}`;
};

/** What was not measured is not met. */
const isMet = (mark: Mark): boolean => ('least' in mark ? mark.measured >= mark.least : mark.measured <= mark.most);

/** The sentence under the table, and those that the command fails with. */
export const judged = (marks: readonly Mark[]): { readonly note: string; readonly failures: readonly string[] } => ({
  note: `Marks. ${marks.map((mark) => `${wordsOf(mark)}: ${isMet(mark) ? 'met' : 'not met'}.`).join(' ')}`,
  failures: marks.filter((mark) => !isMet(mark)).map((mark) => `${wordsOf(mark)}.`),
});
