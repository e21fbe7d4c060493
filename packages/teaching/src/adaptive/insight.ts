/** One answer, as it is kept; the oldest first. */
export type Evidence = {
  readonly attemptId: string;
  readonly topicId: string;
  readonly correct: boolean;
  /** The misconception that the chosen option shows. */
  readonly misconception: string | null;
  /** The misconceptions that its wrong options show, chosen or not; null where they were not kept. */
  readonly offered: readonly string[] | null;
  /** What of the topic it was on; null where the question does not say. */
  readonly objective: string | null;
  /** The London day as YYYY-MM-DD. */
  readonly day: string;
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
/** Right answers to questions that would have caught it, in later attempts and on two days, that show a belief put right. */
const rightAfterwards = 3;
const daysAfterwards = 2;

/** Whether whoever holds it would have been caught: it was among the wrong options. Where those were not kept, any question of the topic. */
const wouldCatch = ({ offered }: Evidence, id: string): boolean => offered === null || offered.includes(id);

/**
 * What a pupil believed that is not so, from its second sign on: open, until enough answers in later attempts to questions that would
 * catch it were right, on two days, without it coming again. The latest first, open ones before those that are put right.
 */
export const beliefsOf = (evidence: readonly Evidence[]): readonly Belief[] => {
  const shown = evidence.flatMap((answer, at) => (answer.misconception === null ? [] : [{ ...answer, id: answer.misconception, at }]));
  return [...Map.groupBy(shown, ({ topicId, id }) => `${topicId}/${id}`).values()]
    .flatMap((times): Belief[] => {
      const last = times.at(-1);
      if (last === undefined || times.length < signsOfBelief) return [];
      const { topicId, id, attemptId, at, day } = last;
      const after = evidence
        .slice(at + 1)
        .filter((one) => one.topicId === topicId && one.attemptId !== attemptId && one.correct && wouldCatch(one, id));
      const isRight = after.length >= rightAfterwards && new Set(after.map((one) => one.day)).size >= daysAfterwards;
      return [{ topicId, id, state: isRight ? 'resolved' : 'open', times: times.length, lastDay: day }];
    })
    .toSorted((one, other) => one.state.localeCompare(other.state) || other.lastDay.localeCompare(one.lastDay));
};
