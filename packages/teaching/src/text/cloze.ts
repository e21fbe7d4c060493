import type { Definition } from './definitions.ts';
import { withoutHead } from './heads.ts';
import { hasVerb } from './language.ts';
import { isPeople, namesOf } from './names.ts';
import { numbersIn, type FoundNumber } from './numbers.ts';
import { placesOf } from './places-of.ts';
import type { Notes, Statement } from './read-notes.ts';

export type TargetKind = 'date' | 'year' | 'quantity' | 'count' | 'person' | 'place' | 'name' | 'term';
/** A word or figure whose absence makes a fair question, and how specific it is (higher is better). */
export type Target = {
  readonly text: string;
  readonly start: number;
  readonly kind: TargetKind;
  readonly weight: number;
  readonly from: Statement;
};

const tooVague = new Set(
  (
    'village villages house houses place places people person man men woman women child children thing things part parts way ways time times year years day days ' +
    'week month lot lots kind type types sort example examples end beginning side sides top bottom area areas number numbers group groups idea ideas reason reasons ' +
    'result results result effect effects problem problems fact facts use job name names word words world life work home country countries hour minute metre metres ' +
    'centimetres kilometres km dB cm mm kg million billion thousand hundred per cent percent today some many most much more less everyone someone something nothing others ' +
    'series body amount page notes lesson class book picture answer question diagram table figure rest middle first second third next last size level line lines point points'
  ).split(' '),
);
const weights: Readonly<Record<TargetKind, number>> = {
  date: 4,
  year: 3.6,
  quantity: 3.2,
  person: 3.4,
  place: 3.2,
  name: 3.3,
  count: 2.8,
  term: 2,
};

/** How often each noun comes in the notes, by base form. */
export const nounCounts = ({ statements }: Notes): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { words } of statements) {
    for (const { lemma, pos } of words) if (pos === 'NOUN' || pos === 'PROPN') counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  }
  return counts;
};

/** From this weight on a blank is about something that the notes explain, repeat or name: others are any word of a sentence. */
export const worthAsking = 2.3;

/** A blank in fewer words could be anything. */
const fewestWords = 4;

/** Speech and steps of a working: a word of them is not what there is to know. */
const isNoPlace = ({ text, heading }: Statement): boolean =>
  /^(?:method|procedure|instructions|what (?:we|i|to) d(?:id|o))\b/i.test(heading ?? '') ||
  /\p{L} \/ \p{L}/u.test(text) ||
  /\b(?:fig|pp?)\. ?\d/i.test(text) ||
  /^["“']|^(?:source|extract) \w{1,2}\b|^(?:example|evaluation|improvements?)\b|^(?:where|when|who|cost|date)\s*:|^(?:find|split|work out|calculate|multiply|divide|subtract|measure|blot|stir|pour|cut|take out)\b|^(?:step|para(?:graph)?)\s*\d|^\p{L}+:\s+(?:learn|practise|revise|spell)\b|^(?:my|i|we|our|next time)\b|^(?:what (?:went|could|i)|even better|equipment|apparatus|ingredients)\b|^(?:point|quote|quotation|conclusion|intro|technique)\b/iu.test(
    text,
  );
const isJoint = (text: string | undefined): boolean => /^(?:and|or|\+|&)$/.test(text ?? '');
/** "Tar damages cilia": where no verb was found, a noun in -s behind another is the verb. */
const mayBeVerb = (statement: Statement, at: number): boolean => {
  const [before, word, after] = [statement.words[at - 1], statement.words[at], statement.words[at + 1]];
  if (word === undefined || before === undefined) return false;
  // "rises and cools", "relaxes and moves up"; "muscles contract".
  if (isJoint(before.text) && statement.words[at - 2]?.pos === 'VERB') return true;
  if (isJoint(after?.text) && statement.words[at + 2]?.pos === 'VERB' && /^(?:NOUN|PROPN)$/.test(before.pos)) return true;
  if (before.pos === 'NOUN' && /[^s]s$/i.test(before.text) && !/s$/i.test(word.text) && /^[,.;]$|^and$/.test(after?.text ?? '.'))
    return true;
  if (!/[^s]s$/i.test(word.text) || after === undefined) return false;
  return (
    before.pos !== 'ADJ' &&
    before.pos !== 'DET' &&
    before.pos !== 'ADP' &&
    /^(?:DET|ADJ|NOUN|PROPN|ADV|NUM|PRON|SYM)$/.test(after.pos) &&
    !hasVerb(statement.words)
  );
};

