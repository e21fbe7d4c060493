import {
  ArchiveClassesBody,
  ClassesChanged,
  ClassesUndone,
  DoRollOverBody,
  RollOver,
  RollOverBody,
  RollOverPreview,
} from '@hedgerow/contracts/class-changes';
import { IdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import type { ClassChangesService } from './class-changes.service.ts';

type Needs = { readonly classChanges: ClassChangesService };

/** Several classes at once, for the school's administrator. */
export const classChangesRoutes = (app: Routes, { classChanges }: Needs): void => {
  const config = { access: 'administrator' } as const;
  app.get('/api/school/roll-over', { config, schema: { response: { 200: RollOver } } }, (request) => classChanges.look(actorOf(request)));
  app.post('/api/school/roll-over/preview', { config, schema: { body: RollOverBody, response: { 200: RollOverPreview } } }, (request) =>
    classChanges.preview(actorOf(request), request.body),
  );
  app.post('/api/school/roll-over', { config, schema: { body: DoRollOverBody, response: { 200: ClassesChanged } } }, async (request) => {
    const { childIds, ...done } = await classChanges.rollOver(actorOf(request), request.body);
    request.concerned = childIds;
    return done;
  });
  app.post(
    '/api/school/classes/archive',
    { config, schema: { body: ArchiveClassesBody, response: { 200: ClassesChanged } } },
    async (request) => {
      const { childIds, ...done } = await classChanges.archive(actorOf(request), request.body);
      request.concerned = childIds;
      return done;
    },
  );
  app.post(
    '/api/school/class-changes/:id/undo',
    { config, schema: { params: IdParams, response: { 200: ClassesUndone } } },
    async (request) => {
      const { childIds, ...done } = await classChanges.undo(actorOf(request), request.params.id);
      request.concerned = childIds;
      return done;
    },
  );
};
