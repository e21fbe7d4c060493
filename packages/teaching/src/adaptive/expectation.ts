/** For each year since a topic was taught it is a little more likely to be known; before its year it hardly is. */
const aYear = 0.45;
const ofThisYear = -0.6;

/** Where a pupil is expected to stand in a topic before any answer: from their year and the year in which it is taught. Logits. */
export const expectedTheta = (pupilYear: number, topicYear: number): number =>
  Math.min(0.75, Math.max(-1.5, ofThisYear + aYear * (pupilYear - topicYear)));

export const expectedThetas = (pupilYear: number, topics: readonly { readonly firstYear: number }[]): readonly number[] =>
  topics.map(({ firstYear }) => expectedTheta(pupilYear, firstYear));
