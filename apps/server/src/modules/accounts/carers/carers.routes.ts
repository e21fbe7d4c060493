import { LinkQuery, SignedIn } from '@hedgerow/contracts/accounts';
import { AcceptCarerBody, CarerInvitation, carerMessages, Carers, InviteCarerBody, RegisterCarerBody } from '@hedgerow/contracts/carers';
import { Message, Success } from '@hedgerow/contracts/shapes';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { CarersService } from './carers.service.ts';

type Needs = { readonly carers: CarersService; readonly limiter: RateLimiter };

export const carersRoutes = (app: Routes, { carers, limiter }: Needs): void => {
  const owner = { access: 'owner' } as const;
  const parent = { access: 'parent' } as const;
  const open = { access: 'public' } as const;
  const done = { response: { 200: Success } };

  app.get('/api/family/carers', { config: parent, schema: { response: { 200: Carers } } }, (request) => carers.list(parentOf(request)));

  app.post(
    '/api/family/carers/invite',
    { config: owner, schema: { body: InviteCarerBody, response: { 200: Message } } },
    async (request) => {
      const actor = parentOf(request);
      await limiter.take(limits.invitePerFamily, `carer:${actor.familyId}`);
      await carers.invite(actor, request.body.email);
      return { message: carerMessages.invited };
    },
  );

  app.post('/api/family/carers/withdraw', { config: owner, schema: done }, async (request) => {
    await carers.withdraw(parentOf(request));
    return { success: true };
  });

  app.post('/api/family/carers/remove', { config: owner, schema: done }, async (request) => {
    await carers.remove(parentOf(request));
    return { success: true };
  });

  app.post('/api/family/carers/leave', { config: parent, schema: done }, async (request) => {
    await carers.leave(parentOf(request));
    return { success: true };
  });

  app.get(
    '/api/family/carers/invitation',
    { config: open, schema: { querystring: LinkQuery, response: { 200: CarerInvitation } } },
    async (request) => {
      await limiter.take(limits.linkPerAddress, request.ip);
      return carers.look(request.query.token);
    },
  );

  app.post('/api/family/carers/accept', { config: parent, schema: { body: AcceptCarerBody, ...done } }, async (request) => {
    await limiter.take(limits.linkPerAddress, request.ip);
    await carers.accept(parentOf(request), request.body.token);
    return { success: true };
  });

  app.post(
    '/api/family/carers/register',
    { config: open, schema: { body: RegisterCarerBody, response: { 200: SignedIn } } },
    async (request, reply) => {
      await limiter.take(limits.linkPerAddress, request.ip);
      const { user, cookies } = await carers.register(request.body, visitorOf(request), request.sessionId);
      giveCookies(reply, cookies);
      return { user };
    },
  );
};
