import { InviteBody, Invited, JoinBody, Joined, referralMessages, ReferralOverview } from '@hedgerow/contracts/referrals';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ReferralService } from './referral.service.ts';

export const referralRoutes = (app: Routes, { referrals, limiter }: { referrals: ReferralService; limiter: RateLimiter }): void => {
  const access = 'owner' as const;

  app.get('/api/referrals', { config: { access }, schema: { response: { 200: ReferralOverview } } }, async (request) => {
    const actor = parentOf(request);
    await limiter.take(limits.askProviderPerFamily, actor.familyId);
    return referrals.overview(actor);
  });

  app.post('/api/referrals/join', { config: { access }, schema: { body: JoinBody, response: { 200: Joined } } }, async (request) => {
    const actor = parentOf(request);
    await limiter.take(limits.referralCodePerFamily, actor.familyId);
    return { code: await referrals.join(actor, request.body.code), message: referralMessages.joined };
  });

  app.post('/api/referrals/invite', { config: { access }, schema: { body: InviteBody, response: { 200: Invited } } }, async (request) => {
    const actor = parentOf(request);
    await limiter.take(limits.invitePerFamily, actor.familyId);
    const { sent, invited } = await referrals.invite(actor, request.body.email);
    return { sent, invited, message: sent ? referralMessages.invited : referralMessages.invitedBefore };
  });
};
