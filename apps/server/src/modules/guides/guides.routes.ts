import { DownloadQuery, GenerateGuideBody, Guide, GuideRead, GuideSummaries } from '@hedgerow/contracts/guides';
import { FoundGuides, SearchQuery } from '@hedgerow/contracts/search';
import { IdParams, Success, UserIdParams } from '@hedgerow/contracts/shapes';
import { attachment } from '#http/attachment.ts';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { GuideReadingService } from './guide-reading.service.ts';
import type { GuidesService } from './guides.service.ts';

const access = 'family' as const;

export type GuidesDoors = { readonly guides: GuidesService; readonly reading: GuideReadingService; readonly limiter: RateLimiter };

export const guidesRoutes = (app: Routes, { guides, reading, limiter }: GuidesDoors): void => {
  for (const path of ['/api/revision-guides', '/api/student/revision-guides'] as const) {
    app.get(path, { config: { access }, schema: { response: { 200: GuideSummaries } } }, (request) => guides.list(actorOf(request)));
  }
  app.get(
    '/api/revision-guides/user/:userId',
    { config: { access }, schema: { params: UserIdParams, response: { 200: GuideSummaries } } },
    (request) => guides.list(actorOf(request), request.params.userId),
  );
  app.get(
    '/api/revision-guides/search',
    { config: { access }, schema: { querystring: SearchQuery, response: { 200: FoundGuides } } },
    (request) => guides.search(actorOf(request), request.query),
  );
  app.get('/api/revision-guides/:id', { config: { access }, schema: { params: IdParams, response: { 200: Guide } } }, (request) =>
    guides.one(actorOf(request), request.params.id),
  );

  app.get(
    '/api/revision-guides/:id/download',
    { config: { access }, schema: { params: IdParams, querystring: DownloadQuery } },
    async (request, reply) => {
      const { format = 'html' } = request.query;
      if (format === 'pdf') await limiter.take(limits.pdfPerPerson, actorOf(request).userId);
      const { name, type, body } = await guides.download(actorOf(request), request.params.id, format);
      return reply
        .header('content-disposition', attachment(name))
        .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
        .type(type)
        .send(body);
    },
  );

  app.post(
    '/api/revision-guides/:id/open',
    { config: { access: 'pupil' }, schema: { params: IdParams, response: { 200: Success } } },
    async (request) => {
      await reading.open(actorOf(request), request.params.id);
      return { success: true as const };
    },
  );
  app.post(
    '/api/revision-guides/:id/read',
    { config: { access: 'pupil' }, schema: { params: IdParams, response: { 200: GuideRead } } },
    (request) => reading.read(actorOf(request), request.params.id),
  );

  app.post(
    '/api/revision-guides/generate',
    { config: { access: 'pupil' }, schema: { body: GenerateGuideBody, response: { 200: Guide } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.generatePerChildHour, actor.userId);
      await limiter.take(limits.generatePerChildDay, actor.userId);
      return guides.generate(actor, request.body);
    },
  );
};
