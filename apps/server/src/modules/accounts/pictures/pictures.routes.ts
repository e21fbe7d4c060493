import { ChildSignedIn } from '@hedgerow/contracts/accounts';
import { PictureChildren, PictureLoginBody, PicturesBody, PicturesChosen, TrustedDevices } from '@hedgerow/contracts/picture-sign-in';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { PicturesService } from './pictures.service.ts';

type Needs = { readonly pictures: PicturesService; readonly limiter: RateLimiter; readonly secureCookies: boolean };

export const picturesRoutes = (app: Routes, { pictures, limiter, secureCookies }: Needs): void => {
  const name = `${secureCookies ? '__Secure-' : ''}hedgerow.device`;
  const halfAYear = 182 * 86_400;
  const cookie = (token: string) =>
    `${name}=${token}; Max-Age=${halfAYear}; Path=/api; HttpOnly; SameSite=Strict${secureCookies ? '; Secure' : ''}`;
  const tokenIn = (header: string | undefined): string =>
    header
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';
  const parent = { access: 'parent' } as const;

  app.post('/api/parent/trusted-devices', { config: parent, schema: { response: { 200: Success } } }, async (request, reply) => {
    giveCookies(reply, [cookie(await pictures.trust(parentOf(request), visitorOf(request)))]);
    return { success: true, message: 'This device is trusted for picture sign-in.' };
  });

  app.get('/api/parent/trusted-devices', { config: parent, schema: { response: { 200: TrustedDevices } } }, (request) =>
    pictures.devices(parentOf(request), tokenIn(request.headers.cookie)),
  );

  app.delete(
    '/api/parent/trusted-devices/:id',
    { config: parent, schema: { params: IdParams, response: { 200: Success } } },
    async (request) => {
      await pictures.distrust(parentOf(request), request.params.id);
      return { success: true };
    },
  );

  app.get(
    '/api/parent/child/:id/pictures',
    { config: parent, schema: { params: IdParams, response: { 200: PicturesChosen } } },
    async (request) => ({ chosen: await pictures.chosen(parentOf(request), request.params.id) }),
  );

  app.put(
    '/api/parent/child/:id/pictures',
    { config: parent, schema: { params: IdParams, body: PicturesBody, response: { 200: Success } } },
    async (request) => {
      await pictures.choose(parentOf(request), request.params.id, request.body.pictures);
      return { success: true };
    },
  );

  app.delete(
    '/api/parent/child/:id/pictures',
    { config: parent, schema: { params: IdParams, response: { 200: Success } } },
    async (request) => {
      await pictures.forget(parentOf(request), request.params.id);
      return { success: true };
    },
  );

  app.get(
    '/api/child-auth/picture-children',
    { config: { access: 'public' }, schema: { response: { 200: PictureChildren } } },
    async (request) => ({
      children: await pictures.childrenOn(tokenIn(request.headers.cookie)),
    }),
  );

  app.post(
    '/api/child-auth/picture-login',
    { config: { access: 'public' }, schema: { body: PictureLoginBody, response: { 200: ChildSignedIn } } },
    async (request, reply) => {
      await limiter.take(limits.picturesPerChild, request.body.childId);
      const { childId, pictures: tapped } = request.body;
      const attempt = { token: tokenIn(request.headers.cookie), childId, tapped };
      const { cookies } = await limiter.failing(limits.signInPerAddress, request.ip, () =>
        pictures.signIn(attempt, visitorOf(request), request.sessionId),
      );
      giveCookies(reply, cookies);
      return { success: true, message: 'Login successful!' };
    },
  );
};
