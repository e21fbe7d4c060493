import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import { openBank } from '@hedgerow/curriculum/bank';
import type { Topic } from '@hedgerow/curriculum/topic';
import { expect, test } from 'vitest';
import { explainMistake } from './explain-mistake.ts';

const read = openBank().topic('english.ks2.apostrophes');
if (read === undefined) throw new Error('the topic cannot be read');
const objective = read.objectives[0]?.id ?? '';
const topic: Topic = {
  ...read,
  misconceptions: [{ id: 'ends', belief: 'The end does not count.', correction: 'It counts as much.', objective }],
};
const shared = {
  ...bareQuestion,
  explanation: 'So it is.',
  topicId: topic.id,
  objective,
  stepByStepSolution: ['Take 3 from 10.', '7 is left.'],
};

const choice: PracticeQuestion = {
  ...shared,
  type: 'multiple_choice',
  options: ['7', '8'],
  correctAnswer: 0,
  optionNotes: ['', 'This counts the end twice.'],
  misconceptions: [null, 'ends'],
};

test('while there is a try left: own answer, note and the working without its end; no belief that nothing could be said against yet', () => {
  expect(explainMistake(choice, { given: 1, note: 'This counts the end twice.', closed: false, topic })).toEqual({
    own: [{ text: '8', breaks: true }],
    sum: '',
    note: 'This counts the end twice.',
    belief: '',
    correction: '',
    steps: ['Take 3 from 10.'],
  });
});

test('while there is a try left no step that has the answer is shown, wherever it stands', () => {
  const early: PracticeQuestion = { ...choice, stepByStepSolution: ['10 − 3 = 7.', 'Put it back: 7 + 3 = 10.', 'So it fits.'] };
  const shown = (closed: boolean) => explainMistake(early, { given: 1, note: 'This counts the end twice.', closed, topic })?.steps;
  expect(shown(false)).toEqual([]);
  expect(shown(true)).toHaveLength(3);
});

test('the sum that led to a wrong number stands with it', () => {
  const question: PracticeQuestion = { ...choice, question: 'What is one eighth of 40, in 8 parts?', options: ['5', '32'] };
  const note = 'This takes the number of parts away.';
  expect(explainMistake(question, { given: 1, note, closed: false, topic })?.sum).toBe('40 − 8 = 32');
});

test('once it is told, what is so instead and the whole working come with it', () => {
  expect(explainMistake(choice, { given: 1, note: '', closed: true, topic })).toMatchObject({
    belief: 'The end does not count.',
    correction: 'It counts as much.',
    steps: ['Take 3 from 10.', '7 is left.'],
  });
});

test('of a list the first place that breaks is marked; the others only when it is closed', () => {
  const order: PracticeQuestion = {
    ...shared,
    stepByStepSolution: [],
    hints: [],
    type: 'order',
    items: ['b', 'a', 'd', 'c'],
    rightOrder: [1, 0, 3, 2],
  };
  const breaks = (closed: boolean) =>
    explainMistake(order, { given: [1, 2, 0, 3], note: '', closed, topic })?.own.map((one) => `${one.text}${one.breaks ? '!' : ''}`);
  expect(breaks(false)).toEqual(['a', 'd!', 'b', 'c']);
  expect(breaks(true)).toEqual(['a', 'd!', 'b!', 'c!']);
});

test('of a sentence the word is marked at which it breaks', () => {
  const sentence: PracticeQuestion = {
    ...shared,
    stepByStepSolution: [],
    hints: [],
    type: 'correct',
    sentence: 'We done it and we was late',
    answers: ['We did it, and we were late.'],
    faults: [{ word: 'done', note: 'It cannot stand alone.', misconception: 'ends' }],
  };
  const given = { given: 'We did it and we was late', note: 'It cannot stand alone.', topic };
  const marks = (closed: boolean) =>
    explainMistake(sentence, { ...given, closed })?.own.flatMap(({ text, breaks }) => (breaks ? [text] : []));
  expect(marks(false)).toEqual(['it']);
  expect(marks(true)).toEqual(['it', 'was', 'late']);
  expect(explainMistake(sentence, { ...given, closed: true })?.belief).toBe('The end does not count.');
});

test('nothing is promised where nothing is known, and nothing where the answer was only asked for', () => {
  const { misconceptions: _, ...bare } = { ...choice, stepByStepSolution: [], misconceptions: [null, null], optionNotes: ['', ''] };
  expect(explainMistake({ ...bare, misconceptions: [null, null] }, { given: 1, note: '', closed: true, topic })).toBeUndefined();
  expect(explainMistake(choice, { given: null, note: '', closed: true, topic })).toBeUndefined();
});
