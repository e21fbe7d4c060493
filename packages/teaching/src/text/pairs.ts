import { isDate } from './events.ts';
import { glue } from './glue.ts';
import { isEnglish } from './language.ts';
import type { TidyLine } from './tidy-lines.ts';

/** One line of a list of words and meanings, or of dates and what happened. */
export type Pair = { readonly term: string; readonly meaning: string; readonly joint: string };
export type PairList = { readonly pairs: readonly Pair[]; readonly lastLine: number };

/** So many lines of one form are a list. */
const fewest = 3;
const longestTerm = 56;
const wordsOfTerm = 8;

const joints: readonly (readonly [string, RegExp])[] = [
  [' – ', /^(\S.*?)\s+[–—-]\s+(\S.*)$/],
  [' = ', /^(\S[^=]*?)\s+=\s+([^=]+)$/],
  [' → ', /^([^→]{2,40}?)\s+→\s+([^→]+)$/],
  [': ', /^([^:]{1,60}?)\s*:\s+(\S.*)$/],
];
const operators = /[÷×+*/^√<>²³]|\sx\s|\d\s*[-−]\s*\d|\b[a-z]\b\s*$/u;
const isPart = (text: string): boolean => /\p{L}{2}|\d{3}|!=|==/u.test(text);

/** "speed = distance ÷ time" and "x = 5" are sums; "forte (f) = loud" says what a word means. */
const isSum = (term: string, meaning: string): boolean => operators.test(meaning) || /^\p{L}$|\d/u.test(term) || !/\p{L}{3}/u.test(meaning);

