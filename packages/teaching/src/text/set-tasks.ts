import { withSystemsWhole } from './equation-systems.ts';
import { withPlainNumbers } from './paper-numbers.ts';
import { spellingPage } from './spelling-page.ts';

/** What a page sets: a worksheet, mixed homework or a list of what to know says little itself, and asks for much. */
export type SetTasks = {
  /** What the page says it practises: "L.O. To find fractions of amounts". */
  readonly aims: readonly string[];
  /** Its sums, questions and tasks, each in one line. */
  readonly tasks: readonly string[];
  /** Whether that is what the page is for. */
  readonly isWorksheet: boolean;
};

const aim =
  /^(?:L\.?\s?O\.?|L\.?\s?I\.?|WALT|TIB|learning (?:objective|intention|outcome)s?|aims?|objective|topic|today we are|we are learning(?: to)?|I can)(?![\p{L}\d])\s*[:.\-–—]*\s*/iu;

const tickBoxes = ['□', '☐', '[]', '[ ]'];
/** A line without the boxes at its end. */
const withoutBoxes = (line: string): string => {
  let said = line.trimEnd();
  for (let box = tickBoxes.find((one) => said.endsWith(one)); box !== undefined; box = tickBoxes.find((one) => said.endsWith(one)))
    said = said.slice(0, -box.length).trimEnd();
  return said;
};
/** "I can explain latent heat     □   □   □": a list of what is to be known, to be ticked line by line. */
const isToTick = (line: string): boolean => /^\s*I can\b/.test(line) && withoutBoxes(line) !== line.trimEnd();

/** "3)", "(b)", "12.", "Q4", "Section C", a box to tick. */
const number = String.raw`(?:Q(?:uestion)?\s*\d{1,2}\b[.):]?|\(?\d{1,2}[.)](?!\d)|\d{1,2}(?=\s{2,}(?=\S.*[=?\p{L}×÷+√(]))|\d{1,2}(?=\s+\(?[a-h]\)\s)|\(?[a-h][.)]|\([ivx]+\)|[•●▪◦*☐□]|[–-](?!\s?\d)|\[\s*\])`;
const numbered = new RegExp(String.raw`^\s*(?:${number}\s*)+`, 'u');
const orders =
  /^(?:work out|solve|find|expand|simplify|factorise|evaluate|calculate|estimate|round|convert|write|complete|fill|describe|explain|name|draw|say|know|use|read|circle|tick|count|compare|order|put|measure|sketch|plot|show|prove|state|give|list|label|identify|translate|match|underline|add|subtract|multiply|divide|choose|make|rearrange|substitute|construct|reflect|rotate|enlarge|recall|understand|define|outline|suggest|discuss|correct|change|rewrite|sort|colour|spell|tell|recogni[sz]e|interpret|apply|balance|predict|plan|analyse|traduce|translate)\b/i;
/** Dots lead to what stands behind them, but at the end of a line. */
const blank = /_{2,}|□|(?:\.{4,}|…{2,})\s*[^\s]{0,5}\s*(?:\(\d+\))?$/u;
/** "It spins on its ........ once every ........ ." In "kesh ........ uncut hair" dots only lead on. */
const inDots =
  /\b(?:an?|the|its|their|his|her|in|on|of|by|to|is|are|every|called|with|from|for|it|they|about|as|and|when|gets|through) (?:\.{4,}|…{2,}) ?(?:[.,]|\p{Ll})/iu;
