import { expect, test } from 'vitest';
import { plainRequest } from './plain-request.ts';

test.each([
  ['what is 3/5 of 40', 'fractions of amounts'],
  ['how to work out 15% of somthing', 'percentages of amounts'],
  ['7x8', '8 times table'],
  ['12 x 12', '12 times table'],
  ['23 × 45', 'long multiplication'],
  ['456 ÷ 12', 'long division'],
  ['1/2 + 1/3', 'adding fractions'],
  ['solve 2x+3=11', 'two-step equations'],
  ['Solve 5x - 3 = 2x + 12', 'equations with x on both sides'],
  ['7y+2=3(y+6)', 'equations with x on both sides'],
  ['y = 2x + 3', 'y = 2x + 3'],
  ['x^2+5x+6=0', 'solving quadratic equations'],
  ['(x+2)(x-5)', 'expanding double brackets'],
  ['3(x+2)', 'expanding brackets'],
  ['0.3 x 0.4', 'multiplying decimals'],
  ['7 + _ = 12', 'missing number problems'],
  ['? - 8 = 5', 'missing number problems'],
  ['what is half of 12', 'halving'],
  ['9 + 6', 'adding to 20'],
  ['34 + 25', '2 digit addition'],
  ['17 - 9', 'subtracting within 20'],
  ['456 - 178', '3 digit subtraction'],
  ['5x and 10x tables', '5 times table and 10 times table'],
  ['7s and 8s', '7 times table and 8 times table'],
  ['edexcel higher vectors', 'vectors'],
])('in maths “%s” asks for “%s”', (text, lesson) => {
  expect(plainRequest({ subject: 'maths', text })).toBe(lesson);
});

test.each([
  'number bonds to 10',
  'one more one less',
  '2 times table',
  'rounding to 1 decimal place',
  'mean of 5 numbers',
  'the 24-hour clock',
  'numbers 1-10',
])('a lesson’s own name stays as it is: “%s”', (text) => {
  expect(plainRequest({ subject: 'maths', text })).toBe(text);
});

test('marks say how long an answer is to be, and not what it is about', () => {
  expect(plainRequest({ subject: 'biology', text: 'explain osmosis (4 marks)' })).toBe('explain osmosis');
  expect(plainRequest({ subject: 'religious-studies', text: 'the trinity 12 marker' })).toBe('the trinity');
  expect(plainRequest({ subject: 'biology', text: 'explain how the structure of the alveoli is adapted for gas exchange' })).toBe(
    'explain the alveoli gas exchange',
  );
  expect(plainRequest({ subject: 'english', text: '4 marks' })).toBe('4 marks');
});

test.each([
  ['computing', 'ocr j277 1.1 cpu fetch execute', 'cpu fetch execute'],
  ['biology', '4.2.1 principles of organisation', 'principles of organisation'],
  ['maths', 'sparx hw coordinates in 4 quadrants', 'coordinates in 4 quadrants'],
  ['other', 'edexcel theme 1 market segmentation', 'market segmentation'],
  ['science', 'Lesson 4 displacement reactions', 'displacement reactions'],
  ['english', 'aqa paper 1 question 5', 'paper 1 question 5'],
  ['maths', '3 and 4 timestabels', '3 and 4 times tables'],
  ['maths', 'the 5 times table', 'the 5 times table'],
  ['maths', '3.5 as a fraction', '3.5 as a fraction'],
  ['maths', '2D shapes for my 4 year old', '2D shapes'],
  ['english', 'Homework 5: colons and semi-colons', 'colons and semi-colons'],
  ['science', 'Activate 2 chapter 1 health and lifestyle', 'health and lifestyle'],
  ['biology', 'b1 cell structure mitosis meiosis', 'cell structure mitosis meiosis'],
  ['science', 'homework', 'homework'],
  ['other', 'the balance sheet', 'the balance sheet'],
  ['geography', 'my test on friday is about rivers', 'rivers'],
  ['history', 'we have a quiz tomorrow on the tudors', 'the tudors'],
  ['english', 'fronted adverbials yr4', 'fronted adverbials'],
  ['maths', 'area and perimeter for year 5', 'area and perimeter'],
  ['english', 'year 5 spellings', 'year 5 spellings'],
  ['maths', 'vectors grade 9', 'vectors'],
  ['maths', 'can you help me with surds', 'surds'],
  ['maths', 'simultaneous equations one linear one quadratic', 'simultaneous equations linear and quadratic'],
  ['french', 'days of the week', 'days of the week'],
  ['biology', 'bio 4.3', 'pathogens, immune system, vaccines'],
  ['physics', 'gcse P4', 'radioactivity, half life'],
  ['computing', 'j277 2.4', 'logic gates'],
  ['maths', '4.2', '4.2'],
  ['maths', 'year 6 sats maths', 'year 6 sats maths'],
] as const)('in %s “%s” is about “%s”', (subject, text, about) => {
  expect(plainRequest({ subject, text })).toBe(about);
});

test('of a beginner’s dialogue the words say what it is about', () => {
  expect(plainRequest({ subject: 'french', text: "what's your name how old are you french" })).toBe('saying names saying your age french');
  expect(plainRequest({ subject: 'english', text: 'my name is' })).toBe('my name is');
});

test('papers and their questions are said in short, and two decimals are compared', () => {
  expect(plainRequest({ subject: 'english', text: 'aqa lang paper 1 q4' })).toBe('language paper 1 question 4');
  expect(plainRequest({ subject: 'english', text: 'lang p2 q5' })).toBe('language paper 2 question 5');
  expect(plainRequest({ subject: 'maths', text: 'which is bigger 0.4 or 0.35' })).toBe('comparing decimals');
  expect(plainRequest({ subject: 'maths', text: 'is 3/4 more than 2/3' })).toBe('comparing fractions');
});

test('“2” between what is turned and what it is turned into is “to”, and elsewhere a number', () => {
  expect(plainRequest({ subject: 'computing', text: 'hexadecimal 2 binary' })).toBe('hexadecimal to binary');
  expect(plainRequest({ subject: 'maths', text: 'adding 2 fractions' })).toBe('adding 2 fractions');
  expect(plainRequest({ subject: 'maths', text: 'rounding decimals 2 decimal places' })).toBe('rounding decimals 2 decimal places');
});
