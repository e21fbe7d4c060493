import { ClassIdParams } from '@hedgerow/contracts/classes';
import {
  LtiClass,
  LtiCourseList,
  LtiCourseParams,
  LtiInvitation,
  LtiKeys,
  LtiLaunch,
  LtiLinkBody,
  LtiLinkParams,
  LtiLogin,
  LtiPick,
  LtiPlatforms,
  LtiRegister,
  LtiTicket,
  NewLtiPlatformBody,
} from '@hedgerow/contracts/lti';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { longDate } from '@hedgerow/domain/calendar-dates';
import type { LtiRefusal } from '@hedgerow/domain/lti';
import type { FastifyReply } from 'fastify';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { LtiClassService } from './lti-class.service.ts';
import type { LtiDeskService } from './lti-desk.service.ts';
import type { LtiDoorService } from './lti-door.service.ts';
import type { LtiKeysService } from './lti-keys.service.ts';
import {
  enterPage,
  ltiPageHeaders,
  notRegisteredPage,
  pickPage,
  refusedPage,
  registeredPage,
  registrationHeaders,
  sentPage,
} from './lti-pages.ts';
import type { LtiRegistrationService } from './lti-registration.service.ts';

type Needs = {
  readonly ltiDoor: LtiDoorService;
  readonly ltiDesk: LtiDeskService;
  readonly ltiKeys: LtiKeysService;
  readonly ltiClass: LtiClassService;
  readonly ltiRegistration: LtiRegistrationService;
  readonly limiter: RateLimiter;
  readonly productName: string;
};

const form = 'application/x-www-form-urlencoded';
const longestForm = 100_000;

const deskRoutes = (app: Routes, { ltiDesk, ltiRegistration }: Needs): void => {
  const config = { access: 'administrator' } as const;
  const answer = { response: { 200: LtiPlatforms } };
  app.get('/api/school/lti', { config, schema: answer }, (request) => ltiDesk.list(actorOf(request)));
  app.post('/api/school/lti', { config, schema: { ...answer, body: NewLtiPlatformBody } }, (request) =>
    ltiDesk.add(actorOf(request), request.body),
  );
  app.post('/api/school/lti/invitation', { config, schema: { response: { 200: LtiInvitation } } }, (request) =>
    ltiRegistration.invite(actorOf(request)),
  );
  app.post('/api/school/lti/:id/approve', { config, schema: { ...answer, params: IdParams } }, (request) =>
    ltiDesk.approve(actorOf(request), request.params.id),
  );
  app.post('/api/school/lti/:id/marks', { config, schema: { ...answer, params: IdParams } }, (request) =>
    ltiDesk.sendMarksAgain(actorOf(request), request.params.id),
  );
  app.delete('/api/school/lti/:id', { config, schema: { ...answer, params: IdParams } }, (request) =>
    ltiDesk.remove(actorOf(request), request.params.id),
  );
};

const classRoutes = (app: Routes, { ltiClass, limiter }: Needs): void => {
  const config = { access: 'teacher' } as const;
  const path = '/api/teacher/classes/:classId/platform';
  app.get(path, { config, schema: { params: ClassIdParams, response: { 200: LtiClass } } }, (request) =>
    ltiClass.read(actorOf(request), request.params.classId),
  );
  // It asks another server: a press, never a page that opens.
  app.post(`${path}/:courseId/list`, { config, schema: { params: LtiCourseParams, response: { 200: LtiCourseList } } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.reportPerUser, actor.userId);
    return ltiClass.list(actor, request.params.classId, request.params.courseId);
  });
  app.post(
    `${path}/:courseId/links`,
    { config, schema: { params: LtiCourseParams, body: LtiLinkBody, response: { 200: Success } } },
    async (request) => {
      const { classId, courseId } = request.params;
      const actor = actorOf(request);
      await limiter.take(limits.reportPerUser, actor.userId);
      await ltiClass.link(actor, classId, courseId, request.body);
      request.concerned = [request.body.childId];
      return { success: true };
    },
  );
  app.delete(
    `${path}/:courseId/links/:childId`,
    { config, schema: { params: LtiLinkParams, response: { 200: Success } } },
    async (request) => {
      const { classId, courseId, childId } = request.params;
      await ltiClass.unlink(actorOf(request), classId, courseId, childId);
      return { success: true };
    },
  );
};

const show = (reply: FastifyReply, html: string, frames: readonly string[] = [], action = "'self'"): FastifyReply =>
  reply.headers(ltiPageHeaders(frames, action)).type('text/html; charset=utf-8').send(html);

/** A learning platform opens us (LTI 1.3): its login, its launch, and our own pages in between. Forms pass here alone. */
export const ltiRoutes = async (app: Routes, needs: Needs): Promise<void> => {
  const { ltiDoor, ltiKeys, ltiRegistration, limiter, productName } = needs;
  deskRoutes(app, needs);
  classRoutes(app, needs);

  const refuse = (reply: FastifyReply, why: LtiRefusal, frames?: readonly string[]): FastifyReply =>
    show(reply.code(400), refusedPage(productName, why), frames);

  // Other sites send the browser here with a form: nothing is read from a session, and the signed message alone counts.
  const config = { access: 'machine' } as const;
  app.get('/api/lti/keys', { config, schema: { response: { 200: LtiKeys } } }, async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return ltiKeys.published();
  });

  app.get('/api/lti/register', { config, exposeHeadRoute: false, schema: { querystring: LtiRegister } }, async (request, reply) => {
    await limiter.take(limits.schoolSignOnPerAddress, request.ip);
    const asked = request.query;
    const registered = await ltiRegistration.register(asked);
    const html =
      'refused' in registered ? notRegisteredPage(productName, registered.refused) : registeredPage(productName, registered.name);
    // The platform shows it in a frame; there is nothing on it to press.
    const from = URL.canParse(asked.openid_configuration) ? [new URL(asked.openid_configuration).origin] : [];
    const frames = 'refused' in registered ? from.filter((origin) => origin !== 'null') : registered.frames;
    return reply
      .code('refused' in registered ? 400 : 200)
      .headers(registrationHeaders(frames))
      .type('text/html; charset=utf-8')
      .send(html);
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
      if ('refused' in launched) return refuse(reply, launched.refused, launched.frames);
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
