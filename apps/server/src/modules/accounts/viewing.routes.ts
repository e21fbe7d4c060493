import { ViewAnswer } from '@hedgerow/contracts/accounts';
import { IdParams } from '@hedgerow/contracts/shapes';
import { actorOf, parentOf, type Routes, sessionIdOf } from '#http/doors.ts';
import type { ViewingService } from './viewing.service.ts';

export const viewingRoutes = (app: Routes, { viewing }: { readonly viewing: ViewingService }): void => {
  app.post(
    '/api/auth/view-as-child/:id',
    { config: { door: 'parent' }, schema: { params: IdParams, response: { 200: ViewAnswer } } },
    (request) => viewing.viewAsChild(parentOf(request), request.params.id, sessionIdOf(request)),
  );

  app.post('/api/auth/return-to-parent', { config: { door: 'family' }, schema: { response: { 200: ViewAnswer } } }, (request) =>
    viewing.returnToParent(actorOf(request), sessionIdOf(request)),
  );
};
