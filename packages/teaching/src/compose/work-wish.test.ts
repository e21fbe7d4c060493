import { openBank } from '@hedgerow/curriculum/bank';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { expect, test } from 'vitest';
import { askingKindOf } from './asking-kind.ts';
import { composeAssessment } from './compose-assessment.ts';
import { partsAsked } from './double-wish.ts';

const bank = openBank();
const ask = (subject: SubjectId, keyStage: KeyStage, topicText: string, includeEssays = false) =>
  composeAssessment({ bank, subject, keyStage, topicText, difficulty: 'intermediate', count: 8, includeEssays, seed: 11, history: [] });

const parts = (subject: SubjectId, keyStage: KeyStage, text: string) => partsAsked(bank, { subject, keyStage, text });
const written = (stem: string, key: string, ...others: readonly string[]) => ({
  stem,
  key: { text: key, why: '' },
  distractors: others.map((text) => ({ text, why: '', misconception: null })),
  provenance: 'bank' as const,
});

test('a grade is a level: grade 8 gives the hardest, and says how many are', () => {
  const { questions, sentence } = ask('maths', 'KS4', 'circle theorems grade 8');
  const hard = questions.filter(({ difficulty }) => difficulty === 'advanced').length;
  expect(hard).toBeGreaterThanOrEqual(6);
  const said = hard < questions.length ? `${hard} of ${questions.length} are from our hardest level.` : '';
  expect(sentence).toContain(said);
});

test('what a year has not come to is left out of a whole topic', () => {
  const { questions } = ask('maths', 'KS2', 'year 5 fractions');
  expect(questions.map(({ objective }) => objective)).not.toContain('divide');
});

test.each(['non calc paper', 'non calculator paper year 10', 'non-calculator'])('“%s” is a mix that needs no calculator', (typed) => {
  const { questions, coverage, sentence } = ask('maths', 'KS4', typed);
  expect(questions).toHaveLength(8);
  expect(coverage).toBe('exact');
  expect(sentence).toContain('Nothing in it needs a calculator.');
  expect(questions.filter(({ question }) => /decimal place|significant figure|\\(?:sin|cos|tan)\b/.test(question))).toEqual([]);
});

test('a question of so many marks is about its topic, and where a long answer is to be had is said', () => {
  const bare = ask('english', 'KS4', 'macbeth ambition');
  const marked = ask('english', 'KS4', '12 mark question on macbeth ambition');
  expect(marked.questions.map(({ question }) => question)).toEqual(bare.questions.map(({ question }) => question));
  expect(marked.sentence).toContain('A longer answer to write comes with it where essay questions are switched on.');
  expect(ask('english', 'KS4', '12 mark question on macbeth ambition', true).questions.some(({ type }) => type === 'essay')).toBe(true);
  expect(ask('maths', 'KS4', '6 mark question on surds').sentence).toContain(
    'We have no 6-mark question on just this yet: these practise what it needs.',
  );
});

test('of a whole topic in maths each lesson has its turn, and not one sum after the other', () => {
  const { questions } = ask('maths', 'KS4', 'vectors');
  expect(questions.filter(({ provenance }) => provenance === 'generator').length).toBeLessThanOrEqual(4);
});

test('what is said of the first of two things is said of the other, where it is another thing by itself', () => {
  expect(parts('maths', 'KS1', 'telling the time half past and quarter to').at(1)).toBe('telling the time quarter to');
  expect(parts('english', 'KS1', 'capital letters for names and days of the week').at(1)).toBe('capital letters for days of the week');
  expect(parts('english', 'KS2', 'colon or semi colon')).toEqual(['colon', 'semi colon']);
  expect(parts('physics', 'KS4', 'transformers step up and step down')).toEqual(['transformers step up', 'transformers step down']);
  expect(parts('french', 'KS2', 'french colours and numbers to 20')).toEqual(['french colours', 'numbers to 20']);
});

test('of two small words a question has both, as they are written', () => {
  const kind = askingKindOf("its or it's", ['its', "it's"]);
  expect(kind?.isSure?.(written('The cat licked ___ paw.', 'its', 'it’s'))).toBe(true);
  expect(kind?.isSure?.(written('Which word fits? I ate ___ apple.', 'an', 'a'))).toBe(false);
  expect(askingKindOf('affect or effect', ['affect', 'effect'])?.isSure).toBeUndefined();
});

test('two tenses that are joined have a lesson on each and one on both', () => {
  const { questions } = ask('spanish', 'KS4', 'preterite and imperfect');
  expect(new Set(questions.map(({ objective }) => objective))).toEqual(new Set(['preterite', 'imperfect', 'pret-imp']));
});
