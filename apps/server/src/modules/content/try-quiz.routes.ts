import { TryAnswerBody, TryMark, TryQuiz, TryQuizQuery, TryTopicQuery } from '@hedgerow/contracts/try-quiz';
import type { Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { TryQuizService } from './try-quiz.service.ts';

const access = 'public' as const;

export const tryQuizRoutes = (
  app: Routes,
  { tryQuiz, limiter }: { readonly tryQuiz: TryQuizService; readonly limiter: RateLimiter },
): void => {
  app.get('/api/try/quiz', { config: { access }, schema: { querystring: TryQuizQuery, response: { 200: TryQuiz } } }, async (request) => {
    await limiter.take(limits.tryQuizPerAddress, request.ip);
    return tryQuiz.start(request.query.stage);
  });
  app.get('/api/try/topic', { config: { access }, schema: { querystring: TryTopicQuery, response: { 200: TryQuiz } } }, async (request) => {
    await limiter.take(limits.tryQuizPerAddress, request.ip);
    return tryQuiz.ofTopic(request.query);
  });
  app.post('/api/try/answer', { config: { access }, schema: { body: TryAnswerBody, response: { 200: TryMark } } }, async (request) => {
    await limiter.take(limits.tryQuizPerAddress, request.ip);
    return tryQuiz.mark(request.body);
  });
};
