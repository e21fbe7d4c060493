import { GoogleBack } from '@hedgerow/contracts/accounts';
import { SchoolSignOn, SignOnBegun, signOnMessages, SignOnParams, SignOnPeople } from '@hedgerow/contracts/school-sign-on';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { AppError } from '@hedgerow/domain/errors';
import type { SignOnProvider } from '@hedgerow/domain/school-sign-on';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { SignOnDeskService } from './sign-on-desk.service.ts';
import type { SignOnDoorService, SignOnOutcome } from './sign-on-door.service.ts';

type Needs = {
  readonly signOn: SignOnDoorService;
  readonly signOnDesk: SignOnDeskService;
  readonly limiter: RateLimiter;
  readonly secureCookies: boolean;
};

const door = '/school-sign-in';
const desk = '/school/dashboard?tab=sign-on';
const seconds = 600;

/** Where the browser goes once it is back from the provider. */
const placeOf = (provider: SignOnProvider, outcome: SignOnOutcome): string => {
  if ('refused' in outcome) return `${door}?why=${outcome.refused}`;
  if ('desk' in outcome) return `${desk}&${outcome.desk === 'linked' ? `linked=${provider}` : `why=${outcome.desk}`}`;
  return outcome.to === 'code' ? '/login?school=code' : '/dashboard';
};

const deskRoutes = (app: Routes, { signOn, signOnDesk, limiter }: Needs, cookie: (value: string, life: number) => string): void => {
  const config = { access: 'administrator' } as const;
  app.get('/api/school/sign-on', { config, schema: { response: { 200: SchoolSignOn } } }, (request) =>
    signOnDesk.overview(actorOf(request)),
  );
  app.get('/api/school/sign-on/people', { config, schema: { response: { 200: SignOnPeople } } }, async (request) => {
    const shown = await signOnDesk.people(actorOf(request));
    request.concerned = shown.people.filter(({ kind }) => kind === 'pupil').map(({ id }) => id);
    return shown;
  });
  app.post(
    '/api/school/sign-on/:provider',
    { config, schema: { params: SignOnParams, response: { 200: SignOnBegun } } },
    async (request, reply) => {
      await limiter.take(limits.reportPerUser, actorOf(request).userId);
      const begun = await signOn.beginLink(request.params.provider, actorOf(request));
      if (begun === undefined) throw new AppError('unavailable', signOnMessages.away);
      giveCookies(reply, [cookie(begun.carried, seconds)]);
      return { address: begun.address };
    },
  );
  app.delete('/api/school/sign-on/:provider', { config, schema: { params: SignOnParams, response: { 200: Success } } }, async (request) => {
    await signOnDesk.unlink(actorOf(request), request.params.provider);
    return { success: true };
  });
  app.delete('/api/school/sign-on/people/:id', { config, schema: { params: IdParams, response: { 200: Success } } }, async (request) => {
    await signOnDesk.unlinkPerson(actorOf(request), request.params.id);
    request.concerned = [request.params.id];
    return { success: true };
  });
};

/** The way to the school's own provider and back, and the school's desk about it. */
export const schoolSignOnRoutes = (app: Routes, needs: Needs): void => {
  const { signOn, limiter, secureCookies } = needs;
  const name = `${secureCookies ? '__Secure-' : ''}hedgerow.school`;
  const cookie = (value: string, life: number) =>
    `${name}=${value}; Max-Age=${life}; Path=/api/auth/school; HttpOnly; SameSite=Lax${secureCookies ? '; Secure' : ''}`;
  const carriedIn = (header: string | undefined): string =>
    header
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';
  deskRoutes(app, needs, cookie);

  const config = { access: 'public' } as const;
  app.get('/api/auth/school/:provider', { config, schema: { params: SignOnParams } }, async (request, reply) => {
    await limiter.take(limits.schoolSignOnPerAddress, request.ip);
    const begun = await signOn.begin(request.params.provider);
    if (begun === undefined) return reply.redirect(`${door}?why=failed`, 302);
    giveCookies(reply, [cookie(begun.carried, seconds)]);
    return reply.redirect(begun.address, 302);
  });

  app.get(
    '/api/auth/school/:provider/callback',
    { config, schema: { params: SignOnParams, querystring: GoogleBack } },
    async (request, reply) => {
      await limiter.take(limits.schoolSignOnPerAddress, request.ip);
      const { code, state, error } = request.query;
      const carried = carriedIn(request.headers.cookie);
      giveCookies(reply, [cookie('', 0)]);
      void reply.header('referrer-policy', 'no-referrer');
      // Pressing Cancel there is no failure: they choose another way.
      if (error === 'access_denied' && carried !== '') return reply.redirect(signOn.isLinking(carried) ? desk : '/login', 302);
      const { provider } = request.params;
      const who = { visitor: visitorOf(request), actor: request.actor, before: request.sessionId };
      const outcome = await signOn.finish(provider, { code, state, carried }, who);
      if ('cookies' in outcome) giveCookies(reply, outcome.cookies);
      return reply.redirect(placeOf(provider, outcome), 302);
    },
  );
};
