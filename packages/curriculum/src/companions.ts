import { bestOf, contained, isInTitleOf, literal, named, surerThanLoosely } from './match-request.ts';
import type { Asked, Match } from './match-request.ts';
import { titled } from './narrow-topic.ts';
import { ofTerm } from './objective-search.ts';
import type { Place } from './objective-search.ts';
import { phraseWords } from './request-words.ts';
import { fold } from './words.ts';

export const mostObjectives = 4;
/** How much weaker than the best another place may be. */
export const companionShare = 0.9;

/** From here on a name of the objective says hardly more than was asked for. */
const close = 1.8;

/**
 * Another name of a topic ("break with rome") gives way to an objective of it that is called so, or nearly; where its title says it
 * too ("french revolution"), only to one that is called just so.
 */
const withoutLooserWholes = (asked: Asked, matches: readonly Match[]): readonly Match[] => {
  const parts = matches.filter(({ place }) => !place.isWhole);
  const isNarrowed = (match: Match): boolean => {
    // Where the topic itself is only half called so, an objective that is called so as well is what was meant ("levers").
    const from = match.score >= named ? (isInTitleOf(asked, [match]) ? named : close) : Math.min(close, match.score);
    return parts.some(({ place, score }) => place.entry === match.place.entry && score >= from);
  };
  // "12 times table" is one table, though the title says "up to 12 × 12"; the title in full is the whole topic.
  const hasNumber = asked.words.some(({ meant }) => meant.some((word) => /^\d+$/.test(word)));
  const isOne = hasNumber && parts.some(({ score }) => score >= literal);
  // "Calculating the mean" is one lesson of "The mean", though "calculating" tells of nothing; the title to the letter is all of it.
  const isTitled = ({ score, place }: Match): boolean =>
    score >= titled &&
    (asked.folded.includes(fold(place.entry.title)) ||
      (!isOne && !parts.some((part) => part.place.entry === place.entry && part.score >= named + 1)));
  return matches.filter((match) => !match.place.isWhole || isTitled(match) || !isNarrowed(match));
};

/** A word that few objectives are called by; "counting" and "digits" are in too many names to be a wish of their own. */
const rare = 5;

/** "Cell structure mitosis meiosis" lists three names without a comma: those that stand in it beside the best. */
const withOthersNamed = (asked: Asked, chosen: readonly Match[], places: readonly Place[]): Match[] => {
  const [best] = chosen;
  if (best === undefined || best.place.isWhole) return [...chosen];
  const every = new Set(asked.words.flatMap(({ meant }) => meant));
  const isNamed = ({ phrases }: Place, meant: readonly string[]): boolean =>
    phrases.some(
      ({ words, isSentence, weight }) =>
        !isSentence && weight > ofTerm && meant.some((word) => words.includes(word)) && words.every((word) => every.has(word)),
    );
  const found = [...chosen];
  for (const { meant, weight } of asked.words) {
    if (weight < rare) continue;
    if (found.some(({ place }) => isNamed(place, meant) || phraseWords(place.entry.title).some((word) => meant.includes(word)))) continue;
    const other = places.find((place) => !place.isWhole && isNamed(place, meant));
    if (other !== undefined && found.length < mostObjectives) found.push({ ...best, place: other });
  }
  return found;
};

/** The best and those that are called as well; a topic that is meant as a whole goes before its parts. */
export const companions = (asked: Asked, matches: readonly Match[], places: readonly Place[]): Match[] => {
  const found = withoutLooserWholes(asked, matches);
  const best = bestOf(found);
  if (best === 0) return [];
  const top = found.filter(({ score }) => (best >= named ? score >= best - 0.03 : score >= best * companionShare));
  const mostKnown = Math.max(...top.map(({ known }) => known));
  const knowing = best >= named ? top : top.filter(({ known }) => known >= mostKnown - 0.01);
  const most = knowing.toSorted((a, b) => b.score - a.score || Number(b.place.isWhole) - Number(a.place.isWhole)).slice(0, mostObjectives);
  return best >= contained && best < surerThanLoosely + 1 ? withOthersNamed(asked, most, places) : most;
};
