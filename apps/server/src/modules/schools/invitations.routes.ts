import { AcceptInvitationBody, Invitation, LinkQuery, SignedIn } from '@hedgerow/contracts/accounts';
import type { Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { InvitationsService } from './invitations.service.ts';

export const invitationsRoutes = (
  app: Routes,
  { invitations, limiter }: { readonly invitations: InvitationsService; readonly limiter: RateLimiter },
): void => {
  app.get(
    '/api/auth/invitation',
    { config: { access: 'public' }, schema: { querystring: LinkQuery, response: { 200: Invitation } } },
    async (request) => {
      await limiter.take(limits.linkPerAddress, request.ip);
      return invitations.look(request.query.token);
    },
  );

  app.post(
    '/api/auth/accept-invitation',
    { config: { access: 'public' }, schema: { body: AcceptInvitationBody, response: { 200: SignedIn } } },
    async (request, reply) => {
      await limiter.take(limits.linkPerAddress, request.ip);
      const { user, cookies } = await invitations.accept(request.body, visitorOf(request), request.sessionId);
      giveCookies(reply, cookies);
      return { user };
    },
  );
};
