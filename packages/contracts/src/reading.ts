import * as z from 'zod/mini';
import { roominess, typefaces } from '@hedgerow/domain/reading';

/** How a person likes to read: their own to choose, and a parent's to choose for their child. Sent whole. */
export const ReadingPreferences = z.object({
  typeface: z.enum(typefaces),
  letters: z.enum(roominess),
  lines: z.enum(roominess),
  lessMotion: z.boolean(),
  /** A quarter more time where something is timed. */
  extraTime: z.boolean(),
});
export type ReadingPreferences = z.output<typeof ReadingPreferences>;
