import { AppError } from '@hedgerow/domain/errors';
import { accountMessages, ChildLoginBody, ChildSignedIn, LoginBody, Profile, RegisterBody, SignedIn } from '@hedgerow/contracts/accounts';
import { Success } from '@hedgerow/contracts/shapes';
import type { Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { KnownDevices } from '#ports/identity.ts';
import type { AccountsService } from './accounts.service.ts';
import { signInAttempts } from '#http/sign-in-attempts.ts';

type Needs = { readonly accounts: AccountsService; readonly limiter: RateLimiter; readonly devices: KnownDevices };

export const accountsRoutes = (app: Routes, { accounts, limiter, devices }: Needs): void => {
  const attempt = signInAttempts({ limiter, devices });
  app.post(
    '/api/simple-auth/register',
    { config: { access: 'public' }, schema: { body: RegisterBody, response: { 200: SignedIn } } },
    async (request, reply) => {
      await limiter.take(limits.registerPerAddress, request.ip);
      const register = () => accounts.register(request.body, visitorOf(request), request.sessionId);
      const { user, cookies } = await limiter.failing(limits.takenPerAddress, request.ip, register, 'conflict');
      giveCookies(reply, cookies);
      return { user };
    },
  );

  app.post(
    '/api/simple-auth/login',
    { config: { access: 'public' }, schema: { body: LoginBody, response: { 200: SignedIn } } },
    async (request, reply) => {
      const { user, cookies } = await attempt(request, reply, request.body.email, () =>
        accounts.signIn(request.body, visitorOf(request), request.sessionId),
      );
      giveCookies(reply, cookies);
      if (user === null) throw new AppError('signed_out', accountMessages.codeNeeded, { details: { reason: 'two_factor' } });
      return { user };
    },
  );

  app.post(
    '/api/child-auth/child-login',
    { config: { access: 'public' }, schema: { body: ChildLoginBody, response: { 200: ChildSignedIn } } },
    async (request, reply) => {
      const { cookies } = await attempt(request, reply, request.body.username.toLowerCase(), () =>
        accounts.signInChild(request.body, visitorOf(request), request.sessionId),
      );
      giveCookies(reply, cookies);
      return { success: true, message: 'Login successful!' };
    },
  );

  app.post('/api/simple-auth/logout', { config: { access: 'public' }, schema: { response: { 200: Success } } }, async (request, reply) => {
    giveCookies(reply, await accounts.signOut(visitorOf(request)));
    // Whoever uses this browser next finds nothing: kept pages, and of a pupil the worker's store and unsent answers too.
    void reply.header('clear-site-data', request.actor?.role === 'student' ? '"cache", "storage"' : '"cache"');
    return { success: true };
  });

  for (const path of ['/api/simple-auth/profile', '/api/auth/profile'] as const) {
    app.get(path, { config: { access: 'public', readsHome: true }, schema: { response: { 200: Profile } } }, (request) =>
      accounts.profile(request.actor),
    );
  }
  /** The third face: the user alone; signed out is 401 here, as docs/product/accounts.md#signing-in expects of it. */
  app.get(
    '/api/auth/user',
    { config: { access: 'signed-in', readsHome: true }, schema: { response: { 200: SignedIn.shape.user } } },
    async (request) => {
      const { user } = await accounts.profile(request.actor);
      if (user === null) throw new Error('a signed-in profile has a user');
      return user;
    },
  );
};
