import * as z from 'zod/mini';
import { longestNote } from '@hedgerow/domain/notes';
import { id, instant, line } from './shapes.ts';

export const noteMessages = {
  words: 'Please write a few words.',
  unfit: 'Please choose different words. A child will read this.',
  waiting: 'Three notes wait to be read already. Take one back, or wait a little.',
} as const;

/** POST /api/parent/child/{id}/notes. */
export const NoteBody = z.object({ words: line(longestNote, noteMessages.words) });

/** A note to a child; `readAt` is null until they said that they read it. */
export const Note = z.object({ id, from: z.string(), words: z.string(), createdAt: instant, readAt: z.nullable(instant) });
export type Note = z.output<typeof Note>;
/** GET of the same: the newest first; GET /api/student/notes: those that wait, the oldest first. */
export const Notes = z.array(Note);

export const NoteParams = z.object({ id, noteId: id });
