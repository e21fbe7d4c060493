import { ClassResources, TeacherResource, TeacherResources } from '@hedgerow/contracts/class-resources';
import { ChildIdParams, IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { uploadBodyLimit, withUpload } from '#http/receive-upload.ts';
import { sendDocument } from '#http/send-document.ts';
import type { ClassResourcesService } from './class-resources.service.ts';

type Needs = { readonly classResources: ClassResourcesService; readonly limiter: RateLimiter };

const access = 'teacher' as const;

/** Needs the multipart reader that filesRoutes registers. */
export const classResourcesRoutes = (app: Routes, { classResources, limiter }: Needs): void => {
  app.get('/api/teacher/resources', { config: { access }, schema: { response: { 200: TeacherResources } } }, (request) =>
    classResources.listSharedBy(actorOf(request)),
  );
  app.post(
    '/api/teacher/resources',
    {
      config: { access },
      bodyLimit: uploadBodyLimit,
      schema: { consumes: ['multipart/form-data'], response: { 200: TeacherResource } },
    },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.uploadPerChild, actor.userId);
      return withUpload(request, classResources.missingFile, (arrived) => classResources.share(actor, arrived));
    },
  );
  app.delete(
    '/api/teacher/resources/:id',
    { config: { access }, schema: { params: IdParams, response: { 200: Success } } },
    async (request) => {
      await classResources.remove(actorOf(request), request.params.id);
      return { success: true };
    },
  );

  app.get('/api/class-resources', { config: { access: 'pupil' }, schema: { response: { 200: ClassResources } } }, (request) =>
    classResources.listForChild(actorOf(request)),
  );
  app.get(
    '/api/class-resources/child/:childId',
    { config: { access: 'family' }, schema: { params: ChildIdParams, response: { 200: ClassResources } } },
    (request) => classResources.listForChild(actorOf(request), request.params.childId),
  );
  app.get(
    '/api/class-resources/:id/download',
    { config: { access: 'home-and-school' }, schema: { params: IdParams } },
    async (request, reply) => sendDocument(reply, await classResources.open(actorOf(request), request.params.id), 'attachment'),
  );
};
