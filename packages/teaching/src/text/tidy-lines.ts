import { withWholeWords } from './broken-words.ts';
import { isCode } from './code-lines.ts';
import { withColumnsApart } from './columns-apart.ts';
import { withoutExercises } from './exercises.ts';
import { hasLesson, topLines, withoutLesson } from './lesson-lines.ts';
import { inPieces, limits } from './limits.ts';
import { withCorrections } from './misspelt.ts';
import { withoutRunningLabels } from './running-labels.ts';
import { headsTasks, isAddressedToAComputer, isNotATeachingLine } from './unwanted-lines.ts';

/** One line of an upload after its characters were set right. `cells` holds the columns of a line that looks like a table's. */
export type TidyLine = {
  readonly text: string;
  readonly bullet: boolean;
  readonly cells: readonly string[];
  /** A line of a program is kept word for word. */
  readonly code: boolean;
  /** Its parts where two blanks or more stand between them: in a list of words a gap may be narrow. */
  readonly parts: readonly string[];
  /** How far in it begins: a point with points of its own is their heading. */
  readonly indent: number;
};

const ligatures: Readonly<Record<string, string>> = { ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff', ﬃ: 'ffi', ﬄ: 'ffl' };

const tidyEnds = (text: string): string =>
  text
    .slice(0, limits.letters)
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\f]/g, '\n')
    .replaceAll('\t', '    ');

const shortPoint = 3;
/** "1) a  2) b  3) c" in one line are as many points; of a few words each they are a list. */
const inlinePoints = (line: string): string => {
  const points = line.split(/\s+(?=[2-9][.)]\s+\p{L})/u);
  const bare = points.map((point) => point.trim().replace(/^\d[.)]\s+/, ''));
  return bare.every((point) => point.split(' ').length <= shortPoint && !/[.?!:=]/.test(point))
    ? `• ${bare.join(', ')}`
    : points.join('\n');
};

const isExplained = /^[^=]*\p{L}{3}[^=]*\s=\s[^=\d÷×+*/^√]*\p{L}{3}[^=÷×+*/^√]*$/u;
/** "presto = fast   largo = slow" in one line are as many words with their meanings. */
const longestPairs = 200;
const inlineMeanings = (line: string): string => {
  if (line.length > longestPairs || !line.includes(' = ')) return line;
  const parts = line.trim().split(/ {2,}/);
  return parts.length > 1 && parts.every((part) => isExplained.test(part)) ? parts.join('\n') : line;
};

