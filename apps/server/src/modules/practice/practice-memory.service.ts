import type { Bank } from '@hedgerow/curriculum/bank';
import type { Runner } from '#db/client.ts';
import type { AssessmentRow } from '../assessments/assessments.repository.ts';
import { type FirstAnswer, memoryKey, remembered } from './practice-memory.ts';
import type { PracticeRepository } from './practice.repository.ts';

/** What a pupil was asked stays in mind: a miss keeps its question, so that it or one like it comes again. */
export const practiceMemoryService = (bank: Pick<Bank, 'topic'>, memories: Pick<PracticeRepository, 'memories' | 'remember'>) => ({
  note: async (runner: Runner, attempt: AssessmentRow, answers: readonly FirstAnswer[], now: Date): Promise<void> => {
    const keys = answers.map(({ question }) => memoryKey(question, attempt));
    const known = new Map((await memories.memories(runner, attempt, [...new Set(keys)])).map((row) => [row.key, row]));
    for (const answer of answers) {
      const row = remembered(bank, attempt, answer, known.get(memoryKey(answer.question, attempt)), now);
      known.set(row.key, row);
    }
    await memories.remember(runner, [...known.values()]);
  },
});
export type PracticeMemoryService = ReturnType<typeof practiceMemoryService>;
