/** A day has so many guides at most: each has a step of its own before its questions, and five steps are a day in which every subject gets its turn. */
export const mostGuidesOfDay = 1;

/**
 * On a plan with guides the first new topic of a day is read before it is asked about: the guide, and straight after it the questions.
 */
export const readFirst = <S>(
  steps: readonly S[],
  isNew: (step: S) => boolean,
  pairOf: (step: S) => readonly [guide: S, questions: S],
): readonly S[] => {
  const read = new Set(steps.filter(isNew).slice(0, mostGuidesOfDay));
  return steps.flatMap((step) => (read.has(step) ? pairOf(step) : [step]));
};
