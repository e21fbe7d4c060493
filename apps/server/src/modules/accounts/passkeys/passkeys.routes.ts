import { SignedIn } from '@hedgerow/contracts/accounts';
import { AddPasskeyBody, CeremonyOptions, Passkeys, PasskeySignInBody, RecentProof } from '@hedgerow/contracts/passkeys';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes, sessionIdOf } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { PasskeysService } from './passkeys.service.ts';

type Needs = { readonly passkeys: PasskeysService; readonly limiter: RateLimiter };

export const passkeyRoutes = (app: Routes, { passkeys, limiter }: Needs): void => {
  const adult = { access: 'adult' } as const;
  const open = { access: 'public' } as const;

  app.get('/api/auth/passkeys', { config: adult, schema: { response: { 200: Passkeys } } }, (request) => passkeys.list(actorOf(request)));

  app.post(
    '/api/auth/passkeys/begin',
    { config: adult, schema: { body: RecentProof, response: { 200: CeremonyOptions } } },
    async (request, reply) => {
      await limiter.take(limits.passwordCheckPerUser, actorOf(request).userId);
      const proof = { sessionId: sessionIdOf(request), password: request.body.password };
      const { options, cookies } = await passkeys.begin(actorOf(request), proof, visitorOf(request));
      giveCookies(reply, cookies);
      return options;
    },
  );

  app.post('/api/auth/passkeys', { config: adult, schema: { body: AddPasskeyBody, response: { 200: Success } } }, async (request) => {
    const { name, response } = request.body;
    await passkeys.add(actorOf(request), { name, response }, visitorOf(request));
    return { success: true, message: 'The passkey was added.' };
  });

  app.post(
    '/api/auth/passkeys/:id/remove',
    { config: adult, schema: { params: IdParams, body: RecentProof, response: { 200: Success } } },
    async (request) => {
      await limiter.take(limits.passwordCheckPerUser, actorOf(request).userId);
      const proof = { sessionId: sessionIdOf(request), password: request.body.password };
      await passkeys.remove(actorOf(request), request.params.id, proof);
      return { success: true, message: 'The passkey was removed.' };
    },
  );

  app.post('/api/auth/passkeys/sign-in/begin', { config: open, schema: { response: { 200: CeremonyOptions } } }, async (request, reply) => {
    await limiter.take(limits.passkeyQuestionPerAddress, request.ip);
    const { options, cookies } = await passkeys.beginSignIn(visitorOf(request));
    giveCookies(reply, cookies);
    return options;
  });

  app.post(
    '/api/auth/passkeys/sign-in',
    { config: open, schema: { body: PasskeySignInBody, response: { 200: SignedIn } } },
    async (request, reply) => {
      const { user, cookies } = await limiter.failing(limits.signInPerAddress, request.ip, () =>
        passkeys.signIn(request.body.response, visitorOf(request), request.sessionId),
      );
      giveCookies(reply, cookies);
      return { user };
    },
  );
};
