import { expect, test } from 'vitest';
import { bankFolder, openBank, topicFiles } from './bank.ts';
import { blindPassage, blindTopic, disagreements, paperOf, readAnswers } from './blind-reading.ts';
import { readPassages } from './passages/read-passages.ts';

const bank = openBank(bankFolder);
const topics = topicFiles(bankFolder).flatMap((file) => bank.topic(file.replace('.json', '').replaceAll('/', '.')) ?? []);
const items = [...topics.flatMap(blindTopic), ...readPassages().flatMap(blindPassage)];

test('a second reader cannot tell the key from its place: no letter holds it much more often than chance', () => {
  for (const count of [3, 4]) {
    const alike = items.filter(({ options }) => options.length === count);
    for (let at = 0; at < count; at += 1) {
      const share = alike.filter(({ key }) => key === at).length / alike.length;
      expect(share).toBeGreaterThan(1 / count - 0.06);
      expect(share).toBeLessThan(1 / count + 0.06);
    }
  }
});

test('every question is named once, and its paper shows its options and nothing else', () => {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const [item] = items;
  if (item === undefined) throw new Error('the bank is empty');
  expect(paperOf(item).split('\n').slice(1)).toEqual(item.options.map((option, at) => `  ${'ABCD'[at]}  ${option}`));
});

test('an answer that differs, a second letter that can be defended and none at all are disagreements; a comment is not an answer', () => {
  const [first, second, third, fourth] = items;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) throw new Error('the bank is empty');
  const right = 'ABCD'[first.key] ?? '';
  const wrong = 'ABCD'[(second.key + 1) % second.options.length] ?? '';
  const answers = readAnswers(`# mine\n${first.id} ${right.toLowerCase()}\n${second.id} ${wrong}\n${third.id} ?\n`);
  expect(disagreements(items, answers)).toEqual([
    { item: second, answer: wrong },
    { item: third, answer: '?' },
  ]);
  expect(disagreements([fourth], new Map([[fourth.id, 'AB']]))).toHaveLength(1);
});
