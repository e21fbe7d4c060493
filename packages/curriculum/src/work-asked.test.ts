import { expect, test } from 'vitest';
import { partsOf } from './request-parts.ts';
import { plainRequest } from './plain-request.ts';
import { workAsked } from './work-asked.ts';

test.each([
  ['maths', 'circle theorems grade 8', 'advanced'],
  ['maths', 'grade 4-5 ratio', 'intermediate'],
  ['maths', 'grade 2 fractions', 'beginner'],
  ['physics', 'hard questions on forces', 'advanced'],
  ['maths', 'hard vectors', 'advanced'],
  ['geography', 'hard engineering', undefined],
  ['chemistry', 'hard water', undefined],
  ['music', 'grade 5 scales', undefined],
  ['english', 'tricky words', undefined],
  ['maths', 'simple interest', undefined],
] as const)('in %s “%s” is to be %s', (subject, text, difficulty) => {
  expect(workAsked({ subject, text }).difficulty).toBe(difficulty);
});

test('a year, the marks of a long answer and a paper without a calculator are read', () => {
  expect(workAsked({ subject: 'maths', text: 'year 5 fractions' }).year).toBe(5);
  expect(workAsked({ subject: 'maths', text: 'sums for my 5 year old' }).year).toBeUndefined();
  expect(workAsked({ subject: 'english', text: '12 mark question on lady macbeth' })).toMatchObject({ isLong: true, marks: 12 });
  expect(workAsked({ subject: 'english', text: 'how is lady macbeth shown (4 marks)' }).isLong).toBe(false);
  expect(workAsked({ subject: 'maths', text: 'non-calc paper 1' }).isByHand).toBe(true);
  expect(workAsked({ subject: 'maths', text: 'cosine rule calculator mistake' }).isByHand).toBe(false);
});

test.each([
  ['english', '12 mark question on macbeth and ambition', 'macbeth and ambition'],
  ['biology', '6 marker on natural selection', 'natural selection'],
  ['chemistry', 'exam question on fractional distillation', 'fractional distillation'],
  ['history', 'essay question about appeasement', 'appeasement'],
  ['physics', 'some hard questions on moments', 'moments'],
  ['maths', 'grade 9 questions on vectors', 'vectors'],
  ['maths', 'percentages non calc', 'percentages'],
  ['maths', 'hard probability', 'probability'],
  ['english', "its or it's which one", "its or it's"],
  ['maths', 'sine rule or cosine rule when to use', 'sine rule or cosine rule'],
  ['chemistry', 'hard water', 'hard water'],
  ['english', 'tricky words', 'tricky words'],
  ['english', 'harder homophones', 'harder homophones'],
  ['maths', 'word problems on money', 'word problems on money'],
] as const)('in %s “%s” is about “%s”', (subject, text, about) => {
  expect(plainRequest({ subject, text })).toBe(about);
});

test('two small words that are joined are two things still', () => {
  expect(partsOf('was or were')).toEqual(['was', 'were']);
  expect(partsOf("its or it's")).toEqual(['its', "it's"]);
  expect(partsOf('how or why is it')).toEqual([]);
});