const isSum = (text: string): boolean => /\d/.test(text) && /[=<>○◯]|\bof\b|[+×÷xX*/−-]/.test(text) && !/\p{L}{4,}/u.test(text);
const ticked = /(?:\[\s*[xX✓]?\s*\]\s*){1,3}$/u;
/** "(3)", "[2 marks]", "£.......": what it is worth, and where its answer goes. */
const withoutPlace = (text: string): string =>
  text
    .replaceAll(/\[\s*[xX✓]?\s*\]/gu, ' ')
    .replace(/[([]\s*\d{1,2}\s*(?:marks?)?\s*[)\]]\s*$|\s+\d\s?marks?\s*$/i, '')
    .replaceAll(/£?\s*(?:\.{4,}|…{2,})\s*\S{0,4}\s*$/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Columns of sums stand beside one another: "1)  1/2 of 18 = ____      5)  3/4 of 20 = ____". */
const apart = new RegExp(String.raw`\s{3,}(?=${number}\s|\S)`, 'u');
const cellsOf = (line: string): readonly string[] => {
  const boxes = line.split(/\s{2,}(?=\[\s*\]|[☐□])/u);
  if (boxes.length > 1) return boxes.map((box) => box.trim());
  const cells = line.split(apart).map((cell) => cell.trim());
  const [first, ...others] = cells.map((cell) => isSum(cell.replace(numbered, '')));
  return first === true && others.some(Boolean) ? cells : [line];
};
/** "[ ] sharing in a ratio": a thing to tick when it is known. */
const hasBox = /^\s*(?:\[\s*\]|[☐□])/u;
/** A list of what is to be known names it, and orders nothing. */
const listsTopics = /\b(?:PLC|(?:learning )?check ?lists?|revision (?:list|topics)|topics? lists?|what (?:you|I) need to know|RAG)\b/i;
const headLines = 6;

const isFurniture =
  /^(?!\p{L}+\s+(?:the|an?|one|two|three|four|five|six|seven|each|all|both|these|this|how|why|what)\b)(?:name|date|class|set|form|year \d|total|score|marks?|teacher|parent|signed|due|confidence|answers?|how did you|page|title)\b(?:[^?]{0,40}|[^\p{L}]*(?:\p{L}+[^\p{L}]+){0,6})$|^show (?:all )?(?:your|full) working|calculators?\b.{0,30}$/iu;

/** What a pupil ticks when the work is done, and where help is to be had: no task. */
const isAround =
  /^(?:I have (?:used|given|checked|included|written|explained|underlined|shown|answered|tried|made|put|added|described)\b|stuck\?|please return\b|hand in\b|answer (?:all |the )?(?:questions )?in (?:full )?sentences\b|success criteria\b|rate yourself\b|my (?:\p{L}+ )?(?:weakest|strongest|targets?|next steps?)\b|to do before\b|R\s+A\s+G\b)/iu;

/** The rows of a table, and the sides of a triangle, drawn with letters. */
const isFramed = /\|.*\||^\+[-=]{3}|[|\\/]\s*$|^\s*[\\|/]|-{5,}/;

const fewestTasks = 5;
/** So much of a page's lines are tasks; where these are many, half is enough. */
const mostly = 0.6;
const many = 8;
const tells = (line: string): boolean => /\p{L}{2,}(?:\s+\S+){4,}/u.test(line) && !line.includes('?');
/** The sentences of prose or of notes that tell something. */
const sentencesIn = (line: string): number => line.split(/(?<=[.!])\s+/).filter(tells).length;

/** Lines to write on; "Fill in the gaps", "Tick one box for each line": what to do, and nothing of what it is about. */
const saysNothing =
  /^[_\s.?]+$|^(?:fill in|complete|write|tick|circle|use|show|answer|read|choose)\s+(?:in |the |one |your |a |all |each |these |this |missing |of )*(?:gaps?|blanks?|numbers?|box(?:es)?|questions?|answers?|line|working|words?|calculator)\b[^\d]{0,40}$/iu;

/** A worksheet is a page or two; what stands beyond that is not looked at, so that no text takes long. */
const longestSheet = 12_000;
/** A question of more letters than this is a passage. */
const longestQuestion = 600;

/** "(a)", "(ii)": part of the question above. */
const isPart = /^\s*\(?(?:[a-h]|[ivx]{1,4})[.)]\s/;
/** "1 (a)": the first part of a question, in the line of its number. */
const hasFirstPart = /^\s*(?:Q(?:uestion)?\s*)?\(?\d{1,2}[.)]?\s*\(?[a-h][.)]\s/i;
/** A row of a table that stands below a question. */
const isTableRow = (line: string): boolean => /\S\s{3,}\S/.test(line) && !/[?_…£]|\.{4}|\(\d{1,2}\)$|[.]$/.test(line);
type Line = {
  readonly text: string;
  readonly hasNumber: boolean;
  /** What its parts, below it, ask about: it is asked with them. */
  readonly isStem?: boolean;
};

const isAsked = (said: string): boolean =>
  said.includes('?') ||
  said
    .replace(numbered, '')
    .split(/(?<=[.!:])\s+/)
    .some((sentence) => orders.test(sentence));

const inColumns = /^\s*[-+−–]\s*\d[\d,.]*(?:\s{2,}[-+−–]\s*\d[\d,.]*)*\s*$/;
const numbersIn = (line: string): readonly string[] =>
  [...line.matchAll(/(?:(?<![\d,])\d{1,2}[.)]\s+)?(?<![\d,.])(\d[\d,]*(?:\.\d+)?)(?=\s|$)/g)].map(([, found = '']) => found);
/** Sums in columns are written one number under the other: "346" above "+ 251". */
const withColumnSums = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line, at) => {
    if (inColumns.test(line) && numbersIn(lines[at - 1] ?? '').length > 0) {
      const above = numbersIn(lines[at - 1] ?? '');
      const below = line.trim().split(/\s{2,}(?=[-+−–])/);
      if (above.length === below.length) return below.map((part, place) => `${above[place] ?? ''} ${part}`);
    }
    const next = lines[at + 1] ?? '';
    return inColumns.test(next) && !/\p{L}/u.test(line) && numbersIn(line).length === next.trim().split(/\s{2,}(?=[-+−–])/).length
      ? []
      : [line];
  });

