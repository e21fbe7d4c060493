import { isDate } from '../events.ts';
import { glue } from '../glue.ts';
import { cellsIn, type Cell } from './cells.ts';

/** Words that are struck through are no longer said. */
export const withoutStruck = (text: string): string => text.replaceAll(/~~[^~\n]{1,80}~~/g, '');

/** "lungs } no control": what a brace says of several lines is said of each. */
const braced = (line: string): string => line.replace(/\s+[}⎫⎬⎭]\s*(\p{L}[^{}]*)$/u, ' ($1)').replace(/\s+[{}⎫⎬⎭]\s*$/, '');

/** "FORMULAS – learn!!" is headed "FORMULAS". */
const withoutOrder = (line: string): string =>
  line
    .replace(/\s*\*{1,3}\s*(?:learn|revise|know|important|exam fav\p{L}*)[^*]{0,20}\*{1,3}\s*$/iu, '')
    .replace(
      /(?<=\p{L})\s*(?:[-–—:,]\s*|\()(?:learn|revise|copy|know|remember)(?: (?:these|this|them|by heart|it|off by heart))*\s*[!.)]*\s*$/iu,
      '',
    );

const areTwoAndTwo = (cells: readonly Cell[]): boolean => {
  if (cells.length !== 4 || cells.some(({ text }) => !/\p{L}/u.test(text))) return false;
  const gaps = cells.slice(1).map(({ start }, at) => start - ((cells[at]?.start ?? 0) + (cells[at]?.text.length ?? 0)));
  const [first = 0, middle = 0, last = 0] = gaps;
  return middle >= Math.max(first, last) + 2 && Math.abs(first - last) <= 2;
};
const fewestShared = 2;
const nearby = 4;
/** A row of a table has its cells where the rows beside it have theirs. */
const isOfTable = (cells: readonly Cell[], beside: readonly string[]): boolean =>
  beside.some((line) => {
    const others = cellsIn(line);
    const shared = others.filter(({ start }) => start > 0 && cells.some((cell) => cell.start === start)).length;
    return others.length > 2 && shared >= fewestShared && !areTwoAndTwo(others);
  });
/** Two words with their meanings stand in one line where the gap between them is wider than those within. */
const sideBySide = (line: string, at: number, lines: readonly string[]): readonly string[] => {
  const cells = cellsIn(line);
  if (!areTwoAndTwo(cells) || isOfTable(cells, lines.slice(Math.max(0, at - nearby), at + nearby + 1))) return [line];
  return [`${cells[0]?.text ?? ''}   ${cells[1]?.text ?? ''}`, `${cells[2]?.text ?? ''}   ${cells[3]?.text ?? ''}`];
};

const quotation = /^\s*["“][^"”]{6,}["”]\s*$/;
const note = /^\s*[-–—→]\s*\S/;
/** A quotation and what is noted below it are one line. */
const withNotes = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    let line = lines[at] ?? '';
    const next = lines[at + 1] ?? '';
    if (/^\s*["“][^"”]{6,}$/.test(line) && /^[^"“”]*["”]\s*$/.test(next)) {
      line = `${line} ${next.trim()}`;
      at += 1;
    }
    if (!quotation.test(line) || !note.test(lines[at + 1] ?? '')) {
      told.push(line);
      continue;
    }
    let said = (lines[at + 1] ?? '').replace(/^\s*[-–—→]\s*/, '');
    at += 1;
    for (
      let more = lines[at + 1] ?? '';
      more.trim() !== '' && !/^\s*["“]|^\s*\p{Lu}[\p{L} ]{1,20}:\s/u.test(more) && !note.test(more);
      more = lines[at + 1] ?? ''
    ) {
      said = glue(said, more.trim(), '');
      at += 1;
    }
    if (said.endsWith(',') && /[.!?]\s/.test(said)) said = said.slice(0, said.lastIndexOf('. ') + 1);
    told.push(`${line.trim()} - ${said}${/[.!?]$/.test(said) ? '' : '.'}`);
  }
  return told;
};

