import type { IndexEntry } from './bank-index.ts';
import { distance, stemOf } from './request-words.ts';
import { soundKey } from './sound-key.ts';
import { fold } from './words.ts';

const slipsAllowed = (word: string): number => {
  if (word.length < 5 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
};

/** "pythag" and "simult" are cut short rather than misspelt. */
const shortest = 6;
const mostMeant = 3;

/** A word that is written as it is heard differs in so many letters at the most: "frackshuns" in four. */
const slipsHeard = (typed: string): number => {
  if (typed.length < 6) return 1;
  return typed.length < 9 ? 3 : 4;
};
/** Where not even the first letter is the same. */
const mostElsewhere = 3;
const shortestHeard = 4;

/** Of the bank's words, worked out when the first request is near to one. */
const soundsOfKnown = new Map<string, string>();
const soundOfKnown = (word: string): string => {
  const sound = soundsOfKnown.get(word) ?? soundKey(word);
  soundsOfKnown.set(word, sound);
  return sound;
};

/** "fracshun" and "biom": written as they are heard. */
const heardAs = (typed: string, all: readonly string[]): string[] => {
  if (typed.length < shortestHeard || /\d/.test(typed)) return [];
  const key = soundKey(typed);
  const most = slipsHeard(typed);
  // "Kwodratik" is too far from anything.
  const mayBe = (other: string): number => (other[0] === typed[0] ? most : Math.min(most, mostElsewhere));
  return all.filter(
    (other) => Math.abs(other.length - typed.length) <= most && soundOfKnown(other) === key && distance(other, typed) <= mayBe(other),
  );
};

/** "Egyptions" is nearer to "Egyptian" than to "eruptions": an s at the end is hardly a slip. */
const awayFrom = (known: string, typed: string): number => Math.min(distance(known, typed), distance(`${known}s`, typed) + 0.5);

/**
 * The known words that a typed one is nearest to: letters changed, dropped, added or swapped, of several the one that is heard alike; or
 * those that are heard alike; or those it is cut short from. Only for words that the bank does not use itself.
 */
export const slipsOf = (typed: string, known: Iterable<string>): string[] => {
  const slips = slipsAllowed(typed);
  const all = [...known];
  const heard = heardAs(typed, all);
  if (slips === 0) return heard;
  const near = all
    .filter((other) => other[0] === typed[0] && Math.abs(other.length - typed.length) <= slips)
    .map((other) => ({ other, away: awayFrom(other, typed) }))
    .filter(({ away }) => away <= slips);
  const fewest = Math.min(...near.map(({ away }) => away));
  if (near.length > 0) {
    const nearest = near.filter(({ away }) => away === fewest).map(({ other }) => other);
    // "Particals" is as near to "partial"; what is heard alike may have one slip more.
    const both = heard.filter((other) => awayFrom(other, typed) <= fewest + 1);
    return both.length > 0 ? both : nearest;
  }
  if (heard.length > 0) return heard;
  const longer = typed.length < shortest ? [] : all.filter((other) => other.startsWith(typed));
  return new Set(longer.map(stemOf)).size <= mostMeant ? longer : [];
};

/** Twice or more: a word that stands once may be a misspelling that a question asks about. */
const enough = 2;

/** Every word, as it is looked up, that the bank uses in its explanations, facts and questions. */
const spokenWords = (index: readonly IndexEntry[]): ReadonlySet<string> => {
  const times = new Map<string, number>();
  for (const { about } of index)
    for (const { body } of Object.values(about ?? {}))
      for (const [word] of body.toLowerCase().matchAll(/[a-z]{4,}/g)) times.set(word, (times.get(word) ?? 0) + 1);
  return new Set([...times].flatMap(([word, count]) => (count >= enough ? [stemOf(word)] : [])));
};

const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

export type Speller = {
  /** Words as the bank writes them in titles, names and words taught: "voise" is one slip from "voice", and its stem from nothing. */
  readonly written: ReadonlySet<string>;
  /** Synonyms hold pupils' misspellings. */
  readonly asPupilsWrite: ReadonlySet<string>;
  readonly isSpoken: (stem: string) => boolean;
  /** The words of the bank's texts, as they are looked up, that one of them may have been meant to be. */
  readonly slipsOfSpoken: (stem: string) => string[];
  /** A text with its slips put right, as far as the bank has the words. */
  readonly spelt: (text: string) => string;
};

const write = (texts: readonly string[], words: Set<string>): void => {
  for (const word of texts.flatMap((text) => fold(text).split(/[\s']+/))) words.add(word);
};

const spellers = new WeakMap<readonly IndexEntry[], Speller>();

const newSpeller = (index: readonly IndexEntry[]): Speller => {
  const [written, asPupilsWrite] = [new Set<string>(), new Set<string>()];
  for (const { objectives, title, synonyms, about } of index) {
    write([title, ...objectives.flatMap(({ names, text }) => [...names, text])], written);
    write(
      Object.values(about ?? {}).flatMap(({ terms }) => terms),
      written,
    );
    write(synonyms, asPupilsWrite);
  }
  const spoken = lazily(() => spokenWords(index));
  const isSpoken = (stem: string): boolean => spoken().has(stem);
  const put = (typed: string): string => {
    const word = fold(typed);
    if (written.has(word) || isSpoken(stemOf(word))) return typed;
    return slipsOf(word, written)[0] ?? slipsOf(stemOf(word), spoken())[0] ?? typed;
  };
  return {
    written,
    asPupilsWrite,
    isSpoken,
    slipsOfSpoken: (stem) => slipsOf(stem, spoken()),
    spelt: (text) => text.replaceAll(/\p{L}+/gu, put),
  };
};

/** What the bank knows of spelling, worked out once. */
export const spellerOf = (index: readonly IndexEntry[]): Speller => {
  const known = spellers.get(index) ?? newSpeller(index);
  spellers.set(index, known);
  return known;
};
