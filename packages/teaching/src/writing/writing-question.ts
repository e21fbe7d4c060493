import type { EssayQuestion } from '@hedgerow/curriculum/question';
import { checklistOf } from '@hedgerow/curriculum/writing/checklist';
import type { WritingTask } from '@hedgerow/curriculum/writing/writing-task';

/** A writing task as an essay that carries a checklist: it goes the way of every essay. */
export const writingQuestion = (task: WritingTask): EssayQuestion => ({
  type: 'essay',
  id: task.id,
  question: task.task,
  explanation: task.piece,
  stepByStepSolution: [],
  hints: [],
  marks: 0,
  difficulty: 'intermediate',
  topicId: task.topics[0] ?? null,
  objective: null,
  provenance: 'bank',
  sourceId: task.id,
  markScheme: {
    criteria: [],
    levels: [],
    modelAnswer: task.piece,
    writing: { purpose: task.purpose, plan: task.plan, words: task.words, checklist: checklistOf(task) },
  },
});
