import {
  ApplyCodeBody,
  CheckoutBody,
  CheckoutCancelled,
  CheckoutOpened,
  CodeApplied,
  CurrentCode,
  IndividualCheckoutBody,
  PartnerCode,
  ValidateCodeBody,
} from '@hedgerow/contracts/checkout';
import type { Parent } from '@hedgerow/domain/access';
import type { FastifyRequest } from 'fastify';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { CheckoutService } from './checkout.service.ts';
import type { CodesService } from '../codes/codes.service.ts';

export type CheckoutRouteDeps = { readonly checkout: CheckoutService; readonly codes: CodesService; readonly limiter: RateLimiter };

export const checkoutRoutes = (app: Routes, { checkout, codes, limiter }: CheckoutRouteDeps): void => {
  const access = 'owner' as const;

  const paying = async (request: FastifyRequest): Promise<Parent> => {
    const actor = parentOf(request);
    await limiter.take(limits.payPerFamily, actor.familyId);
    return actor;
  };
  /** Codes are not found by trying. */
  const tryingCode = async (request: FastifyRequest): Promise<Parent> => {
    const actor = parentOf(request);
    await limiter.take(limits.codePerAddress, request.ip);
    await limiter.take(limits.codePerFamily, actor.familyId);
    return actor;
  };

  for (const path of ['/api/payments/checkout', '/api/stripe/family-checkout'])
    app.post(path, { config: { access }, schema: { body: CheckoutBody, response: { 200: CheckoutOpened } } }, async (request) =>
      checkout.open(await paying(request), request.body),
    );
  app.post(
    '/api/stripe/individual-checkout',
    { config: { access }, schema: { body: IndividualCheckoutBody, response: { 200: CheckoutOpened } } },
    async (request) => {
      const { childId, planId, ...rest } = request.body;
      return checkout.open(
        await paying(request),
        childId === undefined ? { ...rest, planIds: planId } : { ...rest, items: [{ childId, planId }] },
      );
    },
  );
  app.post('/api/payments/cancel-checkout', { config: { access }, schema: { response: { 200: CheckoutCancelled } } }, async (request) => {
    const actor = parentOf(request);
    await limiter.take(limits.askProviderPerFamily, actor.familyId);
    return checkout.cancel(actor);
  });

  app.post(
    '/api/payments/validate-partner-code',
    { config: { access }, schema: { body: ValidateCodeBody, response: { 200: PartnerCode } } },
    async (request) => codes.validate(await tryingCode(request), request.body.code),
  );
  app.post(
    '/api/payments/apply-partner-code',
    { config: { access }, schema: { body: ApplyCodeBody, response: { 200: CodeApplied } } },
    async (request) => checkout.applyCode(await tryingCode(request), request.body),
  );
  app.get('/api/payments/partner-code', { config: { access }, schema: { response: { 200: CurrentCode } } }, async (request) => ({
    partnerCode: await codes.current(parentOf(request)),
  }));
  app.post('/api/payments/remove-partner-code', { config: { access }, schema: { response: { 200: CurrentCode } } }, async (request) => {
    await codes.forget(parentOf(request));
    return { partnerCode: null };
  });
};
