import { bestOf, named } from './match-request.ts';
import type { Match } from './match-request.ts';
import type { Ranked } from './rank-objectives.ts';
import { isOfStage, stagesNextTo } from './subject-families.ts';
import type { TopicRequest } from './topic-request.ts';

/** How much less likely than the likeliest another objective may be that is meant as well, and how many those are. */
const companionChance = 0.7;
const mostMeant = 3;
/** From here on the likeliest is called what was asked for, where it is of the pupil's own stage. */
const surelyMeant = 0.7;

/** A chance is a share among what the bank has: "falklands war" has a likeliest objective too. What is called exact lies as near as this. */
const surelyNear = 0.7;

/** So near it must lie for a name of a stage long past to give way. */
const nearOfFarName = 0.65;

/** What speaks for the likeliest: how near it lies, and a little of its chance. */
const shareOfChance = 0.3;
/** Nonsense lies near something too: what no word finds needs so much, and what words find so much; less is another thing ("the great gatsby"). */
const enoughAlone = 0.84;
const enoughBeside = 0.735;
/** Or it lies less near, and nothing else is at all likely. */
const nearAlone = 0.55;
const likelyAlone = 0.6;

/** What is meant by words and meaning together, where nothing is called what was typed; undefined where that decides nothing. */
export const meantByRank = (
  ranked: readonly Ranked[] | undefined,
  request: TopicRequest,
  matches: readonly Match[],
): { readonly matches: readonly Match[]; readonly isSure: boolean } | undefined => {
  const { near, keyStage } = request;
  const [best] = ranked ?? [];
  if (near === undefined || ranked === undefined || best === undefined) return undefined;
  const isOwn = ({ place }: Match): boolean => isOfStage(place.entry, keyStage);
  const isTaughtBeside = (match: Match): boolean =>
    !match.place.isWhole && !isOwn(match) && stagesNextTo(keyStage).some((stage) => isOfStage(match.place.entry, stage));
  // A very name stands; a word that is only taught with it may be meant otherwise, and so may a name of the stage beside.
  const names = matches.filter((match) => match.isByWord !== true && !isTaughtBeside(match));
  const nearest = Math.max(0, ...best.match.place.refs.map((ref) => near.get(ref)?.nearest ?? 0));
  // "Florence Nightingale" in Year 10 is the reformer of hospitals, though Year 2 has a topic of that name.
  const isElsewhere = names.every((match) => !isOwn(match)) && best.chance >= surelyMeant && nearest >= nearOfFarName;
  if (bestOf(names) >= named && !isElsewhere) return undefined;
  // A name of the stage beside that the ranking finds likeliest as well stands ("pythagoras" in Year 8).
  if (matches.some((match) => match.place === best.match.place && match.score >= named && match.isByWord !== true)) return undefined;
  const evidence = nearest + shareOfChance * best.chance;
  const isAlone = nearest >= nearAlone && best.chance >= likelyAlone;
  if (matches.length === 0 && evidence < enoughAlone && !isAlone) return undefined;
  if (matches.length > 0 && evidence < enoughBeside) return { matches: [], isSure: false };
  const meant = ranked.filter(({ chance }) => chance >= best.chance * companionChance).slice(0, mostMeant);
  const sure = meant.reduce((sum, { chance }) => sum + chance, 0);
  const isOne = ({ match: { place } }: Ranked): boolean => place.entry === best.match.place.entry && isOfStage(place.entry, keyStage);
  return { matches: meant.map(({ match }) => match), isSure: sure >= surelyMeant && nearest >= surelyNear && meant.every(isOne) };
};
