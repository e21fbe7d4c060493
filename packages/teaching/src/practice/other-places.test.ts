import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { rightWords } from './given-answer.ts';
import { inOtherPlaces } from './other-places.ts';

const vowels: MultipleChoice = {
  id: 'q-1',
  type: 'multiple_choice',
  question: 'Which of these letters is a vowel?',
  options: ['m', 't', 'u'],
  correctAnswer: 2,
  optionNotes: ['of m', 'of t', 'of u'],
  misconceptions: ['lips', 'tongue', null],
  explanation: 'The letter u is a vowel: the mouth stays open as you say it.',
  stepByStepSolution: [],
  hints: [],
  marks: 1,
  difficulty: 'beginner',
  topicId: 'english.ks1.phonics-and-spelling',
  objective: 'sounds',
  provenance: 'bank',
  sourceId: 'english.ks1.phonics-and-spelling/vowel',
};

test('what comes back has its options in other places, each with its own note', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const again = inOtherPlaces(vowels, seed);
    if (again.type !== 'multiple_choice') throw new Error('another form');
    expect(rightWords(again)).toBe('u');
    expect(again.optionNotes).toEqual(again.options.map((option) => `of ${option}`));
    expect(again.misconceptions[again.correctAnswer]).toBeNull();
    for (const [at, option] of vowels.options.entries()) expect(again.options[at]).not.toBe(option);
  }
});

test('letters of a picture stay in their order', () => {
  const lettered = { ...vowels, options: ['A', 'B', 'C'] };
  expect(inOtherPlaces(lettered, 1)).toEqual(lettered);
});
