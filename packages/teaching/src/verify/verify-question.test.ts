import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { verifyQuestion } from './verify-question.ts';

const context = { subject: 'geography', keyStage: 'KS3' } as const;
const sound: MultipleChoice = {
  type: 'multiple_choice',
  id: 'q-1',
  question: 'Where does a river begin?',
  options: ['at its mouth', 'at its source', 'at its delta'],
  correctAnswer: 1,
  optionNotes: ['', '', ''],
  misconceptions: [null, null, null],
  explanation: 'A river begins at its source, often a spring on high ground. The mouth is where it ends.',
  stepByStepSolution: [],
  hints: [],
  marks: 1,
  difficulty: 'beginner',
  topicId: null,
  objective: null,
  provenance: 'llm',
  sourceId: 'llm',
};
const refused = (change: Record<string, unknown>): string => {
  const verdict = verifyQuestion({ ...sound, ...change }, context);
  return verdict.ok ? 'passes' : verdict.reasons.join('; ');
};

test('a sound question passes and comes back as it was', () => {
  expect(verifyQuestion(sound, context)).toEqual({ ok: true, question: sound });
});

test.each<readonly [string, Record<string, unknown>, RegExp]>([
  ['a key outside the options', { correctAnswer: 3 }, /none of its options/],
  ['a missing explanation', { explanation: undefined }, /explanation/],
  ['two options', { options: ['a', 'b'] }, /3 or 4/],
  ['five options', { options: ['a', 'b', 'c', 'd', 'e'] }, /options/],
  ['equal options', { options: ['0.5', '1/2', '2'] }, /value/],
  ['all of the above', { options: ['at its mouth', 'at its source', 'All of the above'] }, /all or none/],
  ['a key in the stem', { question: 'Does a river begin at its source or elsewhere?' }, /says the key/],
  ['a broken formula', { question: 'What is $\\frac{1}{$ of a river?' }, /does not render/],
  ['a broken formula in the steps', { stepByStepSolution: ['$\\nosuch{1}$'] }, /steps does not render/],
  ['a script', { hints: ['<script>alert(1)</script>'] }, /HTML/],
  ['a link', { explanation: `${sound.explanation} [more](https://example.org)` }, /link/],
  ['an American spelling', { question: 'What color is a river where it begins?' }, /colour/],
  ['notes that do not match', { optionNotes: ['one'] }, /do not match/],
  ['no marks', { marks: 0 }, /marks/],
  ['something else altogether', { type: 'riddle' }, /./],
])('%s is refused', (_name, change, reason) => {
  expect(refused(change)).toMatch(reason);
});

test('what is no question at all is refused, not thrown', () => {
  for (const candidate of [null, 'What?', [], { type: 'multiple_choice' }]) expect(verifyQuestion(candidate, context).ok).toBe(false);
});

test('the pupil’s own notes keep their spelling', () => {
  const question = { ...sound, provenance: 'upload', question: 'What color is a river where it begins?' };
  expect(verifyQuestion(question, context).ok).toBe(true);
});
