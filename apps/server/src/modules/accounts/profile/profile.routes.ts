import { OnboardBody, PendingProfileBody, ProfileUpdated, UpdateProfileBody, UpdateRoleBody } from '@hedgerow/contracts/accounts';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ProfileService } from './profile.service.ts';

/** The faces of one service: who may write what is said there. */
export const profileRoutes = (
  app: Routes,
  { profile, limiter }: { readonly profile: ProfileService; readonly limiter: RateLimiter },
): void => {
  const updating = { config: { access: 'signed-in' }, schema: { body: UpdateProfileBody, response: { 200: ProfileUpdated } } } as const;
  const guarded = async (userId: string, password: string | undefined): Promise<void> => {
    if (password !== undefined) await limiter.take(limits.passwordCheckPerUser, userId);
  };
  app.put('/api/simple-auth/profile', updating, async (request) => {
    await guarded(actorOf(request).userId, request.body.password);
    return profile.update(actorOf(request), request.body);
  });
  app.post('/api/auth/update-profile', updating, async (request) => {
    await guarded(actorOf(request).userId, request.body.password);
    return profile.update(actorOf(request), request.body);
  });

  app.post(
    '/api/auth/onboard',
    { config: { access: 'signed-in' }, schema: { body: OnboardBody, response: { 200: ProfileUpdated } } },
    (request) => profile.onboard(actorOf(request), request.body),
  );

  app.post(
    '/api/auth/update-role',
    { config: { access: 'signed-in' }, schema: { body: UpdateRoleBody, response: { 200: ProfileUpdated } } },
    (request) => profile.updateRole(actorOf(request), request.body.role),
  );

  app.post(
    '/api/auth/apply-pending-profile',
    { config: { access: 'signed-in' }, schema: { body: PendingProfileBody, response: { 200: ProfileUpdated } } },
    (request) => profile.applyPending(actorOf(request), request.body),
  );
};
