import { cellsIn } from './cells.ts';
import { glue } from '../glue.ts';

const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};
const month = String.raw`(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\.?`;
const year = /^(?:c\.?\s*)?\d{3,4}(?:\s?[-–]\s?\d{2,4})?$/;
const day = new RegExp(String.raw`^(?:(\d{1,2})(?:\s?[-–]\s?\d{1,2})?(?:st|nd|rd|th)?\s+)?(${month})$`, 'iu');
/** "Autumn", "early": when in the year is not learned, what happened is. */
const season = /^(?:spring|summer|autumn|winter|early|mid|late)$/i;
const yearAndDay = new RegExp(String.raw`^(\d{4})\s+((?:\d{1,2}\s+)?${month})$`, 'iu');

const fewest = 4;
const wrong = /[✗✘☒]|_{3,}/;
const marks = /\s*[✓✔☑½]+/gu;

/** "[P]": of which kind it is, by the page's own key. */
const ofKind = /^\[\p{L}{1,3}\]$/u;

type Dated = { readonly year: string; readonly day: string; readonly said: readonly string[] };
/** "1918  9 Nov   The Kaiser abdicates": when and what; a day alone is of the year above. */
const datedOf = (line: string, before: string): Dated | undefined => {
  const cells = cellsIn(line).map(({ text }) => text);
  const [first = '', second = '', ...rest] = cells.filter((text) => !ofKind.test(text));
  const [, ownYear, ownDay] = yearAndDay.exec(first) ?? [];
  if (ownYear !== undefined && ownDay !== undefined) return { year: ownYear, day: ownDay, said: [second, ...rest] };
  if (year.test(first))
    return day.test(second) || season.test(second)
      ? { year: first, day: second, said: rest }
      : { year: first, day: '', said: [second, ...rest] };
  if (before !== '' && line.startsWith('  ') && (day.test(first) || season.test(first)))
    return { year: before, day: first, said: [second, ...rest] };
  if (before !== '' && ofKind.test(cells[0] ?? '')) return { year: before, day: '', said: cells.slice(1) };
  return undefined;
};

const inWords = ({ year: of, day: on }: Dated): string => {
  const [, number, name = ''] = day.exec(on) ?? [];
  const whole = months[name.slice(0, 3).toLowerCase()];
  return whole === undefined ? of : `${number === undefined ? '' : `${number} `}${whole} ${of}`;
};

type Row = { readonly date: string; said: string; isWrong: boolean };
/** So far to the right stands the teacher's word for one in the line above. */
const farRight = 40;

/** The lines of a timeline from here on, each whole; `ofDays` counts those with a day, a month or a kind of their own: a bare list of years is read elsewhere. */
const runFrom = (
  lines: readonly string[],
  from: number,
): { readonly rows: readonly Row[]; readonly ofDays: number; readonly end: number } => {
  const rows: Row[] = [];
  let [before, ofDays, end] = ['', 0, from];
  for (; end < lines.length && (lines[end] ?? '').trim() !== ''; end += 1) {
    const line = lines[end] ?? '';
    const dated = datedOf(line, before);
    const last = rows.at(-1);
    if (dated !== undefined) {
      before = dated.year;
      if (dated.day !== '' || cellsIn(line).some(({ text }) => ofKind.test(text))) ofDays += 1;
      rows.push({ date: inWords(dated), said: dated.said.join(' '), isWrong: wrong.test(line) });
    } else if (last === undefined || !/^\s{4}/.test(line)) break;
    else if (line.search(/\S/) > farRight) last.isWrong = true;
    else last.said = glue(last.said, line.trim().replaceAll(/ {2,}/g, ' '), '');
  }
  return { rows, ofDays, end };
};

/** A timeline whose years stand once for all their days, with a line for each event: the date, ruled off from what happened. */
export const withTimelines = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { rows, ofDays, end } = runFrom(lines, at);
    const right = rows.filter(({ said, isWrong }) => !isWrong && !wrong.test(said));
    // A run that is none is passed over whole: looked at again from each of its lines, a long list of years would take minutes.
    if (rows.length < fewest || ofDays * 3 < rows.length) told.push(...lines.slice(at, Math.max(end, at + 1)));
    else told.push('', ...right.map(({ date, said }) => `${date} – ${said.replaceAll(marks, '').trim()}`), '');
    at = Math.max(end, at + 1) - 1;
  }
  return told;
};
