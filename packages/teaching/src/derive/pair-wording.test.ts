import { expect, test } from 'vitest';
import { askForLeft, askForRight } from './pair-wording.ts';

test.each([
  [
    'letters that make the long sound in',
    'rain',
    'ai',
    'What are the letters that make the long sound in rain?',
    'Fill the gap. The letters that make the long sound in ____ are ai.',
  ],
  [
    "role in the Peasants' Revolt of",
    'Wat Tyler',
    'leading the rebels from Kent',
    "What part did Wat Tyler play in the Peasants' Revolt?",
    "Fill the gap. The role of ____ in the Peasants' Revolt is leading the rebels from Kent.",
  ],
  [
    'value, to one decimal place, of',
    '4.67',
    '4.7',
    'What is the value of 4.67 to one decimal place?',
    'Fill the gap. The value of ____ to one decimal place is 4.7.',
  ],
  ['capital of', 'France', 'Paris', 'What is the capital of France?', 'Fill the gap. The capital of ____ is Paris.'],
  ['French for', 'the sister', 'la sœur', 'What is the French for “the sister”?', 'What does “la sœur” mean?'],
  ['English for', '*hier*', 'yesterday', 'What does *hier* mean?', 'Which of these means “yesterday”?'],
  ['meaning of the prefix', '*re-*', 'again', 'What does the prefix *re-* mean?', 'Which of these means “again”?'],
  [
    'name of the poet who wrote',
    '*London*',
    'William Blake',
    'Which poet wrote *London*?',
    'Fill the gap. The poet who wrote ____ is William Blake.',
  ],
  [
    'name of the Egyptian god who was',
    'the sun god',
    'Ra',
    'Which Egyptian god was the sun god?',
    'Fill the gap. The Egyptian god who was ____ is Ra.',
  ],
  [
    'name of the thinker linked with',
    'utilitarianism',
    'Bentham',
    'Which thinker is linked with utilitarianism?',
    'Fill the gap. The thinker linked with ____ is Bentham.',
  ],
  ['number of sounds in', '**fish**', '3', 'How many sounds are there in **fish**?', 'Fill the gap. The number of sounds in ____ is 3.'],
  [
    'number that is ten more than',
    '25',
    '35',
    'Which number is ten more than 25?',
    'Fill the gap. The number that is ten more than ____ is 35.',
  ],
  [
    'animal that lives in',
    'the Arctic',
    'polar bear',
    'Which animal lives in the Arctic?',
    'Fill the gap. The animal that lives in ____ is polar bear.',
  ],
  [
    'use that a plant makes of',
    'starch',
    'storing food',
    'What does a plant use starch for?',
    'Fill the gap. The use that a plant makes of ____ is storing food.',
  ],
  [
    'advantage of',
    'groynes',
    'they trap sand',
    'What is the advantage of groynes?',
    'Fill the gap. The advantage of ____ is that they trap sand.',
  ],
  ['joining word that', 'gives a choice', 'or', 'Which joining word gives a choice?', 'Fill the gap. The joining word that ____ is or.'],
  [
    'kind of noun shown by',
    '*kindness*',
    'abstract noun',
    'What kind of noun is shown by *kindness*?',
    'Fill the gap. The kind of noun shown by ____ is abstract noun.',
  ],
  [
    'kind of salt made from',
    'nitric acid',
    'a nitrate',
    'What kind of salt is made from nitric acid?',
    'Fill the gap. The kind of salt made from ____ is a nitrate.',
  ],
  ['German for the day', 'Tuesday', 'Dienstag', 'What is the German for the day “Tuesday”?', 'What does “Dienstag” mean?'],
  [
    'state at room temperature of',
    'iron',
    'solid',
    'What is the state of iron at room temperature?',
    'Fill the gap. The state of ____ at room temperature is solid.',
  ],
])('%s %s: a question as a teacher asks it', (relation, left, right, forRight, forLeft) => {
  expect([askForRight({ relation, left, right }), askForLeft({ relation, left, right })]).toEqual([forRight, forLeft]);
});

test.each([
  ['way in which seeds are spread by', 'dandelions', 'How are seeds spread by dandelions?'],
  ['the capital of', 'Australia', 'What is the capital of Australia?'],
  ['what this Norse god was known for:', 'Odin', 'What was Odin known for?'],
  ['given to', 'Musa', 'What was given to Musa?'],
  ['half of', '10', 'What is half of 10?'],
  ['thing that Christians remember on', 'Good Friday', 'What do Christians remember on Good Friday?'],
  ['number of 20p coins that make', '£1', 'How many 20p coins make £1?'],
  ['number of legs of', 'an insect', 'How many legs does an insect have?'],
  ['change from 50p when the cost is', '30p', 'Something costs 30p. What is the change from 50p?'],
  ['contribution to biology of', 'Carl Linnaeus', 'What did Carl Linnaeus contribute to biology?'],
  ['group linked with', 'Millicent Fawcett', 'Which group is linked with Millicent Fawcett?'],
  ['mother of', 'Mary I', 'Who was the mother of Mary I?'],
  ['kind of wave with', 'a strong swash', 'What kind of wave has a strong swash?'],
  ['result of mixing', 'red and yellow paint', 'What do you get when you mix red and yellow paint?'],
])('%s %s is asked in plain words', (relation, left, asked) => {
  expect(askForRight({ relation, left, right: 'x' })).toBe(asked);
});
