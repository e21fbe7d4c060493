import { FreeWeekBody, FreeWeekStarted } from '@hedgerow/contracts/billing';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { FreeWeekService } from './free-week.service.ts';

export type FreeWeekRouteDeps = { readonly freeWeek: FreeWeekService; readonly limiter: RateLimiter };

export const freeWeekRoutes = (app: Routes, { freeWeek, limiter }: FreeWeekRouteDeps): void => {
  app.post(
    '/api/payments/free-week',
    { config: { access: 'owner' }, schema: { body: FreeWeekBody, response: { 200: FreeWeekStarted } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.payPerFamily, actor.familyId);
      return freeWeek.start(actor, request.body);
    },
  );
};
