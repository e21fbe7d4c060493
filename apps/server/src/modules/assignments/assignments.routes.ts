import { Assignment, Assignments, AssignmentStarted, SetWorkBody, WithdrawQuery } from '@hedgerow/contracts/assignments';
import { ChildIdParams, IdParams, Success } from '@hedgerow/contracts/shapes';
import { ChildTopicsQuery, TopicsToSet } from '@hedgerow/contracts/topics-to-set';
import { ChildWritingQuery, WritingToSet } from '@hedgerow/contracts/writing-to-set';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { AssignmentsService } from './assignments.service.ts';
import type { ChildTopicsService } from './child-topics.service.ts';
import type { ChildWritingService } from './child-writing.service.ts';
import type { DoingWorkService } from './doing-work.service.ts';

type Needs = {
  readonly assignments: AssignmentsService;
  readonly childTopics: ChildTopicsService;
  readonly childWriting: ChildWritingService;
  readonly doingWork: DoingWorkService;
  readonly limiter: RateLimiter;
};

const access = 'home-and-school' as const;

export const assignmentsRoutes = (app: Routes, { assignments, childTopics, childWriting, doingWork, limiter }: Needs): void => {
  app.get('/api/assignments', { config: { access }, schema: { response: { 200: Assignments } } }, (request) =>
    assignments.listSetBy(actorOf(request)),
  );
  app.get(
    '/api/assignments/child/:childId',
    { config: { access }, schema: { params: ChildIdParams, response: { 200: Assignments } } },
    (request) => assignments.listForChild(actorOf(request), request.params.childId),
  );
  app.get(
    '/api/parent/child/:id/topics',
    { config: { access: 'parent' }, schema: { params: IdParams, querystring: ChildTopicsQuery, response: { 200: TopicsToSet } } },
    (request) => childTopics(actorOf(request), request.params.id, request.query.subject),
  );
  app.get(
    '/api/parent/child/:id/writing-tasks',
    { config: { access: 'parent' }, schema: { params: IdParams, querystring: ChildWritingQuery, response: { 200: WritingToSet } } },
    (request) => childWriting(actorOf(request), request.params.id, request.query.subject),
  );
  app.post('/api/assignments', { config: { access }, schema: { body: SetWorkBody, response: { 200: Assignments } } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.setWorkPerPerson, actor.userId);
    return assignments.setWork(actor, request.body);
  });
  app.delete(
    '/api/assignments/:id',
    { config: { access }, schema: { params: IdParams, querystring: WithdrawQuery, response: { 200: Success } } },
    async (request) => {
      await assignments.withdraw(actorOf(request), request.params.id, request.query.everyone === 'true');
      return { success: true };
    },
  );

  app.get('/api/student/assignments', { config: { access: 'pupil' }, schema: { response: { 200: Assignments } } }, (request) =>
    assignments.listForChild(actorOf(request)),
  );
  app.post(
    '/api/student/assignments/:id/start',
    { config: { access: 'pupil' }, schema: { params: IdParams, response: { 200: AssignmentStarted } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.generatePerChildHour, actor.userId);
      return doingWork.start(actor, request.params.id);
    },
  );
  app.post(
    '/api/student/assignments/:id/finish',
    { config: { access: 'pupil' }, schema: { params: IdParams, response: { 200: Assignment } } },
    (request) => doingWork.finishReading(actorOf(request), request.params.id),
  );
};
