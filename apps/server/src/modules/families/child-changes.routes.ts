import { Child, ModelOff, NewChildBody, RenameBody, Renamed, Schools, UpdateChildBody } from '@hedgerow/contracts/families';
import { IdParams } from '@hedgerow/contracts/shapes';
import { actorOf, parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ChildChangesService } from './child-changes.service.ts';

export const childChangesRoutes = (
  app: Routes,
  { childChanges, limiter }: { readonly childChanges: ChildChangesService; readonly limiter: RateLimiter },
): void => {
  app.get('/api/parent/schools', { config: { access: 'parent' }, schema: { response: { 200: Schools } } }, () => childChanges.schools());

  app.post('/api/parent/child', { config: { access: 'owner' }, schema: { body: NewChildBody, response: { 200: Child } } }, (request) =>
    childChanges.add(parentOf(request), request.body),
  );

  app.patch(
    '/api/parent/child/:id',
    { config: { access: 'parent' }, schema: { params: IdParams, body: UpdateChildBody, response: { 200: Child } } },
    (request) => childChanges.update(parentOf(request), request.params.id, request.body),
  );

  app.post('/api/student/model-off', { config: { access: 'pupil' }, schema: { response: { 200: ModelOff } } }, (request) =>
    childChanges.turnModelOff(actorOf(request)),
  );

  app.post(
    '/api/parent/child/:id/username',
    { config: { access: 'parent' }, schema: { params: IdParams, body: RenameBody, response: { 200: Renamed } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.usernamePerFamily, actor.familyId);
      return childChanges.rename(actor, request.params.id, request.body.username);
    },
  );
};
