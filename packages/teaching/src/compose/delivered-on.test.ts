import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { composeAssessment } from './compose-assessment.ts';
import { deliveredOn } from './delivered-on.ts';
import { findTopics } from './find-topics.ts';

const bank = openBank();
const wish = { subject: 'biology', keyStage: 'KS4', topicText: 'dialysis' } as const;
const found = findTopics(bank, wish);
const { questions: all } = composeAssessment({
  bank,
  ...wish,
  difficulty: 'intermediate',
  count: 5,
  includeEssays: false,
  seed: 5,
  history: [],
});
const questions = all.filter((question) => question.type === 'multiple_choice');
const given = (on: number, certainty: number | undefined) =>
  deliveredOn(found, { questions, on: new Set(questions.slice(0, on)), hasEveryPart: true, certainty }, wish.keyStage);

test('where hardly a question is on what was typed, it is not called exact, and says how many are', () => {
  const { isExact, sentence } = given(1, 0.9);
  expect(isExact).toBe(false);
  expect(sentence).toMatch(/^1 on .+ and \d+ on /);
});

test('all of them on it are exact where that is sure, and not where it is only likely; words alone decide where no meaning is known', () => {
  expect(
    [given(questions.length, 0.9), given(questions.length, 0.6), given(questions.length, undefined)].map(({ isExact }) => isExact),
  ).toEqual([true, false, true]);
});

test('a double wish of which one half did not come is not exact', () => {
  expect(deliveredOn(found, { questions, on: new Set(questions), hasEveryPart: false, certainty: 0.9 }, wish.keyStage).isExact).toBe(false);
});
