import { PortfolioQuery } from '@hedgerow/contracts/portfolio';
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
};