/** "Two balls" and "2 kinds" are guessed without a thought. */
const isNearlyOne = ({ kind, text }: { readonly kind: TargetKind; readonly text: string }): boolean =>
  (kind === 'count' && /^(?:one|two)$/i.test(text)) || (kind === 'quantity' && /^[12]$/.test(text));

/** Years outside of it give the other end of a span away. */
const isInSpan = ({ kind, start, text }: FoundNumber, sentence: string): boolean =>
  kind === 'year' && /^\d{4}$/.test(text) && /\b(?:between|from)\s+(?:\d{3,4}\s+(?:and|to)\s+)?$/i.test(sentence.slice(0, start));

type Known = {
  readonly nameWords: ReadonlySet<string>;
  readonly counts: ReadonlyMap<string, number>;
  readonly definitions: readonly Definition[];
  readonly places: ReadonlySet<string>;
  /** What the whole page is about: a blank for it asks nothing. */
  readonly isSubject: (name: string) => boolean;
};

const aroundTerm = { before: /[\p{L}-]$/u, after: /^[\p{L}-]/u };
const aroundGap = { before: /[\p{L}\d-]$/u, after: /^[\p{L}\d]/u };

const termTargets = (statement: Statement, { counts, definitions, isSubject }: Known): readonly Target[] => {
  const lower = statement.text.toLowerCase();
  const defined = definitions.flatMap(({ term }) => {
    const start = placesOf(lower, term.toLowerCase(), aroundTerm)[0];
    return start === undefined
      ? []
      : [{ text: statement.text.slice(start, start + term.length), start, kind: 'term' as const, weight: 3.1, from: statement }];
  });
  const nouns = statement.words
    .filter(({ text }, at) => !mayBeVerb(statement, at) && !(/^\p{Lu}/u.test(text) && (isSubject(text) || isPeople(text))))
    .filter(({ start, end }) => !/[-(]/.test(statement.text[end] ?? '') && !/[-("“]/.test(statement.text[start - 1] ?? ''))
    .filter(({ pos, text, stop }) => (pos === 'NOUN' || pos === 'PROPN') && !stop && text.length > 3 && /^\p{L}[\p{L}-]+$/u.test(text))
    .filter(({ text, lemma }) => !tooVague.has(text.toLowerCase()) && !tooVague.has(lemma))
    .filter(({ start }) => start > 0 || !['NOUN', 'PROPN'].includes(statement.words[1]?.pos ?? ''))
    .map(({ text, start, end, lemma }, at, all) => {
      const isObject = at === all.length - 1 && all.length > 1 ? 0.25 : 0;
      const specific = Math.min(0.6, text.length * 0.05) + Math.min(0.3, ((counts.get(lemma) ?? 1) - 1) * 0.15);
      return {
        text: statement.text.slice(start, end),
        start,
        kind: 'term' as const,
        weight: weights.term + isObject + specific,
        from: statement,
      };
    });
  return [...defined, ...nouns];
};

/** Every fair blank of a sentence, the most specific first. */
export const targetsOf = (statement: Statement, known: Known): readonly Target[] => {
  if (statement.kind !== 'sentence' || statement.text.includes('=') || isNoPlace(statement)) return [];
  const numbers = numbersIn(statement.text)
    .filter((found) => !isNearlyOne(found) && !isInSpan(found, statement.text))
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
  const head = statement.text.length - withoutHead(statement.text).length;
  return unique
    .filter((target) => target.start >= head && withGap(target).includes('____'))
    .filter(({ text }) => statement.text.split(text).length === 2 || text.length > 2)
    .toSorted((a, b) => b.weight - a.weight);
};

/** The sentence with a gap. Every further place of the same word is a gap too, so that the answer is not given away. */
export const withGap = ({ from, text }: Target): string => {
  const places = placesOf(from.text, text, aroundGap);
  const ends = places.map((place) => place + text.length);
  return withoutHead([0, ...ends].map((end, at) => from.text.slice(end, places[at])).join('____'));
};
