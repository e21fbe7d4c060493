import {
  ClassAnalytics,
  ClassIdParams,
  ClassPupilPage,
  ClassPupilParams,
  ClassPupilWorkParams,
  ClassWeeks,
  HomeworkParams,
  Homeworks,
  LessonCard,
  Reminded,
  TeacherClasses,
} from '@hedgerow/contracts/classes';
import { Assessment } from '@hedgerow/contracts/assessments';
import { ClassRequest, ClassRequestBody, ClassRequests } from '@hedgerow/contracts/class-requests';
import { ClassTeacherBody, ClassTeacherParams, ClassTeachers } from '@hedgerow/contracts/class-teachers';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ClassAnalyticsService } from './class-analytics.service.ts';
import type { ClassPupilService } from './class-pupil.service.ts';
import type { ClassRequestsService } from './class-requests.service.ts';
import type { ClassesService } from './classes.service.ts';
import type { OwnTeachersService } from './own-teachers.service.ts';
import type { RemindersService } from './reminders.service.ts';

type Needs = {
  readonly classes: ClassesService;
  readonly classAnalytics: ClassAnalyticsService;
  readonly classPupils: ClassPupilService;
  readonly ownTeachers: OwnTeachersService;
  readonly reminders: RemindersService;
  readonly classRequests: ClassRequestsService;
  readonly limiter: RateLimiter;
};

const access = 'teacher' as const;

/** Who teaches a class: its owner adds and removes colleagues. */
const teacherRoutes = (app: Routes, { ownTeachers }: Pick<Needs, 'ownTeachers'>): void => {
  const [config, response] = [{ access }, { 200: ClassTeachers }];
  const one = '/api/teacher/classes/:classId/teachers/:teacherId';
  app.get('/api/teacher/classes/:classId/teachers', { config, schema: { params: ClassIdParams, response } }, (request) =>
    ownTeachers.of(actorOf(request), request.params.classId),
  );
  app.put(one, { config, schema: { params: ClassTeacherParams, body: ClassTeacherBody, response } }, (request) =>
    ownTeachers.put(actorOf(request), request.params.classId, request.params.teacherId, request.body),
  );
  app.delete(one, { config, schema: { params: ClassTeacherParams, response } }, (request) =>
    ownTeachers.remove(actorOf(request), request.params.classId, request.params.teacherId),
  );
};

/** Homework of all own classes, and one pupil of one of them. */
const pupilRoutes = (app: Routes, { classPupils, reminders, limiter }: Pick<Needs, 'classPupils' | 'reminders' | 'limiter'>): void => {
  app.get('/api/teacher/homework', { config: { access }, schema: { response: { 200: Homeworks } } }, (request) =>
    classPupils.homework(actorOf(request)),
  );
  app.post(
    '/api/teacher/classes/:classId/homework/:groupId/remind',
    { config: { access }, schema: { params: HomeworkParams, response: { 200: Reminded } } },
    async (request) => {
      const { classId, groupId } = request.params;
      const reminded = await reminders.remind(actorOf(request), classId, groupId);
      request.concerned = reminded;
      return { reminded: reminded.length };
    },
  );
  app.get(
    '/api/teacher/classes/:classId/pupils/:childId',
    { config: { access }, schema: { params: ClassPupilParams, response: { 200: ClassPupilPage } } },
    (request) => classPupils.page(actorOf(request), request.params.classId, request.params.childId),
  );
  app.get(
    '/api/teacher/classes/:classId/pupils/:childId/work/:assignmentId',
    { config: { access }, schema: { params: ClassPupilWorkParams, response: { 200: Assessment } } },
    (request) => {
      const { classId, childId, assignmentId } = request.params;
      return classPupils.work(actorOf(request), classId, childId, assignmentId);
    },
  );
  app.post(
    '/api/teacher/classes/:classId/pupils/:childId/card',
    { config: { access }, schema: { params: ClassPupilParams, response: { 200: LessonCard } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.cardsPerUser, actor.userId);
      const card = await classPupils.card(actor, request.params.classId, request.params.childId);
      // A pupil who forgot the old one does not wait with the new one.
      await limiter.forget(limits.signInPerAccount, card.username);
      return card;
    },
  );
};

export const classesRoutes = (app: Routes, { classes, classAnalytics, classRequests, ...rest }: Needs): void => {
  const { limiter } = rest;
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
  teacherRoutes(app, rest);
  pupilRoutes(app, rest);

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
