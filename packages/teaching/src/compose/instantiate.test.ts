import { expect, test } from 'vitest';
import { instantiate } from './instantiate.ts';
import type { QuestionDraft } from './question-draft.ts';

const option = (text: string) => ({ text, why: '', misconception: null });
const draft = (key: string, wrong: readonly string[], figure?: QuestionDraft['figure']): QuestionDraft => ({
  sourceId: 'topic/item',
  provenance: 'bank',
  stem: 'Which part is it?',
  ...(figure === undefined ? {} : { figure }),
  key: option(key),
  distractors: wrong.map(option),
  explanation: 'It is this one.',
  steps: [],
  hints: [],
  difficulty: 'beginner',
  topicId: null,
  objective: null,
  marks: 1,
});
const picture: QuestionDraft['figure'] = { kind: 'objects', groups: [{ thing: 'ball', count: 2 }] };
const made = (of: QuestionDraft) => instantiate(of, { seed: 4, keyPlace: 0, keyStage: 'KS2' });

test.each([[['B', 'D', 'A', 'C']], [['on C', 'on A', 'on E', 'on D']], [['C, then A', 'A, then C', 'A, then B', 'C, then D']]])(
  'parts of a picture keep the order of the alphabet: %s',
  ([key = '', ...wrong]) => {
    const { options, correctAnswer } = made(draft(key, wrong, picture));
    expect(options).toEqual([key, ...wrong].toSorted());
    expect(options[correctAnswer]).toBe(key);
  },
);

test('other options stand where the key is to stand, and letters without a picture too', () => {
  expect(made(draft('root', ['leaf', 'stem', 'flower'], picture)).correctAnswer).toBe(0);
  expect(made(draft('D', ['A', 'B', 'C'])).options[0]).toBe('D');
});
