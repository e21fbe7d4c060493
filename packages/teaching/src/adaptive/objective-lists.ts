import { type Belief, type Evidence } from './insight.ts';

export type ObjectiveState = 'needs-practice' | 'begun' | 'secure';

/** What the answers on one objective of a topic come to. */
export type ObjectiveStanding = {
  readonly topicId: string;
  /** The objective's id within the topic. */
  readonly id: string;
  readonly state: ObjectiveState;
  /** Of the answers that are looked at. */
  readonly right: number;
  readonly answers: number;
  /** YYYY-MM-DD */
  readonly lastDay: string;
};

/** The latest answers alone: what was wrong in September is no news in June. */
const looksAt = 8;
/** Fewer answers than this are no judgement. */
const fewest = 2;
const practiceBelow = 0.6;
/** Secure: so many answers, so much right, on so many days. */
const secureFrom = { answers: 4, share: 0.8, days: 2 };

const stateOf = (latest: readonly Evidence[], isHeld: boolean): ObjectiveState => {
  const share = latest.filter(({ correct }) => correct).length / latest.length;
  if (isHeld || (latest.length >= fewest && share < practiceBelow)) return 'needs-practice';
  const days = new Set(latest.map(({ day }) => day)).size;
  return latest.length >= secureFrom.answers && share >= secureFrom.share && days >= secureFrom.days ? 'secure' : 'begun';
};

/** The objective that a misconception is about; undefined where the topic is not known any more. */
export type ObjectiveOfBelief = (belief: Belief) => string | undefined;

/** Every objective that was answered, by its latest answers; one behind which a misconception is held is never secure. */
export const objectiveLists = (
  evidence: readonly Evidence[],
  beliefs: readonly Belief[],
  objectiveOf: ObjectiveOfBelief,
): readonly ObjectiveStanding[] => {
  const held = new Set(beliefs.flatMap((belief) => (belief.state === 'open' ? [`${belief.topicId}/${objectiveOf(belief)}`] : [])));
  const named = evidence.flatMap((answer) => (answer.objective === null ? [] : [{ ...answer, id: answer.objective }]));
  return [...Map.groupBy(named, ({ topicId, id }) => `${topicId}/${id}`)].flatMap(([key, all]): ObjectiveStanding[] => {
    const [latest, last] = [all.slice(-looksAt), all.at(-1)];
    if (last === undefined) return [];
    const right = latest.filter(({ correct }) => correct).length;
    return [
      { topicId: last.topicId, id: last.id, state: stateOf(latest, held.has(key)), right, answers: latest.length, lastDay: last.day },
    ];
  });
};
