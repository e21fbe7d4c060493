import { isCode } from '../code-lines.ts';
import { cellsIn, ruledCells, type Cell } from './cells.ts';
import { gridAt, type Grid } from './grid.ts';
import { withKeyTerms } from './key-terms.ts';
import { layoutOf, type Layout } from './kinds.ts';
import { datedRun, prepared } from './prepare.ts';
import { withSpacedRowsWhole } from './spaced-rows.ts';
import { topMark } from './top-mark.ts';
import { withVerbTables } from './verb-tables.ts';

/** A line of a page as it is to be read: as it stands, as the heading of what is below, or a whole grid in its place. */
export type Laid =
  | { readonly kind: 'line' | 'heading'; readonly text: string }
  | { readonly kind: 'grid'; readonly layout: Exclude<Layout, { readonly kind: 'columns' }> };

const longest = 160;
const mostWithin = 2;
const isRule = (line: string): boolean => /^[\s|:+=_-]+$/.test(line) && /[-=_]{3}/.test(line);
const point = /^(\s*)((?:[-–—•●▪◦·∙*»►✓✔o]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+)\S/;
const joint = /^\s*[^\s=–:][^=–:]{1,40}?(?:\s+[–—=-]\s+|:\s+|\s+→\s+)\S/;

const quotationWithNote = /^\s*(["“][^"”]{6,}["”])\s+[-–—]\s+(\S.*)$/;
const inTwo = /^\s*([^\s=–:][^=–:]{1,40}?)(?:\s+[–—-]\s+|:\s+)([^=]*\S)$/;

/** A table with ruled columns that begins at this line. */
const ruledAt = (lines: readonly string[], from: number): Grid | undefined => {
  const first = ruledCells(lines[from] ?? '');
  if (first.length < 2) return undefined;
  const told: (readonly string[])[] = [first];
  let at = from + 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isRule(line)) continue;
    const cells = ruledCells(line);
    if (cells.length !== first.length) break;
    told.push(cells);
  }
  return told.length < 2 ? undefined : { lines: told, end: at, widths: [], isRuled: true };
};

/** "PRIMARY EFFECTS (caused by the shaking)": capitals head what stands below, whatever is said behind them in brackets. */
const isInCapitals = (line: string): boolean => {
  const bare = line.replaceAll(/\([^)]*\)/g, '').trim();
  return (
    /\p{Lu}{3}/u.test(bare) &&
    bare === bare.toUpperCase() &&
    !point.test(bare) &&
    bare.split(/\s+/).length <= 9 &&
    !/[=→:;]|[.,]$|_{2}| {2}/.test(bare) &&
    (bare.match(/\d/g) ?? []).length < 5
  );
};

const counted = /^\s*(\d{1,2})[.)]\s+(\S.*)$/;
const longestHead = 8;
/** The line above or below counts on: a list of steps. */
const isCountedOn = (lines: readonly string[], at: number, number: number): boolean =>
  [-1, 1].some((way) => {
    let other = at + way;
    while (other >= 0 && other < lines.length && Math.abs(other - at) < 4 && (lines[other] ?? '').trim() === '') other += way;
    return counted.exec(lines[other] ?? '')?.[1] === String(number + way);
  });
/** "1. Current and voltage", "2. Circuits": numbers that go on over what stands between them count the parts of a page. */
const numberedHeads = (lines: readonly string[]): ReadonlySet<number> => {
  const found: { readonly at: number; readonly number: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const [, number = '', text = ''] = counted.exec(line) ?? [];
    if (number === '') continue;
    const next = lines.slice(at + 1, at + 4).find((one) => one.trim() !== '');
    const isHead =
      next !== undefined &&
      !isCountedOn(lines, at, Number(number)) &&
      text.split(/\s+/).length <= longestHead &&
      !/[.;,?!]$|[=→:]|\s[–—-]\s/.test(text) &&
      /^[\p{Lu}\d]/u.test(text) &&
      !/^\s{2,}\p{Ll}/u.test(next);
    if (isHead && Number(number) === (found.at(-1)?.number ?? 0) + 1) found.push({ at, number: Number(number) });
  }
  return new Set(found.length < 2 ? [] : found.map(({ at }) => at));
};

