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
    'What is the use that a plant makes of starch?',
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
