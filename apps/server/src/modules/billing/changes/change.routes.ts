import { billingMessages } from '@hedgerow/contracts/billing';
import {
  ChangeIntervalBody,
  ChangePlanBody,
  ChangeQuote,
  ChangeStep,
  GivenUp,
  GiveUpBody,
  PreviewChangeBody,
  PreviewIntervalBody,
} from '@hedgerow/contracts/billing-changes';
import { AppError } from '@hedgerow/domain/errors';
import { readPlanId } from '@hedgerow/domain/plans';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ChangeIntervalService } from './change-interval.service.ts';
import type { ChangePlansService, PlanQuote } from './change-plans.service.ts';
import type { PlanRequest } from './change-wish.ts';

export type ChangeRouteDeps = {
  readonly changePlans: ChangePlansService;
  readonly changeInterval: ChangeIntervalService;
  readonly limiter: RateLimiter;
};

const moveOf = ({ childId, planId: text }: { readonly childId: string; readonly planId: string }): PlanRequest => {
  const planId = readPlanId(text);
  if (planId === undefined || planId === 'free') throw new AppError('invalid', billingMessages.noPlan, { details: { field: 'planId' } });
  return { kind: 'move', childId, planId };
};

const quoteView = (quote: PlanQuote) => ({
  dueNow: quote.dueNowPence,
  nextAmount: quote.nextAmountPence,
  nextDate: quote.nextDate.toISOString(),
  startsAt: quote.startsAt?.toISOString() ?? null,
  prorationDate: quote.prorationDate.toISOString(),
  lines: quote.lines.map(({ description, pence }) => ({ description, amount: pence })),
});

/** A child moves to another plan of its phase (docs/product/money.md#changes): first what it costs, then the order. */
export const changeRoutes = (app: Routes, { changePlans, changeInterval, limiter }: ChangeRouteDeps): void => {
  const access = 'owner' as const;

  app.post(
    '/api/stripe/preview-change',
    { config: { access }, schema: { body: PreviewChangeBody, response: { 200: ChangeQuote } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.askProviderPerFamily, actor.familyId);
      return quoteView(await changePlans.previewChange(actor, moveOf(request.body)));
    },
  );
  app.post(
    '/api/stripe/change-plan',
    { config: { access }, schema: { body: ChangePlanBody, response: { 200: ChangeStep } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.payPerFamily, actor.familyId);
      const { attemptId, dueNow, prorationDate } = request.body;
      return changePlans.change(actor, moveOf(request.body), {
        attemptId,
        dueNowPence: dueNow,
        prorationDate: new Date(prorationDate),
      });
    },
  );
  app.post(
    '/api/stripe/preview-interval',
    { config: { access }, schema: { body: PreviewIntervalBody, response: { 200: ChangeQuote } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.askProviderPerFamily, actor.familyId);
      return quoteView(await changeInterval.preview(actor, request.body.interval));
    },
  );
  app.post(
    '/api/stripe/change-interval',
    { config: { access }, schema: { body: ChangeIntervalBody, response: { 200: ChangeStep } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.payPerFamily, actor.familyId);
      const { interval, attemptId, dueNow, prorationDate } = request.body;
      return changeInterval.change(actor, interval, { attemptId, dueNowPence: dueNow, prorationDate: new Date(prorationDate) });
    },
  );
  app.post(
    '/api/stripe/give-up-change',
    { config: { access }, schema: { body: GiveUpBody, response: { 200: GivenUp } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.askProviderPerFamily, actor.familyId);
      return { status: await changePlans.giveUp(actor, request.body.attemptId) };
    },
  );
};
