import { distance, phraseWords } from './request-words.ts';
import { ofTerm } from './objective-search.ts';
import type { ObjectiveSearch, Phrase, Place } from './objective-search.ts';

/** A request, read: its words with those that they may have been meant to be. */
export type Asked = {
  /** As it was typed, and without "how do you use" before it. */
  readonly folded: readonly string[];
  readonly words: readonly { readonly meant: readonly string[]; readonly weight: number }[];
};

export type Match = {
  readonly place: Place;
  /** 4: its very name; 3: the same words; 2: its name stands in the request; above 1: all words in one phrase; up to 1: the share of the words. */
  readonly score: number;
  /** How much of the request the place has words for, 0 to 1. */
  readonly known: number;
  /** Whether only a word that is taught with it is called so, and not the place itself: "conditional" among the future tenses. */
  readonly isByWord?: boolean;
};

/** From here on the place is called what was asked for. */
export const named = 2.85;
/** From here on it is called so to the letter. */
export const literal = 3;
/** From here on one phrase of the place holds every word. */
export const phrased = 1.2;
/** From here on a name stands in the request. */
export const contained = 1.6;
/** A looser word for a method scores just below. */
export const surerThanLoosely = 1.85;

export const bestOf = (matches: readonly Match[]): number => Math.max(0, ...matches.map(({ score }) => score));

const shareOf = ({ words }: Asked, has: (word: string) => boolean): number => {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const found = words.filter(({ meant }) => meant.some(has)).reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : found / total;
};

/** How much of the phrase the request names, by weight. */
const namedOf = (phrase: Phrase, asked: Asked, search: ObjectiveSearch): number => {
  const all = new Set(asked.words.flatMap(({ meant }) => meant));
  const total = phrase.words.reduce((sum, word) => sum + search.weightOf(word), 0);
  return total === 0 ? 0 : phrase.words.filter((word) => all.has(word)).reduce((sum, word) => sum + search.weightOf(word), 0) / total;
};

const whole = 0.999;

/** A phrase that says much more than was asked for only mentions it. */
const mentions = 0.45;

/** A looser word for a generator ("fractions") does not name its objective. */
const loosely = 1.8;

/** "days of the weak": the very name but for one letter of one word. A slip in a short name could be another word. */
const slippedWords = 3;
const isSlipOf = (phrase: string, asked: string): boolean => {
  if (Math.abs(phrase.length - asked.length) > 1 || phrase === asked) return false;
  const [right, typed] = [phrase.split(' '), asked.split(' ')];
  if (right.length < slippedWords || right.length !== typed.length) return false;
  const others = right.flatMap((word, at) => (word === typed[at] ? [] : [[word, typed[at] ?? ''] as const]));
  const [slip] = others;
  return others.length === 1 && slip !== undefined && slip[0].length > 3 && !/\d/.test(slip[0]) && distance(slip[0], slip[1]) === 1;
};

const scoreOfPhrase = (phrase: Phrase, isWhole: boolean, asked: Asked, search: ObjectiveSearch): number => {
  const isLoose = phrase.weight < ofTerm;
  // The title of a topic is the topic; another name of it counts less than the same name of one of its objectives.
  const isTitle = isWhole && phrase.weight === 1;
  if (asked.folded.includes(phrase.folded)) {
    if (isWhole) return isTitle ? 4.2 : 3.05;
    return isLoose ? loosely : 3 + phrase.weight;
  }
  if (asked.folded.some((text) => isSlipOf(phrase.folded, text))) return isLoose ? loosely : 2.9;
  if (asked.words.length === 0) return 0;
  const share = shareOf(asked, (word) => phrase.words.includes(word));
  // Of most phrases the request holds only a part: what they are called is asked of the others alone.
  const ofName = share < whole ? 0 : namedOf(phrase, asked, search);
  const isLiteral = asked.words.some(({ meant: [word = ''] }) => phrase.words.includes(word));
  if (ofName >= whole && isLoose) return loosely;
  if (ofName >= whole && !isLiteral) return isWhole ? 2.85 : 2.55 + 0.4 * phrase.weight;
  if (ofName >= whole) return isTitle ? 4.15 : isWhole ? 2.9 : 2.95 + phrase.weight / 10;
  if (phrase.folded.includes(' ') && asked.folded.some((text) => ` ${text} `.includes(` ${phrase.folded} `)))
    return 1.6 + share * phrase.weight;
  if (share < whole) return 0;
  if (phrase.isSentence && ofName < mentions) return 0;
  return ofName < mentions && !isTitle ? 0.7 + 0.2 * ofName : 1.2 + (0.3 + 0.5 * ofName) * phrase.weight;
};

/** "Redshift big bang": a name of an objective and most of another of its names. One word beside a name says too little. */
const calledTwice = 2.9;
const fewestBeside = 2;
const isCalledTwice = (place: Place, asked: Asked): boolean => {
  const names = place.phrases.filter(({ isSentence, weight }) => !isSentence && weight >= ofTerm);
  return (
    !place.isWhole &&
    names.some(({ folded, words: said }) => {
      const beside = asked.words.filter(({ meant }) => !meant.some((word) => said.includes(word)));
      return (
        beside.length >= fewestBeside &&
        asked.folded.some((text) => ` ${text} `.includes(` ${folded} `)) &&
        names.some(({ words }) => beside.every(({ meant }) => meant.some((word) => words.includes(word))))
      );
    })
  );
};

/** How well a place is called what was asked for; 0 where it is not. */
export const matchOf = (place: Place, asked: Asked, search: ObjectiveSearch): Match => {
  const scores = place.phrases.map((phrase) => scoreOfPhrase(phrase, place.isWhole, asked, search));
  const byPhrase = Math.max(0, ...scores);
  const best = byPhrase < calledTwice && isCalledTwice(place, asked) ? calledTwice : byPhrase;
  const isByWord = best === byPhrase && !place.phrases.some(({ weight }, at) => weight !== ofTerm && (scores[at] ?? 0) >= named);
  const known = shareOf(asked, (word) => place.words.has(word) || place.phrases.some(({ words }) => words.includes(word)));
  if (best <= 1) return { place, score: 0, known, isByWord };
  // Of two that are called so, the one whose topic is about it goes first.
  const title = new Set(phraseWords(place.entry.title));
  return { place, score: best + 0.02 * shareOf(asked, (word) => title.has(word)), known, isByWord };
};

/** "Direct and inverse proportion" is one topic, though each half of it may be called something too. */
export const isInTitleOf = ({ words }: Asked, [best]: readonly Match[]): boolean => {
  const title = new Set(phraseWords(best?.place.entry.title ?? ''));
  return words.length > 0 && words.every(({ meant }) => meant.some((word) => title.has(word)));
};
