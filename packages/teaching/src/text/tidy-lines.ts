import { withScannedLetters } from './scanned-letters.ts';
import { withWholeWords } from './broken-words.ts';
import { isEnglish } from './language.ts';
import { isCode } from './code-lines.ts';
import { withoutExercises } from './exercises.ts';
import { layOut, type Laid } from './layout/lay-out.ts';
import { withoutStruck } from './layout/prepare.ts';
import { withAnswers } from './layout/answers.ts';
import { withSidesApart } from './layout/sides.ts';
import { withTermsAbove } from './layout/terms-above.ts';
import { withTimelines } from './layout/timelines.ts';
import { topMark } from './layout/top-mark.ts';
import { hasLesson, topLines, withoutLesson } from './lesson-lines.ts';
import { inPieces, limits } from './limits.ts';
import { withCorrections, withSlipsMended } from './misspelt.ts';
import { withoutRunningLabels } from './running-labels.ts';
import { openGap } from './open-gap.ts';
import { withPlainNumbers } from './paper-numbers.ts';
import { withoutDots } from './without-dots.ts';
import { writtenOut } from './written-out.ts';
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
  /** A point with a number. */
  readonly ordered?: boolean;
  /** Known to head what stands below it. */
  readonly heads?: boolean;
  /** Words that stand in columns, told apart. */
  readonly grid?: Extract<Laid, { readonly kind: 'grid' }>['layout'];
};

