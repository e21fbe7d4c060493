import type { Asked, Match } from './match-request.ts';
import type { ObjectiveSearch, Place } from './objective-search.ts';
import { phraseWords } from './request-words.ts';

/**
 * Where nothing is called what was typed, every objective is read as a document of several fields. A word weighs by how few
 * objectives speak of it, so that "mummies" decides and "ancient egypt" hardly does, and by the field that it stands in.
 */
const ofSentence = 0.3;
/** A word of a long name is only mentioned in it. */
const ofMention = 0.65;
const ofTitle = 0.5;
const ofSynonym = 0.35;
const ofBody = 0.7;
/** So many mentions are half of what a text can say. */
const halfSaid = 2;
/** A word that stands in two fields says a little more. */
const secondField = 0.15;
/** Two words that stand side by side, in the order in which they were typed. */
const inOrder = 0.12;
/** A number says little by itself. */
const ofNumber = 0.4;
/** The weight of a word that no objective of the subject speaks of, beside the rarest word that one does. */
const ofUnknown = 0.6;

const named = new WeakMap<Place, ReadonlyMap<string, number>>();

/** How strongly each word stands in the names, words taught and sentence of an objective, and in the titles above it. */
const namesOf = (place: Place): ReadonlyMap<string, number> => {
  const known = named.get(place);
  if (known !== undefined) return known;
  const strengths = new Map<string, number>();
  const note = (words: readonly string[], strength: number): void => {
    for (const word of words) strengths.set(word, Math.max(strength, strengths.get(word) ?? 0));
  };
  for (const { words, weight, isSentence } of place.phrases)
    note(words, isSentence ? ofSentence : weight * (ofMention + (1 - ofMention) / Math.max(1, words.length)));
  note(phraseWords(place.entry.title), ofTitle);
  for (const synonym of place.entry.synonyms) note(phraseWords(synonym), ofSynonym);
  named.set(place, strengths);
  return strengths;
};

/** How strongly one word stands in an objective, 0 to 1. */
const strengthOf = (search: ObjectiveSearch, place: Place, word: string): number => {
  const [ref] = place.refs;
  const times = ref === undefined ? 0 : (search.bodyOf(ref).get(word) ?? 0);
  const [name, body] = [namesOf(place).get(word) ?? 0, (ofBody * times) / (times + halfSaid)];
  return Math.min(1, Math.max(name, body) + secondField * Math.min(name, body));
};

const follows = ({ phrases }: Place, first: readonly string[], second: readonly string[]): boolean =>
  phrases.some(({ words }) => words.some((word, at) => first.includes(word) && second.includes(words[at + 1] ?? '')));

/** A word that decides nothing here may be left out of the reading: what the title already says. */
export type Reading = { readonly asked: Asked; readonly without?: ReadonlySet<string> };

/** How much each objective says of what was asked for, 0 to about 1; `known` is the share of the words that it speaks of at all. */
export const fieldMatches = (search: ObjectiveSearch, all: readonly Place[], { asked, without }: Reading): Match[] => {
  const places = all.filter(({ isWhole }) => !isWhole);
  const words = asked.words.filter(({ meant }) => without === undefined || !meant.some((word) => without.has(word)));
  const strengths = words.map(({ meant }) => places.map((place) => Math.max(0, ...meant.map((word) => strengthOf(search, place, word)))));
  const rarest = Math.log(1 + places.length);
  const weights = strengths.map((row, at) => {
    const many = row.reduce((sum, strength) => sum + strength, 0);
    const isNumber = /^\d+$/.test(words[at]?.meant[0] ?? '');
    return (many === 0 ? ofUnknown * rarest : Math.log(1 + places.length / (0.5 + many))) * (isNumber ? ofNumber : 1);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return [];
  return places.map((place, index) => {
    const said = strengths.map((row) => row[index] ?? 0);
    const score = said.reduce((sum, strength, at) => sum + strength * (weights[at] ?? 0), 0) / total;
    const known = said.reduce((sum, strength, at) => sum + (strength > 0 ? (weights[at] ?? 0) : 0), 0) / total;
    const pairs = words.slice(1).filter(({ meant }, at) => follows(place, words[at]?.meant ?? [], meant)).length;
    return { place, score: score + (words.length < 2 ? 0 : (inOrder * pairs) / (words.length - 1)), known };
  });
};
