import { type Belief, beliefsOf, type Evidence } from './insight.ts';

export type TopicList = 'needs-practice' | 'getting-better' | 'secure' | 'early';

/** What the answers on one topic come to. */
export type TopicStanding = {
  readonly topicId: string;
  readonly list: TopicList;
  /** Chance of a right answer now, 0 to 1: late answers count more, and few answers are pulled towards what is usual. */
  readonly estimate: number;
  /** Percent right in the last goes at it, the oldest first. */
  readonly scores: readonly number[];
  readonly answers: number;
  /** YYYY-MM-DD */
  readonly lastDay: string;
  /** Objectives of the topic that went wrong most, the weakest first. */
  readonly weakObjectives: readonly string[];
  readonly beliefs: readonly Belief[];
  /** Attempts with a wrong answer on it, the latest first. */
  readonly missedIn: readonly string[];
};

/** Each answer weighs so much of the next one: after seven more it counts half. */
const keep = 0.9;
/** What is usual, and how many answers it weighs. */
const usual = 0.75;
const usualWeighs = 3;
/** Fewer answers than this are no judgement. */
const fewest = 3;
/** Below this a topic needs practice, and so does one whose last go went badly. */
const practiceBelow = 0.72;
const badGo = 0.6;
const scoresShown = 3;

const share = (answers: readonly Evidence[]): number => answers.filter(({ correct }) => correct).length / Math.max(1, answers.length);

const estimateOf = (answers: readonly Evidence[]): number => {
  const weights = answers.map((_, at) => keep ** (answers.length - 1 - at));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const right = answers.reduce((sum, { correct }, at) => sum + (correct ? (weights[at] ?? 0) : 0), 0);
  return (right + usual * usualWeighs) / (all + usualWeighs);
};

/**
 * Answers attempt by attempt, so that a score is the one that stands on its quiz. Attempts that asked only a little on the topic are
 * taken together with others of their kind, never with a whole quiz; what is left of them is no go yet, unless it is all there is.
 */
const goesOf = (answers: readonly Evidence[]): readonly (readonly Evidence[])[] => {
  const goes: (readonly Evidence[])[] = [];
  let little: readonly Evidence[] = [];
  for (const attempt of Map.groupBy(answers, ({ attemptId }) => attemptId).values()) {
    if (attempt.length < fewest) little = [...little, ...attempt];
    else {
      goes.push(attempt);
      little = [];
    }
    if (little.length >= fewest) {
      goes.push(little);
      little = [];
    }
  }
  return goes.length === 0 && little.length > 0 ? [little] : goes;
};

const weakObjectivesOf = (answers: readonly Evidence[]): readonly string[] =>
  [...Map.groupBy(answers, ({ objective }) => objective)]
    .flatMap(([id, own]) => (id === null || own.length < 2 || share(own) >= badGo ? [] : [{ id, right: share(own) }]))
    .toSorted((one, other) => one.right - other.right)
    .map(({ id }) => id);

const standingOn = (topicId: string, answers: readonly Evidence[], beliefs: readonly Belief[], isSecure: boolean): TopicStanding => {
  const [goes, estimate] = [goesOf(answers), estimateOf(answers)];
  const last = goes.at(-1) ?? [];
  const isHeld = beliefs.some(({ state }) => state === 'open');
  const isWeak = isHeld || (answers.length >= fewest && (estimate < practiceBelow || share(last) < badGo));
  const wrong = answers.filter(({ correct }) => !correct).toReversed();
  const other = answers.length < fewest ? 'early' : 'getting-better';
  const well = isSecure ? 'secure' : other;
  return {
    topicId,
    list: isWeak ? 'needs-practice' : well,
    estimate,
    scores: goes.slice(-scoresShown).map((go) => Math.round(100 * share(go))),
    answers: answers.length,
    lastDay: answers.at(-1)?.day ?? '',
    weakObjectives: weakObjectivesOf(answers),
    beliefs,
    missedIn: [...new Set(wrong.map(({ attemptId }) => attemptId))],
  };
};

/**
 * Every topic of the answers, each on one list alone: what needs practice comes first, the weakest of it first; then the latest first.
 * A parent's page, their letter and the buttons on both go by this and by nothing else.
 */
export const topicLists = (evidence: readonly Evidence[], isSecure: (topicId: string) => boolean): readonly TopicStanding[] => {
  const beliefs = Map.groupBy(beliefsOf(evidence), ({ topicId }) => topicId);
  const all = [...Map.groupBy(evidence, ({ topicId }) => topicId)].map(([topicId, answers]) =>
    standingOn(topicId, answers, beliefs.get(topicId) ?? [], isSecure(topicId)),
  );
  const weak = all.filter(({ list }) => list === 'needs-practice').toSorted((one, other) => one.estimate - other.estimate);
  const rest = all.filter(({ list }) => list !== 'needs-practice').toSorted((one, other) => other.lastDay.localeCompare(one.lastDay));
  return [...weak, ...rest];
};

/** What tonight is about: the weakest that needs practice, or else the one that is least sure. */
export const forTonight = (standings: readonly TopicStanding[]): TopicStanding | undefined => {
  const order: readonly TopicList[] = ['needs-practice', 'getting-better', 'early', 'secure'];
  return standings.toSorted((one, other) => order.indexOf(one.list) - order.indexOf(other.list) || one.estimate - other.estimate)[0];
};
