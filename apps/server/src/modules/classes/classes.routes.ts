import { ClassAnalytics, ClassIdParams, ClassWeeks, TeacherClasses } from '@hedgerow/contracts/classes';
import { ClassRequest, ClassRequestBody, ClassRequests } from '@hedgerow/contracts/class-requests';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ClassAnalyticsService } from './class-analytics.service.ts';
import type { ClassRequestsService } from './class-requests.service.ts';
import type { ClassesService } from './classes.service.ts';

type Needs = {
  readonly classes: ClassesService;
  readonly classAnalytics: ClassAnalyticsService;
  readonly classRequests: ClassRequestsService;
  readonly limiter: RateLimiter;
};

const access = 'teacher' as const;

export const classesRoutes = (app: Routes, { classes, classAnalytics, classRequests, limiter }: Needs): void => {
  app.get('/api/teacher/classes', { config: { access }, schema: { response: { 200: TeacherClasses } } }, (request) =>
    classes.classesOf(actorOf(request)),
  );
  app.get(
    '/api/teacher/classes/:classId/weeks',
    { config: { access }, schema: { params: ClassIdParams, response: { 200: ClassWeeks } } },
    (request) => classAnalytics.weeks(actorOf(request), request.params.classId),
  );
  app.get(
    '/api/teacher/classes/:classId/analytics',
    { config: { access }, schema: { params: ClassIdParams, response: { 200: ClassAnalytics } } },
    (request) => classAnalytics.analytics(actorOf(request), request.params.classId),
  );

  app.get('/api/teacher/requests', { config: { access }, schema: { response: { 200: ClassRequests } } }, (request) =>
    classRequests.list(actorOf(request)),
  );
  app.post(
    '/api/teacher/requests',
    { config: { access }, schema: { body: ClassRequestBody, response: { 200: ClassRequest } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.askAdministratorPerTeacher, actor.userId);
      return classRequests.ask(actor, request.body);
    },
  );
  app.delete(
    '/api/teacher/requests/:id',
    { config: { access }, schema: { params: IdParams, response: { 200: Success } } },
    async (request) => {
      await classRequests.takeBack(actorOf(request), request.params.id);
      return { success: true };
    },
  );
};
