import type { WritingTask } from '@hedgerow/curriculum/writing/writing-task';
import { yearGroupNames } from '@hedgerow/domain/year-groups';
import { writingQuestion } from './writing-question.ts';

/** A writing task as a test of one essay. */
export const writingDraft = (task: WritingTask) => ({
  title: `Writing: ${task.title}`,
  questions: [writingQuestion(task)],
  comprehension: null,
  coverage: 'exact' as const,
  origin: `A writing task of ours for ${yearGroupNames(task.years)}.`,
  provenance: {},
  topicId: task.topics[0] ?? null,
  nearest: [],
});
