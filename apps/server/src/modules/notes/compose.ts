import type { Database } from '#db/client.ts';
import { notesRepository } from './notes.repository.ts';
import { type NotesDeps, notesService } from './notes.service.ts';

export const composeNotes = ({ db, ...needs }: Omit<NotesDeps, 'notes'> & { readonly db: Database }) =>
  notesService({ ...needs, notes: notesRepository(db) });
