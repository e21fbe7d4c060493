import { openBank } from '@hedgerow/curriculum/bank';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { expect, test } from 'vitest';
import type { Nearness } from '../similarity/nearness.ts';
import { composeAssessment } from './compose-assessment.ts';
import { findTopics } from './find-topics.ts';
import { isSaidIn } from './wish-words.ts';

const bank = openBank();

/** A wish whose meaning lies near what its words found, and says nothing of single questions. */
const composed = (subject: SubjectId, keyStage: KeyStage, topicText: string) => {
  const query = { subject, keyStage, topicText };
  const asked = [...findTopics(bank, query).asked];
  const objectives = Object.fromEntries(asked.map((ref) => [ref, 0.9]));
  const asks = Object.fromEntries(asked.map((ref) => [ref, { nearest: 0.95, mean: 0.9 }]));
  const nearness: Nearness = { whole: { text: topicText, objectives, labels: objectives, asks, questions: {} }, parts: [] };
  return composeAssessment({ bank, ...query, nearness, difficulty: 'intermediate', count: 5, includeEssays: false, seed: 5, history: [] });
};
const textsOf = (made: ReturnType<typeof composed>): readonly string[] =>
  made.questions.map((question) =>
    question.type === 'multiple_choice' ? `${question.question} ${question.options[question.correctAnswer]}` : question.question,
  );

test('who asks for somebody by name gets questions on them, and on no other character', () => {
  const texts = textsOf(composed('english', 'KS4', 'lady macbeth'));
  expect(texts.length).toBeGreaterThanOrEqual(4);
  expect(texts.filter((text) => !text.includes('Lady Macbeth'))).toEqual([]);
});

test('the name of the topic in a wish does not count against what it holds', () => {
  const made = composed('history', 'KS2', 'ww2 evacuation');
  expect(made.coverage).toBe('exact');
  expect(made.sentence).not.toContain('nothing on exactly this');
});

test('of the several things that an objective is called, the one that was typed is asked', () => {
  const texts = textsOf(composed('history', 'KS2', 'odin'));
  expect(texts.length).toBeGreaterThanOrEqual(3);
  expect(texts.some((text) => text.includes('Odin'))).toBe(true);
  expect(texts.filter((text) => text.includes('Thor’s') || text.includes('hammer'))).toEqual([]);
});

test('a list of the things that an objective teaches asks for all of them', () => {
  const texts = textsOf(composed('science', 'KS3', 'elements compounds mixtures'));
  expect(texts.some((text) => /compound|element/i.test(text) && !/mixture/i.test(text))).toBe(true);
});

test('a narrower thing than what an objective is called, which none of its questions says, is not called exact', () => {
  const query = { subject: 'art', keyStage: 'KS2', topicText: 'two point perspective' } as const;
  const ref = 'art.ks2.colour-and-drawing/depth';
  const nearness: Nearness = {
    whole: { text: query.topicText, objectives: { [ref]: 0.9 }, labels: { [ref]: 0.9 }, questions: {} },
    parts: [],
  };
  const made = composeAssessment({
    bank,
    ...query,
    nearness,
    difficulty: 'intermediate',
    count: 10,
    includeEssays: false,
    seed: 5,
    history: [],
  });
  expect(made.coverage).toBe('near');
});

test('an objective that is called so goes before its whole topic', () => {
  const { asked } = findTopics(bank, { subject: 'pe', keyStage: 'KS4', topicText: 'levers' });
  expect([...asked]).toEqual(['pe.ks4.body-systems/levers']);
});

test('a longer form of a word says it; a short word only itself', () => {
  const said = new Set(['directly', 'proportional', 'arts']);
  expect(isSaidIn(said, ['direct'])).toBe(true);
  expect(isSaidIn(said, ['zzz', 'proportion'])).toBe(true);
  expect(isSaidIn(said, ['art'])).toBe(false);
});
