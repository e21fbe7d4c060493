import { AnswerRequestBody, ImportListBody, ListImported, ListPreview, PreviewListBody, SchoolRequests } from '@hedgerow/contracts/schools';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { PupilListService } from './pupil-list.service.ts';
import type { SchoolRequestsService } from './school-requests.service.ts';

type Needs = { readonly pupilLists: PupilListService; readonly requests: SchoolRequestsService; readonly limiter: RateLimiter };

/** 2,000 lines of a school's own system, with columns that are not ours. */
const bodyLimit = 1_000_000;

/** What comes in: a school's list of pupils, and its teachers' requests. */
export const pupilListRoutes = (app: Routes, { pupilLists, requests, limiter }: Needs): void => {
  const config = { access: 'administrator' } as const;

  app.post(
    '/api/school/pupil-list/preview',
    { config, bodyLimit, schema: { body: PreviewListBody, response: { 200: ListPreview } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.listPerUser, actor.userId);
      return pupilLists.preview(actor, request.body.list);
    },
  );
  app.post(
    '/api/school/pupil-list',
    { config, bodyLimit, schema: { body: ImportListBody, response: { 200: ListImported } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.listPerUser, actor.userId);
      const { childIds, ...counts } = await pupilLists.takeIn(actor, request.body.list, request.body.digest);
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