const dateFirst =
  /^\s*((?:\d{1,2}(?:\s?[-–]\s?\d{1,2})?(?:st|nd|rd|th)?\s+|(?:[Ee]arly|[Mm]id|[Ll]ate|[Ss]pring|[Ss]ummer|[Aa]utumn|[Ww]inter)[ -])?(?:(?:Jan|Feb|March|Mar|April|Apr|May|June|Jun|July|Jul|Aug|Sept?|Oct|Nov|Dec)\p{L}*\.?\s+)?(?:c\.?\s*)?\d{3,4}(?:\s?[-–]\s?\d{2,4})?(?:\s+(?:BC|AD|BCE|CE))?|(?:c\.?\s*)?\d{1,2}\s+(?:BC|AD|BCE|CE)|\d{1,2}(?:st|nd|rd|th)?\s+(?:Jan|Feb|March|Mar|April|Apr|May|June|Jun|July|Jul|Aug|Sept?|Oct|Nov|Dec)\p{L}*\.?)\s*[-–:]?\s+(?=[\p{L}"“])/u;
const fewestDates = 3;
/** Lines of a run that begin with dates: what happened, and what goes on below it, whole; undefined where the run is none. */
export const datedRun = (
  lines: readonly string[],
  from: number,
): { readonly pairs: readonly (readonly [string, string])[]; readonly end: number } | undefined => {
  if (!dateFirst.test(lines[from] ?? '')) return undefined;
  const pairs: [string, string][] = [];
  let at = from;
  for (; at < lines.length && (lines[at] ?? '').trim() !== ''; at += 1) {
    const line = lines[at] ?? '';
    const date = dateFirst.exec(line);
    const last = pairs.at(-1);
    if (date !== null) pairs.push([(date[1] ?? '').trim(), line.slice(date[0].length).trim()]);
    else if (last !== undefined) last[1] = glue(last[1], line.trim(), '');
  }
  const dated = pairs.filter(([date]) => isDate(date) || /^\d{1,2}(?:st|nd|rd|th)? \p{L}+ \d{4}$/u.test(date)).length;
  // Prose may begin with a year, and goes on for long.
  return pairs.length < fewestDates || dated < pairs.length * 0.7 || pairs.some(([, said]) => said.split(' ').length > 30)
    ? undefined
    : { pairs, end: at };
};

/** "+ cheap", "- slow": what speaks for something, and what against it. */
const plus = /^\s*\+\s+(?=\p{L})/u;
const minus = /^\s*[-–]\s+(?=\p{L})/u;
const withSides = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    if (!plus.test(lines[from] ?? '')) {
      // "internal" and below it "+ external changes".
      told.push(lines[from] ?? '');
      continue;
    }
    let end = from;
    while (end < lines.length && (lines[end] ?? '').trim() !== '') end += 1;
    const block = lines.slice(from, end);
    const before = told.at(-1) ?? '';
    const count = block.filter((line) => plus.test(line)).length;
    if (block.some((line) => minus.test(line)))
      told.push(...block.map((line) => line.replace(plus, '• Advantages: ').replace(minus, '• Disadvantages: ')));
    else if (count === 1 && before.trim() !== '' && !/[.!?:;]$/.test(before.trim())) {
      told[told.length - 1] = `${before} + ${(lines[from] ?? '').replace(plus, '')}`;
      continue;
    } else told.push(...block);
    from = end - 1;
  }
  return told;
};

