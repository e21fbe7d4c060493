import {
  PortfolioEntries,
  PortfolioEntryBody,
  PortfolioEntryParams,
  PortfolioPickBody,
  PortfolioPicked,
  PortfolioQuery,
  PortfolioSamples,
  PortfolioUploadBody,
  PortfolioUploadPicked,
  PortfolioUploads,
} from '@hedgerow/contracts/portfolio';
import { ChildIdParams } from '@hedgerow/contracts/shapes';
import { attachment } from '#http/attachment.ts';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { PortfolioService } from './portfolio.service.ts';

export type PortfolioRouteDeps = { readonly portfolio: PortfolioService; readonly limiter: RateLimiter };

export const portfolioRoutes = (app: Routes, { portfolio, limiter }: PortfolioRouteDeps): void => {
  app.get(
    '/api/parent/portfolio/:childId',
    { config: { access: 'parent' }, schema: { params: ChildIdParams, querystring: PortfolioQuery } },
    async (request, reply) => {
      const actor = parentOf(request);
      await limiter.take(limits.pdfPerPerson, actor.userId);
      const { name, body } = await portfolio.pdf(actor, request.params.childId, request.query);
      return reply.header('content-disposition', attachment(name)).type('application/pdf').send(body);
    },
  );
  const config = { access: 'parent' } as const;
  const entries = '/api/parent/portfolio/:childId/entries';
  const answer = { response: { 200: PortfolioEntries } };
  app.get(entries, { config, schema: { params: ChildIdParams, ...answer } }, (request) =>
    portfolio.entries(parentOf(request), request.params.childId),
  );
  app.post(entries, { config, schema: { params: ChildIdParams, body: PortfolioEntryBody, ...answer } }, (request) =>
    portfolio.addEntry(parentOf(request), request.params.childId, request.body),
  );
  app.delete(`${entries}/:id`, { config, schema: { params: PortfolioEntryParams, ...answer } }, (request) =>
    portfolio.removeEntry(parentOf(request), request.params.childId, request.params.id),
  );
  const samples = '/api/parent/portfolio/:childId/samples';
  app.get(
    samples,
    { config, schema: { params: ChildIdParams, querystring: PortfolioQuery, response: { 200: PortfolioSamples } } },
    (request) => portfolio.samples(parentOf(request), request.params.childId, request.query),
  );
  const uploads = '/api/parent/portfolio/:childId/uploads';
  app.get(
    uploads,
    { config, schema: { params: ChildIdParams, querystring: PortfolioQuery, response: { 200: PortfolioUploads } } },
    (request) => portfolio.uploads(parentOf(request), request.params.childId, request.query),
  );
  app.put(
    uploads,
    { config, schema: { params: ChildIdParams, body: PortfolioUploadBody, response: { 200: PortfolioUploadPicked } } },
    (request) => portfolio.show(parentOf(request), request.params.childId, request.body),
  );
  app.put(samples, { config, schema: { params: ChildIdParams, body: PortfolioPickBody, response: { 200: PortfolioPicked } } }, (request) =>
    portfolio.pick(parentOf(request), request.params.childId, request.body),
  );
};
