import { z } from 'zod';
import { difficulties } from '@hedgerow/domain/difficulties';
import { keyStages } from '@hedgerow/domain/key-stages';

/** What a reading question asks for: the reading domains of the primary tests, in plain words. */
const readingDomains = ['vocabulary', 'retrieval', 'summary', 'inference', 'prediction', 'choices'] as const;
export type ReadingDomain = (typeof readingDomains)[number];

const text = z.string().trim().min(1).max(600);

const PassageQuestion = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  domain: z.enum(readingDomains),
  difficulty: z.enum(difficulties),
  stem: text,
  /** The words of the passage that the answer rests on, as they stand there. */
  evidence: text,
  key: text,
  distractors: z
    .array(z.strictObject({ text, why: text }))
    .min(2)
    .max(3),
  explanation: text,
});
export type PassageQuestion = z.output<typeof PassageQuestion>;

/** A short story or poem of our own, with questions on it. Text is Markdown of the smallest kind; lines and paragraphs are kept. */
export const Passage = z.strictObject({
  id: z.string().regex(/^passage\.ks[1-4]\.[a-z0-9-]+$/, 'passage.ks.slug'),
  title: z.string().trim().min(1).max(80),
  type: z.enum(['short_story', 'poem']),
  keyStage: z.enum(keyStages),
  years: z.array(z.number().int().min(1).max(11)).min(1),
  /** Other words by which a pupil or teacher may ask for it. */
  names: z.array(z.string().trim().min(1)).min(1),
  content: z.string().trim().min(1).max(4000),
  questions: z.array(PassageQuestion).min(5).max(8),
  source: z.string().trim().min(1),
});
export type Passage = z.output<typeof Passage>;
