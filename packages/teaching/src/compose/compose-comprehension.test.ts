import { readPassages } from '@hedgerow/curriculum/passages/read-passages';
import { keyStages } from '@hedgerow/domain/key-stages';
import { describe, expect, test } from 'vitest';
import { verifyQuestion } from '../verify/verify-question.ts';
import { composeComprehension, isReadingHomework } from './compose-comprehension.ts';
import type { ComprehensionRequest } from './compose-comprehension.ts';
import { fingerprintOf } from './fingerprint.ts';

const passages = readPassages();
const wish: ComprehensionRequest = {
  passages,
  subject: 'english',
  keyStage: 'KS2',
  topicText: 'comprehension',
  difficulty: 'intermediate',
  count: 10,
  seed: 7,
  history: [],
  bankVersion: 'test',
};

test('a pupil who asks for comprehension reads a text of the stage with sound questions on it', () => {
  const made = composeComprehension(wish);
  expect(passages.find(({ title }) => title === made?.comprehension.title)?.keyStage).toBe('KS2');
  expect(made?.questions.length).toBeGreaterThanOrEqual(5);
  expect(made?.questions.every((question) => verifyQuestion(question, wish).ok)).toBe(true);
  expect(made?.sentence).toContain(`“${made?.comprehension.title}”`);
});

test.each(keyStages)('there is something to read in %s', (keyStage) => {
  const made = composeComprehension({ ...wish, keyStage });
  expect(made?.coverage).toBe(keyStage === 'EYFS' || keyStage === 'KS5' ? 'near' : 'exact');
});

test('Reception is told that the text is for older children', () => {
  expect(composeComprehension({ ...wish, keyStage: 'EYFS' })?.sentence).toContain('read it together');
});

test.each([
  ['unseen poetry', 'KS4', 'poem'],
  ['short stories', 'KS3', 'short_story'],
  ['poem', 'KS1', 'poem'],
  ['The Lighthouse Dog', 'KS2', 'short_story'],
] as const)('“%s” in %s gives a %s', (topicText, keyStage, type) => {
  expect(composeComprehension({ ...wish, topicText, keyStage })?.comprehension.type).toBe(type);
});

test.each(['fronted adverbials', 'story writing', 'reading skills', 'poetry and language devices', 'macbeth'])(
  '“%s” asks for a topic and not for a text',
  (topicText) => {
    expect(composeComprehension({ ...wish, topicText })).toBeUndefined();
  },
);

test('another subject gets no passage', () => {
  expect(composeComprehension({ ...wish, subject: 'history' })).toBeUndefined();
});

test('a text that was read lately waits until the others were read', () => {
  const titles: string[] = [];
  let history: readonly string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const made = composeComprehension({ ...wish, seed: turn, history });
    titles.push(made?.comprehension.title ?? '');
    history = [...history, ...(made?.questions ?? []).map(fingerprintOf)];
  }
  expect(new Set(titles).size).toBe(4);
});

test('two questions are two of the difficulty asked for, in the order of the text', () => {
  const made = composeComprehension({ ...wish, topicText: 'The Lighthouse Dog', difficulty: 'advanced', count: 2 });
  expect(made?.questions.map(({ difficulty }) => difficulty)).toEqual(['advanced', 'advanced']);
});

test('keys do not always stand in the same place', () => {
  const places = composeComprehension(wish)?.questions.map(({ correctAnswer }) => correctAnswer) ?? [];
  expect(new Set(places).size).toBe(4);
});

describe('a text with questions on it that a pupil brings', () => {
  const page = `Reading Comprehension                     Year 5
The Lighthouse Keeper's Daughter
Before dawn Grace Darling looked out from her window. A gale was howling around the islands.
Questions
1.  Where was Grace when she first noticed the wreck?   (1 mark)
2.  Find and copy one word which means a strong wind.   (1 mark)
3.  Why did Grace choose a longer route?                (1 mark)`;

  test('is practised with another text', () => {
    expect(isReadingHomework('english', page)).toBe(true);
    expect(isReadingHomework('english', page.replace('Reading Comprehension', 'Guided Reading'))).toBe(true);
    const made = composeComprehension({ ...wish, topicText: 'homework Grace Darling', page });
    expect(made?.sentence).toMatch(/^More reading like your page\. This is one of our own stories/);
    expect(made?.questions.length).toBeGreaterThanOrEqual(5);
  });

  test('is known by what it is called, or by a story and questions that ask how it is known', () => {
    const bare = page.replace(/^Reading.*\n/, '');
    expect(isReadingHomework('english', bare)).toBe(false);
    expect(isReadingHomework('english', bare, 'reading comprehension week 3')).toBe(true);
    const told = `The Wreck
One night a storm blew in from the sea. Grace looked out of her window. "Somebody is on the rocks," she said.
Her father shook his head. "The waves are too high," he answered. Suddenly they heard a cry.
They pushed the boat into the water and rowed until their hands were sore. They pulled nine people from the rocks.
In the morning the storm was over.`;
    expect(isReadingHomework('english', told)).toBe(false);
    expect(isReadingHomework('english', `${told}\n${bare.slice(bare.indexOf('Questions'))}`)).toBe(true);
  });

  test('notes on reading, and questions of another subject, are none', () => {
    expect(isReadingHomework('english', 'Reading comprehension\nRead the question twice.\nUnderline key words.')).toBe(false);
    expect(isReadingHomework('history', page)).toBe(false);
  });
});
