import { openBank } from '@hedgerow/curriculum/bank';
import { optionValue } from '@hedgerow/curriculum/option-values';
import { smallBank } from '@hedgerow/curriculum/testing/small-bank';
import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import { expect, test } from 'vitest';
import { derivedCards } from './derived-cards.ts';
import { derivedQuestions } from './derived-questions.ts';
import { yearOf } from './event-questions.ts';

const bank = smallBank();
const rivers = bank.topic('geography.ks3.rivers') as Topic;
const objective = 'journey';

/** What is asked about facts, without the topic's own facts, words and misconceptions. */
const askedOn = (...facts: Fact[]): { stem: string; key: string; wrong: string[] }[] =>
  derivedQuestions({ ...rivers, facts, vocabulary: [], misconceptions: [] }).map(({ stem, key, distractors }) => ({
    stem,
    key: key.text,
    wrong: distractors.map(({ text }) => text),
  }));

test('a statement becomes a gap, a choice of sentences and mistakes to put right', () => {
  const asked = askedOn({
    kind: 'statement',
    text: 'The Nile ends in Egypt.',
    cloze: 'Egypt',
    alternatives: ['Sudan', 'Kenya', 'Chad'],
    objective,
  });
  expect(asked.map(({ stem, key }) => [stem, key])).toEqual([
    ['Which word belongs in the gap? The Nile ends in ____.', 'Egypt'],
    ['Which of these sentences on “From source to mouth” is right?', 'The Nile ends in Egypt.'],
    ['A classmate writes: “The Nile ends in Sudan”. One part of it is wrong. What should stand in place of “Sudan”?', 'Egypt'],
    ['A classmate writes: “The Nile ends in Chad”. One part of it is wrong. What should stand in place of “Chad”?', 'Egypt'],
  ]);
  expect(asked[1]?.wrong).toEqual(['The Nile ends in Sudan.', 'The Nile ends in Kenya.', 'The Nile ends in Chad.']);
  expect(asked[2]?.wrong).toEqual(['Kenya', 'Chad']);
});

test('a gap is cut at the word itself, not inside another word', () => {
  const [gap] = askedOn({ kind: 'statement', text: 'Monday is a day.', cloze: 'day', alternatives: ['week', 'year'], objective });
  expect(gap?.stem).toBe('Which word belongs in the gap? Monday is a ____.');
});

const pair = (left: string, right: string): Fact => ({ kind: 'pair', relation: 'capital of', left, right, objective });

test('pairs of one relation are asked both ways with each other’s partners', () => {
  const asked = askedOn(pair('France', 'Paris'), pair('Spain', 'Madrid'), pair('Italy', 'Rome'));
  expect(asked.slice(0, 2)).toEqual([
    { stem: 'What is the capital of France?', key: 'Paris', wrong: ['Madrid', 'Rome'] },
    { stem: 'Which of these completes the sentence? “Paris” is the capital of …', key: 'France', wrong: ['Spain', 'Italy'] },
  ]);
});

test('a partner that two things share is never asked back, nor offered as wrong', () => {
  const asked = askedOn(pair('Egypt', 'Africa'), pair('Kenya', 'Africa'), pair('India', 'Asia'), pair('Peru', 'South America'));
  expect(asked.some(({ stem }) => stem.includes('“Africa” is'))).toBe(false);
  expect(asked.find(({ stem }) => stem === 'What is the capital of Egypt?')?.wrong).toEqual(['Asia', 'South America']);
  expect(asked.find(({ stem }) => stem.includes('“Asia” is'))?.wrong).toEqual(['Egypt', 'Kenya', 'Peru']);
});

const event = (name: string, date: string): Fact => ({ kind: 'event', event: name, date, objective });

test('which came first is asked only against events that are surely later', () => {
  const asked = askedOn(
    event('The first', '55 BC'),
    event('The second', 'AD 43'),
    event('The third', '1066'),
    event('Perhaps', 'about 1066'),
  );
  const first = asked.filter(({ stem }) => stem.includes('came first'));
  expect(first).toHaveLength(1);
  expect(first[0]).toMatchObject({ key: 'The first', wrong: ['The second', 'The third'] });
});

test.each([
  ['1066', 1066],
  ['14 October 1066', 1066],
  ['55 BC', -55],
  ['AD 43', 43],
  ['1939 to 1945', undefined],
  ['the 12th century', undefined],
  ['about 1250', undefined],
])('%s is the year %s', (date, year) => {
  expect(yearOf(date)).toBe(year);
});

// It reads the whole bank, which takes some seconds on a busy machine.
test('the same question never has two right options, and every wrong one says why', { timeout: 60_000 }, () => {
  const wholeBank = openBank();
  const drafts = [...wholeBank.index.flatMap(({ id }) => wholeBank.topic(id) ?? []), rivers].flatMap(derivedQuestions);
  expect(drafts.length).toBeGreaterThan(40);
  const twice = drafts.filter(({ key, distractors }) => {
    const values = [key, ...distractors].map(({ text }) => optionValue(text).toLowerCase());
    return new Set(values).size < values.length;
  });
  const mute = drafts.filter(({ distractors }) => distractors.some(({ why }) => why.length <= 15));
  expect([...twice, ...mute].map(({ stem }) => stem)).toEqual([]);
});

test('an explanation speaks of a wrong option that is shown', () => {
  const silent = derivedQuestions(rivers).filter(({ explanation, distractors }) => {
    const why = distractors[0]?.why.replace(/\.$/, '') ?? '';
    return !explanation.toLowerCase().includes(why.toLowerCase());
  });
  expect(silent.map(({ stem }) => stem)).toEqual([]);
});

test('every fact, word and mistake of a topic becomes a card', () => {
  const cards = derivedCards(rivers);
  expect(cards).toHaveLength(rivers.facts.length + rivers.vocabulary.length + rivers.misconceptions.length);
  expect(cards).toContainEqual({
    question: 'Fill the gap: The longest river in the United Kingdom is the ____.',
    answer: 'Severn',
    difficulty: 'beginner',
  });
});
