import { FamilyOverview, InvoiceParams, PortalBody, PortalLink, Refunded, RefundOffer } from '@hedgerow/contracts/billing-changes';
import type { Parent } from '@hedgerow/domain/access';
import type { FastifyRequest } from 'fastify';
import { attachment } from '#http/attachment.ts';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { FamilyOverviewService } from '../family-overview.service.ts';
import type { InvoiceService } from './invoice.service.ts';
import type { PortalService } from './portal.service.ts';
import type { RefundService } from '../refunds/refund.service.ts';

export type PortalRouteDeps = {
  readonly portal: PortalService;
  readonly refunds: RefundService;
  readonly invoices: InvoiceService;
  readonly familyOverview: FamilyOverviewService;
  readonly limiter: RateLimiter;
};

/** What a parent does with a running subscription beside changing plans: card, invoices, money back, and the family on one page. */
export const portalRoutes = (app: Routes, { portal, refunds, invoices, familyOverview, limiter }: PortalRouteDeps): void => {
  const access = 'owner' as const;
  const asking = async (request: FastifyRequest): Promise<Parent> => {
    const actor = parentOf(request);
    await limiter.take(limits.askProviderPerFamily, actor.familyId);
    return actor;
  };

  const toPortal = { config: { access }, schema: { body: PortalBody, response: { 200: PortalLink } } };
  app.post('/api/stripe/create-portal-session', toPortal, async (request) => portal.open(await asking(request), request.body));
  app.post('/api/payments/billing-portal', toPortal, async (request) => portal.open(await asking(request), request.body));

  app.get('/api/stripe/refund', { config: { access }, schema: { response: { 200: RefundOffer } } }, async (request) =>
    refunds.offer(await asking(request)),
  );
  app.post('/api/stripe/refund', { config: { access }, schema: { response: { 200: Refunded } } }, async (request) => {
    const actor = parentOf(request);
    await limiter.take(limits.payPerFamily, actor.familyId);
    return refunds.refund(actor);
  });

  app.get('/api/stripe/invoices/:invoiceId/pdf', { config: { access }, schema: { params: InvoiceParams } }, async (request, reply) => {
    const actor = await asking(request);
    await limiter.take(limits.pdfPerPerson, actor.userId);
    const { name, body } = await invoices.pdf(actor, request.params.invoiceId);
    return reply.header('content-disposition', attachment(name)).type('application/pdf').send(body);
  });

  app.get('/api/parent/family-overview', { config: { access }, schema: { response: { 200: FamilyOverview } } }, (request) =>
    familyOverview.overview(parentOf(request)),
  );
};
