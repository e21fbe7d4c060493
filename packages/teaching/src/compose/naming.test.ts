import { openBank } from '@hedgerow/curriculum/bank';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { expect, test } from 'vitest';
import type { Nearness } from '../similarity/nearness.ts';
import { composeAssessment } from './compose-assessment.ts';
import { findTopics } from './find-topics.ts';
import { isSaidIn } from './naming.ts';

const bank = openBank();

/** A wish whose meaning lies near what its words found, and says nothing of single questions. */
const composed = (subject: SubjectId, keyStage: KeyStage, topicText: string) => {
  const query = { subject, keyStage, topicText };
  const objectives = Object.fromEntries([...findTopics(bank, query).asked].map((ref) => [ref, 0.7]));
  const nearness: Nearness = { whole: { text: topicText, objectives, questions: {} }, parts: [] };
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
  expect(made.sentence).not.toContain('nothing on just this');
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