const pictured = /^\s*(?:diagram|fig(?:ure)?\.?(?: ?\d+)?|picture|image|photo|map)\b\s*(?:\d+)?\s*(?::|$|labels?\b)/i;
const longestLabel = 4;
/** The labels of a picture stand anywhere round it, and say nothing without it. */
const withoutPictures = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (!pictured.test(line)) {
      told.push(line);
      continue;
    }
    const isLabel = (one: string): boolean =>
      one.trim() !== '' &&
      !/[.=→]|\s[–-]\s/.test(one) &&
      cellsIn(one).every(({ text }) => text.split(' ').length <= longestLabel) &&
      !/^\p{Lu}{4}/u.test(one.trim());
    const [, rest = ''] = /:\s*(.*)$/.exec(line) ?? [];
    if (!isLabel(lines[at + 1] ?? '') && /[–=-]\s/.test(rest)) {
      told.push(line);
      continue;
    }
    while (isLabel(lines[at + 1] ?? '')) at += 1;
    told.push('');
  }
  return told;
};

const task =
  /^\s*(?:[-•*]\s*)?(?:home ?(?:work|learning)|h\/?wk?|tasks?(?: \d+)?|practice q(?:uestion)?|challenge|extension|next step|talk about|try this|over to you|your turn|quiz|test|due|deadline|target|aim|exam (?:q|question|practice))\s*(?:[:–-]|\d\s*[:.)])/i;
/** A task goes on in the lines below it until its sentence ends. */
const withoutTasks = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (task.test(line)) {
      isOpen = true;
      told.push('');
      continue;
    }
    if (isOpen && line.trim() !== '' && /^\s*[\p{Ll}(]/u.test(line) && !/^\s*[-•*\d]/.test(line)) continue;
    isOpen = false;
    told.push(line);
  }
  return told;
};

/** How many marks a question is worth, and what only counts a part of an exercise. */
const withoutMarks = (line: string): string =>
  line.replace(/\s{2,}[([]\d{1,2}(?: marks?)?[)\]]\s*$/, '').replace(/^(\s*section [A-Z])\s{2,}/i, '$1 ');

const letterOfPlan = /^\s*[PEALQTC]\s{2,}\S/;
/** "P  The poet ...", "E  ...": a paragraph by a plan is an example of writing. */
const withoutPlans = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const letters = [lines[at] ?? '', lines[at + 1] ?? '', lines[at + 2] ?? '']
      .filter((line) => letterOfPlan.test(line))
      .map((line) => line.trim()[0] ?? '');
    const isPlan =
      letterOfPlan.test(lines[at] ?? '') &&
      letters.length > 1 &&
      letters[1] !== String.fromCodePoint((letters[0]?.codePointAt(0) ?? 0) + 1);
    if (!isPlan) told.push(lines[at] ?? '');
    else while ((lines[at + 1] ?? '').trim() !== '') at += 1;
  }
  return told;
};

/** The strokes of a family tree or a flow chart. */
const stroke = /^\s*\|[\s|]*$/;

const ofTree = /^\s*(?:the )?family tree\b/i;
const longestTree = 40;
/** Who descends from whom is drawn, and cannot be read line by line: a tree goes from its heading to the next one. */
const withoutTrees = (lines: readonly string[]): readonly string[] => {
  const from = lines.findIndex((line) => ofTree.test(line));
  const next = lines.findIndex(
    (line, at) =>
      at > from && (lines[at - 1] ?? '').trim() === '' && /^\s*\p{Lu}[\p{Lu}'’ ]{3,}$/u.test(line) && cellsIn(line).length === 1,
  );
  return from < 0 || next < 0 || next - from > longestTree || !lines.slice(from, next).some((line) => stroke.test(line))
    ? lines
    : [...lines.slice(0, from), ...lines.slice(next)];
};

/** The lines of a page before its columns are looked for. */
export const prepared = (lines: readonly string[]): readonly string[] =>
  withSides(
    withNotes(
      withoutPictures(withoutTasks(withoutPlans(withoutTrees(lines).map((line) => (stroke.test(line) ? '' : withoutMarks(line))))))
        .map(braced)
        .map(withoutOrder),
    ),
  ).flatMap(sideBySide);
