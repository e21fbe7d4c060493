import { withoutHead } from './heads.ts';
import { hasVerb, wordsOf } from './language.ts';
import { namesOf } from './names.ts';
import { numbersIn, type FoundNumber } from './numbers.ts';
import { placesOf } from './places-of.ts';
import type { Notes, Statement } from './read-notes.ts';
import type { Target, TargetKind } from './target.ts';
import { plainTerm, termTargets, type PageTerms } from './term-targets.ts';

const weights: Readonly<Record<TargetKind, number>> = {
  date: 4,
  year: 3.6,
  quantity: 3.2,
  person: 3.4,
  place: 3.2,
  name: 3.3,
  count: 2.8,
  term: plainTerm,
};

/** Two words that stand together more than once are one name. */
export const fixedPairs = ({ statements }: Notes): ReadonlySet<string> => {
  const seen = new Set<string>();
  const fixed = new Set<string>();
  for (const { words } of statements)
    for (const [at, { text, pos, stop, kind }] of words.entries()) {
      const before = words[at - 1];
      if (before === undefined || stop || before.stop || kind !== 'word' || before.kind !== 'word' || (pos !== 'NOUN' && pos !== 'PROPN'))
        continue;
      const pair = `${before.text} ${text}`.toLowerCase();
      if (seen.has(pair)) fixed.add(pair);
      seen.add(pair);
    }
  return fixed;
};

/** A blank in fewer words could be anything. */
const fewestWords = 4;

/** "Make the coefficients the same": what somebody is told to do. */
const isOrder = ([first, second]: Statement['words']): boolean =>
  first?.pos === 'VERB' && !/(?:ing|ed|[^s]s)$/i.test(first.text) && /^(?:DET|PRON|ADP|ADV|NUM|PART)$/.test(second?.pos ?? '');

const foreignWords =
  /(?<!\p{L})(?:je|j'\p{L}+|tu|il|elle|nous|vous|et|est|les|des|une|dans|avec|mais|où|c'est|qui|que|ma|mon|ich|und|der|das|ist|ein|eine|mit|aber|nicht|wir|auf|el|los|las|una|es|en|con|pero|muy|yo)(?!\p{L})/giu;
const englishWords = /\b(?:the|an?|of|is|are|was|were|and|to|that|it|for|with|means?)\b/gi;
const fewestForeign = 3;
/** A sentence of another language is read, and its words are learned from their list. */
const isForeign = (text: string): boolean => {
  const foreign = text.match(foreignWords)?.length ?? 0;
  return foreign >= fewestForeign && foreign > (text.match(englishWords)?.length ?? 0);
};

/** Speech and steps of a working: a word of them is not what there is to know. */
export const isNoPlace = ({ text, heading, quoted, words }: Statement): boolean =>
  quoted ||
  isForeign(text) ||
  // A question and its answer are asked as they stand.
  /\?\s+\S/.test(text) ||
  isOrder(words) ||
  /\bI(?:'m|'ve|'d|'ll|\s+(?:think|was|am|have|had|saw|went|will|would|know|want|feel|believe|predict|could|can|do|did|like))\b/.test(
    text,
  ) ||
  /^(?:method|procedure|instructions|steps?|how to|worked examples?|what (?:we|i|to) d(?:id|o))\b/i.test(heading ?? '') ||
  // Lines of verse, and words to choose from.
  /[\p{L},.;!?] \/ \p{L}/u.test(text) ||
  /\b(?:fig|pp?)\. ?\d/i.test(text) ||
  /^["“']|^(?:source|extract) \w{1,2}\b|^(?:example|evaluation|improvements?)\b|^(?:where|when|who|cost|date)\s*:|^(?:find|split|work out|calculate|multiply|divide|subtract|measure|blot|stir|pour|cut|take out)\b|^(?:step|para(?:graph)?)\s*\d|^\p{L}+:\s+(?:learn|practise|revise|spell)\b|^(?:my|i|we|our|next time)\b|^(?:what (?:went|could|i)|even better|equipment|apparatus|ingredients)\b|^(?:point|quote|quotation|conclusion|intro|technique)\b/iu.test(
    text,
  );
