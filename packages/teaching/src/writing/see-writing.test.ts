import type { SeenInWriting } from '@hedgerow/curriculum/writing/writing-task';
import { describe, expect, test } from 'vitest';
import { seesIn, smallAfterStops } from './see-writing.ts';

type Case = {
  readonly seen: SeenInWriting;
  /** Each is there. */
  readonly there: readonly string[];
  /** Each is not, or is not certain: nothing false is called found. */
  readonly not: readonly string[];
};
const words = ['glisten', 'creep', 'old-fashioned', 'all at once'];

const cases: readonly Case[] = [
  {
    seen: { find: 'sentences', least: 2 },
    there: [
      'The sun came up. We ran outside.',
      'Mr. Hill was here. He waved at us.',
      'The first line is here.\nThe second is below.',
      'The door opened. suddenly a cat ran out.',
    ],
    not: [
      'We waited... and then it came.',
      'Stop that now! shouted Tom at me.',
      'He gets up at 6 a.m. every single day.',
      '“Stop that!” Tom shouted at me.',
      'We saw Mr. Hill at home.',
      'No. Yes. Hello. Goodbye.',
      'I ran home. then I ate my tea',
      'the dog ran and ran and the cat ran',
      'A first line is here. And this has no end',
    ],
  },
  {
    seen: { find: 'marks' },
    there: [
      'The fox ran. It was fast!',
      '“Stop!” she shouted. He stopped.',
      'Dear Grandma,\nThank you for the book. I love it.\nFrom Ben',
      'We waited... and waited. Nobody came.',
      '1. Wash the apple.\n2. Cut it up.',
      'He gets up at 6 a.m. every day.',
    ],
    not: [
      'the fox ran. It was fast.',
      'The fox ran. it was fast.',
      'The fox ran and then it went all the way home',
      'From Ben',
      '1. wash the apple.',
      'I am 8. my dog is 3. We like it.',
      'The fox ran.it was fast.',
      'This is plan b. it is better.',
      '“Is it far?” he asked. she did not know.',
      `The fox ran ${'and it ran '.repeat(20)}home.`,
    ],
  },
  {
    seen: { find: 'words', least: 2 },
    there: ['The stars glisten and the cats creep.', 'ALL AT ONCE the old-fashioned clock struck.'],
    not: ['The stars glistened and the cats were creeping.', 'Glisten, glisten, glisten.'],
  },
  {
    seen: { find: 'joining' },
    there: [
      'I like the sea because it is loud.',
      'When the bell rang, we ran out.',
      'We stayed in although it was sunny.',
      'I sang while my brother played the drum.',
    ],
    not: [
      'We stayed in because of the rain.',
      'When did the train come in today?',
      'We waited for a while and then went home.',
      'After lunch we went out to play.',
      'because when if although',
      'So that was the end of it all.',
    ],
  },
  {
    seen: { find: 'fronted' },
    there: [
      'Suddenly, the door opened.',
      'In the middle of the night, I woke up.',
      'After a long walk, we sat down.',
      'It was late. Behind the shed, something moved. There it was: behind the old tree, the fox. At the end of the lane, there is a gate.',
      'Without warning, the lights went out.',
    ],
    not: [
      'Suddenly the door opened.',
      'On Monday, Tuesday and Friday we swim.',
      'Emily, the girl next door, is seven.',
      'Slowly, quietly and kindly she spoke.',
      'After the storm the fox, the dog and the cat came out.',
      'The door opened, suddenly.',
      'By Tom Smith, a pupil of this school.',
      'In the box and the bag, the cat and the dog slept.',
    ],
  },
  {
    seen: { find: 'speech' },
    there: ['“Come in,” said Mum.', 'He said, "Where is it?"'],
    not: [
      '“Come in”, said Mum.',
      'Come in, said Mum.',
      'The “big” one',
      '"Hi",he said,"bye"',
      'He said "hi and left.',
      "It's the dog's bone.",
    ],
  },
  { seen: { find: 'sign', sign: '?' }, there: ['Where is it?', '“Where?” he said.'], not: ['? ? ?', 'Where is it.'] },
  { seen: { find: 'sign', sign: '()' }, there: ['My dog (a spaniel) barked.'], not: ['( )', 'My dog :) barked', '(1)'] },
  {
    seen: { find: 'paragraphs', least: 2 },
    there: ['The first one says what there is to see.\n\nThe second one says what happened after that.'],
    not: ['Dear Sir,\nThe only paragraph is here, and it ends.\nFrom Ben', 'One. Two. Three.'],
  },
  { seen: { find: 'lines', least: 3 }, there: ['One\nTwo\n\nThree'], not: ['One\n\n\nTwo', 'One, two, three', 'One\n-\n-'] },
  {
    seen: { find: 'speakers', least: 2 },
    there: ['WOLF: Let me in!\nPIG (shaking): No!', 'Wolf: Hello.\nPig: Go away.'],
    not: ['WOLF: Let me in!\nWolf: Please!', 'Scene: a wood.\nWOLF: Hello!', 'Wolf said hello. Pig said no.', 'WOLF:\nPIG:'],
  },
  {
    seen: { find: 'numbered', least: 3 },
    there: ['1. Wash it.\n2. Cut it.\n3. Eat it.', '1) Wash\n2) Cut\n3) Eat'],
    not: ['1. Wash it.\n2. Cut it.', '1. Wash\n1. Cut\n1. Eat', 'Use 1 apple, 2 pears and 3 plums.'],
  },
  { seen: { find: 'opening', words: 'Dear' }, there: ['Dear Mr Khan,', ' dear Ann,'], not: ['My dear Ann,', 'Dearest Ann,'] },
];

describe.each(cases)('$seen.find', ({ seen, there, not }) => {
  test.each(there)('is seen in: %s', (text) => {
    expect(seesIn(seen, text, words)).toBe(true);
  });
  test.each(not)('is not claimed of: %s', (text) => {
    expect(seesIn(seen, text, words)).toBe(false);
  });
});

test('a small letter after a stop is found by its word', () => {
  expect(smallAfterStops('She ran home. suddenly it rained. Then “Stop!” he said. i.e. nothing')).toEqual(['suddenly']);
});

test('nothing is seen in nothing', () => {
  for (const { seen } of cases) for (const text of ['', '   ', '\n\n', '....', '🙂🙂🙂']) expect(seesIn(seen, text, words)).toBe(false);
});
