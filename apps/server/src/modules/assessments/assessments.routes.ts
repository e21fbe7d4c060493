import {
  Assessment,
  AssessmentSummaries,
  AttemptEnded,
  GenerateAssessmentBody,
  ProgressBody,
  ProgressSaved,
  RedraftBody,
  Redrafted,
  RedraftParams,
  StartWritingBody,
  SubmitBody,
  SubmitResult,
  WordsRemoved,
  WritingOffer,
} from '@hedgerow/contracts/assessments';
import { FoundAssessments, SearchQuery } from '@hedgerow/contracts/search';
import { IdParams, UserIdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { AssessmentsService } from './assessments.service.ts';
import type { EssayRedraftsService } from './essay-redrafts.service.ts';
import type { OwnWordsService } from './own-words.service.ts';
import type { WritingService } from './writing.service.ts';

export const assessmentsRoutes = (
  app: Routes,
  {
    assessments,
    essayRedrafts,
    ownWords,
    writing,
    limiter,
  }: {
    readonly assessments: AssessmentsService;
    readonly essayRedrafts: EssayRedraftsService;
    readonly ownWords: OwnWordsService;
    readonly writing: WritingService;
    readonly limiter: RateLimiter;
  },
): void => {
  app.get('/api/assessments', { config: { access: 'family' }, schema: { response: { 200: AssessmentSummaries } } }, (request) =>
    assessments.list(actorOf(request)),
  );
  app.get(
    '/api/assessments/user/:userId',
    { config: { access: 'family' }, schema: { params: UserIdParams, response: { 200: AssessmentSummaries } } },
    (request) => assessments.list(actorOf(request), request.params.userId),
  );
  app.get(
    '/api/assessments/search',
    { config: { access: 'family' }, schema: { querystring: SearchQuery, response: { 200: FoundAssessments } } },
    (request) => assessments.search(actorOf(request), request.query),
  );
  app.get(
    '/api/assessments/:id',
    { config: { access: 'family' }, schema: { params: IdParams, response: { 200: Assessment } } },
    (request) => assessments.one(actorOf(request), request.params.id),
  );

  app.post(
    '/api/assessments/generate',
    { config: { access: 'pupil' }, schema: { body: GenerateAssessmentBody, response: { 200: Assessment } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.generatePerChildHour, actor.userId);
      await limiter.take(limits.generatePerChildDay, actor.userId);
      return assessments.generate(actor, request.body);
    },
  );
  app.post(
    '/api/assessments/:id/progress',
    { config: { access: 'pupil' }, schema: { params: IdParams, body: ProgressBody, response: { 200: ProgressSaved } } },
    async (request) => {
      const { userAnswers, currentQuestionIndex } = request.body;
      const help = await assessments.saveProgress(actorOf(request), request.params.id, userAnswers, currentQuestionIndex);
      return { success: true, ...(help === null ? {} : { help }) };
    },
  );
  app.post(
    '/api/assessments/:id/end',
    { config: { access: 'pupil' }, schema: { params: IdParams, response: { 200: AttemptEnded } } },
    async (request) => {
      await assessments.end(actorOf(request), request.params.id);
      return { success: true };
    },
  );
  app.post(
    '/api/assessments/:id/essays/:questionId/versions',
    { config: { access: 'pupil' }, schema: { params: RedraftParams, body: RedraftBody, response: { 200: Redrafted } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.generatePerChildHour, actor.userId);
      return essayRedrafts.redraft(actor, request.params.id, request.params.questionId, request.body.text);
    },
  );
  app.delete(
    '/api/assessments/:id/words',
    { config: { access: 'pupil' }, schema: { params: IdParams, response: { 200: WordsRemoved } } },
    (request) => ownWords.takeAway(actorOf(request), request.params.id),
  );
  app.get('/api/student/writing', { config: { access: 'pupil' }, schema: { response: { 200: WritingOffer } } }, (request) =>
    writing.offer(actorOf(request)),
  );
  app.post(
    '/api/student/writing/start',
    { config: { access: 'pupil' }, schema: { body: StartWritingBody, response: { 200: Assessment } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.generatePerChildHour, actor.userId);
      await limiter.take(limits.generatePerChildDay, actor.userId);
      return writing.start(actor, request.body.taskId);
    },
  );
  app.post(
    '/api/assessments/submit',
    { config: { access: 'pupil' }, schema: { body: SubmitBody, response: { 200: SubmitResult } } },
    (request) => {
      const { assessmentId, userAnswers, timeSpent } = request.body;
      return assessments.submit(actorOf(request), assessmentId, userAnswers, timeSpent);
    },
  );
};
