import { LookedAt, ViewAnswer } from '@hedgerow/contracts/accounts';
import { IdParams } from '@hedgerow/contracts/shapes';
import { actorOf, parentOf, pupilOf, type Routes, sessionIdOf } from '#http/access.ts';
import type { ImpersonationService } from './impersonation.service.ts';

export const impersonationRoutes = (app: Routes, { viewing }: { readonly viewing: ImpersonationService }): void => {
  app.post(
    '/api/auth/view-as-child/:id',
    { config: { access: 'parent' }, schema: { params: IdParams, response: { 200: ViewAnswer } } },
    (request) => viewing.viewAsChild(parentOf(request), request.params.id, sessionIdOf(request)),
  );

  app.post('/api/auth/return-to-parent', { config: { access: 'family' }, schema: { response: { 200: ViewAnswer } } }, (request) =>
    viewing.returnToParent(actorOf(request), sessionIdOf(request)),
  );

  app.get('/api/student/looked-at', { config: { access: 'pupil' }, schema: { response: { 200: LookedAt } } }, (request) =>
    viewing.isLookedAt(pupilOf(request)),
  );
};