const ligatures: Readonly<Record<string, string>> = { ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff', ﬃ: 'ffi', ﬄ: 'ffl' };

const tidyEnds = (text: string): string =>
  text
    .slice(0, limits.letters)
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\f]/g, '\n')
    .replaceAll('\t', '    ')
    // A printed l that was read as a capital I: "Iayer".
    .replaceAll(/(?<![\p{L}'’-])I(?=\p{Ll}{3})(\p{Ll}+)/gu, (word, rest: string) =>
      isEnglish(`l${rest}`) && !isEnglish(`i${rest}`) ? `l${rest}` : word,
    );

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

const longestListed = 600;
const fewestListed = 3;
/** "Words: pharaoh = a ruler of Egypt, papyrus = paper made from reeds": each word with its meaning is a line. */
const inlineWords = (line: string): string => {
  if (line.length > longestListed || line.split(' = ').length <= fewestListed) return line;
  const [, head = '', rest = line] = /^\s*((?:key )?(?:words?|vocab(?:ulary)?|terms?|glossary)\s*:)?\s*(.*)$/i.exec(line) ?? [];
  const parts = rest.split(/[,;]\s+(?=\p{L}[\p{L}' -]{1,28} = )/u);
  return parts.length >= fewestListed && parts.every((part) => isExplained.test(part))
    ? [...(head === '' ? [] : ['Key words']), ...parts].join('\n')
    : line;
};

const widest = ' '.repeat(120);
const tidyCharacters = (text: string): string =>
  withScannedLetters(
    withSidesApart(
      withTermsAbove(
        withTimelines(
          withPlainNumbers(
            withSlipsMended(withScannedLetters(writtenOut(withCorrections(withoutStruck(withoutDots(tidyEnds(text))))))).split(
              '\n',
              limits.lines,
            ),
          ),
        ),
      ),
    )
      .map(inlineMeanings)
      .map(inlineWords)
      .join('\n')
      // A run of gaps costs the patterns below its square; a page is no wider than this.
      .replaceAll(/[^\S\n]{120,}/g, widest)
      .replaceAll(/^[^\S\n]*1[.)] [^\n]*? 2[.)] [^\n]*$/gm, inlinePoints)
      .replaceAll(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
      .replaceAll(/[ﬁﬂﬀﬃﬄ]/g, (found) => ligatures[found] ?? found)
      .replaceAll(/[‘’‛`´]/g, "'")
      .replaceAll(/[“”„]/g, '"')
      .replaceAll(/(?![\n])[\p{Cc}\p{Cf}\p{Co}\uFFFD]/gu, '')
      .replaceAll(/(?<=\s)[-=]+>(?=\s)/g, '→'),
  ).replaceAll(/\$(?=\d)/g, '＄');

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
/** "Trapper = opened and shut the doors + gates", "couplet = 2 lines that rhyme": more words than a sum has. */
const saysWords =
  /=(?:\s+[^\s=]+){0,8}?(?:\s+\p{Ll}{2,}[.,;]?){4}|=\s+(?:\d{1,2}\s+)?\p{Ll}{3,}\s+\p{Ll}{2,}\s+\p{Ll}{2,}|=\s+[^=÷×*/^√\d]*(?:\p{L}{3,}[^=÷×*/^√\d]*){5}$/u;
const looksLikeMaths = (line: string): boolean =>
  !saysWords.test(line) && (line.includes('=') ? equation.test(line) && !endsInWords.test(line) : sum.test(line.replaceAll(span, '')));
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
  // "acid + alkali   →   salt + water" stands in no columns.
  if (/\s\+\s/.test(line) && /\s→\s/.test(line)) return [];
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
    .replace(/^#{1,6}\s+|^[!*]{2,}\s*|^\([+−–-]\)\s+/, '')
    .replace(/^(?:(?:sticky|fun|amazing|interesting) facts?|did you know)\s*[:!?–-]+\s+(?=\p{Lu})/iu, '')
    .replace(/^(?:plenary|exit|hinge)(?: q(?:uestion)?)?\s*:\s*/i, '')
    .replace(/^[|~_\\'"^.,;:]+\s+/, '')
    .replace(/\s+[|~_\\^]+$/, '')
    .replaceAll(/(?<![\p{L}\d)])\*{1,2}(?=\S)|(?<=\S)\*{1,2}(?![\p{L}\d(])/gu, '')
    .replaceAll(/\s[|~\\](?=\s)/g, '')
    .replaceAll(/\s*\((?:please )?(?:stick|glue|copy|draw|label|highlight|colour|learn|revise)\b[^()]*\)/gi, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ([,.;:!?])(?=\s|$)/g, '$1')
    .trim();

/** "A long-sighted person needs a ____ lens": the line stays, so that its whole sentence is known to have a gap, and is left out. */
const withOpenGap = (line: string): TidyLine | undefined => {
  const words = line.replaceAll(/_{3,}/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  if (!/_{3,}/.test(line) || words.length < fewestRoundGap || ofForm.test(line) || ofTeacher.test(line)) return undefined;
  return { text: tidyText(line.replaceAll(/_{3,}/g, openGap)), bullet: false, cells: [], code: false, parts: [], indent: 0 };
};
/** What the teacher wrote below the work, with a line for the pupil's reply. */
const ofTeacher = /^\s*(?:teacher|T|WWW|EBI|ACT|target|next steps?)\s*:/;
const fewestRoundGap = 3;
const ofForm = /\b(?:name|date|class|set|form|signed|score|mark)\b\s*[:.]?\s*_/i;

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
  const gapped = withOpenGap(line);
  if (gapped !== undefined) return gapped;
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
    ...(bullet && /^\s*\(?\d{1,2}[.)]\s/.test(line) ? { ordered: true } : {}),
  };
};

/** "Hartwell Academy Science Dept.": whose page it is. */
const isOfTheSchool = (line: string): boolean =>
  /\b(?:academy|school|college|primary|infants?|juniors?|sixth form|faculty|dept|department)\b/i.test(line) &&
  line.trim().split(/\s+/).length <= 9 &&
  !/\b(?:at|in|of) (?:the )?(?:school|college)\b|\bschool(?:s|ing)\b|[.?!]\s|\?$/i.test(line) &&
  (line.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length * 2 >= line.trim().split(/\s+/).length &&
  /\b(?:Academy|School|College|Primary|Infants?|Juniors?|Faculty|Dept|Department)\b/.test(line);
const isTitle = (line: string): boolean => line.split(' ').length <= 12 && !/[.,;]$/.test(line);

/** "1    Ear canal   leads sound in": its number counts the rows of a table, or the lines of a poem. */
const isCounted = /^\s*\d{1,2} {2,}\p{L}/u;

/** The first lines of a page say whose it is and of which lesson. */
const withoutTop = (lines: readonly string[]): readonly string[] => {
  let filled = 0;
  return lines.flatMap((line) => {
    if (line.trim() === '' || filled >= topLines) return [line];
    filled += 1;
    const bare = line.replace(/^\s*#+\s+/, '');
    if (isOfTheSchool(bare)) return [];
    if (!hasLesson(bare) || isCounted.test(bare)) return [line];
    const left = withoutLesson(bare);
    return left === undefined ? [] : [isTitle(left) ? `${topMark}${left}` : left];
  });
};

/** A run of gaps in a line that is read alone; four are as wide as it needs. */
const withNarrowGaps = (line: string): string => line.replaceAll(/ {5,}/g, '    ');

const empty = { bullet: false, cells: [], code: false, parts: [], indent: 0 };
const tidyCell = (cell: string): string => (isAddressedToAComputer(cell) ? '' : tidyText(cell.replace(bulletMark, '')));
type GridLayout = NonNullable<TidyLine['grid']>;
const isTold = (cells: readonly string[]): boolean => cells.every((cell) => cell !== '') && !isNotATeachingLine(cells.join(' – '));
const tidyGrid = (layout: GridLayout): GridLayout => {
  if (layout.kind === 'table')
    return {
      ...layout,
      columns: layout.columns.map(tidyCell),
      rows: layout.rows.map((cells) => cells.map((cell) => (blank.test(cell) ? '' : tidyCell(cell)))).filter(([first]) => first !== ''),
    };
  if (layout.kind === 'pairs')
    return {
      ...layout,
      pairs: layout.pairs.map(([first, second]) => [tidyCell(first).replace(/\s*[:=–-]$/, ''), tidyCell(second)] as const).filter(isTold),
    };
  return {
    ...layout,
    lists: layout.lists.map(({ head, items }) => ({
      head: head === null ? null : tidyText(head),
      items: items.map(tidyCell).filter((item) => item !== '' && !isNotATeachingLine(item)),
    })),
  };
};

const inBrackets = /\s*\((?:label|learn|revise|copy|draw|stick|colour|see|use|complete|fill)\b[^()]*\)/gi;
const tidyHeading = (text: string): TidyLine | undefined => {
  const bare = tidyText(text.replace(/^\s*\(?\d{1,2}[.)]\s+/, '').replaceAll(inBrackets, ''));
  if (bare === '' || (!headsTasks(bare) && isNotATeachingLine(bare)) || isAddressedToAComputer(bare)) return undefined;
  return { ...empty, text: bare, heads: true };
};

const tidyLaid = (laid: Laid): readonly (TidyLine | undefined)[] => {
  if (laid.kind === 'grid') return [{ ...empty, text: '\u{a7}', cells: ['', '', ''], grid: tidyGrid(laid.layout) }];
  if (laid.kind === 'heading') return [tidyHeading(laid.text)];
  return inPieces(withNarrowGaps(laid.text), limits.line).map(tidyLine);
};

/** The lines of an upload without the scanner's dirt, page furniture and tasks; an empty text is a blank line. */
export const tidyLines = (text: string): readonly TidyLine[] => {
  const lines = withoutRunningLabels(
    withoutExercises(withAnswers(withoutTop(withWholeWords(tidyCharacters(text).split('\n', limits.lines))))),
  );
  return layOut(lines, text.slice(0, limits.letters / 4).toLowerCase())
    .flatMap(tidyLaid)
    .filter((line) => line !== undefined);
};
