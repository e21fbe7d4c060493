/** What a page sets: its lines are to be matched, put in order or judged, so they may say what is not so. */
type Kind = 'match' | 'items' | 'aims';

const lead = String.raw`^\s*(?:(?:task|activity|exercise|question|part|q)\s*\w{0,2}\s*[:.)–-]?\s+|\(?[\da-h]{1,2}[.)]\s+|[-•*]\s+)?`;
const starts: readonly (readonly [Kind, RegExp])[] = [
  [
    'match',
    new RegExp(String.raw`${lead}(?:match(?:\s+up)?\s+(?:the|each|every|these|up|them)\b|draw (?:a )?lines? (?:to|from|between)\b)`, 'i'),
  ],
  [
    'items',
    new RegExp(
      String.raw`${lead}(?:number|put|order|arrange|rearrange|re-order|sequence|sort|unjumble)\s+(?:the|these|each|them)\b.*(?:\border\b|\bsequence\b|\d\s*(?:-|–|to)\s*\d)`,
      'i',
    ),
  ],
  [
    'items',
    new RegExp(
      String.raw`${lead}(?:\d{1,2}\s+)?(?:true or false\b|(?:say|decide|write|tick|circle|are|is)\b.*\btrue (?:or|and) false\b|(?:spot|find|correct)(?: and correct)? the (?:mistakes?|errors?)\b|(?:which is )?the odd one out\b)`,
      'i',
    ),
  ],
  ['match', /^\s*plenary\s*:.*\?\s*$/i],
  ['items', /^\s*do (?:it )?now\b\s*(?:task|activity|questions?)?\s*[:–-]?/i],
  ['aims', /^\s*(?:learning (?:objectives?|outcomes?|intentions?)|lesson (?:aims?|objectives?|outcomes?)|success criteria)\s*:?\s*$/i],
  ['aims', /^\s*(?:in|by the end of) this (?:lesson|unit|chapter|topic)\b[^.]*:\s*$/i],
];

const item = /^\s*(?:_{2,}|[☐□]|\[\s*\]|\(\s*\)|\(?\d{1,2}[.)]|\(?[a-z][.)]|\([ivx]+\)|[-–•*●▪◦·])\s*\S/i;
const goesOn = /^(?:\s{2,}\S|\s*\p{Ll})/u;
const isApart = (line: string): boolean => / {2,}|\||\.{4,}/.test(line.trim());
/** "True / false", a box or two to tick, and what heads those. */
const judged = /(?:\bT\s*\/\s*F\b|\btrue\s*\/\s*false\b)\W*$|(?:\[\s*\]\s*){1,3}$|^\s*(?:true\s{2,}false|T\s{2,}F)\s*$/i;

const belongs = (kind: Kind, line: string, isFirst: boolean): boolean =>
  item.test(line) || (kind === 'match' && isApart(line)) || (kind === 'items' && judged.test(line)) || (!isFirst && goesOn.test(line));

/** "Word bank" heads the words for the gaps of an exercise, in its own line or in the next one. */
const wordBank = /^\s*word ?(?:bank|box)\b\s*:?\s*(.*)$/i;
const isRunOfWords = (line: string): boolean => !/[.:=?!]|\s[–-]\s/.test(line) && line.trim().split(/\s{2,}|,\s*|\s*\/\s*/).length >= 3;

const endOf = (lines: readonly string[], from: number, kind: Kind): number => {
  let at = from + 1;
  while (lines[at]?.trim() === '') at += 1;
  const first = at;
  while (at < lines.length && lines[at]?.trim() !== '' && belongs(kind, lines[at] ?? '', at === first)) at += 1;
  return at === first ? from + 1 : at;
};

/** The lines of a page without the exercises whose lines may be wrong, or stand in no order, until they are done. */
const fewestInBox = 5;
/** "comb     hair     steel     sword": words to choose from, below what is to be done with them. */
const isWordBox = (lines: readonly string[], at: number): boolean => {
  const words = (lines[at] ?? '').trim().split(/ {3,}/);
  return (
    words.length >= fewestInBox &&
    words.every((word) => /^\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+)?$/u.test(word)) &&
    lines
      .slice(Math.max(0, at - 3), at)
      .some((line) => /\bword ?(?:box|bank|list)\b|\bfill (?:in|each|the)\b|\bgaps?\b|\bchoose\b/i.test(line))
  );
};

export const withoutExercises = (lines: readonly string[]): readonly string[] => {
  const left: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const kind = starts.find(([, start]) => start.test(line))?.[0];
    const bank = wordBank.exec(line)?.[1];
    if (isWordBox(lines, at)) {
      left.push('');
      continue;
    }
    if (kind !== undefined) {
      at = endOf(lines, at, kind) - 1;
      left.push('');
    } else if (bank === '' || (bank !== undefined && isRunOfWords(bank))) {
      if (bank === '' && isRunOfWords(lines[at + 1] ?? '')) at += 1;
      left.push('');
    } else left.push(line);
  }
  return left;
};
