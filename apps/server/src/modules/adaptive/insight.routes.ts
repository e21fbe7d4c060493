import { ChildInsight } from '@hedgerow/contracts/insight';
import { IdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import type { InsightService } from './insight.service.ts';

export const insightRoutes = (app: Routes, { insight }: { readonly insight: InsightService }): void => {
  app.get(
    '/api/parent/child/:id/insight',
    { config: { access: 'parent' }, schema: { params: IdParams, response: { 200: ChildInsight } } },
    (request) => insight.ofChild(actorOf(request), request.params.id),
  );
};
