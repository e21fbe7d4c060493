import {
  ClassAssessment,
  ClassAssessmentBody,
  ClassAssessmentParams,
  ClassAssessmentResults,
  ClassAssessments,
  EssayMarkBody,
  EssayMarkParams,
  NewDueDateBody,
  ResultsQuery,
} from '@hedgerow/contracts/class-assessments';
import { ClassIdParams } from '@hedgerow/contracts/classes';
import { Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { attachment } from '#http/attachment.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ClassAssessmentsService } from './class-assessments.service.ts';
import type { MarksService } from './marks.service.ts';

type Needs = { readonly classAssessments: ClassAssessmentsService; readonly marks: MarksService; readonly limiter: RateLimiter };

const access = 'teacher' as const;

export const classAssessmentsRoutes = (app: Routes, { classAssessments, marks, limiter }: Needs): void => {
  app.get(
    '/api/teacher/classes/:classId/assessments',
    { config: { access }, schema: { params: ClassIdParams, response: { 200: ClassAssessments } } },
    (request) => classAssessments.list(actorOf(request), request.params.classId),
  );
  app.post(
    '/api/teacher/classes/:classId/assessments',
    { config: { access }, schema: { params: ClassIdParams, body: ClassAssessmentBody, response: { 200: ClassAssessment } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.setWorkPerPerson, actor.userId);
      return classAssessments.create(actor, request.params.classId, request.body);
    },
  );
  app.get(
    '/api/teacher/classes/:classId/assessments/:groupId',
    { config: { access }, schema: { params: ClassAssessmentParams, querystring: ResultsQuery, response: { 200: ClassAssessmentResults } } },
    (request) => classAssessments.results(actorOf(request), request.params.classId, request.params.groupId, request.query.group),
  );
  app.patch(
    '/api/teacher/classes/:classId/assessments/:groupId',
    { config: { access }, schema: { params: ClassAssessmentParams, body: NewDueDateBody, response: { 200: ClassAssessment } } },
    (request) => classAssessments.changeDue(actorOf(request), request.params.classId, request.params.groupId, request.body.dueDate),
  );
  app.put(
    '/api/teacher/classes/:classId/assessments/:groupId/marks/:childId/:questionId',
    { config: { access }, schema: { params: EssayMarkParams, body: EssayMarkBody, response: { 200: Success } } },
    async (request) => {
      await classAssessments.mark(actorOf(request), request.params, request.body);
      return { success: true };
    },
  );
  app.get('/api/teacher/classes/:classId/marks', { config: { access }, schema: { params: ClassIdParams } }, async (request, reply) => {
    const actor = actorOf(request);
    await limiter.take(limits.reportPerUser, actor.userId);
    const { name, text } = await marks.ofClass(actor, request.params.classId);
    return reply.header('content-disposition', attachment(name)).type('text/csv; charset=utf-8').send(text);
  });
  app.get(
    '/api/teacher/classes/:classId/homework/:groupId/marks',
    { config: { access }, schema: { params: ClassAssessmentParams } },
    async (request, reply) => {
      const actor = actorOf(request);
      await limiter.take(limits.reportPerUser, actor.userId);
      const { name, text } = await marks.ofPiece(actor, request.params.classId, request.params.groupId);
      return reply.header('content-disposition', attachment(name)).type('text/csv; charset=utf-8').send(text);
    },
  );
};
