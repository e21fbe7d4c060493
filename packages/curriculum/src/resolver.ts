import { keyStages } from '@hedgerow/domain/key-stages';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { Bank } from './bank.ts';
import type { IndexEntry } from './bank-index.ts';
import { fieldMatches } from './field-search.ts';
import { companionShare, companions, mostObjectives } from './companions.ts';
import { bestOf, contained, isInTitleOf, literal, matchOf, named, phrased, surerThanLoosely } from './match-request.ts';
import type { Asked, Match } from './match-request.ts';
import { narrowedTo, titled } from './narrow-topic.ts';
import { neighboursOf } from './neighbours.ts';
import type { ObjectiveRef } from './objective-ref.ts';
import type { ExtraNames, ObjectiveSearch, Place } from './objective-search.ts';
import type { Coverage } from './question.ts';
import { plainRequest } from './plain-request.ts';
import { meantByRank } from './meant-by-rank.ts';
import { rankObjectives, stagesAmong } from './rank-objectives.ts';
import { partsOf } from './request-parts.ts';
import { readRequest, searchOf } from './read-request.ts';
import { isOfStage, stagesNextTo, subjectFamily } from './subject-families.ts';
import type { TopicRequest } from './topic-request.ts';

export type Resolved = {
  /** exact: of the stage asked for; near: of the stage below or above; subject: nothing on the topic itself. */
  readonly coverage: Exclude<Coverage, 'source'>;
  /** The topics that answer the request, the best first, at most three; empty when coverage is "subject". */
  readonly topics: readonly IndexEntry[];
  /** What is asked for in those topics: all of a topic's objectives where the topic itself was named. */
  readonly objectives: readonly ObjectiveRef[];
  /** How much of the request, by weight, they know at all, by name or in what they say. */
  readonly known: number;
  /** Whether that is its very name, here or at the stage beside. */
  readonly isNamed: boolean;
  /** The words of the request that carry its meaning. */
  readonly words: readonly string[];
  /** The same words, each with those that it may have been meant to be. */
  readonly wordGroups: readonly (readonly string[])[];
  /** How much each of them says: a rare word weighs more. */
  readonly wordWeights: readonly number[];
  /** What comes near in meaning, by the names that pupils use; empty where nothing does. */
  readonly nearest: readonly string[];
  /** How likely each objective is what is meant, if anything here is; undefined where only words are known. */
  readonly chances: ReadonlyMap<ObjectiveRef, number> | undefined;
};

const mostTopics = 3;

const noNames: ExtraNames = new Map();

/** What is said of a thing at the stage beside counts so much less. */
const besideShare = 0.75;
/** So much of the request must be spoken of, by weight and by place, for it to be an answer at all. */
const enoughSaid = 0.34;
/** From here on the stage of the pupil says enough of it, though the stage beside has an objective or even a topic of that name. */
const saidBesideName = 0.92;
const saidBesideTitle = 0.95;

/** Those that say nearly as much as the best; where they are most of a topic, it is the topic that was meant. */
const bestSaid = (search: ObjectiveSearch, matches: readonly Match[]): Match[] => {
  const best = bestOf(matches);
  if (best < enoughSaid) return [];
  const top = matches.filter(({ score }) => score >= best * companionShare).toSorted((a, b) => b.score - a.score);
  const [first] = top;
  const entries = new Set(top.map(({ place }) => place.entry));
  const whole = search.places.find(({ entry, isWhole }) => isWhole && entry === first?.place.entry);
  if (top.length > mostObjectives && entries.size === 1 && first !== undefined && whole !== undefined) return [{ ...first, place: whole }];
  return top.slice(0, mostObjectives);
};

/** So much more of the request is said there. */
const muchMore = 0.1;

