import { fieldMatches } from './field-search.ts';
import type { Asked, Match } from './match-request.ts';
import type { ObjectiveSearch, Place } from './objective-search.ts';
import { ofTerm } from './objective-search.ts';
import { partsOf } from './request-parts.ts';
import { phraseWords } from './request-words.ts';
import { fold } from './words.ts';

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

/** "Continents and oceans" is the title of a topic that teaches maps as well: what is called just so is meant. */
const namedInTitle = (text: string, parts: readonly Place[]): readonly Place[] => {
  const wanted = partsOf(text).map(fold);
  const called = wanted.map((part) =>
    parts.filter(({ phrases }) => phrases.some(({ folded, isSentence }) => !isSentence && folded === part)),
  );
  const own = new Set(called.flat());
  return wanted.length > 1 && called.every(({ length }) => length > 0) && own.size > 1 ? [...own] : [];
};

/**
 * “Transformations of graphs” is half of the title “Graphs of functions and transformations of graphs”, and what two of its objectives
 * are called: they are meant. The title itself is the topic, also where an objective has its name.
 */
const calledJustSo = (text: string, { entry: { title } }: Place, parts: readonly Place[]): readonly Place[] => {
  const wanted = fold(text);
  if (wanted === fold(title)) return [];
  const own = parts.filter(({ phrases }) => phrases.some(({ folded, isSentence }) => !isSentence && folded === wanted));
  return own.length < parts.length ? own : [];
};

/** What an objective is called beside the title: "torah" of "the torah and judaism" goes before all that speaks of it. */
const isCalledRest = (title: ReadonlySet<string>, asked: Asked, { phrases }: Place): boolean => {
  const rest = asked.words.filter(({ meant }) => !meant.some((word) => title.has(word)));
  return (
    rest.length > 0 &&
    phrases.some(
      ({ words, isSentence, weight }) =>
        !isSentence &&
        weight > ofTerm &&
        words.length === rest.length &&
        rest.every(({ meant }) => meant.some((word) => words.includes(word))),
    )
  );
};

/**
 * What was typed with a topic's title ("ancient egypt mummies"), or as another name of it ("treaty of versailles"), is about those of
 * its objectives that say the rest; the title alone is the topic.
 */
export const narrowedTo = (search: ObjectiveSearch, asked: Asked, text: string, matches: readonly Match[]): Match[] => {
  const [best] = matches;
  if (best === undefined || !best.place.isWhole) return [...matches];
  const parts = search.places.filter(({ entry, isWhole }) => !isWhole && entry === best.place.entry);
  const justSo = calledJustSo(text, best.place, parts);
  if (justSo.length > 0) return justSo.map((place) => ({ ...best, place }));
  if (best.score >= titled) {
    const called = namedInTitle(text, parts);
    return called.length === 0 ? [...matches] : called.map((place) => ({ ...best, place }));
  }
  const rest = isList.test(text) ? listed(asked, parts) : [];
  if (rest.length > 0) return rest.map((place) => ({ ...best, place }));
  const title = new Set(phraseWords(best.place.entry.title));
  const called = parts.filter((place) => isCalledRest(title, asked, place));
  if (called.length === 1) return called.map((place) => ({ ...best, place }));
  const said = fieldMatches(search, parts, { asked, without: title });
  const highest = Math.max(0, ...said.map(({ score }) => score));
  const top = said.filter(({ score }) => score >= highest * share).toSorted((a, b) => b.score - a.score);
  if (highest < enough || top.length > most) return [...matches];
  return top.map(({ place }) => ({ ...best, place }));
};
