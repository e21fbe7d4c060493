import { z } from 'zod';

/** What is right for an answer that is typed, and what the question minds: the judges of the teaching package read it. */
export const ExpectedAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    /** As it would be typed: "1052", "3/4", "-2.5", "25%". */
    value: z.string(),
    simplest: z.exactOptional(z.boolean()),
    words: z.exactOptional(z.boolean()),
    form: z.exactOptional(z.enum(['whole', 'decimal', 'fraction', 'percentage', 'standard'])),
  }),
  z.object({
    kind: z.literal('quantity'),
    value: z.string(),
    unit: z.string(),
    unitGiven: z.exactOptional(z.boolean()),
    thisUnit: z.exactOptional(z.boolean()),
  }),
  z.object({ kind: z.literal('money'), pence: z.number().int() }),
  z.object({
    kind: z.literal('time'),
    at: z.string(),
    halfOfDay: z.exactOptional(z.boolean()),
    /** The 24-hour clock is asked for. */
    on24: z.exactOptional(z.boolean()),
  }),
  z.object({
    kind: z.literal('expression'),
    expression: z.string(),
    form: z.exactOptional(z.enum(['simplified', 'expanded', 'factorised'])),
  }),
  z.object({
    kind: z.literal('words'),
    answers: z.array(z.string()).min(1),
    spelling: z.exactOptional(z.enum(['exact', 'kind'])),
    accents: z.exactOptional(z.enum(['exact', 'needed', 'kind'])),
    articles: z.exactOptional(z.enum(['free', 'needed'])),
    capitals: z.exactOptional(z.enum(['free', 'nouns'])),
    others: z.exactOptional(z.array(z.string())),
    pinyin: z.exactOptional(z.boolean()),
    numbers: z.exactOptional(z.enum(['value', 'simplest'])),
  }),
]);
export type ExpectedAnswer = z.output<typeof ExpectedAnswer>;
