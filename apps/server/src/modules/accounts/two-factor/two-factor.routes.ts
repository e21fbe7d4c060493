import { CodeBody, PasswordBody, RecoveryCodes, SignedIn, TwoFactorBegun, TwoFactorState } from '@hedgerow/contracts/accounts';
import { Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { TwoFactorService } from './two-factor.service.ts';

export const twoFactorRoutes = (
  app: Routes,
  { twoFactor, limiter }: { readonly twoFactor: TwoFactorService; readonly limiter: RateLimiter },
): void => {
  const adult = { access: 'adult' } as const;

  app.get('/api/auth/two-factor', { config: adult, schema: { response: { 200: TwoFactorState } } }, (request) =>
    twoFactor.state(actorOf(request)),
  );

  app.post(
    '/api/auth/two-factor/begin',
    { config: adult, schema: { body: PasswordBody, response: { 200: TwoFactorBegun } } },
    async (request) => {
      await limiter.take(limits.passwordCheckPerUser, actorOf(request).userId);
      return twoFactor.begin(actorOf(request), request.body.password, visitorOf(request));
    },
  );

  app.post(
    '/api/auth/two-factor/confirm',
    { config: adult, schema: { body: CodeBody, response: { 200: Success } } },
    async (request, reply) => {
      await limiter.take(limits.passwordCheckPerUser, actorOf(request).userId);
      giveCookies(reply, await twoFactor.confirm(actorOf(request), request.body.code, visitorOf(request)));
      return { success: true, message: 'Two-step sign-in is on.' };
    },
  );

  for (const [path, enter] of [
    ['/api/auth/two-factor/sign-in', twoFactor.signIn],
    ['/api/auth/two-factor/recovery', twoFactor.signInWithRecoveryCode],
  ] as const) {
    app.post(path, { config: { access: 'public' }, schema: { body: CodeBody, response: { 200: SignedIn } } }, async (request, reply) => {
      const { user, cookies } = await limiter.failing(limits.signInPerAddress, request.ip, () =>
        enter(request.body.code, visitorOf(request), request.sessionId),
      );
      giveCookies(reply, cookies);
      return { user };
    });
  }

  app.post(
    '/api/auth/two-factor/recovery-codes',
    { config: adult, schema: { body: PasswordBody, response: { 200: RecoveryCodes } } },
    async (request) => {
      await limiter.take(limits.passwordCheckPerUser, actorOf(request).userId);
      return { recoveryCodes: await twoFactor.newRecoveryCodes(request.body.password, visitorOf(request)) };
    },
  );

  app.post(
    '/api/auth/two-factor/turn-off',
    { config: adult, schema: { body: PasswordBody, response: { 200: Success } } },
    async (request, reply) => {
      await limiter.take(limits.passwordCheckPerUser, actorOf(request).userId);
      giveCookies(reply, await twoFactor.turnOff(actorOf(request), request.body.password, visitorOf(request)));
      return { success: true, message: 'Two-step sign-in is off.' };
    },
  );
};
