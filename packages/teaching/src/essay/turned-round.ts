import { sideOf } from './opposites.ts';
import { type SaidWord, saidWords } from './said-words.ts';
import { isNearly } from './word-forms.ts';

/** A sentence that is so, read once. */
export type Known = {
  readonly text: string;
  readonly clauses: readonly (readonly SaidWord[])[];
  readonly said: readonly SaidWord[];
  readonly stems: ReadonlySet<string>;
  readonly sides: ReadonlySet<number>;
  readonly isDenied: boolean;
};

const clausesOf = (said: readonly SaidWord[]): readonly (readonly SaidWord[])[] => {
  const clauses = new Map<number, SaidWord[]>();
  for (const word of said) clauses.set(word.clause, [...(clauses.get(word.clause) ?? []), word]);
  return [...clauses.values()];
};

/** “It moves down” says nothing by itself. */
const standsAlone = (text: string): boolean => !/^(?:it|they|this|these|those|that|he|she|there|not)\b/i.test(text);

export const knownSentence = (text: string): Known => {
  const said = saidWords(text);
  const clauses = clausesOf(said);
  return {
    text,
    said,
    clauses,
    stems: new Set(said.filter(({ isContent }) => isContent).map(({ stem }) => stem)),
    sides: new Set(said.flatMap(({ word }) => sideOf(word) ?? [])),
    isDenied: said.some(({ isDenied }) => isDenied),
  };
};

const weighs = ({ isContent, stem }: SaidWord): boolean => isContent && !empty.has(stem);
const isPart = (one: SaidWord, others: readonly SaidWord[]): SaidWord | undefined => others.find((other) => isNearly(one.stem, other.stem));

/** So many words both must share beside the one that is turned round. */
const fewestShared = 2;
/** So much of what is known must stand in what is said. */
const mostOfKnown = 0.6;
/** Words that say nothing of the matter. */
const empty = new Set([
  'mean',
  'say',
  'believ',
  'think',
  'show',
  'call',
  'peopl',
  'year',
  'time',
  'thing',
  'way',
  'mad',
  'mak',
  'happen',
  'becom',
]);
/** Where many words are shared by half a page, “not” may belong to one of them alone. */
const mostWords = 9;

/** Whether a clause says what is known the other way round: the same words, of which just one is denied or is the other of a pair. */
const turns = (
  clause: readonly SaidWord[],
  whole: readonly SaidWord[],
  known: readonly SaidWord[],
  knownWhole: readonly SaidWord[],
): boolean => {
  const own = clause.filter(weighs);
  if (own.length < fewestShared + 1 || own.length > mostWords) return false;
  let flips = 0;
  let shared = 0;
  const met = new Set<SaidWord>();
  for (const one of own) {
    const same = isPart(one, known);
    if (same !== undefined) {
      shared += 1;
      met.add(same);
      continue;
    }
    const side = sideOf(one.word);
    const against = side === undefined ? undefined : known.find((other) => sideOf(other.word) === -side);
    const alike = side === undefined ? undefined : known.find((other) => sideOf(other.word) === side);
    if (alike !== undefined) {
      shared += 1;
      met.add(alike);
    } else if (against !== undefined) {
      flips += 1;
      met.add(against);
      if (one.isDenied !== against.isDenied) flips += 1;
    } else if (isPart(one, knownWhole) === undefined) return false;
  }
  const denied = own.some(({ isDenied }) => isDenied) !== known.some(({ isDenied }) => isDenied);
  if (denied && flips === 0) {
    const turned =
      own.some((one) => one.isDenied && isPart(one, known)?.isDenied === false) ||
      known.some((one) => one.isDenied && isPart(one, own)?.isDenied === false);
    if (turned) flips += 1;
    // “Tiny Tim does not die” is soon met; more must be shared with it.
    if (shared < fewestShared + (known.some(({ isDenied }) => isDenied) ? 2 : 1)) return false;
  }
  const content = known.filter(weighs);
  if (content.length < fewestShared + 1) return false;
  return (
    flips === 1 &&
    shared >= fewestShared &&
    content.filter((word) => met.has(word) || isPart(word, whole) !== undefined).length / content.length >= mostOfKnown
  );
};

/** Whether what is known has the clause as it is, denied or not as there: then it is right, whatever else is known. */
const hasIt = (clauses: readonly (readonly SaidWord[])[], clause: readonly SaidWord[]): boolean =>
  clauses.some((known) =>
    clause.every((one) => !one.isContent || known.some((other) => other.isDenied === one.isDenied && isNearly(one.stem, other.stem))),
  );

const withNext = (clauses: readonly (readonly SaidWord[])[]): readonly (readonly SaidWord[])[] =>
  clauses.slice(1).map((clause, at) => [...(clauses[at] ?? []), ...clause]);

const sharesWords = (one: Known, other: Known): boolean => {
  let shared = 0;
  for (const word of one.stems) {
    if (other.stems.has(word)) shared += 1;
    if (shared >= fewestShared) return true;
  }
  return false;
};
const canTurn = (one: Known, other: Known): boolean =>
  one.isDenied || other.isDenied || [...one.sides].some((side) => other.sides.has(-side));

/** The first sentence of those known that is said here the other way round; none where another one says the same as here. */
export const turnedRound = (text: string, known: readonly Known[]): Known | undefined => {
  if (!standsAlone(text)) return undefined;
  const here = knownSentence(text);
  const { clauses, said } = here;
  const near = known.filter((one) => sharesWords(here, one));
  const turning = near.filter((one) => standsAlone(one.text) && canTurn(here, one));
  if (turning.length === 0) return undefined;
  const against = (clause: readonly SaidWord[], alike: (one: Known) => readonly (readonly SaidWord[])[]): Known | undefined => {
    const found = turning.find((one) => one.clauses.some((other) => turns(clause, said, other, one.said)));
    return found === undefined || near.some((one) => hasIt(alike(one), clause)) ? undefined : found;
  };
  for (const clause of clauses) {
    const found = against(clause, (one) => one.clauses);
    if (found !== undefined) return found;
  }
  for (const pair of withNext(clauses)) {
    const found = against(pair, (one) => [...one.clauses, ...withNext(one.clauses)]);
    if (found !== undefined) return found;
  }
  return undefined;
};