/** "Two balls" and "2 kinds" are guessed without a thought. */
const isNearlyOne = ({ kind, text }: { readonly kind: TargetKind; readonly text: string }): boolean =>
  (kind === 'count' && /^(?:one|two)$/i.test(text)) || (kind === 'quantity' && /^[12]$/.test(text));

/** Years outside of it give the other end of a span away. */
const isInSpan = ({ kind, start, text }: FoundNumber, sentence: string): boolean =>
  kind === 'year' && /^\d{4}$/.test(text) && /\b(?:between|from)\s+(?:\d{3,4}\s+(?:and|to)\s+)?$/i.test(sentence.slice(0, start));

/** "(1) suffering exists (2) it has a cause". */
const isCounting = ({ start, text }: FoundNumber, sentence: string): boolean =>
  /^\d$/.test(text) && sentence[start - 1] === '(' && sentence[start + 1] === ')';

/** Beside a quotation, "1.5" is its act and scene. */
const isScene = ({ text, kind }: FoundNumber, sentence: string): boolean =>
  kind === 'quantity' && /^[1-9]\.\d{1,2}$/.test(text) && /["“]/.test(sentence);

type Known = PageTerms & {
  readonly nameWords: ReadonlySet<string>;
  /** Words that the page has more than once with the same one before them: "amino acids". */
  readonly fixed: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
};

const aroundGap = { before: /[\p{L}\d-]$/u, after: /^[\p{L}\d]/u };

/** Inside brackets stands another name of what is said before them. */
const isBracketed = ({ text, start, kind, from }: Target): boolean =>
  (kind === 'term' || kind === 'name') &&
  from.text.lastIndexOf('(', start) > from.text.lastIndexOf(')', start) &&
  from.text.indexOf(')', start + text.length) > 0;

/** "Group 7" in the heading tells the figure. */
const isInHeading = ({ text, kind, from: { heading } }: Target): boolean =>
  kind === 'quantity' && /^\d+$/.test(text) && heading !== null && placesOf(heading, text, aroundGap).length > 0;

/** "Light / dark imagery → it is wrong": what stands before an arrow without a verb is a label. */
const isArrowLabel = ({ start, from: { text } }: Target): boolean => {
  const parts = text.split('→');
  const at = text.slice(0, start).split('→').length - 1;
  return parts.length > 1 && at === 0 && !hasVerb(wordsOf((parts[0] ?? '').replaceAll(/"[^"]*"/g, '')));
};

const bareHeading = (words: string): string =>
  words
    .toLowerCase()
    .replace(/^(?:the|an?) /, '')
    .replace(/[?!:.]$/, '')
    .replace(/s$/, '');
/** What stands in the heading, and opens the sentence, is what the passage is about. */
const isHeading = ({ text, start, from: { heading } }: Target): boolean => {
  return start < 5 && heading !== null && bareHeading(heading) === bareHeading(text);
};

/** "Spelling rule: ...", "Structure - ...": what heads a line is not to be guessed. */
const headOf = (text: string): number => /^(?:[^\s:–=]+ ){0,3}[^\s:–=]+(?::| [–-])(?= )/.exec(text)?.[0].length ?? 0;

/** "Earth wire", "Jews who keep kosher": what opens a longer name is half of it. */
const isLeadingNoun = ({ text, start, kind, from }: Target, fixed: ReadonlySet<string>): boolean => {
  // "Stem-changing" is one word.
  if (from.text[start + text.length] === '-' || from.text[start - 1] === '-') return true;
  const before = /(\p{L}+) $/u.exec(from.text.slice(0, start))?.[1];
  if (before !== undefined && fixed.has(`${before} ${text}`.toLowerCase())) return true;
  if (/\b(?:called|named|known as) $/.test(from.text.slice(0, start)) && from.text.slice(start + text.length).startsWith(' or '))
    return true;
  if (start > 4 || (kind !== 'name' && kind !== 'term')) return false;
  const rest = from.text.slice(start + text.length);
  return (
    /^ (?:who|that|which)\b/.test(rest) ||
    ((kind === 'name' || /^\p{Lu}/u.test(text)) && from.words.some((word) => word.start === start + text.length + 1 && word.pos === 'NOUN'))
  );
};

/** "The name, products and methods": one thing of several could be any. */
const isListed = ({ text, start, kind, weight, from }: Target): boolean =>
  kind === 'term' && weight < 3 && /^,? (?:and|or) /.test(from.text.slice(start + text.length)) && from.text.slice(0, start).endsWith(', ');

/** Every fair blank of a sentence, the most specific first. */
export const targetsOf = (statement: Statement, known: Known): readonly Target[] => {
  if (statement.kind !== 'sentence' || statement.text.includes('=') || isNoPlace(statement)) return [];
  const numbers = numbersIn(statement.text)
    .filter(
      (found) =>
        !isNearlyOne(found) && !isInSpan(found, statement.text) && !isCounting(found, statement.text) && !isScene(found, statement.text),
    )
    .map((found) => ({
      ...found,
      weight: weights[found.kind] + (/\s|%|£/.test(found.text) ? 0.2 : 0),
      from: statement,
    }));
  const names = namesOf(statement, known.nameWords)
    .filter(({ text }) => !known.isSubject(text))
    .map((found) => (found.kind === 'name' && known.places.has(found.text) ? { ...found, kind: 'place' as const } : found))
    .map((found) => ({ ...found, weight: weights[found.kind], from: statement }));
  const strong: Target[] = [...numbers, ...names];
  const overlapping = ({ start, text }: Target): boolean =>
    strong.some((other) => start < other.start + other.text.length && other.start < start + text.length);
  const terms = termTargets(statement, known).filter((target) => !overlapping(target));
  const taken = new Set<number>();
  const unique = [...strong, ...terms].filter(({ start }) => {
    const isNew = !taken.has(start);
    taken.add(start);
    return isNew;
  });
  // Three words and a figure are an item of a list of things, and no sentence to be completed.
  const words = statement.words.filter(({ kind }) => kind === 'word').length;
  if (words < fewestWords || (words < 6 && /^\d/.test(statement.text) && !hasVerb(statement.words))) return [];
  const head = Math.max(statement.text.length - withoutHead(statement.text).length, headOf(statement.text));
  const hasOwnVerb = hasVerb(statement.words.filter(({ start }) => start >= head));
  // "Gold 19.3, iron 7.9, wood 0.7": a list of figures is looked up, and not learned by heart.
  if (numbers.length > 2 && (!hasOwnVerb || numbers.filter(({ kind }) => kind === 'quantity').length > 2)) return [];
  const isSentence = hasOwnVerb || (head === 0 && !statement.text.includes(',') && words > fewestWords + 1);
  return unique
    .filter(
      (target) =>
        (isSentence || (target.kind !== 'term' && target.kind !== 'name')) &&
        target.start >= head &&
        !isBracketed(target) &&
        !isHeading(target) &&
        !isLeadingNoun(target, known.fixed) &&
        !isListed(target) &&
        !isInHeading(target) &&
        // "switch fails, whole network down": of what, stands above the point.
        !(target.kind === 'term' && target.start === 0 && statement.bullet && statement.small) &&
        !(target.kind === 'term' && isArrowLabel(target)) &&
        !/^(?:every|any|some|no)(?:thing|one|body)$/i.test(target.text) &&
        withGap(target).includes('____'),
    )
    .filter(({ text, kind }) => placesOf(statement.text, text, aroundGap).length === 1 || (text.length > 2 && kind !== 'term'))
    .toSorted((a, b) => b.weight - a.weight);
};

/** The sentence with a gap. Every further place of the same word is a gap too, so that the answer is not given away. */
export const withGap = ({ from, text }: Target): string => {
  const places = placesOf(from.text, text, aroundGap);
  const ends = places.map((place) => place + text.length);
  return withoutHead([0, ...ends].map((end, at) => from.text.slice(end, places[at])).join('____'));
};
