import { LtiKeys, LtiLaunch, LtiLogin, LtiPick, LtiPlatforms, LtiTicket, NewLtiPlatformBody } from '@hedgerow/contracts/lti';
import { IdParams } from '@hedgerow/contracts/shapes';
import { longDate } from '@hedgerow/domain/calendar-dates';
import type { LtiRefusal } from '@hedgerow/domain/lti';
import type { FastifyReply } from 'fastify';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { LtiDeskService } from './lti-desk.service.ts';
import type { LtiDoorService } from './lti-door.service.ts';
import type { LtiKeysService } from './lti-keys.service.ts';
import { enterPage, ltiPageHeaders, pickPage, refusedPage, sentPage } from './lti-pages.ts';

type Needs = {
  readonly ltiDoor: LtiDoorService;
  readonly ltiDesk: LtiDeskService;
  readonly ltiKeys: LtiKeysService;
  readonly limiter: RateLimiter;
  readonly productName: string;
};

const form = 'application/x-www-form-urlencoded';
const longestForm = 100_000;

const deskRoutes = (app: Routes, { ltiDesk }: Needs): void => {
  const config = { access: 'administrator' } as const;
  const answer = { response: { 200: LtiPlatforms } };
  app.get('/api/school/lti', { config, schema: answer }, (request) => ltiDesk.list(actorOf(request)));
  app.post('/api/school/lti', { config, schema: { ...answer, body: NewLtiPlatformBody } }, (request) =>
    ltiDesk.add(actorOf(request), request.body),
  );
  app.delete('/api/school/lti/:id', { config, schema: { ...answer, params: IdParams } }, (request) =>
    ltiDesk.remove(actorOf(request), request.params.id),
  );
};

const show = (reply: FastifyReply, html: string, frames: readonly string[] = [], action = "'self'"): FastifyReply =>
  reply.headers(ltiPageHeaders(frames, action)).type('text/html; charset=utf-8').send(html);

/** A learning platform opens us (LTI 1.3): its login, its launch, and our own pages in between. Forms pass here alone. */
export const ltiRoutes = async (app: Routes, needs: Needs): Promise<void> => {
  const { ltiDoor, ltiKeys, limiter, productName } = needs;
  deskRoutes(app, needs);

  const refuse = (reply: FastifyReply, why: LtiRefusal): FastifyReply => show(reply.code(400), refusedPage(productName, why));

  // Other sites send the browser here with a form: nothing is read from a session, and the signed message alone counts.
  const config = { access: 'machine' } as const;
  app.get('/api/lti/keys', { config, schema: { response: { 200: LtiKeys } } }, async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return ltiKeys.published();
  });

  const begin = async (reply: FastifyReply, address: string, asked: LtiLogin): Promise<FastifyReply> => {
    await limiter.take(limits.schoolSignOnPerAddress, address);
    const to = await ltiDoor.login(asked);
    return to === undefined ? refuse(reply, 'platform') : reply.redirect(to, 302);
  };

  await app.register(async (scope: Routes) => {
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: longestForm }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get('/api/lti/login', { config, exposeHeadRoute: false, schema: { querystring: LtiLogin } }, (request, reply) =>
      begin(reply, request.ip, request.query),
    );
    scope.post('/api/lti/login', { config, schema: { body: LtiLogin } }, (request, reply) => begin(reply, request.ip, request.body));

    scope.post('/api/lti/launch', { config, schema: { body: LtiLaunch } }, async (request, reply) => {
      await limiter.take(limits.schoolSignOnPerAddress, request.ip);
      const launched = await ltiDoor.launch(request.body);
      if ('refused' in launched) return refuse(reply, launched.refused);
      const { ticket, frames } = launched;
      return launched.shows === 'enter'
        ? show(reply, enterPage(productName, launched.name, ticket), frames)
        : show(reply, pickPage(productName, launched.work, ticket, longDate), frames);
    });

    // From here on the form is our own page's, which the origin check holds.
    const own = { access: 'public' } as const;
    scope.post('/api/lti/enter', { config: own, schema: { body: LtiTicket } }, async (request, reply) => {
      const entered = await ltiDoor.enter(request.body.ticket, visitorOf(request), request.sessionId);
      if ('refused' in entered) return refuse(reply, entered.refused);
      giveCookies(reply, entered.cookies);
      return reply.redirect(entered.to, 303);
    });
    scope.post('/api/lti/deep-link', { config: own, schema: { body: LtiPick } }, async (request, reply) => {
      const sent = await ltiDoor.pick(request.body.ticket, request.body.work);
      if ('refused' in sent) return refuse(reply, sent.refused);
      return show(reply, sentPage(productName, sent), sent.frames, new URL(sent.address).origin);
    });
  });
};
