import { openBank } from '@hedgerow/curriculum/bank';
import type { FigureQuestion, MultipleChoice } from '@hedgerow/curriculum/question';
import { rightWords } from '../practice/given-answer.ts';
import { expect, test } from 'vitest';
import { bankDrafts } from '../compose/bank-drafts.ts';
import { instantiate } from '../compose/instantiate.ts';
import { topicsLookedAt } from '../testing/topics-looked-at.ts';
import { figureForm } from './figure-form.ts';

const heart = ['right atrium', 'right ventricle', 'left atrium', 'left ventricle', 'vena cava', 'pulmonary artery', 'aorta', 'valve'];
const asked = (question: string, key: string, figure: MultipleChoice['figure']): FigureQuestion | undefined =>
  figureForm({
    type: 'multiple_choice',
    id: 'q',
    question,
    figure,
    options: [key, 'something else', 'another thing'],
    correctAnswer: 0,
    optionNotes: ['', '', ''],
    misconceptions: [null, null, null],
    explanation: '',
    stepByStepSolution: [],
    hints: [],
    marks: 1,
    difficulty: 'beginner',
    topicId: 'biology.ks4.heart-and-circulation',
    objective: 'heart',
    provenance: 'bank',
    sourceId: 'a',
  });
const onHeart = (question: string, key: string): FigureQuestion | undefined =>
  asked(question, key, { kind: 'parts', of: 'heart', parts: heart });

test.each([
  ['What is chamber D?', 'left ventricle'],
  ['What are the vessels at E called?', 'the vena cava'],
  ['Which letter shows the left atrium?', 'C'],
  ['Where does blood come from the body?', 'at A'],
])('“%s” becomes the diagram to label', (question, key) => {
  expect(rightWords(onHeart(question, key) as FigureQuestion)).toBe(
    'A: right atrium; B: right ventricle; C: left atrium; D: left ventricle; E: vena cava; F: pulmonary artery',
  );
});

test('of many parts six are asked, and the one that the question is about is one of them', () => {
  expect(rightWords(onHeart('Which letter shows the aorta?', 'G') as FigureQuestion)).toBe(
    'A: right atrium; B: right ventricle; C: left atrium; D: left ventricle; E: vena cava; F: aorta',
  );
});

test.each([
  ['What is made where C stood before?', 'aorta'],
  ['A valve leaks. Which letter shows where blood flows back?', 'A'],
  ['“It beats the strongest,” says Mia. Which one does she mean?', 'D'],
  ['What is the job of part H?', 'to stop blood flowing back'],
  ['Which two let blood out?', 'F and G'],
])('“%s” asks for more than a name, and stays', (question, key) => {
  expect(onHeart(question, key)).toBeUndefined();
});

test('what no drawing shows is no word to place', () => {
  const tubes: MultipleChoice['figure'] = { kind: 'parts', of: 'rusting-tubes', parts: ['water', 'bung', 'oil', 'boiled water'] };
  expect(asked('What is D called?', 'boiled water', tubes)).toBeUndefined();
  expect(rightWords(asked('What is part C called?', 'oil', tubes) as FigureQuestion)).toBe('A: water; B: bung; C: oil');
});

const bank = openBank();

test.each(topicsLookedAt(bank.index))(
  '$id: a diagram that is labelled has each of its names once, and its own part among them',
  ({ id }) => {
    const topic = bank.topic(id);
    for (const draft of topic === undefined ? [] : bankDrafts(topic)) {
      if (draft.figure?.kind !== 'parts') continue;
      const form = figureForm(instantiate(draft, { seed: 1, keyPlace: 0, keyStage: topic?.keyStage ?? 'KS3' }));
      if (form?.figure.kind !== 'parts' || form.task.kind !== 'label') continue;
      const { parts } = form.figure;
      const { words } = form.task;
      expect(form.right.map((at) => words[at])).toEqual(parts);
      expect(new Set(parts).size).toBe(parts.length);
      expect(draft.figure.parts).toEqual(expect.arrayContaining(parts));
      const letter = /^(?:(?:at|in|on) )?([A-I])$/.exec(draft.key.text)?.[1];
      const name = letter === undefined ? draft.key.text.replace(/^(?:an?|the) /, '') : draft.figure.parts['ABCDEFGHI'.indexOf(letter)];
      expect(parts).toContain(name);
    }
  },
);
