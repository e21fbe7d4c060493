import { readFileSync } from 'node:fs';
import { keyStages } from '@hedgerow/domain/key-stages';
import type { Asked, Match } from './match-request.ts';
import type { ObjectiveSearch, Place } from './objective-search.ts';
import { featuresOf } from './ranking-features.ts';
import type { Among, NearObjectives } from './ranking-features.ts';
import { isOfOtherTense } from './other-tense.ts';
import { isOfStage, stagesNextTo, subjectFamily } from './subject-families.ts';
import type { TopicRequest } from './topic-request.ts';

/** What may be meant by a request of this subject and stage. "Other" may be any subject, but there a thing must be called what was typed. */
export const stagesAmong = ({ places }: ObjectiveSearch, { subject, keyStage }: Pick<TopicRequest, 'subject' | 'keyStage'>): Among => {
  const family = new Set(subjectFamily(subject));
  const all = places.filter(({ entry }) => (subject === 'other' ? entry.subject === 'other' : family.has(entry.subject)));
  const own = all.filter(({ entry }) => isOfStage(entry, keyStage));
  const isOwn = new Set(own);
  const beside = all.filter((place) => !isOwn.has(place) && stagesNextTo(keyStage).some((stage) => isOfStage(place.entry, stage)));
  const isBelow = ({ entry }: Place): boolean => keyStages.indexOf(entry.keyStage) < keyStages.indexOf(keyStage);
  return { own, below: beside.filter(isBelow), above: beside.filter((place) => !isBelow(place)) };
};

type Ranker = { readonly hidden: readonly (readonly number[])[]; readonly bias: readonly number[]; readonly out: readonly number[] };
let ranker: Ranker | undefined;
/** Learnt from how pupils ask (`npm run train:requests`). */
const readRanker = (): Ranker => (ranker ??= JSON.parse(readFileSync(new URL('ranker-weights.json', import.meta.url), 'utf8')) as Ranker);

const weightOf = ({ hidden, bias, out }: Ranker, row: Float32Array): number =>
  hidden.reduce((total, weights, unit) => {
    let sum = bias[unit] ?? 0;
    for (let at = 0; at < row.length; at += 1) sum += (weights[at] ?? 0) * (row[at] ?? 0);
    return total + Math.max(0, sum) * (out[unit] ?? 0);
  }, 0);

/** How much less a tense is meant than another that was named. */
const ofOtherTense = 6;

export type Ranked = {
  readonly match: Match;
  /** How likely it is what is meant, if anything here is. */
  readonly chance: number;
};

/** Every objective that may be meant, the likeliest first. */
export const rankObjectives = (
  search: ObjectiveSearch,
  asked: Asked,
  among: Among,
  near: NearObjectives | undefined,
): readonly Ranked[] => {
  const { matches, rows } = featuresOf(search, asked, among, near);
  const [folded = ''] = asked.folded;
  const weights = rows.map(
    (row, at) => weightOf(readRanker(), row) - (matches[at] !== undefined && isOfOtherTense(matches[at].place, folded) ? ofOtherTense : 0),
  );
  const most = weights.reduce((best, weight) => Math.max(best, weight), -Infinity);
  const odds = weights.map((weight) => Math.exp(weight - most));
  const total = odds.reduce((sum, one) => sum + one, 0);
  return matches.map((match, at) => ({ match, chance: (odds[at] ?? 0) / total })).toSorted((a, b) => b.chance - a.chance);
};
