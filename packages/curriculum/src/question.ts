import { z } from 'zod';
import { difficulties } from '@hedgerow/domain/difficulties';
import { Figure } from '@hedgerow/figures/figure';

/** Where something that was generated comes from (decisions.md 6). */
export const provenances = ['bank', 'derived', 'generator', 'upload', 'llm'] as const;
export type Provenance = (typeof provenances)[number];

/** How well the topic that was asked for is covered. */
export const coverages = ['exact', 'near', 'subject', 'source'] as const;
export type Coverage = (typeof coverages)[number];

/** What a mark scheme credits in a written answer; the words of `Essay` in topic.ts. */
export const MarkScheme = z.object({
  criteria: z.array(
    z.object({
      name: z.string(),
      points: z.array(z.object({ text: z.string(), terms: z.array(z.array(z.string())), marks: z.number() })),
    }),
  ),
  levels: z.array(z.object({ band: z.string(), from: z.number(), description: z.string() })),
  modelAnswer: z.string(),
});
export type MarkScheme = z.output<typeof MarkScheme>;

const shared = {
  id: z.string(),
  /** Markdown of the smallest kind, with $TeX$. */
  question: z.string(),
  /** The picture that the question is about, as data: it is drawn where it is shown. */
  figure: Figure.optional(),
  explanation: z.string(),
  stepByStepSolution: z.array(z.string()),
  hints: z.array(z.string()),
  marks: z.number().int(),
  difficulty: z.enum(difficulties),
  /** The topic of the bank that it is on; with `objective` it makes an ObjectiveRef. Questions of before have none. */
  topicId: z.string().nullable().default(null),
  objective: z.string().nullable(),
  provenance: z.enum(provenances),
  /** `topic/item` of the bank, a generator's id, or a sentence of the upload: what must not come again soon. */
  sourceId: z.string(),
};

/**
 * A question as it is stored with an attempt: whole, so that a review never changes when the bank does.
 * The answer, explanation and steps leave the server only after the attempt was handed in.
 */
export const Question = z.discriminatedUnion('type', [
  z.object({
    ...shared,
    type: z.literal('multiple_choice'),
    options: z.array(z.string()).min(2).max(4),
    /** Index into options. */
    correctAnswer: z.number().int().min(0),
    /** One note an option: why it is right or wrong; '' where there is none. */
    optionNotes: z.array(z.string()),
    /** The misconception that each option shows, or null. */
    misconceptions: z.array(z.string().nullable()),
  }),
  z.object({ ...shared, type: z.literal('essay'), markScheme: MarkScheme }),
]);
export type Question = z.output<typeof Question>;
export type MultipleChoice = Extract<Question, { type: 'multiple_choice' }>;
export type EssayQuestion = Extract<Question, { type: 'essay' }>;

/** A short story or poem that the questions of an English assessment ask about (document 2 section 3). */
export const Comprehension = z.object({ type: z.enum(['short_story', 'poem']), title: z.string(), content: z.string() });
export type Comprehension = z.output<typeof Comprehension>;
