import { type CsvError, parse } from 'csv-parse/sync';
import { listColumns, type ListColumn, type ListProblem, mostRows } from '@hedgerow/contracts/schools';
import { readYearGroup, type YearGroup } from '@hedgerow/domain/year-groups';

/** One pupil of a school's list. */
export type ListedPupil = {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearGroup: YearGroup;
  readonly classIds: readonly string[];
  readonly classNames: readonly string[];
  /** The same for the same pupil in every list of the school. */
  readonly key: string;
};
export type ReadList = { readonly pupils: readonly ListedPupil[]; readonly problems: readonly ListProblem[] };
export type ListFacts = {
  readonly classes: readonly { readonly id: string; readonly name: string }[];
  /** The calendar year in which the academic year began. */
  readonly academicYear: number;
};

const longestName = 60;
const longestNumber = 40;

/** What schools' own systems call the columns. */
const spellings: ReadonlyMap<string, ListColumn> = new Map(
  Object.entries({
    first_name: 'first_name',
    forename: 'first_name',
    given_name: 'first_name',
    last_name: 'last_name',
    surname: 'last_name',
    family_name: 'last_name',
    year_group: 'year_group',
    year: 'year_group',
    nc_year: 'year_group',
    class: 'class',
    classes: 'class',
    pupil_number: 'pupil_number',
    upn: 'pupil_number',
    admission_number: 'pupil_number',
  }),
);
const needed: readonly ListColumn[] = ['first_name', 'last_name', 'year_group'];

const columnOf = (head: string): ListColumn | undefined =>
  spellings.get(
    head
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  );
const folded = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
const clean = (text: string | undefined): string => (text ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** The delimiter that the header line has most of: English, continental and pasted lists. */
const delimiterOf = (text: string): string => {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  return [',', ';', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length)[0] ?? ',';
};

type Line = { readonly line: number; readonly fields: readonly string[] };

const isCsvError = (error: unknown): error is CsvError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');

/** Quoted fields, a byte order mark and Windows line ends are read as what they are. */
const linesOf = (text: string): readonly Line[] | ListProblem => {
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      delimiter: delimiterOf(text.replace(/^\uFEFF/, '')),
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      max_record_size: 20_000,
    });
    return (records as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[]).map(
      ({ record, info }) => ({ line: info.lines, fields: record }),
    );
  } catch (error) {
    if (!isCsvError(error)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { line, column: null, message: 'A quotation mark is open or out of place here: nothing after it can be read.' };
  }
};

const blank = ({ fields }: Line): boolean => fields.every((field) => field.trim() === '');

type Row = Readonly<Record<ListColumn, string>>;

/** The school's own number; without one the names and the year in which the pupil was in Reception, which never changes. */
const keyOf = (row: Row, year: YearGroup, academicYear: number): string =>
  row.pupil_number === ''
    ? `name:${folded(row.first_name)}|${folded(row.last_name)}|${academicYear - year}`
    : `number:${folded(row.pupil_number)}`;

// oxlint-disable-next-line no-control-regex
const odd = /[\u0000-\u001F\u007F\uFFFD]/;

const nameProblem = (name: string, what: string): string | undefined => {
  if (name === '') return `The ${what} is missing.`;
  if (name.length > longestName) return `The ${what} has more than ${longestName} characters.`;
  if (odd.test(name) || !name.isWellFormed()) return `The ${what} has characters that cannot be read. Please save the list as “CSV UTF-8”.`;
  return undefined;
};

/** Reads a school's list of pupils: what can be taken in, and every mistake with its line. Nothing is written here. */
export const readPupilList = (text: string, { classes, academicYear }: ListFacts): ReadList => {
  const lines = linesOf(text);
  if ('message' in lines) return { pupils: [], problems: [lines] };
  const [head, ...rest] = lines.filter((line) => !blank(line));
  if (head === undefined) return { pupils: [], problems: [{ line: 1, column: null, message: 'The list is empty.' }] };
  const columns = head.fields.map(columnOf);
  const missing = needed.filter((column) => !columns.includes(column));
  const twice = listColumns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
  const headProblems: readonly ListProblem[] = [
    ...missing.map((column) => ({ line: head.line, column, message: `There is no column “${column}”. The first line names the columns.` })),
    ...twice.map((column) => ({ line: head.line, column, message: `The column “${column}” is there twice.` })),
    ...(rest.length === 0 ? [{ line: head.line, column: null, message: 'There is no pupil in the list.' }] : []),
    ...(rest.length > mostRows
      ? [{ line: head.line, column: null, message: 'A list can have up to 2,000 pupils. Please send it in parts.' }]
      : []),
  ];
  if (headProblems.length > 0) return { pupils: [], problems: headProblems };

  const byName = new Map(classes.map(({ id, name }) => [folded(name), { id, name }] as const));
  const seen = new Map<string, number>();
  const pupils: ListedPupil[] = [];
  const problems: ListProblem[] = [];
  for (const { line, fields } of rest) {
    const field = (column: ListColumn): string => clean(fields[columns.indexOf(column)]);
    const row: Row = {
      first_name: field('first_name'),
      last_name: field('last_name'),
      year_group: field('year_group'),
      class: field('class'),
      pupil_number: field('pupil_number'),
    };
    const found: ListProblem[] = [];
    const complain = (column: ListColumn | null, message: string | undefined): void => {
      if (message !== undefined) found.push({ line, column, message });
    };
    if (fields.length !== columns.length)
      complain(
        null,
        `This line has ${fields.length} fields, the first one has ${columns.length}. Put a name with a comma in quotation marks.`,
      );
    complain('first_name', nameProblem(row.first_name, 'first name'));
    complain('last_name', nameProblem(row.last_name, 'last name'));
    const year = readYearGroup(row.year_group);
    if (year === undefined)
      complain(
        'year_group',
        row.year_group === ''
          ? 'The year group is missing.'
          : `“${row.year_group.slice(0, 20)}” is not a year group from Reception to Year 13.`,
      );
    if (row.pupil_number.length > longestNumber || odd.test(row.pupil_number))
      complain('pupil_number', 'This pupil number cannot be read.');
    const wanted = row.class
      .split(/[;|]/)
      .map((name) => name.trim())
      .filter((name) => name !== '');
    const placed = wanted.flatMap((name) => byName.get(folded(name)) ?? []);
    for (const name of wanted)
      if (!byName.has(folded(name))) complain('class', `There is no class “${name.slice(0, 60)}”. Make it first, or correct its name.`);
    const key = year === undefined ? undefined : keyOf(row, year, academicYear);
    const before = key === undefined ? undefined : seen.get(key);
    if (before !== undefined) complain(null, `This pupil stands on line ${before} already.`);
    if (key !== undefined && before === undefined) seen.set(key, line);
    problems.push(...found);
    if (found.length > 0 || year === undefined || key === undefined) continue;
    const unique = [...new Map(placed.map((one) => [one.id, one])).values()];
    pupils.push({
      line,
      firstName: row.first_name,
      lastName: row.last_name,
      yearGroup: year,
      classIds: unique.map(({ id }) => id),
      classNames: unique.map(({ name }) => name),
      key,
    });
  }
  return { pupils, problems };
};
