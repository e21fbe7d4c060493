import {
  AdaptiveLearning,
  AdaptiveParams,
  CompletionAnswer,
  CompletionBody,
  PracticeStarted,
  Recommendations,
  StartPracticeBody,
  SuggestQuery,
  TopicSuggestions,
} from '@hedgerow/contracts/adaptive';
import { UserIdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { LearningMapService } from './learning-map.service.ts';
import type { SuggestionsService } from './suggestions.service.ts';
import type { RecommendationsService } from './recommendations.service.ts';

export type AdaptiveRouteDeps = {
  readonly learningMap: LearningMapService;
  readonly recommendations: RecommendationsService;
  readonly suggestions: SuggestionsService;
  readonly limiter: RateLimiter;
};

export const adaptiveRoutes = (app: Routes, { learningMap, recommendations, suggestions, limiter }: AdaptiveRouteDeps): void => {
  app.get(
    '/api/topics/suggest',
    { config: { access: 'home-and-school' }, schema: { querystring: SuggestQuery, response: { 200: TopicSuggestions } } },
    (request) => suggestions.suggest(request.query),
  );
  app.get(
    '/api/adaptive-learning/:subject/:keyStage',
    { config: { access: 'pupil' }, schema: { params: AdaptiveParams, response: { 200: AdaptiveLearning } } },
    (request) => learningMap.read(actorOf(request), request.params.subject, request.params.keyStage),
  );
  app.post(
    '/api/adaptive-learning/update-completion',
    { config: { access: 'pupil' }, schema: { body: CompletionBody, response: { 200: CompletionAnswer } } },
    (request) => learningMap.noteStart(actorOf(request), request.body.subject, request.body.topicId),
  );

  app.get('/api/ai/recommendations', { config: { access: 'family' }, schema: { response: { 200: Recommendations } } }, (request) =>
    recommendations.list(actorOf(request)),
  );
  app.get(
    '/api/ai/recommendations/:userId',
    { config: { access: 'family' }, schema: { params: UserIdParams, response: { 200: Recommendations } } },
    (request) => recommendations.list(actorOf(request), request.params.userId),
  );
  app.post(
    '/api/student/start-practice',
    { config: { access: 'pupil' }, schema: { body: StartPracticeBody, response: { 200: PracticeStarted } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.generatePerChildHour, actor.userId);
      await limiter.take(limits.generatePerChildDay, actor.userId);
      return recommendations.start(actor, request.body.recommendationId);
    },
  );
};
