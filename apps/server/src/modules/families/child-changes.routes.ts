import { Child, RenameBody, Renamed, UpdateChildBody } from '@hedgerow/contracts/families';
import { IdParams } from '@hedgerow/contracts/shapes';
import { parentOf, type Routes } from '#http/doors.ts';
import type { ChildChangesService } from './child-changes.service.ts';

export const childChangesRoutes = (app: Routes, { childChanges }: { readonly childChanges: ChildChangesService }): void => {
  app.patch(
    '/api/parent/child/:id',
    { config: { door: 'parent' }, schema: { params: IdParams, body: UpdateChildBody, response: { 200: Child } } },
    (request) => childChanges.update(parentOf(request), request.params.id, request.body),
  );

  app.post(
    '/api/parent/child/:id/username',
    { config: { door: 'parent' }, schema: { params: IdParams, body: RenameBody, response: { 200: Renamed } } },
    (request) => childChanges.rename(parentOf(request), request.params.id, request.body.username),
  );
};
