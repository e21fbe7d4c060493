import { NoteBody, NoteParams, Notes } from '@hedgerow/contracts/notes';
import { IdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { NotesService } from './notes.service.ts';

type Needs = { readonly notes: NotesService; readonly limiter: RateLimiter };

/** Notes from a parent to a child. */
export const notesRoutes = (app: Routes, { notes, limiter }: Needs): void => {
  const answer = { response: { 200: Notes } };
  const [parent, pupil] = [{ config: { access: 'parent' } as const }, { config: { access: 'pupil' } as const }];
  app.get('/api/parent/child/:id/notes', { ...parent, schema: { params: IdParams, ...answer } }, (request) =>
    notes.ofChild(actorOf(request), request.params.id),
  );
  app.post('/api/parent/child/:id/notes', { ...parent, schema: { params: IdParams, body: NoteBody, ...answer } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.setWorkPerPerson, actor.userId);
    return notes.write(actor, request.params.id, request.body.words);
  });
  app.delete('/api/parent/child/:id/notes/:noteId', { ...parent, schema: { params: NoteParams, ...answer } }, (request) =>
    notes.takeBack(actorOf(request), request.params.id, request.params.noteId),
  );
  app.get('/api/student/notes', { ...pupil, schema: answer }, (request) => notes.waiting(actorOf(request)));
  app.post('/api/student/notes/:id/read', { ...pupil, schema: { params: IdParams, ...answer } }, (request) =>
    notes.read(actorOf(request), request.params.id),
  );
};
