import { openBank } from '@hedgerow/curriculum/bank';
import type { Topic } from '@hedgerow/curriculum/topic';
import { expect, test } from 'vitest';
import { hidingKey } from './hidden-key.ts';
import { gapIn, likeExample, passageFor, sentencesIn, tellsKey } from './passage.ts';

const bank = openBank();
const topicOf = (id: string): Topic => bank.topic(id) ?? expect.fail(id);

test('a lesson’s sentences on a question come with or without its answer, and none that is beside the point', () => {
  const topic = topicOf('biology.ks4.heart-and-circulation');
  const about = { objective: 'heart', text: 'Why does the left ventricle have a thicker wall than the right?' };
  expect(passageFor(topic, about)).toMatch(/ventricle/);
  expect(passageFor(topic, { ...about, without: 'It pumps blood to the whole body.' }) ?? '').not.toMatch(/pump|body/);
  expect(passageFor(topic, { objective: 'heart', text: 'Who painted the sunflowers in 1888?' })).toBeUndefined();
  expect(likeExample(topic, { objective: 'heart', question: 'Who painted the sunflowers in 1888?', answer: 'Van Gogh' })).toBeUndefined();
});

test('a word that is typed stands as a gap in a sentence of the lesson', () => {
  const topic = topicOf('maths.ks2.ratio-and-proportion');
  const gap = gapIn(topic, { objective: 'for-every', answer: 'ratio', question: 'Which word means a way to compare parts?' });
  expect(gap).toContain('____');
  expect(gap).not.toMatch(/\bratio\b|\*_/i);
  expect(gapIn(topic, { objective: 'for-every', answer: '12', question: 'How many?' })).toBeUndefined();
});

test('an answer of the lesson stands as a gap on the third rung', () => {
  expect(hidingKey('Music has a **pulse**. It is a steady beat.', 'the pulse', 'What do we call the steady beat?')).toBe(
    'Music has a ____. It is a steady beat.',
  );
  expect(hidingKey('I **smell** with my nose every day.', 'it smells', 'What does a nose do?')).toBe('I ____ with my nose every day.');
  expect(hidingKey('Any man or woman may take this role.', 'Any man or woman may take it', 'Who may lead?')).toBeUndefined();
  expect(hidingKey('A cross can stand for a church.', 'look at the key', 'How can she find out?')).toBe('A cross can stand for a church.');
});

test('the letter of a picture is told by its capital, and not by “a”', () => {
  expect(tellsKey('A', 'Which one?')('A teacher rings a bell.')).toBe(false);
  expect(tellsKey('A', 'Which one?')('Look at A again.')).toBe(true);
  expect(tellsKey('B', 'Which one?')('B is a camel.')).toBe(true);
});

test('a number in words tells the answer as well', () => {
  expect(tellsKey('14', 'How many lines has a sonnet?')('A sonnet has fourteen lines.')).toBe(true);
  expect(tellsKey('14', 'How many lines has a sonnet?')('A quatrain has four lines.')).toBe(false);
});

test('the letter of a unit is no letter of the answer', () => {
  const fuse = tellsKey('5 A, as it is just above 4 A', 'A heater takes 4 A. Which fuse: 3 A; 5 A, as it is just above 4 A; 13 A?');
  expect(fuse('A fuse melts when the current is too large.')).toBe(false);
  expect(fuse('Take the one of 5 A, as it is just above 4 A.')).toBe(true);
  const steps = tellsKey('test from 32 °C to 48 °C', 'Test at 70 °C, or test from 32 °C to 48 °C?');
  expect(steps('The gap is 10 °C.')).toBe(false);
  const place = tellsKey('23° S, 43° W', 'Which place is south and west: 23° S, 43° W or 34° S, 151° E?');
  expect(place('South needs an S, and west a W.')).toBe(true);
});

test('italics that hold two sentences stay whole around each', () => {
  expect(sentencesIn('Use **ser** for what it is. *Soy inglesa. La playa es bonita.* Use ***estar*** for where.')).toEqual([
    'Use **ser** for what it is.',
    '*Soy inglesa.*',
    '*La playa es bonita.*',
    'Use ***estar*** for where.',
  ]);
  for (const told of ['The area is 3 * 4. Then `a * b` is printed.', 'The area is 3*4. No more.'])
    expect(sentencesIn(told).join(' ')).toBe(told);
});
