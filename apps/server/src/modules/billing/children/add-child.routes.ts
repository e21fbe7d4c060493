import { ChangeQuote } from '@hedgerow/contracts/billing-changes';
import { Child, ChildPayment, ChildPaymentBody, CreatePaidChildBody, PreviewChildBody } from '@hedgerow/contracts/families';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { AddChildService } from './add-child.service.ts';

/** One more child: what it costs, the payment, and the child (docs/product/routes.md#the-site-map). */
export const addChildRoutes = (app: Routes, { addChild, limiter }: { addChild: AddChildService; limiter: RateLimiter }): void => {
  const access = 'owner' as const;

  app.post(
    '/api/payments/preview-child',
    { config: { access }, schema: { body: PreviewChildBody, response: { 200: ChangeQuote } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.askProviderPerFamily, actor.familyId);
      const quote = await addChild.preview(actor, request.body.childId, request.body.planId);
      return {
        dueNow: quote.dueNowPence,
        nextAmount: quote.nextAmountPence,
        nextDate: quote.nextDate.toISOString(),
        startsAt: null,
        prorationDate: quote.prorationDate.toISOString(),
        lines: quote.lines.map(({ description, pence }) => ({ description, amount: pence })),
      };
    },
  );

  app.post(
    '/api/payments/create-subscription-payment',
    { config: { access }, schema: { body: ChildPaymentBody, response: { 200: ChildPayment } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.payPerFamily, actor.familyId);
      return addChild.pay(actor, request.body);
    },
  );

  app.post(
    '/api/parent/children',
    { config: { access }, schema: { body: CreatePaidChildBody, response: { 200: Child } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.askProviderPerFamily, actor.familyId);
      return addChild.complete(actor, request.body);
    },
  );
};
