import { GoogleBack, GoogleDoorQuery, SignInOptions } from '@hedgerow/contracts/accounts';
import type { Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import { isParentRole } from '@hedgerow/domain/access';
import type { SignOnProvider } from '@hedgerow/domain/school-sign-on';
import type { GoogleDoor, GoogleRefusal, GoogleService } from './google.service.ts';

const callback = '/api/auth/google/callback';
const familySignup = '/family-signup';
/** Beside what the browser must bring back, so that the way leads to where it began. */
const familyMark = '.family';
const doorOf = (kept: string): GoogleDoor => (kept.endsWith(familyMark) ? 'family' : 'sign-in');
/** The sign-in page says it in words. */
const refusedAt = (why: GoogleRefusal): string => `/login?google=${why}`;

type Needs = {
  readonly google: GoogleService;
  readonly schoolsOffer: () => Promise<SignOnProvider[]>;
  readonly limiter: RateLimiter;
  readonly secureCookies: boolean;
};

export const googleRoutes = (app: Routes, { google, schoolsOffer, limiter, secureCookies }: Needs): void => {
  const name = `${secureCookies ? '__Secure-' : ''}hedgerow.google`;
  const cookie = (value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=${callback}; HttpOnly; SameSite=Lax${secureCookies ? '; Secure' : ''}`;
  const keptIn = (header: string | undefined): string =>
    header
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';

  app.get('/api/auth/options', { config: { access: 'public' }, schema: { response: { 200: SignInOptions } } }, async () => ({
    google: google.offered,
    school: await schoolsOffer(),
  }));

  app.get('/api/auth/google', { config: { access: 'public' }, schema: { querystring: GoogleDoorQuery } }, async (request, reply) => {
    await limiter.take(limits.signInPerAddress, request.ip);
    const begun = await google.begin();
    if (begun === undefined) return reply.redirect(refusedAt('failed'), 302);
    giveCookies(reply, [cookie(`${begun.kept}${request.query.from === 'family' ? familyMark : ''}`, 600)]);
    return reply.redirect(begun.address, 302);
  });

  app.get(callback, { config: { access: 'public' }, schema: { querystring: GoogleBack } }, async (request, reply) => {
    await limiter.take(limits.signInPerAddress, request.ip);
    const { code, state, error } = request.query;
    const brought = keptIn(request.headers.cookie);
    const door = doorOf(brought);
    const kept = brought.replace(familyMark, '');
    // Pressing Cancel there is no failure: they choose another way in.
    if (error === 'access_denied' && kept !== '') {
      giveCookies(reply, [cookie('', 0)]);
      return reply.redirect(door === 'family' ? familySignup : '/login', 302);
    }
    const outcome = await google.finish({ code, state, kept }, door, visitorOf(request), request.sessionId);
    giveCookies(reply, [cookie('', 0)]);
    void reply.header('referrer-policy', 'no-referrer');
    if ('refused' in outcome) return reply.redirect(refusedAt(outcome.refused), 302);
    giveCookies(reply, outcome.cookies);
    return reply.redirect(door === 'family' && isParentRole(outcome.role) ? familySignup : '/dashboard', 302);
  });
};