const searchFor = (search: ObjectiveSearch, request: TopicRequest) => {
  const family = new Set(subjectFamily(request.subject));
  const asked = readRequest(search, request);
  // "Other" may be any subject: there a thing must be called what was typed.
  const isOwn = ({ entry }: Place): boolean => request.subject !== 'other' || entry.subject === 'other';
  const places = search.places.filter(({ entry }) => family.has(entry.subject));
  const at = (stages: readonly KeyStage[]) => places.filter(({ entry }) => stages.some((stage) => isOfStage(entry, stage)));
  const nextTo = stagesNextTo(request.keyStage);
  const [own, beside] = [at([request.keyStage]), at(nextTo)];
  const byName = (among: typeof places): Match[] =>
    among.map((place) => matchOf(place, asked, search)).filter(({ place, score }) => score >= phrased && (isOwn(place) || score > phrased));
  const byField = (among: typeof places): Match[] => fieldMatches(search, among.filter(isOwn), { asked });
  const [ownNamed, besideNamed] = [byName(own), byName(beside)];
  const [ownBest, besideBest] = [bestOf(ownNamed), bestOf(besideNamed)];
  const narrowed = (matches: readonly Match[], among: readonly Place[]): Match[] =>
    narrowedTo(search, asked, request.text, companions(asked, matches, among));
  // "The 7 times table" in Year 10: long known, and still what was asked for, where no phrase of a later stage holds it.
  const isBelow = (stage: KeyStage): boolean => !nextTo.includes(stage) && keyStages.indexOf(stage) < keyStages.indexOf(request.keyStage);
  const belowNamed = Math.max(ownBest, besideBest) >= phrased ? [] : byName(at(keyStages.filter(isBelow)));
  if (bestOf(belowNamed) >= named) return { asked, among: { own: [], beside: [] }, exact: [], near: narrowed(belowNamed, []) };
  // "Preterite tense regular verbs" is of the preterite, though this year has regular verbs too.
  const saysMoreBeside = ownBest < named && besideBest >= contained && besideBest >= ownBest + muchMore;
  // What only holds the words at the stage asked for gives way to what is called so at the stage beside it.
  const among = { own: own.filter(isOwn), beside: beside.filter(isOwn) };
  if (ownBest >= phrased && !saysMoreBeside && !(besideBest >= named && ownBest < surerThanLoosely))
    return { asked, among, exact: narrowed(ownNamed, own), near: [] };
  const ownSaid = byField(own);
  const isSaid = bestOf(ownSaid) >= (besideBest >= titled ? saidBesideTitle : saidBesideName);
  if (besideBest >= named && !isSaid) return { asked, among, exact: [], near: narrowed(besideNamed, beside) };
  if (ownBest >= phrased && !saysMoreBeside) return { asked, among, exact: narrowed(ownNamed, own), near: [] };
  const besideSaid = byField(beside);
  const isBeside = saysMoreBeside || Math.max(bestOf(besideSaid), besideBest >= phrased ? 1 : 0) * besideShare > bestOf(ownSaid);
  if (!isBeside) return { asked, among, exact: bestSaid(search, ownSaid), near: [] };
  return { asked, among, exact: [], near: besideBest >= phrased ? narrowed(besideNamed, beside) : bestSaid(search, besideSaid) };
};

/** So much of what was typed must be known of what was found for it to be called exact. */
const enoughKnown = 0.7;

const namesWord = ({ phrases }: Place, word: string): boolean =>
  phrases.some(({ words, isSentence }) => !isSentence && words.includes(word));

/** "Why is the amazon being cut down" names one objective of a topic, and speaks of what another one is called. */
const completed = (search: ObjectiveSearch, { words }: Asked, matches: readonly Match[]): readonly Match[] => {
  const [best] = matches;
  if (best === undefined || best.score >= named || best.place.isWhole) return matches;
  const isThere = (word: string): boolean => matches.some(({ place }) => place.words.has(word) || namesWord(place, word));
  const missing = words.flatMap(({ meant }) => (meant.some(isThere) ? [] : meant));
  const other = search.places.find(
    (place) => !place.isWhole && place.entry === best.place.entry && place !== best.place && missing.some((word) => namesWord(place, word)),
  );
  return other === undefined ? matches : [...matches, { ...best, place: other }];
};

/** How much of the request the places found know at all, by name or in what they say: "rio" is not in a topic on Lagos. */
const knownShare = (search: ObjectiveSearch, { words }: Asked, matches: readonly Match[]): number => {
  const isKnown = (word: string): boolean =>
    matches.some(
      ({ place }) =>
        place.words.has(word) ||
        place.phrases.some((phrase) => phrase.words.includes(word)) ||
        place.refs.some((ref) => search.bodyOf(ref).has(word)),
    );
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const known = words.filter(({ meant }) => meant.some(isKnown)).reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 1 : known / total;
};

/** From here on most of the request is a name of the whole topic. */
const wholly = 2.2;

/** So much must be said of it, and so much of it known, where nothing is called so. */
const surelySaid = 0.62;
const surelyKnown = 0.85;

/** What holds a word of the request only in a looser name of the whole topic was not asked for by it. */
const isSure = (asked: Asked, matches: readonly Match[]): boolean =>
  matches.some((match) => {
    const { place, score, known } = match;
    if (score < phrased) return !place.isWhole && score >= surelySaid && known >= surelyKnown;
    return score >= (place.isWhole && !isInTitleOf(asked, [match]) ? wholly : phrased);
  });

/** "The torah and judaism" asks for one objective of a topic, and names the topic. */
const withoutWholes = (parts: readonly (readonly Match[])[]): readonly (readonly Match[])[] => {
  const all = parts.flat();
  const narrowed = parts.filter((part) =>
    part.every(({ place }) => !place.isWhole || !all.some((other) => !other.place.isWhole && other.place.entry === place.entry)),
  );
  return narrowed.length === 0 ? parts : narrowed;
};

