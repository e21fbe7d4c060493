import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { choicesOf, samplesOf } from './portfolio-samples.ts';

const question: FigureQuestion = {
  type: 'on_figure',
  id: 'q-1',
  question: 'Set the clock to half past 3. Move the hands.',
  figure: { kind: 'clock', hour: 12, minute: 0, blank: true },
  task: { kind: 'hands', minutes: 5 },
  right: [18, 6],
  slips: [],
  explanation: '',
  stepByStepSolution: [],
  hints: [],
  marks: 1,
  difficulty: 'beginner',
  topicId: null,
  objective: null,
  provenance: 'generator',
  sourceId: 'maths-clock-times',
};
const attempt = (answer: string | number): Parameters<typeof samplesOf>[0][number] => ({
  id: 'attempt',
  subject: 'maths',
  topic: 'Telling the time',
  questions: [question],
  userAnswers: [answer],
  essayFeedback: {},
  completedAt: new Date('2026-10-12T10:00:00Z'),
  createdAt: new Date('2026-10-12T09:00:00Z'),
});

test('an answer on a picture is a sample in words: where things were put, and whether that was right', () => {
  const { samples } = samplesOf([attempt('17,6'), attempt('15,6')]);
  expect(samples.map(({ answer, isRight }) => [answer, isRight])).toEqual([
    ['Short hand: between the 3 and the 4, 2 of 5 small marks on; Long hand: at the 6', true],
    ['Short hand: at the 3; Long hand: at the 6', false],
  ]);
  expect(samples[0]?.right).toBe(samples[0]?.answer);
  expect(samples[1]?.right).toBe('Short hand: between the 3 and the 4, 3 of 5 small marks on; Long hand: at the 6');
  expect(choicesOf([attempt('18,6')], [])).toMatchObject([{ questionId: 'q-1', isRight: true, chosen: false }]);
});

test('what was not answered, or has no place on its picture, is none', () => {
  for (const none of [-1, '', '99,99', '3']) expect(samplesOf([attempt(none)]).samples).toEqual([]);
});
