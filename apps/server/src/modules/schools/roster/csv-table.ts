import { CsvError, parse } from 'csv-parse/sync';
import { mostLines } from '@hedgerow/contracts/rosters';

export type TableLine = { readonly line: number; readonly fields: readonly string[] };
export type TableProblem = { readonly line: number; readonly column: string | null; readonly message: string };

export const folded = (text: string): string => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
export const clean = (text: string | undefined): string => (text ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ');

const odd = /[\p{Cc}\uFFFD]/u;
/** Letters that the file's encoding has spoilt, or that no text has. */
export const isUnreadable = (text: string): boolean => odd.test(text) || !text.isWellFormed();

/** The delimiter that the first lines have most of: English, continental and pasted lists. */
const delimiterOf = (text: string): string => {
  const begin = text.slice(0, 4000);
  return [',', ';', '\t'].toSorted((one, other) => begin.split(other).length - begin.split(one).length)[0] ?? ',';
};

const blank = ({ fields }: TableLine): boolean => fields.every((field) => field.trim() === '');

/** The lines that have something in them. Quoted fields, a byte order mark and Windows line ends are read as what they are. */
export const readLines = (text: string, delimiter?: string): readonly TableLine[] | TableProblem => {
  try {
    const records: unknown = parse(text, {
      bom: true,
      info: true,
      delimiter: delimiter ?? delimiterOf(text.replace(/^\uFEFF/, '')),
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      trim: true,
      max_record_size: 20_000,
      to: mostLines + 1,
    });
    const lines = (records as readonly { readonly record: readonly string[]; readonly info: { readonly lines: number } }[]).map(
      ({ record, info }) => ({ line: info.lines, fields: record }),
    );
    if (lines.length > mostLines)
      return { line: mostLines, column: null, message: `A list can have up to ${mostLines.toLocaleString('en-GB')} lines.` };
    return lines.filter((line) => !blank(line));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { line, column: null, message: 'A quotation mark is open or out of place here. We cannot read anything after it.' };
  }
};
