/** One answer, as it is kept; the oldest first. */
export type Evidence = {
  readonly attemptId: string;
  readonly topicId: string;
  readonly correct: boolean;
  /** The misconception that the chosen option shows. */
  readonly misconception: string | null;
  /** The London day as YYYY-MM-DD. */
  readonly day: string;
};

export type Slipped = {
  readonly topicId: string;
  /** Percent right before the last session on it, and in it. */
  readonly before: number;
  readonly now: number;
};

export type Belief = {
  readonly topicId: string;
  /** The misconception's id within the topic. */
  readonly id: string;
  readonly state: 'open' | 'resolved';
  readonly times: number;
  readonly lastDay: string;
};

/** One wrong answer may be a slip of the hand: a belief is held after two. */
const signsOfBelief = 2;
/** Right answers on the topic, in later attempts and on two days, that show a belief put right. */
const rightAfterwards = 3;
const daysAfterwards = 2;
/** A session says something from this many answers on, what went before it from this many. */
const fewestNow = 3;
const fewestBefore = 4;
/** Was strong, and is not now. */
const strong = 0.8;
const weak = 0.6;

const share = (answers: readonly Evidence[]): number => answers.filter(({ correct }) => correct).length / Math.max(1, answers.length);
const percent = (part: number): number => Math.round(100 * part);

/** Topics that went well before and badly in the last session on them, the latest first. */
export const slippedTopics = (evidence: readonly Evidence[]): readonly Slipped[] =>
  [...Map.groupBy(evidence, ({ topicId }) => topicId)]
    .flatMap(([topicId, answers]) => {
      const lastDay = answers.at(-1)?.day ?? '';
      const [before, now] = [answers.filter(({ day }) => day < lastDay), answers.filter(({ day }) => day === lastDay)];
      if (before.length < fewestBefore || now.length < fewestNow) return [];
      if (share(before) < strong || share(now) >= weak) return [];
      return [{ topicId, before: percent(share(before)), now: percent(share(now)), lastDay }];
    })
    .toSorted((one, other) => other.lastDay.localeCompare(one.lastDay))
    .map(({ lastDay: _lastDay, ...slipped }) => slipped);

/**
 * What a pupil believed that is not so, from its second sign on: open, until enough answers on the topic in later attempts were right,
 * on two days, without it coming again. The latest first, open ones before those that are put right.
 */
export const beliefsOf = (evidence: readonly Evidence[]): readonly Belief[] => {
  const shown = evidence.flatMap((answer, at) => (answer.misconception === null ? [] : [{ ...answer, id: answer.misconception, at }]));
  return [...Map.groupBy(shown, ({ topicId, id }) => `${topicId}/${id}`).values()]
    .flatMap((times): Belief[] => {
      const last = times.at(-1);
      if (last === undefined || times.length < signsOfBelief) return [];
      const { topicId, id, attemptId, at, day } = last;
      const after = evidence.slice(at + 1).filter((one) => one.topicId === topicId && one.attemptId !== attemptId && one.correct);
      const isRight = after.length >= rightAfterwards && new Set(after.map((one) => one.day)).size >= daysAfterwards;
      return [{ topicId, id, state: isRight ? 'resolved' : 'open', times: times.length, lastDay: day }];
    })
    .toSorted((one, other) => one.state.localeCompare(other.state) || other.lastDay.localeCompare(one.lastDay));
};