const tidyCharacters = (text: string): string =>
  withColumnsApart(withCorrections(tidyEnds(text)))
    .split('\n')
    .map(inlineMeanings)
    .join('\n')
    // A run of gaps costs the patterns below its square; four are as wide as a table needs.
    .replaceAll(/[^\S\n]{5,}/g, '    ')
    .replaceAll(/^[^\S\n]*1[.)] [^\n]*? 2[.)] [^\n]*$/gm, inlinePoints)
    .replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replaceAll(/[ﬁﬂﬀﬃﬄ]/g, (found) => ligatures[found] ?? found)
    .replaceAll(/[‘’‛`´]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/(?![\n])[\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu, '')
    .replaceAll(/(?<=\s)[-=]+>(?=\s)/g, '→')
    // Scanners read an l or an o inside a word as a figure.
    .replaceAll(/(?<=\p{Ll})1+(?=\p{Ll})|(?<=\p{Ll}l)1(?![\p{L}\d.])/gu, (found) => 'l'.repeat(found.length))
    .replaceAll(/(?<=\p{Ll}{2})I{1,2}(?![\p{Lu}\d])/gu, (found) => 'l'.repeat(found.length))
    .replaceAll(/(?<![\p{L}\d])rn(?=[aeiou]\p{Ll})/gu, 'm')
    .replaceAll(/(?<=\p{Ll})0(?=\p{Ll})/gu, 'o')
    .replaceAll(/\$(?=\d)/g, '＄');

/** The dots that scanners read as o, e, «, ¢ or ©; a lone o or e before a word is no English. */
const bulletMark = /^\s*(?:[-–—•★☆✦●○▪■◦·∙*+»«>►➢✓✔¢§¤]|[oe©](?=\s+[\p{L}\d]))\s+|^\s*[•★☆✦●○▪■◦·»«►➢✓✔]\s*(?=\p{L})/u;
const numberedMark = /^\s*(?:\(?\d{1,2}[.)]|\(?[a-h][.)]|\([ivx]+\))\s+(?=\p{L})/u;
/** "1914-18", "nose/mouth" and "contracts + flattens" are no sums. */
const sum =
  /[√≤≥]|[\p{L}\d)]\^|\d\s*[+×÷]\s*\d|\d\s+[-−]\s+\d|(?<![\p{L}\d])(?:\d{1,3}[a-z]?|[a-z])[²³]?\s*[-+−×÷*/]\s*(?:\d|\(|[a-z](?!\p{L}))/u;
/** "x = 5" and "3x + 3 = 18"; "alveoli = tiny air sacs" says what a word means. */
const equation = /(?:^|[^\p{L}(])(?:\d+\p{L}?|\p{L}{1,2}\d*)[)²³]?\s*=\s*\S|=\s*[-−£]?\d|=.*[×÷+*/√]/u;
const endsInWords = /=\s*[“"']?\p{L}{2}[^=÷×+*/^√\d]*\p{L}{3}[^=÷×+*/^√\d]*$/u;
/** "30-60 days" and "1914-18 war" are spans. */
const span = /\d+\s?[-–]\s?\d+(?=\s+\p{L}{3})/gu;
const looksLikeMaths = (line: string): boolean =>
  line.includes('=') ? equation.test(line) && !endsInWords.test(line) : sum.test(line.replaceAll(span, ''));
/** "4) 9a − 4 = 4a + 16" stands in an exercise; "1. F = ma" in a list of formulas. */
const isExercise = (bare: string): boolean =>
  !/\p{L}{3}/u.test(bare) && /\d/.test(bare) && new Set(bare.match(/\p{L}/gu) ?? []).size <= 2 && /[=+×÷−-]/.test(bare);

/** "6 x 3 =     6 x 7 =": sums that the pupil is to do. */
const isUnanswered = (line: string): boolean => {
  const sums = line.trim().split(/(?<==)\s+/);
  return line.trim().endsWith('=') && sums.every((one) => /\d/.test(one) && /^[\d\s.,()+−–×x÷*/£%-]*(?:of\s*[\d.£]+\s*)?=$/i.test(one));
};

/** ">    louder than    5 > 3": a sign in a column of its own. */
const signed = /^\s*> {3,}\S+(?: \S+)* {3,}\S/;

const narrowWords = 5;
const cellsOf = (line: string): string[] => {
  const piped = line.split('|').map((cell) => cell.trim());
  const filled = piped.filter((cell) => cell !== '');
  if (filled.length > 1) return filled;
  const spaced = line.trim().split(/ {3,}/);
  if (spaced.length > 1) return spaced;
  // Three short parts or more are columns, however narrow the gaps.
  const narrow = line.trim().split(/ {2,}/);
  return narrow.length > 2 && narrow.every((part) => part.split(' ').length <= narrowWords) ? narrow : [];
};

/** A cell of a table that the pupil is to fill in. */
const blank = /^(?:_{3,}|\.{6,}|…{3,})$/;
/** A row of such a table, as far as it is filled in; undefined where the line is none. */
const rowWithBlanks = (line: string): readonly string[] | undefined => {
  const cells = cellsOf(line);
  const filled = cells.filter((cell) => !blank.test(cell));
  return cells.length > 2 && filled.length > 1 && filled.length < cells.length && filled.every((cell) => !/_{2}|\.{4}/.test(cell))
    ? cells.map((cell) => (blank.test(cell) ? '' : cell))
    : undefined;
};

const tidyText = (line: string): string =>
  line
    .replace(/^#{1,6}\s+|^[!*]{2,}\s*/, '')
    .replace(/^(?:plenary|exit|hinge)(?: q(?:uestion)?)?\s*:\s*/i, '')
    .replace(/^[|~_\\'"^.,;:]+\s+/, '')
    .replace(/\s+[|~_\\^]+$/, '')
    .replaceAll(/(?<![\p{L}\d)])\*{1,2}(?=\S)|(?<=\S)\*{1,2}(?![\p{L}\d(])/gu, '')
    .replaceAll(/\s[|~\\](?=\s)/g, '')
    .replaceAll(/\s*\((?:please )?(?:stick|glue|copy|draw|label|highlight|colour|learn|revise)\b[^()]*\)/gi, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([,.;:!?])(?=\s|$)/g, '$1')
    .trim();

const tidyLine = (line: string): TidyLine | undefined => {
  if (isCode(line)) return { text: line.trim().replaceAll(/\s{2,}/g, ' '), bullet: false, cells: [], code: true, parts: [], indent: 0 };
  const row = rowWithBlanks(line);
  if (row !== undefined)
    return {
      text: row.filter((cell) => cell !== '').join(' '),
      bullet: false,
      cells: row,
      code: false,
      parts: row,
      indent: line.search(/\S|$/),
    };
  const isSigned = signed.test(line);
  const unmarked = isSigned ? line : line.replace(bulletMark, '').replace(numberedMark, '');
  if (isUnanswered(unmarked)) return undefined;
  const maths = looksLikeMaths(unmarked);
  if (maths && isExercise(unmarked.replace(/^\s*\(?\d{1,2}[.)]\s+/, '')) && /^\s*\(?\d{1,2}[.)]\s/.test(line)) return undefined;
  const bullet = isSigned ? false : maths ? /^\s*[•●○▪■◦·∙*»►➢]\s/u.test(line) : bulletMark.test(line) || numberedMark.test(line);
  const text = tidyText(bullet ? unmarked : line);
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  // A row of readings is the pupil's own result.
  const isOfReadings = cellsOf(line).length > 2 && letters > 1;
  if (
    text !== '' &&
    !maths &&
    !isOfReadings &&
    letters < text.replaceAll(' ', '').length * 0.4 &&
    !/^\d{3,4}\b|^\S+\s+(?:means|is)\b/.test(text)
  )
    return undefined;
  if (headsTasks(text)) return { text, bullet: false, cells: [], code: false, parts: [], indent: 0 };
  if (isNotATeachingLine(line.trim()) || isNotATeachingLine(text) || isAddressedToAComputer(text)) return undefined;
  return {
    text,
    bullet,
    cells: cellsOf(bullet ? unmarked : line),
    code: false,
    parts: unmarked.trim().split(/ {2,}/),
    indent: line.search(/\S|$/),
  };
};

/** The first lines of a page say whose it is and of which lesson. */
const withoutTop = (lines: readonly string[]): readonly string[] => {
  let filled = 0;
  return lines.flatMap((line) => {
    if (line.trim() === '' || filled >= topLines) return [line];
    filled += 1;
    const bare = line.replace(/^\s*#+\s+/, '');
    return hasLesson(bare) ? (withoutLesson(bare) ?? []) : [line];
  });
};

/** The lines of an upload without the scanner's dirt, page furniture and tasks; an empty text is a blank line. */
export const tidyLines = (text: string): readonly TidyLine[] =>
  withoutRunningLabels(withoutExercises(withoutTop(withWholeWords(tidyCharacters(text).split('\n', limits.lines)))))
    .flatMap((line) => inPieces(line, limits.line))
    .map(tidyLine)
    .filter((line) => line !== undefined);
