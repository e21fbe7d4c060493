import {
  BillingHistory,
  CreateSubscriptionBody,
  CustomerBody,
  CustomerCreated,
  PaymentConfig,
  PlansById,
  SubscriptionStarted,
  SubscriptionSummary,
  SyncAnswer,
  UserIdQuery,
  billingMessages,
} from '@hedgerow/contracts/billing';
import { UserIdParams } from '@hedgerow/contracts/shapes';
import type { Parent } from '@hedgerow/domain/access';
import type { FastifyRequest } from 'fastify';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { BillingService } from './billing.service.ts';
import type { StartSubscriptionService } from './checkout/start-subscription.service.ts';

export type BillingRouteDeps = {
  readonly billing: BillingService;
  readonly startSubscription: StartSubscriptionService;
  readonly limiter: RateLimiter;
};

export const billingRoutes = (app: Routes, { billing, startSubscription, limiter }: BillingRouteDeps): void => {
  const access = 'owner' as const;

  app.get('/api/payments/plans', { config: { access: 'public' }, schema: { response: { 200: PlansById } } }, () => billing.plans());
  app.get('/api/payments/config', { config: { access: 'public' }, schema: { response: { 200: PaymentConfig } } }, () => billing.config());

  /** The parent of a call that goes on to the payment provider. */
  const askingProvider = async (request: FastifyRequest): Promise<Parent> => {
    const actor = parentOf(request);
    await limiter.take(limits.askProviderPerFamily, actor.familyId);
    return actor;
  };

  app.post('/api/create-stripe-customer', { config: { access }, schema: { response: { 200: CustomerCreated } } }, async (request) => {
    const { customerId } = await billing.customer(await askingProvider(request));
    return { customerId, id: customerId, message: billingMessages.customerReady };
  });
  app.post(
    '/api/payments/customers',
    { config: { access }, schema: { body: CustomerBody, response: { 200: CustomerCreated } } },
    async (request) => {
      const { customerId } = await billing.customer(await askingProvider(request));
      return { customerId, id: customerId, message: billingMessages.customerReady };
    },
  );

  app.post(
    '/api/create-subscription',
    { config: { access }, schema: { body: CreateSubscriptionBody, response: { 200: SubscriptionStarted } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.payPerFamily, actor.familyId);
      return startSubscription.start(actor, request.body);
    },
  );

  app.get(
    '/api/stripe/subscription',
    { config: { access }, schema: { querystring: UserIdQuery, response: { 200: SubscriptionSummary } } },
    (request) => billing.subscription(parentOf(request), request.query.userId),
  );
  app.post(
    '/api/stripe/cancel-subscription',
    { config: { access }, schema: { body: UserIdQuery, response: { 200: SubscriptionSummary } } },
    async (request) => billing.cancel(await askingProvider(request), request.body.userId),
  );
  app.post(
    '/api/stripe/keep-subscription',
    { config: { access }, schema: { body: UserIdQuery, response: { 200: SubscriptionSummary } } },
    async (request) => billing.keep(await askingProvider(request), request.body.userId),
  );
  app.post(
    '/api/payments/sync-subscription/:userId',
    { config: { access }, schema: { params: UserIdParams, response: { 200: SyncAnswer } } },
    async (request) => billing.sync(await askingProvider(request), request.params.userId),
  );
  app.get(
    '/api/stripe/billing-history',
    { config: { access }, schema: { querystring: UserIdQuery, response: { 200: BillingHistory } } },
    async (request) => billing.history(await askingProvider(request), request.query.userId),
  );
};
