import { ReadingPreferences } from '@hedgerow/contracts/reading';
import { IdParams } from '@hedgerow/contracts/shapes';
import { actorOf, parentOf, type Routes } from '#http/access.ts';
import type { ReadingService } from './reading.service.ts';

export const readingRoutes = (app: Routes, { reading }: { readonly reading: ReadingService }): void => {
  app.put(
    '/api/account/reading',
    { config: { access: 'signed-in' }, schema: { body: ReadingPreferences, response: { 200: ReadingPreferences } } },
    (request) => reading.keepOwn(actorOf(request), request.body),
  );

  app.get(
    '/api/parent/child/:id/reading',
    { config: { access: 'parent' }, schema: { params: IdParams, response: { 200: ReadingPreferences } } },
    (request) => reading.ofChild(parentOf(request), request.params.id),
  );

  app.put(
    '/api/parent/child/:id/reading',
    { config: { access: 'parent' }, schema: { params: IdParams, body: ReadingPreferences, response: { 200: ReadingPreferences } } },
    (request) => reading.keepForChild(parentOf(request), request.params.id, request.body),
  );
};
