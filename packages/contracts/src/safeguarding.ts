import * as z from 'zod/mini';
import { concernCategories, concernDeeds, concernPlaces, concernStates } from '@hedgerow/domain/safeguarding';
import { id, instant } from './shapes.ts';

/** Beside an answer, or in the details of a refusal: the child wrote of something hard, and the screen shows kind words and numbers. */
export const Help = z.object({ category: z.enum(concernCategories) });
export type Help = z.output<typeof Help>;

/** GET /api/operator/safeguarding and /api/school/safeguarding: what waits first. Never the child's words. */
export const SafeguardingRecord = z.object({
  id,
  childId: id,
  /** "Wren Lee"; '' once the account is no more. */
  childName: z.string(),
  username: z.string(),
  category: z.enum(concernCategories),
  place: z.enum(concernPlaces),
  /** How often within the day. */
  times: z.int(),
  firstAt: instant,
  lastAt: instant,
  state: z.enum(concernStates),
  parentsMaySee: z.boolean(),
  /** Answers of an essay that parents and teachers do not see until they are released. */
  heldAnswers: z.int(),
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
  email: z.union([z.literal(''), z.email('Please enter an e-mail address.').check(z.maxLength(200))]),
});

/** GET /api/parent/child/{id}/safeguarding: only what the contact chose to show. */
export const SharedConcerns = z.array(z.object({ id, category: z.enum(concernCategories), at: instant }));
export type SharedConcerns = z.output<typeof SharedConcerns>;
