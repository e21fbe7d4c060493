import { ContactSalesBody, EnterprisePlan, manageMessages } from '@hedgerow/contracts/billing-changes';
import { Message } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { SalesService } from './sales.service.ts';

export type SalesRouteDeps = { readonly sales: SalesService; readonly limiter: RateLimiter };

/** A teacher's part of billing: their school's licence, and asking for more. */
export const salesRoutes = (app: Routes, { sales, limiter }: SalesRouteDeps): void => {
  const access = 'teacher' as const;
  app.get('/api/teacher/enterprise', { config: { access }, schema: { response: { 200: EnterprisePlan } } }, (request) =>
    sales.enterprise(actorOf(request)),
  );
  app.post(
    '/api/contact-sales',
    { config: { access }, schema: { body: ContactSalesBody, response: { 200: Message } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.emailPerUser, actor.userId);
      await sales.ask(actor, request.body.message);
      return { message: manageMessages.salesSent };
    },
  );
};
