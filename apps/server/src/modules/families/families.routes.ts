import { Children, Credentials, CredentialsBody } from '@hedgerow/contracts/families';
import { IdParams } from '@hedgerow/contracts/shapes';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { FamiliesService } from './families.service.ts';

type Needs = { readonly families: FamiliesService; readonly limiter: RateLimiter };

export const familiesRoutes = (app: Routes, { families, limiter }: Needs): void => {
  app.get('/api/parent/children', { config: { access: 'parent' }, schema: { response: { 200: Children } } }, (request) =>
    families.children(parentOf(request)),
  );

  app.post(
    '/api/parent/child/:id/credentials',
    { config: { access: 'parent' }, schema: { params: IdParams, body: CredentialsBody, response: { 200: Credentials } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.credentialsPerFamily, actor.familyId);
      const credentials = await families.credentials(actor, request.params.id, request.body.renew);
      // A child who forgot the old one does not wait with the new one.
      await limiter.forget(limits.signInPerAccount, credentials.username);
      return credentials;
    },
  );
};