const joining = /(?:\b(?:a|an|the|of|and|or|in|on|at|to|by|for|with|from|that|which|because|as|is|are|was|were)|[,-])$/i;
/** A short line behind a gap, with points right below it, heads them, even where it has a verb: "How we lose water". */
const headsPoints = (lines: readonly string[], at: number): boolean => {
  const line = (lines[at] ?? '').trim();
  const [before = '', after = ''] = [lines[at - 1], lines[at + 1]];
  return (
    before.trim() === '' &&
    point.test(after) &&
    !point.test(lines[at] ?? '') &&
    /^["“(]?[\p{Lu}\d]/u.test(line) &&
    line.split(/\s+/).length <= longestHead &&
    !/[.;,:!]$|[=→]| {2}/.test(line) &&
    !joint.test(line) &&
    !joining.test(line)
  );
};

/** A line that stands in as far as the words of the point above it goes on with that point. */
const withPointsWhole = (lines: readonly string[]): readonly string[] => {
  const whole: string[] = [];
  /** Where the words of the open point begin. */
  let inset = 0;
  let opening = '';
  for (const line of lines) {
    const marked = point.exec(line);
    const indent = line.search(/\S/);
    const last = whole.at(-1);
    if (marked !== null) {
      inset = (marked[1] ?? '').length + (marked[2] ?? '').length;
      opening = line;
    } else if (indent < 0) inset = 0;
    else if (
      inset > 0 &&
      last !== undefined &&
      indent >= inset - 1 &&
      indent <= inset + 8 &&
      last.length + line.length < 1200 &&
      opening !== '' &&
      !(joint.test(line) && indent > inset + 1) &&
      !isCode(line)
    ) {
      // A new sentence behind a point without its full stop.
      const ends = /[.!?:;,]["')]?$/.test(last.trimEnd());
      const isNew = /^\s*\p{Lu}/u.test(line) && !ends && !joining.test(last.trimEnd()) && last.trimEnd().length < longestPoint;
      whole[whole.length - 1] = `${last.trimEnd()}${isNew ? '.' : ''} ${line.trim()}`;
      continue;
    } else inset = 0;
    whole.push(line);
  }
  return whole;
};
const longestPoint = 44;

/** Text that was typed with a blank line behind every line has none where a part ends. */
const withoutDoubleSpacing = (lines: readonly string[]): readonly string[] => {
  const filled = lines.filter((line) => line.trim() !== '').length;
  const alone = lines.filter(
    (line, at) => line.trim() !== '' && (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() === '',
  ).length;
  if (filled < 8 || alone < filled * 0.85) return lines;
  return lines.filter((line, at) => line.trim() !== '' || (lines[at - 1] ?? '').trim() === '');
};

/** A line drawn below the heads of columns, or between their rows, says nothing. */
const withoutRules = (lines: readonly string[]): readonly string[] =>
  lines.filter((line, at) => !(isRule(line) && !line.includes('|') && cellsIn(lines[at - 1] ?? '').length > 1));

/** Rows and forms of verbs whose places say what belongs together. */
const apart = (lines: readonly string[]): readonly string[] => withVerbTables(withSpacedRowsWhole(withKeyTerms(withoutRules(lines))));

/** "acid + alkali  →  salt + water" stands in no columns. */
const isReaction = /\S\s+\+\s+\S.*\s(?:→|->|⇌)\s|\s(?:→|->|⇌)\s.*\S\s+\+\s+\S/;
const isText = (line: string): boolean => line.length <= longest && !isCode(line);

/**
 * A page as it is to be read, before anything is made of it: columns that stand side by side are told apart, tables are whole, points
 * that go on in the next line are one, and what heads a part is known as such.
 */
export const layOut = (given: readonly string[], whole: string, within = 0): readonly Laid[] => {
  const lines = withPointsWhole(within === 0 ? prepared(apart(withoutDoubleSpacing(given))) : given);
  const cells: readonly (readonly Cell[])[] = lines.map((line) =>
    isText(line) && !line.trimEnd().endsWith('=') && !isReaction.test(line)
      ? cellsIn(line)
      : line.trim() === ''
        ? []
        : [{ start: 0, text: line }],
  );
  const heads = numberedHeads(lines);
  const laid: Laid[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith(topMark)) {
      laid.push({ kind: 'heading', text: line.slice(topMark.length).trim() });
      continue;
    }
    const noted = quotationWithNote.exec(line);
    if (noted !== null) {
      laid.push({ kind: 'grid', layout: { kind: 'pairs', pairs: [[noted[1] ?? '', noted[2] ?? '']] } });
      continue;
    }
    const dated = (cells[at] ?? []).length < 3 ? datedRun(lines, at) : undefined;
    if (dated !== undefined) {
      laid.push({ kind: 'grid', layout: { kind: 'pairs', pairs: dated.pairs } });
      at = dated.end - 1;
      continue;
    }
    const grid = ruledAt(lines, at) ?? ((cells[at] ?? []).length > 1 ? gridAt(lines, cells, at) : undefined);
    const layout = grid && layoutOf(grid, whole);
    if (grid !== undefined && layout !== undefined) {
      if (layout.kind === 'columns') {
        const columns =
          within < mostWithin
            ? layout.columns.flatMap((column) => [...layOut(column, whole, within + 1), { kind: 'line' as const, text: '' }])
            : [];
        laid.push(...columns);
      } else laid.push({ kind: 'grid', layout });
      at = grid.end - 1;
      continue;
    }
    const own = cells[at] ?? [];
    if (grid === undefined && own.length > 1 && own.every(({ text }) => joint.test(text) || /\S\s=\s\S/.test(text))) {
      const pairs = own.map(({ text }) => inTwo.exec(text));
      if (pairs.every((pair) => pair !== null))
        laid.push({ kind: 'grid', layout: { kind: 'pairs', pairs: pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? ''] as const) } });
      else laid.push(...own.map(({ text }) => ({ kind: 'line' as const, text })));
      continue;
    }
    if (heads.has(at)) laid.push({ kind: 'heading', text: (counted.exec(line)?.[2] ?? line).trim() });
    else if (isText(line) && (isInCapitals(line) || headsPoints(lines, at))) laid.push({ kind: 'heading', text: line.trim() });
    else laid.push({ kind: 'line', text: line });
  }
  return laid;
};
