import { areKnown } from './language.ts';
import { isAddressedToAComputer } from './unwanted-lines.ts';

/** The words of a page of spellings, and the page without the lines that hold nothing else. */
export type SpellingPage = {
  readonly words: readonly string[];
  readonly tries: ReadonlySet<string>;
  readonly rest: string;
  /** The rule that the list is on, as the page says it: "Drop the e before you add -ing." */
  readonly rule?: string | undefined;
  /** Words below "Tricky words": they keep to no rule. */
  readonly tricky: ReadonlySet<string>;
};

const ofRule = /^\s*(?:the |our |spelling |this week's )*rule\s*[:–-]\s*(\S.{12,220})$/iu;
const saysRule =
  /^\s*[-–•*]?\s*((?:when|if) (?:a|the) (?:word|verb|noun|root)\b.{12,200}|(?:change|drop|double|add|swap|remove)\b.{0,60}\b(?:before|to|when|add(?:ing)?)\b.{3,140}|(?:the )?(?:words?|sound|letters?)\b.{3,80}\b(?:is|are) spelt\b.{3,140})$/iu;
const ofTricky =
  /^\s*(?:tricky|common exception|exception|red|sight|high[- ]frequency|statutory|bonus|challenge|extra) (?:words?|spellings?)\b\s*:?/i;
const ruleIn = (lines: readonly string[]): string | undefined => {
  const found =
    lines.map((line) => ofRule.exec(line)?.[1]).find((rule) => rule !== undefined) ??
    lines.map((line) => saysRule.exec(line)?.[1]).find((rule) => rule !== undefined);
  const said = found?.replaceAll(/\s+/g, ' ').trim();
  return said === undefined || isAddressedToAComputer(said) || /_{2}/.test(said)
    ? undefined
    : `${said[0]?.toUpperCase() ?? ''}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`;
};

const endingsIn = (rule: string): readonly string[] =>
  [...rule.matchAll(/(?<![\p{L}-])[-–](\p{Ll}{1,5})(?![\p{L}-])/gu)].map(([, ending = '']) => ending);
/** The rule that a word of the list keeps to; undefined where the page has none, or the word is none of its. */
export const ruleFor = ({ rule, tricky }: Pick<SpellingPage, 'rule' | 'tricky'>, spelt: string): string | undefined => {
  if (rule === undefined || tricky.has(spelt)) return undefined;
  const endings = endingsIn(rule);
  return endings.length === 0 || endings.some((ending) => spelt.endsWith(ending)) ? rule : undefined;
};

/** "Sp: their" is a correction, and "spelling mistakes" stand in many lessons: a list says what it is where it begins. */
const headLines = 6;
const saysSpellings =
  /\bspellings?\b(?! (?:mistake|error|test on))|\bphonics\b|\b(?:learn|spell) (?:these|the following) words\b|\blook\b.*\bcover\b.*\bcheck\b|\bwords (?:ending|beginning|starting) (?:in|with) [-–“"']/i;
const isSpellingPage = (lines: readonly string[]): boolean =>
  lines
    .filter((line) => line.trim() !== '')
    .slice(0, headLines)
    .some((line) => saysSpellings.test(line));

/** Numbers, bullets, lines to write on and ticks stand between the words of a list. */
const between = /\s{2,}|\t|[,;|•●▪·✓✔✗✘□☐]|_{2,}|\.{3,}|\s[-–—]\s/u;
const label =
  /^\s*(?:[\p{L}\d ()/'’&-]{1,45}:\s*|(?:bonus|challenge|extra|tricky|more|statutory|new) (?:words?|spellings?)\s{2,})?(?:\(?\d{1,2}[.):]\s*|\d{1,2}\s+(?=\p{Ll})|[-–*•]\s*)?/iu;
const word = /^\p{Ll}[\p{Ll}'’-]{2,19}$/u;
const fewest = 5;
const most = 60;
const mostLooked = 200;

type Line = { readonly words: readonly string[]; readonly isBare: boolean };
const wordsIn = (line: string): Line => {
  const found: string[] = [];
  let others = 0;
  for (const half of line.split('|')) {
    const own: string[] = [];
    for (const cell of half.replace(label, '').split(between)) {
      const said = cell
        .trim()
        .replace(/\/$/, '')
        .replace(/^[-–—]\s+/, '')
        // "1. picture      6. treasure": the words of a second column have their numbers too.
        .replace(/^\(?\d{1,2}[.):]\s+/, '');
      if (said === '' || /^[\d\W]+$/u.test(said)) continue;
      if (!word.test(said)) others += 1;
      else own.push(said);
    }
    found.push(...own);
  }
  return { words: found, isBare: others === 0 };
};

/** Look, say, cover, write, check: how to learn them, and none of them. */
const furniture = new Set('spelling spellings word words mon tue tues wed thu thur fri total score name date'.split(' '));
const howTo = new Set([...'look say cover write check spell'.split(' '), ...furniture]);
const pairOfWord = /^\s*(?:\d{1,2}[.)]?\s+)?(\p{Ll}[\p{Ll}'’-]{2,19})\s{2,}\p{L}[^_]*\s\p{L}/u;

/** "Noun   Adjective" above "caution   ________": the words to make others from are not the list. */
const ofForms =
  /^\s*(?:nouns?|verbs?|adjectives?|adverbs?|(?:root|base)(?: words?)?|singular|plural)\s{2,}(?:nouns?|verbs?|adjectives?|adverbs?|new words?|(?:with )?(?:prefix|suffix)|singular|plural)\b/i;

/** A line that tells something, or tells somebody what to do. */
const isProse = (line: string): boolean => line.trim().split(/\s+/).length >= 8 && !/\s{3,}|_{2,}/.test(line.trim());
/** A page of notes may have its spellings at the top: it is read as notes. */
const mostProse = 0.5;
/** A letter home says more around its list. */
const mostInLetter = 1;
const isLetter = (line: string): boolean => /^\s*dear (?:parents?|carers?|families|family|all|everyone)\b/i.test(line);

/** Reads a list of words to spell, in whichever way it is laid out; none where the page is no such list. */
export const spellingPage = (text: string): SpellingPage => {
  const lines = text.split('\n');
  const none: SpellingPage = { words: [], tries: new Set(), rest: text, tricky: new Set() };
  if (!isSpellingPage(lines)) return none;
  const words = new Set<string>();
  const rest: string[] = [];
  const tricky = new Set<string>();
  let isTricky = false;
  let isOfForms = false;
  for (const line of lines) {
    isOfForms = line.trim() !== '' && (isOfForms || ofForms.test(line));
    if (isOfForms) {
      rest.push('');
      continue;
    }
    const { words: own, isBare } = wordsIn(line);
    // "Look, say, cover, write, check" stand together, and "write" may be a word to learn.
    const listed = own.every((one) => howTo.has(one)) ? [] : own.filter((one) => !furniture.has(one));
    isTricky = ofTricky.test(line) || (isTricky && line.trim() !== '');
    if (isBare && listed.length > 0) {
      if (isTricky) for (const one of listed) tricky.add(one);
      for (const one of listed) words.add(one);
      rest.push('');
      continue;
    }
    // A word with its meaning is to be spelt as well, and its line says what it means.
    const [, explained] = pairOfWord.exec(line) ?? [];
    if (explained !== undefined && !furniture.has(explained)) words.add(explained);
    rest.push(line);
  }
  // What a camera misread, and a pupil's own try behind the word ("adress"), is no word to learn.
  const known = areKnown([...words].slice(0, mostLooked));
  const sure = [...words].filter((one) => known.has(one) || /[-'’]/.test(one)).slice(0, most);
  const prose = rest.filter(isProse).length;
  return sure.length < fewest || prose > (lines.some(isLetter) ? mostInLetter : mostProse) * sure.length
    ? none
    : { words: sure, tries: new Set([...words].filter((one) => !known.has(one))), rest: rest.join('\n'), rule: ruleIn(rest), tricky };
};
