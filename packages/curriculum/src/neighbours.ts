import { subjectFamily, isOfStage, stagesNextTo } from './subject-families.ts';
import type { IndexEntry } from './bank-index.ts';
import type { Asked } from './match-request.ts';
import type { ObjectiveSearch, Place } from './objective-search.ts';
import type { TopicRequest } from './topic-request.ts';
import { fold } from './words.ts';

const mostNearest = 4;
/** So much of the request a neighbour must share, by the weight of its words: one small word of many is chance. */
const fewestShared = 0.25;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a place is called when it is offered: the first name of an objective, the title of a topic. */
const labelOf = ({ entry, refs, isWhole }: Place): string => {
  const id = refs[0]?.split('/')[1];
  const name = entry.objectives.find((objective) => objective.id === id)?.names[0];
  return capital(isWhole || name === undefined ? entry.title : name);
};

/** What comes as near in meaning is a neighbour, though no word is shared. */
const nearEnough = 0.5;
const stageShare = 0.6;

/** What shares words with the request or comes near it in meaning, at its own stage where something is, and then what the topics found are joined with; nothing by the alphabet. */
export const neighboursOf = (
  search: ObjectiveSearch,
  index: readonly IndexEntry[],
  { subject, keyStage, near }: TopicRequest,
  asked: Asked,
  topics: readonly IndexEntry[],
): string[] => {
  const family = subjectFamily(subject);
  const stages = [keyStage, ...stagesNextTo(keyStage)];
  const known = new Set(topics.map(({ id }) => id));
  const total = asked.words.reduce((sum, { weight }) => sum + weight, 0);
  const likelihood = ({ shared, meaning }: { shared: number; meaning: number }): number =>
    near === undefined ? shared : meaning + shared / (2 * Math.max(1, total));
  const sharing = search.places
    .filter(({ entry }) => family.includes(entry.subject) && !known.has(entry.id) && stages.some((stage) => isOfStage(entry, stage)))
    .map((place) => {
      const own = new Set(place.phrases.flatMap(({ words }) => words));
      const shared = asked.words.filter(({ meant }) => meant.some((word) => own.has(word))).reduce((sum, { weight }) => sum + weight, 0);
      const meaning = near === undefined || place.isWhole ? 0 : Math.max(0, ...place.refs.map((ref) => near.get(ref)?.nearest ?? 0));
      const ofStage = isOfStage(place.entry, keyStage) ? 1 : stageShare;
      return { place, shared: shared * ofStage, meaning: meaning * ofStage };
    })
    .filter(({ shared, meaning }) => (shared > 0 && shared >= total * fewestShared) || meaning >= nearEnough)
    .toSorted((a, b) => likelihood(b) - likelihood(a))
    .map(({ place }) => ({ label: labelOf(place), entry: place.entry }));
  const joined = topics
    .flatMap(({ related, prerequisites }) => [...related, ...prerequisites])
    .flatMap((id) => index.find((entry) => entry.id === id) ?? [])
    .filter(({ id }) => !known.has(id))
    .map((entry) => ({ label: entry.title, entry }));
  // What was asked for is no neighbour of itself: pressing it would be refused again.
  const offered = [...sharing, ...joined].filter(({ label }) => !asked.folded.includes(fold(label)));
  // What is of another stage is offered where nothing of their own is there: it would be given as something else again.
  const own = offered.filter(({ entry }) => isOfStage(entry, keyStage));
  return [...new Set((own.length > 0 ? own : offered).map(({ label }) => label))].slice(0, mostNearest);
};
