import { ChildSignedIn } from '@hedgerow/contracts/accounts';
import {
  ClassCards,
  ClassCardsBody,
  ClassCodeParams,
  ClassOnTablet,
  ClassSignInBody,
  LetInBody,
  PrintCardsBody,
} from '@hedgerow/contracts/class-sign-in';
import { ClassIdParams } from '@hedgerow/contracts/classes';
import { actorOf, type Routes } from '#http/access.ts';
import { attachment } from '#http/attachment.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { ClassCardsService } from './class-cards.service.ts';
import type { ClassSignInService } from './class-sign-in.service.ts';

type Needs = { readonly classSignIn: ClassSignInService; readonly classCards: ClassCardsService; readonly limiter: RateLimiter };

const tabletRoutes = (app: Routes, { classSignIn, limiter }: Needs): void => {
  const config = { access: 'public' } as const;
  app.get(
    '/api/class-sign-in/:code',
    { config, schema: { params: ClassCodeParams, response: { 200: ClassOnTablet } } },
    async (request) => {
      await limiter.take(limits.classCodePerAddress, request.ip);
      return classSignIn.onTablet(request.params.code);
    },
  );
  app.post(
    '/api/class-sign-in',
    { config, schema: { body: ClassSignInBody, response: { 200: ChildSignedIn } } },
    async (request, reply) => {
      const { cookies } = await limiter.failing(limits.signInPerAddress, request.ip, () =>
        classSignIn.signIn(request.body, visitorOf(request), request.sessionId),
      );
      giveCookies(reply, cookies);
      return { success: true, message: 'Login successful!' };
    },
  );
};

/** The youngest come in with a card, and their teacher looks after the cards. */
export const classSignInRoutes = (app: Routes, needs: Needs): void => {
  const { classSignIn, classCards, limiter } = needs;
  tabletRoutes(app, needs);
  const config = { access: 'teacher' } as const;
  const path = '/api/teacher/classes/:classId/sign-in';
  const answer = { params: ClassIdParams, response: { 200: ClassCards } };
  app.get(path, { config, schema: answer }, (request) => classSignIn.ofClass(actorOf(request), request.params.classId));
  app.put(path, { config, schema: { ...answer, body: ClassCardsBody } }, (request) =>
    classSignIn.set(actorOf(request), request.params.classId, request.body),
  );
  app.post(`${path}/code`, { config, schema: answer }, (request) => classSignIn.newCode(actorOf(request), request.params.classId));
  app.post(`${path}/let-in`, { config, schema: { ...answer, body: LetInBody } }, (request) => {
    const { childId } = request.body;
    if (childId !== undefined) request.concerned = [childId];
    return classSignIn.letIn(actorOf(request), request.params.classId, childId);
  });
  app.post(`${path}/cards`, { config, schema: { params: ClassIdParams, body: PrintCardsBody } }, async (request, reply) => {
    const actor = actorOf(request);
    await limiter.take(limits.cardsPerUser, actor.userId);
    const { name, pdf, childIds } = await classCards.print(actor, request.params.classId, request.body);
    request.concerned = childIds;
    return reply.header('content-disposition', attachment(name)).type('application/pdf').send(pdf);
  });
};
