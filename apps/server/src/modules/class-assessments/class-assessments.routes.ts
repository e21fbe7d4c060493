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
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ClassAssessmentsService } from './class-assessments.service.ts';

type Needs = { readonly classAssessments: ClassAssessmentsService; readonly limiter: RateLimiter };

const access = 'teacher' as const;

export const classAssessmentsRoutes = (app: Routes, { classAssessments, limiter }: Needs): void => {
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
};
