import { LinkQuery } from '@hedgerow/contracts/accounts';
import { Message } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { VerificationService } from './verification.service.ts';

export const verificationRoutes = (
  app: Routes,
  { verification, limiter }: { readonly verification: VerificationService; readonly limiter: RateLimiter },
): void => {
  app.get('/api/auth/verify-email', { config: { access: 'public' }, schema: { querystring: LinkQuery } }, async (request, reply) => {
    await limiter.take(limits.linkPerAddress, request.ip);
    const done = await verification.verify(request.query.token);
    return reply.header('referrer-policy', 'no-referrer').redirect(done ? '/?verified=true' : '/?verified=false', 302);
  });

  app.post('/api/auth/resend-verification', { config: { access: 'adult' }, schema: { response: { 200: Message } } }, async (request) => {
    const { userId } = actorOf(request);
    await limiter.take(limits.emailPerUser, userId);
    return { message: await verification.resend(userId) };
  });

  app.get('/api/auth/confirm-email', { config: { access: 'public' }, schema: { querystring: LinkQuery } }, async (request, reply) => {
    await limiter.take(limits.linkPerAddress, request.ip);
    const done = await verification.confirmMove(request.query.token);
    return reply.header('referrer-policy', 'no-referrer').redirect(done ? '/login?email=changed' : '/login?email=expired', 302);
  });
};
