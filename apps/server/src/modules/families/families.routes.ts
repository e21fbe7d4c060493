import { Children, Credentials, CredentialsBody } from '@hedgerow/contracts/families';
import { IdParams } from '@hedgerow/contracts/shapes';
import { parentOf, type Routes } from '#http/doors.ts';
import type { FamiliesService } from './families.service.ts';

export const familiesRoutes = (app: Routes, { families }: { readonly families: FamiliesService }): void => {
  app.get('/api/parent/children', { config: { door: 'parent' }, schema: { response: { 200: Children } } }, (request) =>
    families.children(parentOf(request)),
  );

  app.post(
    '/api/parent/child/:id/credentials',
    { config: { door: 'parent' }, schema: { params: IdParams, body: CredentialsBody, response: { 200: Credentials } } },
    (request) => families.credentials(parentOf(request), request.params.id, request.body.renew),
  );
};
