import { openBank } from '@hedgerow/curriculum/bank';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../text/language.ts';
import { topicsLookedAt } from '../testing/topics-looked-at.ts';
import { contradictionsIn, type Knowledge } from './contradictions.ts';

const knowledge: Knowledge = {
  facts: [
    {
      kind: 'statement',
      text: 'The heart pumps blood to the lungs from the right ventricle.',
      cloze: 'right',
      alternatives: ['left', 'upper'],
      objective: 'heart',
    },
    { kind: 'event', event: 'The Battle of Hastings', date: '14 October 1066', objective: 'heart' },
    {
      kind: 'statement',
      text: 'At night the ambitious Macbeth kills Duncan in his sleep',
      cloze: 'sleep',
      alternatives: ['garden', 'boat'],
      objective: 'heart',
    },
    { kind: 'order', title: 'the play', steps: ['The thane Macbeth kills Duncan', 'Later Macduff kills Macbeth'], objective: 'heart' },
    {
      kind: 'statement',
      text: 'In June the northern half of the Earth leans towards the Sun.',
      cloze: 'June',
      alternatives: ['May', 'March'],
      objective: 'heart',
    },
    { kind: 'statement', text: 'The axis of the Earth is tilted.', cloze: 'axis', alternatives: ['core', 'crust'], objective: 'heart' },
    { kind: 'part', part: 'salah', function: 'praying five times a day', objective: 'heart' },
    { kind: 'part', part: 'sawm', function: 'fasting during Ramadan', objective: 'heart' },
    {
      kind: 'cause',
      effect: 'The wall of the left ventricle is thick',
      because: 'it pumps blood to the whole body',
      notBecause: ['it has to hold more blood'],
      objective: 'heart',
    },
  ],
  misconceptions: [
    {
      id: 'plants-food',
      belief: 'Plants take in their food through their roots.',
      correction: 'Plants make their food in their leaves.',
      objective: 'heart',
    },
    {
      id: 'magnification-times',
      belief: 'Magnification is the image size times the real size.',
      correction: 'Magnification is the image size divided by the real size.',
      objective: 'heart',
    },
  ],
};
const found = (...sentences: readonly string[]) => contradictionsIn(sentences, knowledge).map(({ fact }) => fact);

describe('what is against a fact is pointed at, with the fact', () => {
  test.each([
    ['The heart pumps blood to the lungs from the left ventricle.', 'The heart pumps blood to the lungs from the right ventricle.'],
    ['The Battle of Hastings took place in 1215.', 'The Battle of Hastings: 14 October 1066.'],
    [
      'The left ventricle has a thick wall because it has to hold more blood.',
      'The wall of the left ventricle is thick because it pumps blood to the whole body.',
    ],
    ['Plants take in food through their roots.', 'Plants make their food in their leaves.'],
    ['Macduff was brave but Duncan was murdered by Macduff.', 'The thane Macbeth kills Duncan.'],
    ['Duncan kills Macbeth in the castle.', 'The thane Macbeth kills Duncan.'],
    ['In June the northern half leans away from the Sun.', 'In June the northern half of the Earth leans towards the Sun.'],
    ['The axis of the Earth is not tilted but stands up straight.', 'The axis of the Earth is tilted.'],
    ['Sawm is praying five times a day.', 'Sawm: fasting during Ramadan.'],
    ['The magnification is the image size times the real size.', 'Magnification is the image size divided by the real size.'],
  ])('%s', (said, fact) => {
    expect(found(said)).toEqual([fact]);
  });
});

test.each([
  'The heart pumps blood to the lungs from the right ventricle.',
  'Blood comes back to the left atrium.',
  'The Battle of Hastings was fought in 1066.',
  'After the Battle of Hastings in 1066 William built castles until 1087.',
  'The left ventricle has a thick wall because it pumps blood to the whole body.',
  'Some people think that plants take in food through their roots.',
  'Plants do not take in food through their roots.',
  'Plants take in water through their roots and make their food in their leaves, where there is light and carbon dioxide.',
  'Do plants take in food through their roots?',
  'The real size times the magnification is the image size.',
  'Macbeth murders Duncan while the guards sleep, and Macduff kills Macbeth in the end.',
  'Duncan was killed by Macbeth.',
  'In December the northern half leans away from the Sun.',
  'In June the southern half leans away from the Sun.',
  'The axis of the Moon is not tilted much.',
  'Salah is praying five times a day, and sawm is fasting during Ramadan.',
])('nothing is pointed at that is right, reported, denied or asked: %s', (said) => {
  expect(found(said)).toEqual([]);
});

const bank = openBank();
const essayTopics = topicsLookedAt(bank.index, 'packages/teaching/src/essay/')
  .flatMap(({ id }) => bank.topic(id) ?? [])
  .filter(({ essays }) => essays.length > 0);

const called = (textsOf: (topic: (typeof essayTopics)[number]) => readonly string[]) =>
  essayTopics.flatMap((topic) =>
    textsOf(topic)
      .flatMap((text) =>
        contradictionsIn(
          text.split(/\n+/).flatMap((part) => sentencesOf(part)),
          topic,
        ),
      )
      .map((one) => ({ topic: topic.id, ...one })),
  );

test('no model answer of the bank is called wrong', () => {
  expect(essayTopics.length).toBeGreaterThan(20);
  expect(called(({ essays }) => essays.map(({ modelAnswer }) => modelAnswer))).toEqual([]);
});

test('no correction of a misconception is called wrong', () => {
  expect(called(({ misconceptions }) => misconceptions.map(({ correction }) => correction))).toEqual([]);
});

test('of the beliefs that the bank calls wrong, told as one’s own, most are heard', () => {
  const beliefs = essayTopics.flatMap((topic) => topic.misconceptions.map(({ belief }) => contradictionsIn([belief], topic).length > 0));
  expect(beliefs.filter(Boolean).length / beliefs.length).toBeGreaterThanOrEqual(0.8);
});
