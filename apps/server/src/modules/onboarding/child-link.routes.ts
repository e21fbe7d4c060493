import { ChildLinkBody, LinkChildBody, LinkedChild, ParentLink } from '@hedgerow/contracts/onboarding';
import { Success } from '@hedgerow/contracts/shapes';
import { parentOf, pupilOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ChildLinkService } from './child-link.service.ts';

type Needs = { readonly childLink: ChildLinkService; readonly limiter: RateLimiter };

export const childLinkRoutes = (app: Routes, { childLink, limiter }: Needs): void => {
  app.post('/api/account/parent-link', { config: { access: 'pupil' }, schema: { response: { 200: ParentLink } } }, async (request) => {
    const actor = pupilOf(request);
    await limiter.take(limits.linkPerAddress, actor.userId);
    return { code: await childLink.codeFor(actor) };
  });

  app.post(
    '/api/onboarding/child-link/look',
    { config: { access: 'owner' }, schema: { body: ChildLinkBody, response: { 200: LinkedChild } } },
    async (request) => {
      await limiter.take(limits.linkPerAddress, request.ip);
      return childLink.look(request.body.code);
    },
  );

  app.post(
    '/api/onboarding/child-link',
    { config: { access: 'owner' }, schema: { body: LinkChildBody, response: { 200: Success } } },
    async (request) => {
      await limiter.take(limits.linkPerAddress, request.ip);
      // Whoever brings an account has work in it, which the parent sees from now on.
      request.concerned = [await childLink.link(parentOf(request), request.body)];
      return { success: true };
    },
  );
};