/** The lines of a page, each question whole: what goes on below its number, and what stands above its parts. */
const questionsOn = (text: string): readonly Line[] => {
  const found: { text: string; hasNumber: boolean; isStem?: boolean }[] = [];
  let stemLine: (typeof found)[number] | undefined;
  let stem = '';
  let isOpen = false;
  for (const whole of withColumnSums(withPlainNumbers(withSystemsWhole(text.split('\n'))))) {
    const line = whole.trim().replaceAll(/([_.…])\1{3,}/g, '$1$1$1$1');
    const hasNumber = numbered.test(line);
    if (isFramed.test(line)) continue;
    if (line === '' || isFurniture.test(line)) isOpen = false;
    else if (cellsOf(line).length > 1 || aim.test(line)) {
      found.push({ text: line, hasNumber });
      isOpen = false;
    } else if (isPart.test(line)) {
      if (stemLine !== undefined) stemLine.isStem = true;
      found.push({ text: `${stem} ${line.replace(numbered, '')}`.trim(), hasNumber });
      isOpen = true;
    } else if (hasNumber) {
      const one = { text: line, hasNumber };
      found.push(one);
      stemLine = hasFirstPart.test(line) ? undefined : one;
      stem = stemLine === undefined ? '' : withoutPlace(line.replace(numbered, ''));
      isOpen = true;
    } else if (isOpen && isTableRow(line)) {
      // What a table below a question says is no part of its words.
    } else if (isOpen && !isSum(line) && !blank.test(withoutPlace(line)) && !(orders.test(line) && isAsked(found.at(-1)?.text ?? ''))) {
      const last = found.at(-1);
      if (last !== undefined) last.text = `${last.text} ${line}`;
      stem = `${stem} ${withoutPlace(line)}`.trim();
      isOpen = (last?.text.length ?? 0) < longestQuestion;
    } else {
      found.push({ text: line, hasNumber });
      // "Sam has 5 bags. There are 2 apples in each bag." goes before "How many apples are there?"
      isOpen = tells(line);
    }
  }
  return found;
};

/** "Simplify" stands above its sums; "Label the digestive system" is a task of its own. */
const overSums = /^(?:simplify|work out|solve|expand|factorise|calculate|evaluate|round|convert|balance|write (?:in|as|these|each))\b/i;
/** The order that heads a part of a page, without its letter. */
const headOrder = (line: string): string | undefined => {
  const bare = line.replace(/^\s*(?:section|part|exercise|set)\s+(?:[A-H]|\d{1,2})\b[.):]?\s*/i, '').trim();
  const isHead = bare === line.trim() ? overSums.test(bare) && !/\d/.test(bare) : orders.test(bare);
  return isHead && bare.split(/\s+/).length <= 8 && !blank.test(bare) && !bare.includes('?') ? bare.replace(/[.:]$/, '') : undefined;
};

/** Reads what a page sets. */
export const setTasksOf = (whole: string): SetTasks => {
  const text = whole.slice(0, longestSheet);
  const aims: string[] = [];
  const tasks: string[] = [];
  let told = 0;
  // "Section B   Write in standard form" is said of every number below it.
  let order = '';
  const isList = listsTopics.test(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, headLines)
      .join('\n'),
  );
  for (const { text: line, hasNumber, isStem } of questionsOn(text)) {
    if (isToTick(line)) {
      tasks.push(withoutBoxes(line).replace(aim, '').trim());
      continue;
    }
    if (aim.test(line)) {
      const said = line.replace(aim, '').trim();
      if (!isAround.test(said)) aims.push(said);
      continue;
    }
    const ordered = headOrder(line);
    if (ordered !== undefined) {
      order = ordered;
      continue;
    }
    for (const cell of cellsOf(line)) {
      const said = withoutPlace(cell.replace(numbered, ''));
      if (said === '' || saysNothing.test(said) || isAround.test(said)) continue;
      const isTask =
        hasBox.test(cell) ||
        (isList && hasNumber) ||
        (isAsked(said) && /\S\s+\S/.test(said)) ||
        isSum(said) ||
        ticked.test(cell) ||
        inDots.test(said) ||
        ((hasNumber || /\p{L}{3}/u.test(said)) && blank.test(cell));
      if (isTask) tasks.push(order !== '' && !/\p{L}{3}/u.test(said) ? `${order}: ${said}` : said);
      // What a pupil answered was marked, and tells nothing.
      else if (isStem !== true && !/[✓✔✗✘]/u.test(cell)) told += sentencesIn(cell);
    }
  }
  // A list of spellings is learnt, and not worked through.
  const isSpelling = spellingPage(text).words.length > 0;
  return {
    aims,
    tasks,
    isWorksheet:
      !isSpelling && tasks.length >= fewestTasks && tasks.length >= (tasks.length >= many ? 0.5 : mostly) * (tasks.length + told),
  };
};
