/** One table of the report, with the sentences under it. */
export type Section = {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly notes: readonly string[];
  /** Pass marks that were missed, in words: the command then fails. */
  readonly failures?: readonly string[];
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/** The value that so many percent of them do not exceed. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
export const ratio = (value: number, beside: number): string => `${rounded(value / beside, 2)}`;

/** Takes turns, so that whatever else the machine does falls on each alike. */
export const inTurns = async <Name extends string, T>(
  rounds: number,
  measures: Readonly<Record<Name, () => Promise<T>>>,
): Promise<Readonly<Record<Name, readonly T[]>>> => {
  const names = Object.keys(measures) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Name, T[]>;
  for (let round = 0; round < rounds; round += 1) for (const name of names) results[name].push(await measures[name]());
  return results;
};

/** Milliseconds that something takes. */
export const timed = async <T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly milliseconds: number }> => {
  const from = performance.now();
  const value = await work();
  return { value, milliseconds: performance.now() - from };
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

export const markdown = ({ title, columns, rows, notes }: Section): string =>
  [
    `## ${title}`,
    '',
    ...(rows.length === 0 ? [] : [row(columns), row(columns.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row), '']),
    ...notes.map((note) => `${note}\n`),
  ].join('\n');
