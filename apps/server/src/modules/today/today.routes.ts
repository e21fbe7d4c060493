import { ChildIdParams } from '@hedgerow/contracts/shapes';
import { Today } from '@hedgerow/contracts/today';
import { actorOf, type Routes } from '#http/access.ts';
import type { TodayService } from './today.service.ts';

export const todayRoutes = (app: Routes, { today }: { readonly today: TodayService }): void => {
  app.get('/api/student/today', { config: { access: 'family' }, schema: { response: { 200: Today } } }, (request) =>
    today.read(actorOf(request)),
  );
  app.get(
    '/api/student/today/:childId',
    { config: { access: 'family' }, schema: { params: ChildIdParams, response: { 200: Today } } },
    (request) => today.read(actorOf(request), request.params.childId),
  );
};
