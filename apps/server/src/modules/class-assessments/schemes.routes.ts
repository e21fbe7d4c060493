import { ClassIdParams } from '@hedgerow/contracts/classes';
import { ClassScheme, SchemeBody, Starter } from '@hedgerow/contracts/schemes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { SchemesService } from './schemes.service.ts';

type Needs = { readonly schemes: SchemesService; readonly limiter: RateLimiter };

const config = { access: 'teacher' } as const;

/** The scheme of learning that a class follows. */
export const schemesRoutes = (app: Routes, { schemes, limiter }: Needs): void => {
  const path = '/api/teacher/classes/:classId/scheme';
  const answer = { response: { 200: ClassScheme } };
  app.get(path, { config, schema: { params: ClassIdParams, ...answer } }, (request) =>
    schemes.read(actorOf(request), request.params.classId),
  );
  app.put(path, { config, schema: { params: ClassIdParams, body: SchemeBody, ...answer } }, (request) =>
    schemes.follow(actorOf(request), request.params.classId, request.body),
  );
  app.delete(path, { config, schema: { params: ClassIdParams, ...answer } }, (request) =>
    schemes.leave(actorOf(request), request.params.classId),
  );
  app.post(
    '/api/teacher/classes/:classId/starter',
    { config, schema: { params: ClassIdParams, response: { 200: Starter } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.paperPerTeacher, actor.userId);
      return schemes.starter(actor, request.params.classId);
    },
  );
};
