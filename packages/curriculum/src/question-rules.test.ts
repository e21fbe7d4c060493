import { expect, test } from 'vitest';
import { americanSpellings } from './british-spelling.ts';
import { optionValue } from './option-values.ts';
import { questionProblems } from './question-rules.ts';
import { readingGrade } from './readability.ts';

const stemProblems = (stem: string): string[] =>
  questionProblems({
    stem,
    options: ['mouth', 'delta', 'source'],
    keyIndex: 2,
    explanation: 'A river begins at its source, because a spring brings water there.',
  });

test.each([
  'Which of these is not a part of a river?',
  'Which word doesn’t describe a river?',
  'What is true of all rivers except the Nile?',
  'Which of these is NOT wet?',
  'Which statement is false?',
])('“%s” asks for what is not so', (stem) => {
  expect(stemProblems(stem).join()).toContain('what is not so');
});

test.each([
  'Which is the correct short form of *did not*?',
  'Which reason explains why plants do not grow in the dark?',
  'What happens if a river does not reach the sea?',
  'The rain did not stop. Where did the river begin?',
  'Which event is explained by this reason: “it did not force councils to act”?',
])('“%s” asks for what is so', (stem) => {
  expect(stemProblems(stem)).toEqual([]);
});

test.each([
  ['0.5', '$\\frac{1}{2}$'],
  ['1/2', '2/4'],
  ['1,000', '1000'],
  ['5 cm', '5cm'],
  ['$1\\frac{1}{2}$', '1.5'],
  ['−3', '-3'],
  ['£2.50', '£2.5'],
  ['$45^\\circ$', '45°'],
])('%s and %s are one value', (first, second) => {
  expect(optionValue(first)).toBe(optionValue(second));
});

test.each([
  ['5 cm', '5 m'],
  ['50%', '50'],
  ['1:2', '2:4'],
  ['$x = 5$', '$x = -5$'],
  ['3:15', '3.15'],
])('%s and %s are two values', (first, second) => {
  expect(optionValue(first)).not.toBe(optionValue(second));
});

const american = (text: string): string[] => americanSpellings(text, 'history').map(({ found }) => found);

test('American spellings are found, with their endings', () => {
  expect(american('The color of the neighbors was analyzed and organized in the theater; they traveled.')).toEqual([
    'color',
    'neighbors',
    'analyzed',
    'organized',
    'theater',
    'traveled',
  ]);
});

test('words that only look American are left alone', () => {
  expect(
    american('The size of the prize: literal maths, practice, enrolled, humorous, seized, horizon, Pearl Harbor, axes, metered, program.'),
  ).toEqual([]);
  expect(americanSpellings('The *color* is rojo; color', 'spanish')).toEqual([]);
});

test('longer words and sentences read at a higher grade', () => {
  const easy = readingGrade('The cat sat. It was hot. The dog ran.');
  const hard = readingGrade(
    'Urbanisation considerably intensifies environmental degradation throughout industrialising metropolitan communities.',
  );
  expect(easy).toBeLessThan(3);
  expect(hard).toBeGreaterThan(15);
});