/**
 * "What did the Romans eat" is about the Romans, though other topics say more of food: where one topic alone has a word of the request in
 * its title, nothing that does not know this word answers.
 */
const anchored = (search: ObjectiveSearch, { asked, among }: ReturnType<typeof searchFor>, matches: readonly Match[]): readonly Match[] => {
  if (matches.length === 0 || bestOf(matches) >= contained) return matches;
  const wholes = among.own.filter(({ isWhole }) => isWhole);
  for (const { meant } of asked.words) {
    const titles = wholes.filter(({ words }) => meant.some((word) => words.has(word)));
    const [only] = titles;
    if (only === undefined || titles.length > 1) continue;
    const knows = ({ place }: Match): boolean =>
      place.entry === only.entry || meant.some((word) => place.words.has(word) || place.refs.some((ref) => search.bodyOf(ref).has(word)));
    const kept = matches.filter(knows);
    if (kept.length === matches.length) continue;
    const parts = among.own.filter(({ entry }) => entry === only.entry);
    const said = bestSaid(search, fieldMatches(search, parts, { asked, without: new Set(meant) }));
    return kept.length > 0 ? kept : said.length > 0 ? said : [{ place: only, score: phrased, known: 0 }];
  }
  return matches;
};

/** Finds the objectives of the bank that a pupil's words mean; `extra` are names that the index does not hold. */
export const resolveTopic = (bank: Pick<Bank, 'index'>, asked: TopicRequest, extra: ExtraNames = noNames): Resolved => {
  const request = { ...asked, text: plainRequest(asked) };
  const search = searchOf(bank.index, extra);
  const found = searchFor(search, request);
  const isOneTitle = isInTitleOf(found.asked, found.exact);
  const parts = isOneTitle ? [] : partsOf(request.text);
  const byPart =
    parts.length > 1 && bestOf(found.exact) < named
      ? parts.map((text) =>
          searchFor(search, { ...request, text })
            .exact.filter(({ score }) => score >= phrased)
            .slice(0, 1),
        )
      : [];
  const isOfParts = byPart.length > 1 && (bestOf(found.exact) < phrased || byPart.every((part) => bestOf(part) >= named));
  const ofParts = withoutWholes(isOfParts ? byPart.filter((part) => part.length > 0) : []);
  // "ser and estar" is taught the year after under this very name; its two words apart are not its lesson.
  const usesParts = ofParts.length > 0 && isOfParts && byPart.every((part) => part.length > 0) && bestOf(found.near) < literal;
  const own = usesParts ? ofParts.flat() : completed(search, found.asked, found.exact);
  // Where only one of the things asked for is there, it is better than nothing, and is not called exact.
  const someParts = own.length === 0 && bestOf(found.near) < phrased ? ofParts.flat() : [];
  const isOwnSure =
    own.length > 0 && isSure(found.asked, own) && (bestOf(own) >= named || knownShare(search, found.asked, own) >= enoughKnown);
  const said = [own, someParts, found.near].find((some) => some.length > 0) ?? [];
  // "Girls' or girl's" has two halves that stand somewhere, and is one thing.
  const areNamed = usesParts && byPart.every((part) => bestOf(part.filter(({ isByWord }) => isByWord !== true)) >= named);
  const ranked = request.near && rankObjectives(search, found.asked, stagesAmong(search, request), request.near);
  const meant = areNamed ? undefined : meantByRank(ranked, request, said);
  const matches = meant?.matches ?? anchored(search, found, said);
  const isExact = meant?.isSure ?? (matches === said && isOwnSure);
  const topics = [...new Set(matches.map(({ place }) => place.entry))].slice(0, mostTopics);
  const objectives = [...new Set(matches.filter(({ place }) => topics.includes(place.entry)).flatMap(({ place }) => place.refs))];
  return {
    coverage: isExact ? 'exact' : matches.length > 0 ? 'near' : 'subject',
    topics,
    objectives,
    known: knownShare(search, found.asked, matches),
    isNamed: meant === undefined && matches.some(({ score, isByWord }) => score >= named && isByWord !== true),
    words: found.asked.words.flatMap(({ meant: words }) => words),
    wordGroups: found.asked.words.map(({ meant: words }) => words),
    wordWeights: found.asked.words.map(({ weight }) => weight),
    nearest: neighboursOf(search, bank.index, request, found.asked, topics),
    chances: ranked && new Map(ranked.flatMap(({ match, chance }) => match.place.refs.map((ref) => [ref, chance] as const))),
  };
};
