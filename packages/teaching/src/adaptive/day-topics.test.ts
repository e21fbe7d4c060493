import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { generators } from '../generators/all-generators.ts';
import { dayTopics } from './day-topics.ts';
import { newLearner } from './learner-model.ts';
import { mapTopics } from './map-topics.ts';

const topics = mapTopics({ index: openBank().index, generators }, 'english', 'KS4');
const model = newLearner(topics.length, 3);
const carol = 'english.ks4.a-christmas-carol';
const begun = (contacts: readonly string[]): readonly string[] =>
  dayTopics(
    { model, topics, contacts: new Map(contacts.map((id) => [id, { lastDay: 20_000, times: 1, read: true }])), day: 20_004, year: 11 },
    { practises: true, revises: true },
  ).map(({ topic }) => topic.id);

test('no day begins a set text by itself; one that the pupil has read about goes on', () => {
  const books = topics.filter(({ onABook }) => onABook === true).map(({ id }) => id);
  expect(books).toContain(carol);
  expect(begun([]).filter((id) => books.includes(id))).toEqual([]);
  expect(begun([]).length).toBeGreaterThan(3);
  expect(begun([carol]).filter((id) => books.includes(id))).toEqual([carol]);
});
