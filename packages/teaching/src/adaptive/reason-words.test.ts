import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { newLearner } from './learner-model.ts';
import { reasonFor } from './recommendations.ts';
import { urgencies } from './urgency.ts';

const prereq = [[], [0]];

/** What is said of the first of two topics, where the second needs it, and of the second while the first is not known. */
const reasons = (titles: readonly string[]): readonly string[] => {
  const model = newLearner(2, 3);
  return urgencies(model, prereq, 0, null).map((found) =>
    reasonFor({ model, prereq, day: 0, titles }, { ...found, ready: found.topic === 0 ? 1 : 0 }),
  );
};

test('a reason is right English whether a title is one thing or several, for every title there is', () => {
  const titles = openBank().index.map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(200);
  for (const title of titles) {
    expect(reasons(['Ratio', title]).toSorted()).toEqual([
      `Ratio first, as a step towards ${title}.`,
      `You have not done this here yet. It leads on to ${title}.`,
    ]);
    expect(reasons([title, 'Ratio']).toSorted()).toEqual(
      [`${title} first, as a step towards Ratio.`, 'You have not done this here yet. It leads on to Ratio.'].toSorted(),
    );
  }
});
