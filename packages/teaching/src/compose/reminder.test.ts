import { openBank } from '@hedgerow/curriculum/bank';
import { contentWordsOf } from '@hedgerow/curriculum/words';
import { expect, test } from 'vitest';
import { bankDrafts } from './bank-drafts.ts';
import { reminderFor, reminderMark } from './reminder.ts';

const bank = openBank();
const drafts = bank.index.flatMap(({ id }) => {
  const topic = bank.topic(id);
  return topic === undefined ? [] : bankDrafts(topic);
});
/** Behind the help that a teacher wrote for the question. */
const reminderIn = (hints: readonly string[]): string | undefined => hints.find((hint) => hint.startsWith(reminderMark));

test('no reminder says the answer: none of its own words, singular or plural', () => {
  const told = drafts.filter(({ stem, key, hints }) => {
    const asked = new Set(contentWordsOf(stem));
    const own = contentWordsOf(key.text).filter((word) => !asked.has(word));
    const said = contentWordsOf(reminderIn(hints)?.slice(reminderMark.length) ?? '');
    return own.some((word) => said.includes(word) || said.includes(`${word}s`));
  });
  expect(told.map(({ sourceId }) => sourceId)).toEqual([]);
  expect(drafts.filter(({ hints }) => reminderIn(hints) !== undefined).length).toBeGreaterThan(300);
});

test('a sentence that is about something else is no reminder', () => {
  const topic = bank.topic('science.ks3.forces-and-speed');
  if (topic === undefined) throw new Error('the topic is gone');
  const asked = { objective: topic.sections[0]?.objective ?? null, key: 'blue', explanation: '' };
  expect(reminderFor(topic, { ...asked, stem: 'Which colour is the cover of the book?' })).toBeUndefined();
});
