import { z } from 'zod';
import { Comprehension, coverages, TestQuestion } from '@hedgerow/curriculum/question';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { TestDraft } from '#ports/teaching-engine.ts';

/** Questions that everybody gets who was given the same work. */
export type SharedPaper = { readonly keyStage: KeyStage; readonly draft: TestDraft };

const StoredDraft = z.object({
  title: z.string(),
  questions: z.array(TestQuestion),
  comprehension: z.nullable(Comprehension),
  coverage: z.enum(coverages),
  origin: z.string(),
  provenance: z.record(z.string(), z.unknown()),
  topicId: z.nullable(z.string()),
  nearest: z.array(z.string()),
});

/** Stored JSON is parsed when it is read. */
export const sharedPaper = (row: { readonly keyStage: KeyStage; readonly draft: unknown }): SharedPaper => ({
  keyStage: row.keyStage,
  draft: StoredDraft.parse(row.draft),
});
