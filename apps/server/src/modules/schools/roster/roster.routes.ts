import { ImportListBody, ListImported, ListPreview, PreviewListBody } from '@hedgerow/contracts/rosters';
import { AnswerRequestBody, SchoolRequests } from '@hedgerow/contracts/schools';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { SchoolRequestsService } from '../school-requests.service.ts';
import type { RosterService } from './roster.service.ts';

type Needs = { readonly rosters: RosterService; readonly requests: SchoolRequestsService; readonly limiter: RateLimiter };

/** The package of a large school as base64; what it inflates to has limits of its own. */
const bodyLimit = 8_000_000;

/** What comes in: a school's list of pupils, and its teachers' requests. */
export const rosterRoutes = (app: Routes, { rosters, requests, limiter }: Needs): void => {
  const config = { access: 'administrator' } as const;

  app.post(
    '/api/school/pupil-list/preview',
    { config, bodyLimit, schema: { body: PreviewListBody, response: { 200: ListPreview } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.listPerUser, actor.userId);
      return rosters.preview(actor, request.body);
    },
  );
  app.post(
    '/api/school/pupil-list',
    { config, bodyLimit, schema: { body: ImportListBody, response: { 200: ListImported } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.listPerUser, actor.userId);
      const { childIds, ...counts } = await rosters.takeIn(actor, request.body);
      request.concerned = childIds;
      return counts;
    },
  );

  app.get('/api/school/requests', { config, schema: { response: { 200: SchoolRequests } } }, (request) => requests.list(actorOf(request)));
  app.post(
    '/api/school/requests/:id',
    { config, schema: { params: IdParams, body: AnswerRequestBody, response: { 200: Success } } },
    async (request) => {
      const childId = await requests.answer(actorOf(request), request.params.id, request.body);
      request.concerned = childId === undefined ? [] : [childId];
      return { success: true };
    },
  );
};
