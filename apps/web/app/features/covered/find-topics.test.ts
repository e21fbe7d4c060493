import { expect, test } from 'vitest';
import { lookingForAll } from './cover-tools.tsx';
import { findTopics } from './find-topics.ts';

const topic = (title: string, yearGroups: number[], objectives: string[], subject = 'Maths') => ({
  page: 'maths-ks2',
  anchor: 'x',
  subject,
  title,
  years: '',
  yearGroups,
  objectives,
});
const topics = [
  topic('Measures', [3, 4], ['Tell the time', 'Find a fraction of an amount']),
  topic('Fractions', [3, 4, 5, 6], ['Add fractions']),
  topic('Rivers', [5], ['Name the parts of a river'], 'Geography'),
];
const titles = (looking: Partial<typeof lookingForAll>) => findTopics(topics, { ...lookingForAll, ...looking }).map(({ title }) => title);

test('a topic is found by its title first, then by what it teaches', () => {
  expect(titles({ words: 'FRACTION' })).toEqual(['Fractions', 'Measures']);
  expect(findTopics(topics, { ...lookingForAll, words: 'time' })[0]?.matched).toBe('Tell the time');
});

test('a choice of one exam board is found by its name', () => {
  const poems = { ...topic('Power and Conflict poems', [10, 11], ['Compare two poems'], 'English'), years: 'Years 10 and 11, AQA' };
  expect(findTopics([...topics, poems], { ...lookingForAll, words: 'aqa poems' }).map(({ title }) => title)).toEqual([
    'Power and Conflict poems',
  ]);
});

test('year and subject hold besides the words', () => {
  expect(titles({ year: '5' })).toEqual(['Fractions', 'Rivers']);
  expect(titles({ year: '5', subject: 'Geography' })).toEqual(['Rivers']);
  expect(titles({ words: 'fraction', year: '6' })).toEqual(['Fractions']);
  expect(titles({ words: 'zebra' })).toEqual([]);
});