/** Parts of a plan or of a working, which head what they are followed by. */
const heads =
  /^(?:step|para(?:graph)?|stage|act|scene|part|point|quote|quotation|evidence|explain|explanation|technique|context|link|intro|introduction|conclusion|analysis|check|tip|remember|note|nb|question|answer|example|e\.g|i\.e|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b\.?(?:\s*\d+)?$/i;

const inTwo = (line: TidyLine, joint: string): Pair | undefined => {
  const [, term = '', meaning = ''] =
    joint === '   '
      ? line.parts.length === 2
        ? ['', line.parts[0] ?? '', line.parts[1] ?? '']
        : []
      : (joints.find(([name]) => name === joint)?.[1].exec(line.text) ?? []);
  const isTerm =
    term.length <= longestTerm &&
    term.split(' ').length <= wordsOfTerm &&
    isPart(term) &&
    !/[!;]$|[.!?;]\s+\p{Lu}|\p{L}{3}[.!?;]\s/u.test(term) &&
    !(joint === ' – ' && /\p{L}:\s/u.test(term)) &&
    !(joint === ': ' && term.includes('=')) &&
    !/\([^)]*$/.test(term) &&
    (!/[^.]\.$/.test(term) || (joint === '   ' && (meaning.endsWith('.') || /\b\p{Lu}\p{Ll}{1,3}\.$/u.test(term))));
  if (!isTerm || meaning === '' || heads.test(term) || (joint === ' = ' && isSum(term, meaning))) return undefined;
  return { term, meaning, joint: joint === '   ' ? ' – ' : joint };
};

/** "iron + oxygen → iron oxide" and "wood = fuel" are thoughts of their own. */
const isEquation = /^[^→=]{0,60}\s\+\s[^→=]{0,60}→|^(?:\p{L}+ ){1,3}=\s/u;

/** "Abrasion – stones that the river carries scrape the bed like" goes on below. */
const goesOn = (line: TidyLine | undefined): line is TidyLine =>
  line !== undefined && line.text !== '' && !line.bullet && /^\p{Ll}/u.test(line.text) && !isEquation.test(line.text);

/** In hurried lists the next line may have another sign between word and meaning. */
const mixed = (line: TidyLine, joint: string): Pair | undefined => {
  if (joint !== ' – ' && joint !== ' = ') return undefined;
  for (const [name] of joints) {
    const pair = name === joint || name === ' → ' || line.text === '' ? undefined : inTwo(line, name);
    if (pair !== undefined) return pair;
  }
  return undefined;
};

const listOf = (lines: readonly TidyLine[], from: number, joint: string, whole: string): PairList => {
  const pairs: Pair[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    // A list may have both: “azure” = bright blue, “clasps” – alliteration.
    const pair = inTwo(line, joint) ?? mixed(line, joint);
    const last = pairs.at(-1);
    if (pair !== undefined) pairs.push(pair);
    else if (last !== undefined && goesOn(line) && !/[.!?]$/.test(last.meaning))
      pairs[pairs.length - 1] = { ...last, meaning: glue(last.meaning, line.text, whole) };
    else break;
  }
  return { pairs, lastLine: at - 1 };
};

const longestWord = 2;
const mostOpposed = 12;
const isShort = (cell: string): boolean => cell.split(' ').length <= longestWord;
/** Heads of two columns where what stands in one line belongs together. */
const ofALine =
  /^(?:key .*|terms?|words?|phrases?|meanings?|definitions?|names?|english|french|german|spanish|latin|translations?|what.*|how.*|why.*|descriptions?|explanations?|functions?|uses?|effects?|causes?|results?|reasons?|actions?|inputs?|problems?|solutions?|questions?|answers?|events?|dates?|examples?|quot(?:e|ation)s?|laws?|rules?|types?|features?|points?|evidence|techniques?|processe?s?|steps?|stages?|methods?|hazards?|risks?)$/i;
/** "Cheap to run | Costs a lot": in two columns of short heads and longer lines each side is told of its own head, and explains nothing. */
export const areOpposed = (lines: readonly (readonly string[])[]): boolean => {
  const [sides = [], ...rows] = lines;
  const isTold = (cell = ''): boolean => !isShort(cell) && (cell.toLowerCase().match(/\p{L}+/gu) ?? []).every(isEnglish);
  return (
    sides.length === 2 &&
    rows.length > 1 &&
    rows.length <= mostOpposed &&
    sides.every(isShort) &&
    [sides, ...rows].every((cells) => cells.every((cell) => /^\p{Lu}/u.test(cell))) &&
    rows.filter(([first]) => isTold(first)).length * 2 > rows.length &&
    rows.some(([, second]) => isTold(second)) &&
    !sides.some((head) => ofALine.test(head))
  );
};

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
/** "Feature   Cell   ..." heads a table; "pharaoh   a ruler of ancient Egypt" is a word and its meaning. */
const areWordsAndMeanings = (pairs: readonly Pair[]): boolean => {
  const [first, ...rest] = pairs;
  if (first === undefined || areOpposed(pairs.map(({ term, meaning }) => [term, meaning]))) return false;
  // "height   time to stop" above "20 cm   3 secs" heads readings.
  const figures = rest.filter(({ meaning }) => /^\d/.test(meaning)).length;
  if (!/\d/.test(first.term) && rest.every(({ term }) => /^\d/.test(term)) && figures * 2 > rest.length) return false;
  const dated = pairs.filter(({ term }) => /\d/.test(term)).length;
  const long = pairs.filter(({ meaning }) => meaning.split(' ').length >= 3).length;
  const isHeader =
    isCapital(first.term) &&
    isCapital(first.meaning) &&
    first.meaning.split(' ').length <= 2 &&
    rest.some(({ meaning }) => !isCapital(meaning));
  const small = pairs.filter(({ meaning }) => /^\p{Ll}/u.test(meaning)).length;
  // "Où est ... ?   Where is ... ?" heads no columns.
  if (/\.{3}|\?$/.test(first.term) && /\.{3}|\?$/.test(first.meaning) && small >= pairs.length * 0.6) return true;
  // "Erdkunde   geography": no header begins with a small letter where all below it do.
  if (!isCapital(first.meaning) && /^\p{Ll}/u.test(first.meaning) && small >= pairs.length * 0.6) return true;
  return !isHeader && (dated > pairs.length / 2 || long > pairs.length / 2);
};

/** "das Haus", "la gare" and "un chien": words of a language are learned with their article. */
const withArticle = /^(?:der|die|das|ein|eine|le|la|les|un|une|des|el|los|las|una|il|lo|gli)\s+\p{L}|^l'\p{L}/iu;
const isVocabulary = (pairs: readonly Pair[]): boolean => pairs.filter(({ term }) => withArticle.test(term)).length * 2 > pairs.length;

const areDated = (pairs: readonly Pair[]): boolean => pairs.filter(({ term }) => isDate(term)).length * 2 > pairs.length;

/** "Léa : Bonjour", "Serveur : Et avec ça ?", "Léa : C'est tout": who speaks comes again, and is no word with a meaning. */
const isSpoken = (pairs: readonly Pair[]): boolean =>
  pairs[0]?.joint === ': ' && new Set(pairs.map(({ term }) => term.toLowerCase())).size * 2 <= pairs.length + 1 && pairs.length > 3;

/** The lines of a conversation that begins here: they are read, and not asked about word by word. */
export const dialogue = (
  lines: readonly TidyLine[],
  from: number,
): { readonly texts: readonly string[]; readonly lastLine: number } | undefined => {
  const first = lines[from];
  if (first === undefined || first.bullet || inTwo(first, ': ') === undefined) return undefined;
  const list = listOf(lines, from, ': ', '');
  return isSpoken(list.pairs)
    ? { texts: list.pairs.map(({ term, meaning }) => `${term}: ${meaning}`), lastLine: list.lastLine }
    : undefined;
};

/** The list of words and meanings that begins at this line, if one does. */
export const pairList = (lines: readonly TidyLine[], from: number, whole = ''): PairList | undefined => {
  const line = lines[from];
  if (line === undefined || line.text === '') return undefined;
  // Only where a run begins: a run that is no list would be read again from each of its lines.
  const opens = line.parts.length === 2 && lines[from - 1]?.parts.length !== 2;
  const spaced = opens && inTwo(line, '   ') !== undefined ? listOf(lines, from, '   ', whole) : undefined;
  if (
    spaced !== undefined &&
    spaced.pairs.length >= fewest &&
    (isVocabulary(spaced.pairs) ||
      areDated(spaced.pairs) ||
      ((line.cells.length === 2 || lines[from + 1]?.cells.length === 2) && areWordsAndMeanings(spaced.pairs)))
  )
    return spaced;
  for (const [joint] of joints) {
    if (inTwo(line, joint) === undefined) continue;
    const list = listOf(lines, from, joint, whole);
    if (list.pairs.length >= fewest && (joint !== ' → ' || areWordsAndMeanings(list.pairs))) return list;
  }
  return undefined;
};
