import { glue } from '../glue.ts';
import { isEnglish, wordsOf } from '../language.ts';
import { isDate } from '../events.ts';
import { isKindOfThing } from '../table-rows.ts';
import type { Grid } from './grid.ts';
import { withoutMarkColumns } from './mark-columns.ts';
import { topMark } from './top-mark.ts';

/** What a grid says: rows that are told by their first cell, words with what is said of them, or lists that only stand side by side. */
export type Layout =
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | {
      readonly kind: 'pairs';
      readonly pairs: readonly (readonly [string, string])[];
      /** Below “Word” and “Meaning”. */ readonly isNamed?: boolean;
    }
  | { readonly kind: 'lists'; readonly lists: readonly { readonly head: string | null; readonly items: readonly string[] }[] }
  | { readonly kind: 'columns'; readonly columns: readonly (readonly string[])[] };

const isSmall = (cell: string): boolean => /^\p{Ll}/u.test(cell);
const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const most = <T>(all: readonly T[], is: (one: T) => boolean): boolean => all.filter(is).length * 2 > all.length;

const unfinished =
  /(?:\b(?:a|an|the|of|and|or|in|on|at|to|by|for|with|from|that|which|because|as|is|are|was|were|their|its|his|her|into|than|it|but|so|if|when|who|not|has|have|can|very|more|most)|[,+&/(]|-)$/i;
const point = /^(?:[-–—•●▪◦·∙*»►→✓✔]|\(?\d{1,2}[.)])\s+/;
const isCapital = (text: string): boolean => /^["“'(]?[\p{Lu}\d£＄]/u.test(text);

/** The things of a list, each whole: a thing that is longer than its column goes on in the line below. */
const itemsOf = (cells: readonly string[], whole: string): readonly string[] => {
  const filled = cells.filter((cell) => cell !== '');
  const arePoints = most(filled, (cell) => point.test(cell)) || filled.filter((cell) => point.test(cell)).length > 1;
  const areCapital = most(filled, isCapital);
  const items: string[] = [];
  for (const cell of filled) {
    const last = items.at(-1);
    const opens = arePoints
      ? point.test(cell)
      : areCapital
        ? isCapital(cell) && !unfinished.test(last ?? '')
        : !unfinished.test(last ?? '');
    if (last === undefined || opens) items.push(cell.replace(point, ''));
    else items[items.length - 1] = glue(last, cell, whole);
  }
  return items;
};

/** "“Two vast and trunkless legs" goes on until its words are closed. */
const isOpenQuotation = (cell: string): boolean =>
  (/^["“]/.test(cell) && (cell.match(/"/g) ?? []).length % 2 === 1) || cell.lastIndexOf('“') > cell.lastIndexOf('”');

/** Rows whole: a line goes on with the one above where its first cell is empty, or is no beginning. */
const rowsOf = (lines: readonly (readonly string[])[], whole: string): readonly (readonly string[])[] => {
  const firsts = lines.map(([first = '']) => first).filter((first) => first !== '');
  const areCapital = firsts.filter(isCapital).length >= firsts.length * 0.6;
  const rows: string[][] = [];
  for (const cells of lines) {
    const [first = ''] = cells;
    const last = rows.at(-1);
    const goesOn =
      last !== undefined &&
      (first === '' ||
        first.startsWith('(') ||
        (isOpenQuotation(last[0] ?? '') && !/^["“]/.test(first)) ||
        // "Made of" above "Found in": a whole line is a row of its own.
        (/(?:[-/&+]|\b(?:of|and|the|in|to))$/.test(last[0] ?? '') && !(isCapital(first) && cells.every((cell) => cell !== ''))) ||
        (areCapital && /^\p{Ll}/u.test(first) && cells.some((cell) => cell === '' || /^[\p{Ll}(]/u.test(cell))));
    if (goesOn)
      rows[rows.length - 1] = last.map((cell, at) =>
        cell === '' ? (cells[at] ?? '') : cells[at] === '' ? cell : glue(cell, cells[at] ?? '', whole),
      );
    else rows.push([...cells]);
  }
  return rows;
};

const opposites =
  /^(?:rich|poor|immediate|long[- ]?term|short[- ]?term|advantages?|disadvantages?|pros|cons|for|against|positives?|negatives?|strengths?|weakness(?:es)?|push(?: factors?)?|pull(?: factors?)?|before|after|similarit(?:y|ies)|differences?|arguments? (?:for|against)|agree|disagree|yes|no|north|south|east|west|primary(?: effects?)?|secondary(?: effects?)?|social|economic|environmental|political|benefits?|drawbacks?|problems? caused|risks?|renewable|non-?renewable|healthy|unhealthy|living|non-?living|solids?|liquids?|gas(?:es)?|boys|girls|men|women|then|now|past|present|urban|rural|town|country|local|global|internal|external|hard|soft|natural|human|physical|needs|wants|can|cannot|can't|do|don't|dos|don'ts|renewables?|good|bad|inside|outside)(?: (?:points?|effects?|impacts?|responses?|factors?|causes?|reasons?|people|life|homes?|children|schools?|needs))?\s*(?:\([^)]*\))?[:+–-]?$/i;

const isHead = (cell: string): boolean =>
  cell !== '' && wordCount(cell) <= 5 && !/[.,;!]$/.test(cell) && !/\s[=→]\s/.test(cell) && !point.test(cell);
const isCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && text === text.toUpperCase();

const shortTerm = 3.2;
const fewestInPhrase = 2.3;
const longestTerm = 7;

/** "Key word: meaning", "1066 – the Battle of Hastings": what a line of two columns may be. */
const joint = /^(?:[-–—•●▪◦*]\s+)?[^\s=–:][^=–:]{1,40}?(?:\s+[–—=-]\s+|:\s+|\s*→\s*)\S/;

const ofTerms = /^(?:key )?(?:terms?|words?|vocab(?:ulary)?|key ?words?|phrases?|names?|techniques?|devices?)$/i;
const ofMeanings = /^(?:meanings?|definitions?|what (?:it|they|this) (?:is|are|means?)|description|explanation|means?)$/i;

/** One after the other, as they stand, with what heads them: the text of each column is read for itself. */
const structured = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.filter((cell) => joint.test(cell) || (isCapitals(cell) && wordCount(cell) <= 5)).length >= 2;
};

/** Sentences that go on from line to line. */
const isProse = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length >= 5 &&
    average(filled.map(wordCount)) >= 3.5 &&
    filled.filter((cell) => /^\p{Ll}/u.test(cell)).length >= filled.length * 0.4 &&
    filled.filter((cell) => /[.?!](?:\s|$)/.test(cell)).length >= 2
  );
};
/** What a column begins with heads it. */
const withHead = (cells: readonly string[]): readonly string[] => {
  const [head = '', ...rest] = cells;
  return isHead(head) && !joint.test(head) ? [`${topMark}${head}`, ...rest] : cells;
};

const isAdjective = (text: string): boolean => {
  const words = wordsOf(text.toLowerCase()).filter(({ kind }) => kind === 'word');
  return words.length === 1 && words[0]?.pos === 'ADJ';
};

const asLists = (lines: readonly (readonly string[])[], hasHeads: boolean, whole: string): Layout => ({
  kind: 'lists',
  lists: (lines[0] ?? []).map((head, column) => ({
    head: hasHeads ? head.replace(/[:–-]$/, '').trim() : null,
    items: itemsOf(
      lines.slice(hasHeads ? 1 : 0).map((cells) => cells[column] ?? ''),
      whole,
    ),
  })),
});

const isNumber = (cell: string): boolean => /^[£＄+−-]?\d/.test(cell);

/** A first column that names what its rows are about: short, each another, and no sentence. */
const areNames = (firsts: readonly string[]): boolean =>
  average(firsts.map(wordCount)) <= shortTerm &&
  firsts.every((first) => wordCount(first) <= longestTerm && !/(?<!\.\.)[.;,]$/.test(first) && !point.test(first)) &&
  new Set(firsts.map((first) => first.toLowerCase())).size === firsts.length;

const ofLanguage = /^(?:english|french|german|spanish|latin|italian|français|deutsch|español|word|phrase)$/i;
const shareOfForeign = 0.6;
const isForeign = (text: string): boolean => {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return /[¿¡äöüßñçéèêàáíóú]/i.test(text) || (words.length > 0 && words.filter((word) => !isEnglish(word)).length * 2 >= words.length);
};
/** One side is of another language than the other. */
const areTranslated = (rows: readonly (readonly string[])[]): boolean => {
  const side = (at: number): number => rows.filter((cells) => isForeign(cells[at] ?? '')).length / rows.length;
  return rows.length > 2 && side(0) >= shareOfForeign && side(1) < shareOfForeign / 2;
};

const ofDates = /^(?:dates?|years?|when)$/i;

/** "What they thought caused it   What we know now". */
const asksInWords = /^(?:what|why|how|who|where|when) \p{L}+ \p{L}+/iu;

const twoColumns = (lines: readonly (readonly string[])[], whole: string): Layout | undefined => {
  const [[first = '', second = ''] = [], ...rest] = lines;
  const rows = rowsOf(lines, whole);
  const body = rows.slice(1);
  const hasHeads = isHead(first) && isHead(second) && rest.length > 0;
  // "Date: 12 January", "Capital: Paris": a list of what is known of one thing has a kind of thing in each line.
  const areFacts = body.filter(([a = '']) => isKindOfThing(a)).length * 2.5 > body.length;
  const isNamed =
    hasHeads &&
    !/\d/.test(second) &&
    !(areFacts && !ofMeanings.test(second)) &&
    (ofTerms.test(first) || ofMeanings.test(second) || (isKindOfThing(first) && wordCount(second) <= 3) || isKindOfThing(second));
  const areSides = hasHeads && (opposites.test(first) || opposites.test(second) || (isAdjective(first) && isAdjective(second)));
  const areParallel =
    hasHeads &&
    isCapital(first) &&
    isCapital(second) &&
    body.length > 1 &&
    rest.every((cells) => cells.every((cell) => cell === '' || isSmall(cell)));
  // "mass of wet sand   12.5 g": readings have no names of columns.
  if (rows.length > 1 && rows.every(([a = '', b = '']) => isSmall(a) && /^[+−-]?\d[\d.,]*\s?\p{L}{0,3}%?$/u.test(b)))
    return { kind: 'table', columns: rows[0] ?? [], rows: body };
  if (areTranslated(rows))
    return { kind: 'pairs', pairs: (ofLanguage.test(first) ? body : rows).map(([a = '', b = '']) => [a, b] as const) };
  if (areSides) return asLists(lines, true, whole);
  // "Why are trees cleared?   Why does it matter?": two questions have each its own answers below.
  if (hasHeads && ((first.endsWith('?') && second.endsWith('?')) || (asksInWords.test(first) && asksInWords.test(second))))
    return asLists(lines, true, whole);
  if (isNamed) {
    if (ofTerms.test(first) || ofMeanings.test(second))
      return {
        kind: 'pairs',
        pairs: body.map(([a = '', b = '']) => [a, b] as const),
        ...(/^(?:meanings?|definitions?)$/i.test(second) ? { isNamed: true } : {}),
      };
    // "Date   Event": when each of them happened.
    if (
      ofDates.test(first) &&
      !second.endsWith('?') &&
      wordCount(second) <= 3 &&
      body.length > 1 &&
      most(body, ([a = '', b = '']) => isDate(a) && wordCount(b) > 2)
    )
      return { kind: 'pairs', pairs: body.map(([a = '', b = '']) => [a, b] as const) };
    return areNames(body.map(([a = '']) => a)) || isKindOfThing(first)
      ? { kind: 'table', columns: rows[0] ?? [], rows: body }
      : asLists(lines, true, whole);
  }
  // "Summer   Winter" above phrases of about one length.
  if (areParallel && average(body.map(([a = '']) => wordCount(a))) >= fewestInPhrase) return asLists(lines, true, whole);
  const firsts = rows.map(([a = '']) => a);
  // A right column that goes on with a thing of its own below an empty place does not belong to its left neighbour.
  const rights = lines.map(([, b = '']) => b).filter((b) => b !== '');
  const areCapital = most(rights, isCapital);
  const goesOnAlone =
    areCapital &&
    lines.some(([a = '', b = ''], at) => at > 0 && a === '' && isCapital(b) && !isNumber(b) && !unfinished.test(lines[at - 1]?.[1] ?? ''));
  const hasPoints = lines.some((cells) => cells.some((cell) => /^[-•●▪◦*]\s/.test(cell)));
  if (areNames(firsts) && !goesOnAlone && !hasPoints && firsts.every((one) => /\p{L}{2}|\d/u.test(one))) {
    // What two columns are called is said by words that tell kinds of things, or in capitals.
    const isHeader = hasHeads && isCapitals(first) && isCapitals(second) && !body.every(([a = '']) => isCapitals(a));
    // "height   time to stop" above "20 cm   3 secs" heads readings.
    if (!/\d/.test(first) && body.length > 1 && body.every(([a = '', b = '']) => /^\d/.test(a) && /^[+−-]?\d/.test(b)))
      return { kind: 'table', columns: rows[0] ?? [], rows: body };
    const left = isHeader ? body : rows;
    return left.length < 2 ? undefined : { kind: 'pairs', pairs: left.map(([a = '', b = '']) => [a, b] as const) };
  }
  return rest.length < 2
    ? undefined
    : asLists(lines, hasHeads && most(rest, ([a = '', b = '']) => wordCount(a) > 2 || wordCount(b) > 2), whole);
};

const pronoun =
  /^(?:yo|tú|tu|él|ella|usted|nosotr|vosotr|ell[oa]s|ustedes|je|j'|il|elle|on|nous|vous|ils|elles|ich|du|er|sie|es|wir|ihr)(?![\p{L}])|^(?:nosotr|vosotr)/iu;
const fewestOfText = 6;
const isOfList = (cell: string): boolean => cell === '' || (/^[\p{Ll}(]/u.test(cell) && !/\d/.test(cell));
/** "piano   quiet      largo   slow": two lists of words stand beside each other, and no table has four columns without a head. */
const twoLists = (lines: readonly (readonly string[])[], whole: string): Layout | undefined => {
  if (lines.length < 3 || !lines.every((cells) => cells.length === 4 && cells.every(isOfList))) return undefined;
  const pairs = [0, 2].flatMap((at) => {
    const own: [string, string][] = [];
    for (const cells of lines) {
      const [term = '', meaning = ''] = cells.slice(at, at + 2);
      const last = own.at(-1);
      if (term !== '') own.push([term, meaning]);
      else if (meaning !== '' && last !== undefined) last[1] = glue(last[1], meaning, whole);
    }
    return own;
  });
  const isWhole = pairs.every(([term, meaning]) => meaning !== '' && wordCount(term) <= 4);
  return isWhole && areNames(pairs.map(([term]) => term)) ? { kind: 'pairs', pairs } : undefined;
};
const manyColumns = (lines: readonly (readonly string[])[], whole: string): Layout | undefined => {
  const lists = twoLists(lines, whole);
  if (lists !== undefined) return lists;
  const [heads = [], ...rest] = lines;
  // A knowledge organiser: below each head in capitals stands text of its own, and no line is a row.
  const goOn = rest.filter(([first = '']) => /^\p{Ll}/u.test(first) || unfinished.test(first)).length;
  if (
    rest.length >= fewestOfText &&
    heads.every((head) => /^[\p{Lu}\d]/u.test(head)) &&
    heads.filter((head) => /\p{Lu}{4}/u.test(head)).length * 2 > heads.length &&
    goOn * 3 > rest.length
  )
    return { kind: 'columns', columns: heads.map((_, column) => withHead(lines.map((cells) => cells[column] ?? ''))) };
  const rows = rowsOf(lines, whole);
  const [columns = [], ...body] = rows;
  if (body.length === 0) return undefined;
  // "yo   hablo   I speak": the form of a verb and its meaning.
  if (columns.length === 3 && rows.every(([first = '']) => pronoun.test(first)))
    return { kind: 'pairs', pairs: rows.map(([, form = '', meaning = '']) => [form, meaning] as const) };
  if (columns[0] === '') return { kind: 'table', columns, rows: body };
  const areHeads = heads.every(isHead);
  const firsts = body.map(([first = '']) => first);
  const areSides = areHeads && heads.filter((head) => opposites.test(head)).length * 2 > heads.length;
  if (areSides) return asLists(lines, true, whole);
  const isNamed = areHeads && (isKindOfThing(columns[0] ?? '') || columns.slice(1).some(isKindOfThing));
  if (isNamed || areNames(firsts) || lines.some((cells) => cells.slice(1).some(isNumber))) return { kind: 'table', columns, rows: body };
  return rest.length < 2 ? undefined : asLists(lines, areHeads, whole);
};

const shareOfOwn = 0.7;
const longColumns = 6;
const mostInName = 3;
const isFormulaCell = (cell: string): boolean => /^\S{1,3}\s*=\s*\S/u.test(cell) || /\p{L}{3}.* [÷×] .*\p{L}{3}/u.test(cell);
const fewestFormulas = 2;
/** "Power (2)" is power as well. */
const quantity = /^(\p{L}[\p{L} .'-]{3,}?)(?:\s*\(\d\))?(?:\s*=\s*(\S.*))?$/u;
/** "power   P = V I   W, V, A": a sheet of formulas, each with the name of what it gives. One name may have two. */
const formulaSheet = (lines: readonly (readonly string[])[], whole: string): Layout | undefined => {
  const rows = rowsOf(lines, whole);
  const column = (rows[0] ?? []).findIndex(
    (_, at) => at > 0 && rows.filter((cells) => isFormulaCell(cells[at] ?? '')).length * 2 > rows.length,
  );
  const told = rows.filter((cells) => isFormulaCell(cells[column] ?? '') && quantity.test(cells[0] ?? ''));
  if (column < 0 || told.length < fewestFormulas) return undefined;
  const formulas = new Map<string, string>();
  for (const cells of told) {
    // "charge flow = current x time   Q = I t": the same in words stands behind it.
    const [, name = '', words] = quantity.exec(cells[0] ?? '') ?? [];
    const formula = `${cells[column] ?? ''}${words === undefined ? '' : ` (${words})`}`;
    const before = formulas.get(name);
    formulas.set(name, before === undefined ? formula : `${before} or ${formula}`);
  }
  return { kind: 'table', columns: ['Quantity', 'Equation'], rows: [...formulas] };
};

/** What a grid is; undefined where that cannot be told. */
export const layoutOf = ({ lines: given, isRuled }: Grid, whole: string): Layout | undefined => {
  const lines = withoutMarkColumns(given);
  const columns = lines[0]?.length ?? 0;
  const formulas = columns > 1 ? formulaSheet(lines, whole) : undefined;
  if (formulas !== undefined) return formulas;
  const filled = lines.flatMap((cells) => cells.filter((cell) => cell !== ''));
  // "Live – brown    Neutral – blue": each cell says something of its own.
  const own = filled.filter((cell) => joint.test(cell) || /\S\s=\s\S/.test(cell)).length;
  if (own >= filled.length * shareOfOwn)
    return {
      kind: 'columns',
      columns: lines.length > 2 ? (lines[0] ?? []).map((_, at) => lines.map((cells) => cells[at] ?? '')) : [filled],
    };
  // "P  The poet ...", "E  ...": letters that only count.
  if (most(lines, ([first = '']) => /^\p{L}$/u.test(first))) return undefined;
  if (columns === 2 && lines.length >= longColumns && isRuled !== true) {
    const sides = [0, 1].map((at) => lines.map((cells) => cells[at] ?? ''));
    const [left = []] = sides;
    const names = left.filter((cell) => cell !== '');
    // Names on the left, and sentences that say who or what each of them is.
    const areNamed = areNames(names) && names.every((name) => wordCount(name) <= mostInName) && names.length < lines.length;
    if (sides.every(structured) || (!areNamed && sides.some(isProse))) return { kind: 'columns', columns: sides.map(withHead) };
  }
  return columns === 2 ? twoColumns(lines, whole) : manyColumns(lines, whole);
};
