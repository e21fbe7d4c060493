import {
  AnswerBody,
  CheckInSkipped,
  HelpBody,
  Learn,
  LearnAnswerBody,
  LearnAnswered,
  LearnQuery,
  OfflineAnswersBody,
  Practice,
  PracticeDue,
  StartPractice,
} from '@hedgerow/contracts/practice';
import { IdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { CheckInService } from './check-in.service.ts';
import type { LearnService } from './learn.service.ts';
import type { PracticeService } from './practice.service.ts';

type Services = {
  readonly practice: PracticeService;
  readonly learn: LearnService;
  readonly checkIn: Pick<CheckInService, 'skip'>;
  readonly limiter: RateLimiter;
};
const answers = { response: { 200: Practice } } as const;

export const practiceRoutes = (app: Routes, { practice, learn, checkIn, limiter }: Services): void => {
  app.post('/api/practice/start', { config: { access: 'pupil' }, schema: { body: StartPractice, ...answers } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.generatePerChildHour, actor.userId);
    await limiter.take(limits.generatePerChildDay, actor.userId);
    return practice.start(actor, request.body);
  });
  app.get('/api/practice/due', { config: { access: 'pupil' }, schema: { response: { 200: PracticeDue } } }, (request) =>
    practice.due(actorOf(request)),
  );
  app.post('/api/practice/check-in/skip', { config: { access: 'pupil' }, schema: { response: { 200: CheckInSkipped } } }, (request) =>
    checkIn.skip(actorOf(request)),
  );
  app.get('/api/practice/:id', { config: { access: 'pupil' }, schema: { params: IdParams, ...answers } }, (request) =>
    practice.read(actorOf(request), request.params.id),
  );
  app.post(
    '/api/practice/:id/answer',
    { config: { access: 'pupil' }, schema: { params: IdParams, body: AnswerBody, ...answers } },
    (request) => practice.answer(actorOf(request), request.params.id, request.body),
  );
  app.post(
    '/api/practice/:id/offline',
    { config: { access: 'pupil' }, schema: { params: IdParams, body: OfflineAnswersBody, ...answers } },
    (request) => practice.answerOffline(actorOf(request), request.params.id, request.body),
  );
  app.post('/api/practice/:id/help', { config: { access: 'pupil' }, schema: { params: IdParams, body: HelpBody, ...answers } }, (request) =>
    practice.help(actorOf(request), request.params.id, request.body.turn),
  );
  app.post('/api/practice/:id/next', { config: { access: 'pupil' }, schema: { params: IdParams, ...answers } }, (request) =>
    practice.next(actorOf(request), request.params.id),
  );
  app.get('/api/learn', { config: { access: 'pupil' }, schema: { querystring: LearnQuery, response: { 200: Learn } } }, (request) =>
    learn.read(actorOf(request), request.query),
  );
  app.post(
    '/api/learn/answer',
    { config: { access: 'pupil' }, schema: { body: LearnAnswerBody, response: { 200: LearnAnswered } } },
    (request) => learn.answer(actorOf(request), request.body),
  );
};
