import { fieldMatches } from './field-search.ts';
import type { Asked, Match } from './match-request.ts';
import type { ObjectiveSearch, Place } from './objective-search.ts';
import { phraseWords } from './request-words.ts';

/** So much of what the title does not say must one objective say, for it to be what was meant. */
const enough = 0.5;
/** How much weaker than the best another objective of the topic may be. */
const share = 0.85;
/** From here on it is the title of a topic that was typed, and nothing else: all of the topic. */
export const titled = 4.1;
/** More than these are the topic again. */
const most = 3;

const isList = /,|;|&|\+|\band\b/i;

const nameHas = ({ phrases }: Place, meant: readonly string[]): boolean =>
  phrases.some(({ words, isSentence }) => !isSentence && meant.some((word) => words.includes(word)));

/** "Area and perimeter" lists two things that a topic teaches beside others: those that are called one of them. */
const listed = ({ words }: Asked, parts: readonly Place[]): readonly Place[] => {
  const own = parts.filter((place) => words.some(({ meant }) => nameHas(place, meant)));
  const isAllThere = words.length > 1 && words.every(({ meant }) => own.some((place) => nameHas(place, meant)));
  return isAllThere && own.length < parts.length ? own : [];
};

/**
 * What was typed with a topic's title ("ancient egypt mummies"), or as another name of it ("treaty of versailles"), is about those of
 * its objectives that say the rest; the title alone is the topic.
 */
export const narrowedTo = (search: ObjectiveSearch, asked: Asked, text: string, matches: readonly Match[]): Match[] => {
  const [best] = matches;
  if (best === undefined || !best.place.isWhole || best.score >= titled) return [...matches];
  const parts = search.places.filter(({ entry, isWhole }) => !isWhole && entry === best.place.entry);
  const rest = isList.test(text) ? listed(asked, parts) : [];
  if (rest.length > 0) return rest.map((place) => ({ ...best, place }));
  const title = new Set(phraseWords(best.place.entry.title));
  const said = fieldMatches(search, parts, { asked, without: title });
  const highest = Math.max(0, ...said.map(({ score }) => score));
  const top = said.filter(({ score }) => score >= highest * share).toSorted((a, b) => b.score - a.score);
  if (highest < enough || top.length > most) return [...matches];
  return top.map(({ place }) => ({ ...best, place }));
};
