import { z } from 'zod';
import { subjectIds } from '@hedgerow/domain/subjects';

const text = z.string().trim().min(1).max(200);
const least = z.int().min(1).max(12);

/** What a machine can see for certain in a piece of writing (packages/teaching/src/writing/see-writing.ts): all else is the pupil's to tick. */
export const SeenInWriting = z.discriminatedUnion('find', [
  z.strictObject({ find: z.literal('sentences'), least }),
  /** A capital letter after every stop, and a stop at the end. */
  z.strictObject({ find: z.literal('marks') }),
  /** Words of the task's list. */
  z.strictObject({ find: z.literal('words'), least }),
  /** A subordinating conjunction. */
  z.strictObject({ find: z.literal('joining') }),
  /** A fronted adverbial with its comma. */
  z.strictObject({ find: z.literal('fronted') }),
  /** Inverted commas with the comma or stop inside. */
  z.strictObject({ find: z.literal('speech') }),
  z.strictObject({ find: z.literal('sign'), sign: z.enum(['?', '!', '()', ':']) }),
  z.strictObject({ find: z.literal('paragraphs'), least }),
  z.strictObject({ find: z.literal('lines'), least }),
  /** Names at the beginning of a line, with a colon. */
  z.strictObject({ find: z.literal('speakers'), least }),
  z.strictObject({ find: z.literal('numbered'), least }),
  z.strictObject({ find: z.literal('opening'), words: text }),
]);
export type SeenInWriting = z.output<typeof SeenInWriting>;

/** A line of a checklist: looked for in the words, or the pupil's own to judge. */
export const ChecklistLine = z.object({ text: z.string(), find: SeenInWriting.nullable() });
export type ChecklistLine = z.output<typeof ChecklistLine>;

/** What a writing task gives besides the question, as it is stored with an attempt. */
export const WritingPart = z.object({
  /** For whom and what for, in one sentence. */
  purpose: z.string(),
  plan: z.array(z.string()),
  words: z.array(z.string()),
  checklist: z.array(ChecklistLine),
});
export type WritingPart = z.output<typeof WritingPart>;

export const writingForms = [
  'story',
  'description',
  'letter',
  'instructions',
  'explanation',
  'report',
  'persuasion',
  'diary',
  'poem',
  'playscript',
] as const;

/** A short piece to write, for Years 3 to 6, with a piece of our own to compare in the voice of a child of that age. */
export const WritingTask = z.strictObject({
  id: z.string().regex(/^writing\.ks2\.[a-z0-9-]+$/),
  title: z.string().trim().min(3).max(60),
  form: z.enum(writingForms),
  subject: z.enum(subjectIds),
  years: z.union([z.tuple([z.literal(3), z.literal(4)]), z.tuple([z.literal(5), z.literal(6)])]),
  /** Topics of the bank after which it is offered first. */
  topics: z.array(z.string()).min(1),
  task: text,
  purpose: text,
  plan: z.array(text).length(3),
  words: z.array(z.string().trim().min(2).max(40)).min(4).max(8),
  checklist: z
    .array(z.union([SeenInWriting, z.strictObject({ own: text })]))
    .min(4)
    .max(6),
  piece: z.string().trim().min(80).max(1500),
});
export type WritingTask = z.output<typeof WritingTask>;

/** What one file of `packages/curriculum/writing` holds. */
export const WritingTasks = z.array(WritingTask);
