import { type Note, noteMessages } from '@hedgerow/contracts/notes';
import { type Actor, actingPupil, readableChild } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { mostUnreadNotes } from '@hedgerow/domain/notes';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import type { Clock } from '#ports/clock.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { NotesRepository } from './notes.repository.ts';

export type NotesDeps = {
  readonly notes: NotesRepository;
  readonly progress: Pick<ProgressService, 'announce'>;
  readonly now: Clock;
  readonly newId: () => string;
};

type Row = Awaited<ReturnType<NotesRepository['ofChild']>>[number];
const view = ({ id, fromName, words, createdAt, readAt }: Row): Note => ({
  id,
  from: fromName,
  words,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});
const notFound = (): AppError => new AppError('not_found', 'Not found');

/** A few words from a parent to their child. Nothing goes back but that they were read. */
export const notesService = ({ notes, progress, now, newId }: NotesDeps) => ({
  /** Errors: not_found (somebody else's child). */
  ofChild: async (actor: Actor, childId: string): Promise<Note[]> => (await notes.ofChild(readableChild(actor, childId))).map(view),

  /** Errors: not_found, invalid (words that a child should not read), conflict (too many wait). */
  write: async (actor: Actor, childId: string, words: string): Promise<Note[]> => {
    const whose = readableChild(actor, childId);
    if (screenText(words).kind === 'unfit') throw new AppError('invalid', noteMessages.unfit, { details: { field: 'words' } });
    if ((await notes.waiting(whose)).length >= mostUnreadNotes) throw new AppError('conflict', noteMessages.waiting);
    const { familyId } = whose;
    await notes.insert({ familyId, childId, id: newId(), fromName: await notes.firstNameOf(actor.userId), words, createdAt: now() });
    await progress.announce(whose);
    return (await notes.ofChild(whose)).map(view);
  },

  /** Errors: not_found. */
  takeBack: async (actor: Actor, childId: string, id: string): Promise<Note[]> => {
    const whose = readableChild(actor, childId);
    if (!(await notes.remove(whose, id))) throw notFound();
    await progress.announce(whose);
    return (await notes.ofChild(whose)).map(view);
  },

  /** Those that wait for the pupil; a parent who looks as the child sees them too. */
  waiting: async (actor: Actor): Promise<Note[]> => (await notes.waiting(readableChild(actor, undefined))).map(view),

  /** By the pupil alone. Sent twice it is the same. Errors: not_found, forbidden (a parent who looks as the child). */
  read: async (actor: Actor, id: string): Promise<Note[]> => {
    const { familyId, userId: childId } = actingPupil(actor);
    if (!(await notes.read({ familyId, childId }, id, now()))) throw notFound();
    await progress.announce({ familyId, childId });
    return (await notes.waiting({ familyId, childId })).map(view);
  },
});
export type NotesService = ReturnType<typeof notesService>;
