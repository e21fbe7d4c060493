import {
  CardDecks,
  CardProgressBody,
  Flashcard,
  Flashcards,
  GenerateFlashcardsBody,
  CardAnswerBody,
  CardJudgement,
} from '@hedgerow/contracts/flashcards';
import { IdParams } from '@hedgerow/contracts/shapes';
import { attachment } from '#http/attachment.ts';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { FlashcardsService } from './flashcards.service.ts';

export const flashcardsRoutes = (
  app: Routes,
  { flashcards, limiter }: { readonly flashcards: FlashcardsService; readonly limiter: RateLimiter },
): void => {
  app.get(
    '/api/flashcards/revision-guide/:id',
    { config: { access: 'family' }, schema: { params: IdParams, response: { 200: Flashcards } } },
    (request) => flashcards.ofGuide(actorOf(request), request.params.id),
  );
  app.get('/api/flashcards/today', { config: { access: 'pupil' }, schema: { response: { 200: Flashcards } } }, (request) =>
    flashcards.today(actorOf(request)),
  );
  app.get('/api/flashcards/today/print', { config: { access: 'pupil' } }, async (request, reply) => {
    await limiter.take(limits.pdfPerPerson, actorOf(request).userId);
    const { name, body } = await flashcards.printToday(actorOf(request));
    return reply.header('content-disposition', attachment(name, 'inline')).type('application/pdf').send(body);
  });
  app.get('/api/flashcards/decks', { config: { access: 'pupil' }, schema: { response: { 200: CardDecks } } }, (request) =>
    flashcards.decks(actorOf(request)),
  );

  app.post(
    '/api/flashcards/generate',
    { config: { access: 'pupil' }, schema: { body: GenerateFlashcardsBody, response: { 200: Flashcards } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.generatePerChildHour, actor.userId);
      await limiter.take(limits.generatePerChildDay, actor.userId);
      const { body } = request;
      return 'revisionGuideId' in body ? flashcards.generate(actor, body.revisionGuideId) : flashcards.makeDeck(actor, body);
    },
  );
  app.patch(
    '/api/flashcards/:id/progress',
    { config: { access: 'pupil' }, schema: { params: IdParams, body: CardProgressBody, response: { 200: Flashcard } } },
    (request) => flashcards.answer(actorOf(request), request.params.id, request.body),
  );
  app.post(
    '/api/flashcards/:id/check-answer',
    { config: { access: 'pupil' }, schema: { params: IdParams, body: CardAnswerBody, response: { 200: CardJudgement } } },
    (request) => flashcards.judge(actorOf(request), request.params.id, request.body),
  );
  app.get(
    '/api/flashcards/revision-guide/:id/print',
    { config: { access: 'family' }, schema: { params: IdParams } },
    async (request, reply) => {
      await limiter.take(limits.pdfPerPerson, actorOf(request).userId);
      const { name, body } = await flashcards.print(actorOf(request), request.params.id);
      return reply.header('content-disposition', attachment(name, 'inline')).type('application/pdf').send(body);
    },
  );
};
