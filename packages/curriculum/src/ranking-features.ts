import { fieldMatches } from './field-search.ts';
import { matchOf } from './match-request.ts';
import type { Asked, Match } from './match-request.ts';
import { ofTerm } from './objective-search.ts';
import type { ObjectiveSearch, Place } from './objective-search.ts';
import type { ObjectiveRef } from './objective-ref.ts';
import { phraseWords } from './request-words.ts';

/** How near what was typed comes in meaning to what an objective is called, is asked for as, and asks itself; worked out beforehand. */
export type NearObjective = {
  readonly names: number;
  /** The nearest of the ways in which pupils ask for it, and the mean of the nearest three. */
  readonly ask: number;
  readonly asks: number;
  readonly questions: number;
  /** The nearest of all of them. */
  readonly nearest: number;
};
export type NearObjectives = ReadonlyMap<ObjectiveRef, NearObjective>;

/** What may be meant: at the pupil's own stage, and at the stages below and above it. */
export type Among = { readonly own: readonly Place[]; readonly below: readonly Place[]; readonly above: readonly Place[] };

type Phrases = {
  readonly asks: readonly (readonly string[])[];
  readonly names: readonly (readonly string[])[];
  readonly above: ReadonlySet<string>;
};
const known = new WeakMap<Place, Phrases>();

const phrasesOf = (place: Place): Phrases => {
  const found = known.get(place) ?? {
    asks: place.asks.map(phraseWords),
    names: place.phrases.filter(({ isSentence, weight }) => !isSentence && weight !== ofTerm).map(({ words }) => words),
    above: new Set([place.entry.title, ...place.entry.synonyms].flatMap(phraseWords)),
  };
  known.set(place, found);
  return found;
};

/** A word that so many of the ways to ask for something hold is surely a word for it. */
const saidOften = 2;

type Weighed = { readonly meant: readonly string[]; readonly weight: number };

const sharing = (words: readonly Weighed[], search: ObjectiveSearch) => {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const share = (has: (word: string) => number): number =>
    total === 0 ? 0 : words.reduce((sum, { meant, weight }) => sum + weight * Math.max(0, ...meant.map(has)), 0) / total;
  /** How much a phrase and the request have of each other: 1 where they say the same. */
  const alike = (phrase: readonly string[]): number => {
    const common = words.reduce((sum, { meant, weight }) => sum + (meant.some((word) => phrase.includes(word)) ? weight : 0), 0);
    if (common === 0) return 0;
    return (
      common /
      Math.sqrt(
        total *
          Math.max(
            common,
            phrase.reduce((sum, word) => sum + search.weightOf(word), 0),
          ),
      )
    );
  };
  return { share, alike };
};

const highest = (values: readonly number[]): number => Math.max(0, ...values);

/** What speaks for each objective, by words and by meaning; the last ones say how far it lies behind the best. */
export const featuresOf = (
  search: ObjectiveSearch,
  asked: Asked,
  among: Among,
  near: NearObjectives | undefined,
): { matches: Match[]; rows: Float32Array[] } => {
  const [own, below] = [new Set(among.own), new Set(among.below)];
  const said = fieldMatches(search, [...among.own, ...among.below, ...among.above], { asked });
  const { share, alike } = sharing(asked.words, search);
  const numbers = asked.words.flatMap(({ meant }) => meant.filter((word) => /^\d+$/.test(word)));
  const matches = said.map(({ place }) => matchOf(place, asked, search));
  const first = said.map(({ place, score, known: knows }, at) => {
    const { asks, names, above } = phrasesOf(place);
    const times = new Map<string, number>();
    for (const ask of asks) for (const word of ask) times.set(word, (times.get(word) ?? 0) + 1);
    const isAskedWith = (word: string): number => Math.min(1, (times.get(word) ?? 0) / saidOften);
    const called = matches[at]?.score ?? 0;
    const [ref] = place.refs;
    const lies = ref === undefined ? undefined : near?.get(ref);
    return {
      place,
      alone: [
        Number(own.has(place)),
        Number(below.has(place)),
        Number(called >= 1.2),
        Number(called >= 2.85),
        called / 4,
        numbers.length === 0 ? 0 : numbers.filter((word) => place.words.has(word) || times.has(word)).length / numbers.length,
        share((word) => Number(above.has(word))),
      ],
      compared: [
        score,
        knows,
        share(isAskedWith),
        highest(asks.map(alike)),
        highest(names.map(alike)),
        lies?.names ?? 0,
        lies?.ask ?? 0,
        lies?.asks ?? 0,
        lies?.questions ?? 0,
      ],
    };
  });
  const width = first[0]?.compared.length ?? 0;
  const best = Array.from({ length: width }, (_, at) => Math.max(0, ...first.map(({ compared }) => compared[at] ?? 0)));
  const ofTopic = new Map<string, number[]>();
  for (const { place, compared } of first) {
    const sums = ofTopic.get(place.entry.id) ?? Array.from({ length: width }, () => 0);
    ofTopic.set(
      place.entry.id,
      sums.map((sum, at) => Math.max(sum, compared[at] ?? 0)),
    );
  }
  const shared = [Number(near !== undefined), Math.min(8, asked.words.length) / 8, Number(numbers.length > 0)];
  const rows = first.map(({ place, alone, compared }) => {
    const topic = ofTopic.get(place.entry.id) ?? [];
    return Float32Array.from([
      ...shared,
      ...alone,
      ...compared,
      ...compared.map((value, at) => value - (best[at] ?? 0)),
      ...topic.map((value, at) => value - (best[at] ?? 0)),
    ]);
  });
  return { matches: matches.map((match, at) => ({ ...match, known: said[at]?.known ?? 0 })), rows };
};
