import type { MultipleChoice } from '../question.ts';

/** What questions of every kind have, with nothing in it: a test says only what it is about. */
export const bareQuestion: Omit<MultipleChoice, 'type' | 'options' | 'correctAnswer' | 'optionNotes' | 'misconceptions'> = {
  id: 'q',
  question: 'What is it?',
  explanation: '',
  stepByStepSolution: [],
  hints: [],
  marks: 1,
  difficulty: 'beginner',
  topicId: null,
  objective: null,
  provenance: 'bank',
  sourceId: 'none',
};
