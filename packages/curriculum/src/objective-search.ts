import { subjectName } from '@hedgerow/domain/subjects';
import type { IndexEntry } from './bank-index.ts';
import { objectiveRef } from './objective-ref.ts';
import type { ObjectiveRef } from './objective-ref.ts';
import { phraseWords, stemOf } from './request-words.ts';
import { slipsOf, spellerOf } from './spelling.ts';
import { fold } from './words.ts';

/** What one objective, or a whole topic, is called; or what it says. */
export type Phrase = {
  readonly folded: string;
  readonly words: readonly string[];
  /** How much it says to be called so: a name more than a word that is taught. */
  readonly weight: number;
  /** A sentence on what is taught: a word in it may only be mentioned. */
  readonly isSentence: boolean;
};

/** What can be asked for: an objective, or a topic as a whole. */
export type Place = {
  readonly entry: IndexEntry;
  readonly refs: readonly ObjectiveRef[];
  readonly isWhole: boolean;
  readonly phrases: readonly Phrase[];
  /** How it is typed, of which no word is taken for well spelt or for a name. */
  readonly asks: readonly string[];
  /** Every word of its phrases, and for an objective those of its topic's title. */
  readonly words: ReadonlySet<string>;
};

export type ObjectiveSearch = {
  readonly places: readonly Place[];
  /** Rare words weigh more; a number little. */
  readonly weightOf: (word: string) => number;
  /** What a typed word is looked up as: itself where the bank knows it, otherwise the words that are a slip away. */
  readonly meant: (word: string) => readonly string[];
  /** Whether the bank writes this word, as it stands. */
  readonly isWritten: (word: string) => boolean;
  /** How often each word stands in the sections, facts and questions of an objective; read when nothing is called so. */
  readonly bodyOf: (ref: ObjectiveRef) => ReadonlyMap<string, number>;
};

/** How much it says that a word taught with an objective is what was typed. */
export const ofTerm = 0.85;

/** How much a name says whose words are all in the title. */
const ofTitleAlone = 0.84;

/** Who learns Spanish and types "colours" has said "Spanish colours": the subject's own name says nothing beside other words. */
const phraseOf = (
  text: string,
  weight: number,
  { isSentence, subjectWords }: { readonly isSentence: boolean; readonly subjectWords: ReadonlySet<string> },
): Phrase => {
  const words = phraseWords(text);
  const others = words.filter((word) => !subjectWords.has(word));
  return { folded: fold(text), words: others.length > 0 ? others : words, weight, isSentence };
};

/** Names that the index does not hold: titles of generators, and looser words for them. */
export type ExtraNames = ReadonlyMap<ObjectiveRef, readonly { readonly text: string; readonly isLoose: boolean }[]>;

const placesOf = (entry: IndexEntry, extra: ExtraNames): Place[] => {
  const subjectWords = new Set(phraseWords(subjectName(entry.subject)));
  const phrase = (text: string, weight: number, isSentence = false): Phrase => phraseOf(text, weight, { isSentence, subjectWords });
  const whole = [phrase(entry.title, 1), ...entry.synonyms.map((text) => phrase(text, 0.9))];
  const ofTitle = phraseWords(entry.title);
  const objectives = entry.objectives.map((objective): Place => {
    const ref = objectiveRef(entry.id, objective.id);
    // "How we know about the Tudors" says no more by its words than the title does, and "tudors" is all of the topic.
    const isTitle = (text: string): boolean => {
      const words = phraseWords(text);
      return words.length < fold(text).split(' ').length && words.every((word) => ofTitle.includes(word));
    };
    const phrases = [
      ...objective.names.map((text) => phrase(text, isTitle(text) ? ofTitleAlone : 1)),
      phrase(objective.text, 0.9, true),
      ...(extra.get(ref) ?? []).map(({ text, isLoose }) => phrase(text, isLoose ? 0.8 : 0.95)),
      ...(entry.about?.[objective.id]?.terms ?? []).map((text) => phrase(text, ofTerm)),
    ];
    return {
      entry,
      refs: [ref],
      isWhole: false,
      phrases,
      asks: entry.asks?.[objective.id] ?? [],
      words: new Set([...ofTitle, ...phrases.filter(({ isSentence }) => !isSentence).flatMap(({ words }) => words)]),
    };
  });
  const refs = entry.objectives.map(({ id }) => objectiveRef(entry.id, id));
  const bare = entry.about === undefined ? entry.vocabulary.map((text) => phrase(text, ofTerm)) : [];
  return [{ entry, refs, isWhole: true, phrases: [...whole, ...bare], asks: [], words: new Set(ofTitle) }, ...objectives];
};

/** An index of everything that can be asked for. */
export const objectiveSearch = (index: readonly IndexEntry[], extra: ExtraNames): ObjectiveSearch => {
  const places = index.flatMap((entry) => placesOf(entry, extra));
  const seenIn = new Map<string, number>();
  // What the bank itself writes is spelt right; its synonyms hold pupils' misspellings.
  const wellSpelt = new Set<string>();
  const { written, asPupilsWrite, isSpoken, slipsOfSpoken } = spellerOf(index);
  for (const { phrases, isWhole } of places) {
    for (const word of new Set(phrases.flatMap(({ words }) => words))) seenIn.set(word, (seenIn.get(word) ?? 0) + 1);
    for (const { words } of isWhole ? phrases.slice(0, 1) : phrases) for (const word of words) wellSpelt.add(word);
  }
  const meant = (typed: string): readonly string[] => {
    const word = stemOf(typed);
    // A word that the bank itself uses is never taken for another one.
    if (wellSpelt.has(word) || (!seenIn.has(word) && isSpoken(word))) return [word];
    const near = slipsOf(typed, written);
    const pupils = near.length > 0 || seenIn.has(word) ? near : slipsOf(typed, asPupilsWrite);
    const others = pupils.length > 0 || seenIn.has(word) ? pupils : slipsOfSpoken(word);
    return [word, ...new Set(others.map(stemOf))];
  };
  const weightOf = (word: string): number => Math.log(1 + places.length / (1 + (seenIn.get(word) ?? 0))) * (/^\d+$/.test(word) ? 0.3 : 1);
  // A request is weighed against every place: the bank's own words are weighed once.
  const weights = new Map([...seenIn.keys()].map((word) => [word, weightOf(word)] as const));
  const bodies = new Map<ObjectiveRef, ReadonlyMap<string, number>>();
  const textOf = new Map(
    index.flatMap((entry) => entry.objectives.map(({ id }) => [objectiveRef(entry.id, id), () => entry.about?.[id]?.body ?? ''] as const)),
  );
  return {
    places,
    weightOf: (word) => weights.get(word) ?? weightOf(word),
    meant,
    isWritten: (word) => written.has(word) || asPupilsWrite.has(word) || isSpoken(stemOf(word)),
    bodyOf: (ref) => {
      const known = bodies.get(ref);
      if (known !== undefined) return known;
      const counts = new Map<string, number>();
      for (const part of (textOf.get(ref)?.() ?? '').split('\n'))
        for (const word of phraseWords(part)) counts.set(word, (counts.get(word) ?? 0) + 1);
      bodies.set(ref, counts);
      return counts;
    },
  };
};
