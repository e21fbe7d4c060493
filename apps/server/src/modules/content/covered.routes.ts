import { CoveredIndex, CoveredPage, CoveredParams, CoveredTopics } from '@hedgerow/contracts/covered';
import type { Routes } from '#http/access.ts';
import type { CoveredService } from './covered.service.ts';

const access = 'public' as const;

/** What the bank covers. The pages bring it with them; somebody who comes from another page asks for it here. */
export const coveredRoutes = (app: Routes, { covered }: { readonly covered: CoveredService }): void => {
  app.get('/api/covered', { config: { access }, schema: { response: { 200: CoveredIndex } } }, () => covered.index);
  app.get('/api/covered/topics', { config: { access }, schema: { response: { 200: CoveredTopics } } }, () => covered.topics());
  app.get('/api/covered/pages/:id', { config: { access }, schema: { params: CoveredParams, response: { 200: CoveredPage } } }, (request) =>
    covered.one(request.params.id),
  );
};
