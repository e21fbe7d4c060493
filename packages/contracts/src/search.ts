import * as z from 'zod/mini';
import { id, optionalLine } from './shapes.ts';

/** What a list of a pupil's own work is asked: whose, with which words in it, and from where on. */
export const SearchQuery = z.object({
  search: z.optional(optionalLine(80)),
  /** Of a parent: which child. A pupil leaves it out. */
  childId: z.optional(id),
  /** `next` of the answer before. */
  before: z.optional(id),
});
export type SearchQuery = z.output<typeof SearchQuery>;

/** One answer of a search: the newest first. `total` counts everything that was found. */
export const found = <T extends z.core.$ZodType>(item: T) => z.object({ items: z.array(item), total: z.int(), next: z.nullable(id) });
