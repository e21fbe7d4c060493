import {
  CheckAnswerBody,
  CheckAttempt,
  CheckPosition,
  NationalChecks,
  SpokenWord,
  StartCheckBody,
} from '@hedgerow/contracts/national-checks';
import { IdParams, Success, UserIdParams } from '@hedgerow/contracts/shapes';
import { attachment } from '#http/attachment.ts';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { NationalChecksService } from './national-checks.service.ts';

export const nationalChecksRoutes = (
  app: Routes,
  { nationalChecks, limiter }: { readonly nationalChecks: NationalChecksService; readonly limiter: RateLimiter },
): void => {
  app.get('/api/national-checks', { config: { access: 'pupil' }, schema: { response: { 200: NationalChecks } } }, (request) =>
    nationalChecks.list(actorOf(request)),
  );
  app.get(
    '/api/national-checks/user/:userId',
    { config: { access: 'family' }, schema: { params: UserIdParams, response: { 200: NationalChecks } } },
    (request) => nationalChecks.list(actorOf(request), request.params.userId),
  );
  app.post(
    '/api/national-checks',
    { config: { access: 'pupil' }, schema: { body: StartCheckBody, response: { 200: CheckAttempt } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.generatePerChildHour, actor.userId);
      await limiter.take(limits.generatePerChildDay, actor.userId);
      return nationalChecks.start(actor, request.body);
    },
  );
  app.get(
    '/api/national-checks/:id',
    { config: { access: 'family' }, schema: { params: IdParams, response: { 200: CheckAttempt } } },
    (request) => nationalChecks.one(actorOf(request), request.params.id),
  );
  app.put(
    '/api/national-checks/:id/answers/:position',
    { config: { access: 'pupil' }, schema: { params: CheckPosition, body: CheckAnswerBody, response: { 200: Success } } },
    async (request) => {
      await nationalChecks.answer(actorOf(request), request.params.id, request.params.position, request.body);
      return { success: true };
    },
  );
  app.post(
    '/api/national-checks/:id/finish',
    { config: { access: 'pupil' }, schema: { params: IdParams, response: { 200: CheckAttempt } } },
    (request) => nationalChecks.finish(actorOf(request), request.params.id),
  );
  app.get(
    '/api/national-checks/:id/spoken/:position',
    { config: { access: 'family' }, schema: { params: CheckPosition, response: { 200: SpokenWord } } },
    (request) => nationalChecks.spoken(actorOf(request), request.params.id, request.params.position),
  );
  app.get(
    '/api/national-checks/:id/reading-list',
    { config: { access: 'family' }, schema: { params: IdParams } },
    async (request, reply) => {
      const body = await nationalChecks.readingList(actorOf(request), request.params.id);
      return reply
        .header('content-disposition', attachment('spelling-words.html', 'inline'))
        .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
        .type('text/html; charset=utf-8')
        .send(body);
    },
  );
};
