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
])('nothing is pointed at that is right, reported, denied or asked: %s', (said) => {
  expect(found(said)).toEqual([]);
});

const bank = openBank();
const essayTopics = topicsLookedAt(bank.index, 'packages/teaching/src/essay/')
  .flatMap(({ id }) => bank.topic(id) ?? [])
  .filter(({ essays }) => essays.length > 0);

test('no model answer of the bank, and no correction of a misconception, is called wrong', () => {
  const wrong = essayTopics.flatMap((topic) => {
    const texts = [...topic.essays.map(({ modelAnswer }) => modelAnswer), ...topic.misconceptions.map(({ correction }) => correction)];
    return texts
      .flatMap((text) =>
        contradictionsIn(
          text.split(/\n+/).flatMap((part) => sentencesOf(part)),
          topic,
        ),
      )
      .map((one) => ({ topic: topic.id, ...one }));
  });
  expect(essayTopics.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test('of the beliefs that the bank calls wrong, told as one’s own, most are heard', () => {
  const beliefs = essayTopics.flatMap((topic) => topic.misconceptions.map(({ belief }) => contradictionsIn([belief], topic).length > 0));
  expect(beliefs.filter(Boolean).length / beliefs.length).toBeGreaterThanOrEqual(0.8);
});
