import * as z from 'zod/mini';
import { concernCategories } from '@hedgerow/domain/concern-categories';
import { concernDeeds, concernPlaces, concernStates, longestWorry, recordCategories, worryDesks } from '@hedgerow/domain/safeguarding';
import { id, instant } from './shapes.ts';

/** Beside an answer, or in the details of a refusal: the child wrote of something hard, and the screen shows kind words and numbers. */
export const Help = z.object({ category: z.enum(concernCategories) });
export type Help = z.output<typeof Help>;

/** GET /api/operator/safeguarding and /api/school/safeguarding: what waits first. The words of a report are a call of their own. */
export const SafeguardingRecord = z.object({
  id,
  childId: id,
  /** "Wren Lee"; '' once the account is no more. */
  childName: z.string(),
  username: z.string(),
  category: z.enum(recordCategories),
  place: z.enum(concernPlaces),
  /** How often within the day. */
  times: z.int(),
  firstAt: instant,
  lastAt: instant,
  state: z.enum(concernStates),
  parentsMaySee: z.boolean(),
  /** Answers of an essay that parents and teachers do not see until they are released. */
  heldAnswers: z.int(),
  /** The child sent words to this contact on purpose. */
  hasWords: z.boolean(),
  deeds: z.array(z.object({ deed: z.enum(concernDeeds), who: z.string(), at: instant })),
});
export type SafeguardingRecord = z.output<typeof SafeguardingRecord>;
export const SafeguardingRecords = z.array(SafeguardingRecord);

export const SafeguardingChangeBody = z.object({
  state: z.optional(z.enum(concernStates)),
  parentsMaySee: z.optional(z.boolean()),
  /** The held answers become ordinary ones. */
  releaseAnswers: z.optional(z.literal(true)),
});
export type SafeguardingChangeBody = z.output<typeof SafeguardingChangeBody>;

/** The school's own contact; '' means that every administrator is written to. */
export const SafeguardingContact = z.object({ email: z.string() });
export const SafeguardingContactBody = z.object({
  email: z.union([z.literal(''), z.email('Please enter an email address.').check(z.maxLength(200))]),
});

/** GET /api/parent/child/{id}/safeguarding: only what the contact chose to show. */
export const SharedConcerns = z.array(z.object({ id, category: z.enum(recordCategories), at: instant }));
export type SharedConcerns = z.output<typeof SharedConcerns>;

/** POST /api/operator/safeguarding/{id}/words and /api/school/...: what a child chose to tell this contact. That it was read is noted. */
export const WorryWords = z.object({ words: z.string() });
export type WorryWords = z.output<typeof WorryWords>;

/** GET /api/student/worry-desks: the school that a pupil may tell, by its name; null where there is none. */
export const WorryDesks = z.object({ school: z.nullable(z.string()) });
export type WorryDesks = z.output<typeof WorryDesks>;

/** POST /api/student/worry */
export const WorryBody = z.object({
  words: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please write what is wrong.'), z.maxLength(longestWorry, 'Please write a shorter text.')),
  to: z.enum(worryDesks),
});
export type WorryBody = z.output<typeof WorryBody>;

/** POST /api/student/data-request: who was written to. */
export const DataRequestAnswer = z.object({ asked: z.enum(['parent', 'school']) });
export type DataRequestAnswer = z.output<typeof DataRequestAnswer>;
