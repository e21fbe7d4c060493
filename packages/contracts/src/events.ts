import * as z from 'zod/mini';
import { id } from './shapes.ts';

/**
 * What GET /api/events sends while a page is open: which data of which child changed. A screen reads again what it shows.
 * `viewed` when a grown-up begins or ends to look at a child's screens: no data changed. `resync` after a lost connection: read everything
 * again.
 */
export const ServerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('file'), childId: id, fileId: id, state: z.string(), progress: z.int() }),
  z.object({ type: z.literal('activity'), childId: id }),
  z.object({ type: z.literal('viewed'), childId: id }),
  z.object({ type: z.literal('family'), familyId: id }),
  z.object({ type: z.literal('resync') }),
]);
export type ServerEvent = z.output<typeof ServerEvent>;
