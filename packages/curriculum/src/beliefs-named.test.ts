import { expect, test } from 'vitest';
import { bankFolder, openBank, topicFiles } from './bank.ts';

const bank = openBank(bankFolder);
const topics = topicFiles(bankFolder).flatMap((file) => bank.topic(file.replace('.json', '').replaceAll('/', '.')) ?? []);

/** How many of the wrong options of these topics say which misconception they show. */
const namedShare = (subject?: string): number => {
  const options = topics
    .filter((topic) => subject === undefined || topic.subject === subject)
    .flatMap(({ items }) => items.flatMap(({ distractors }) => distractors));
  return options.filter(({ misconception }) => misconception !== undefined).length / options.length;
};

/** A held misconception is told to pupil, parent and teacher and is asked again, so a wrong option has to say which it shows. */
test('84 in 100 wrong options of the bank name the belief behind them', () => {
  expect(namedShare()).toBeGreaterThanOrEqual(0.84);
});

test.each([...new Set(topics.map(({ subject }) => subject))])(
  'three in four wrong options of %s name the belief behind them',
  (subject) => {
    expect(namedShare(subject)).toBeGreaterThanOrEqual(0.75);
  },
);

test.each(['biology', 'chemistry', 'physics', 'science'])('87 in 100 wrong options of %s name the belief behind them', (subject) => {
  expect(namedShare(subject)).toBeGreaterThanOrEqual(0.87);
});
