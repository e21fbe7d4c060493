import { expect, test } from 'vitest';
import { bankFolder, openBank, topicFiles } from './bank.ts';

const bank = openBank(bankFolder);
const topics = topicFiles(bankFolder).flatMap((file) => bank.topic(file.replace('.json', '').replaceAll('/', '.')) ?? []);

/** A held misconception is told to pupil, parent and teacher and is asked again, so a wrong option has to say which it shows. */
test.each(['biology', 'chemistry', 'physics', 'science'])('four in five wrong options of %s name the belief behind them', (subject) => {
  const options = topics
    .filter((topic) => topic.subject === subject)
    .flatMap(({ items }) => items.flatMap(({ distractors }) => distractors));
  const named = options.filter(({ misconception }) => misconception !== undefined);
  expect(named.length / options.length).toBeGreaterThanOrEqual(0.8);
});
