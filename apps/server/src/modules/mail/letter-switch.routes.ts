import { letterMessages, LetterQuery, LetterSwitched } from '@hedgerow/contracts/letters';
import { AppError } from '@hedgerow/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '#http/doors.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { askPage, badLinkPage, letterPage, letterPageHeaders } from './letter-page.ts';
import type { LetterSwitchService } from './letter-switch.service.ts';

export type LetterSwitchDoors = {
  readonly letterSwitch: LetterSwitchService;
  readonly limiter: RateLimiter;
  readonly productName: string;
};

/** More than `List-Unsubscribe=One-Click` is no such request. */
const longestForm = 2048;
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const door = 'public' as const;

/** The way out of letters, without signing in. A mail program's post is a form (RFC 8058): here alone a form passes, unread. */
export const letterSwitchRoutes = async (app: Routes, { letterSwitch, limiter, productName }: LetterSwitchDoors): Promise<void> => {
  const turn = async (request: FastifyRequest, token: string, on: boolean): Promise<LetterSwitched | undefined> => {
    await limiter.take(limits.letterSwitchPerAddress, request.ip);
    return letterSwitch.turn(token, on);
  };
  const answer = (reply: FastifyReply, page: string | undefined): FastifyReply => {
    void reply.headers(letterPageHeaders).type('text/html; charset=utf-8');
    return page === undefined ? reply.code(400).send(badLinkPage(productName, letterMessages.badLink)) : reply.send(page);
  };
  const show = async (request: FastifyRequest, reply: FastifyReply, token: string, on: boolean): Promise<FastifyReply> => {
    const switched = await turn(request, token, on);
    return answer(reply, switched && letterPage(productName, switched, token));
  };

  await app.register(async (scope: Routes) => {
    scope.addContentTypeParser(
      forms.filter((type) => !scope.hasContentTypeParser(type)),
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, _body, done) => done(null),
    );
    const page = { config: { door }, exposeHeadRoute: false, schema: { querystring: LetterQuery } };
    // Scanners of mail open every link: opening it only asks.
    scope.get('/api/letters/off', page, async (request, reply) => {
      await limiter.take(limits.letterSwitchPerAddress, request.ip);
      const { token } = request.query;
      const letters = letterSwitch.about(token);
      return answer(reply, letters && askPage(productName, letters, token));
    });
    scope.post('/api/letters/on', page, (request, reply) => show(request, reply, request.query.token, true));

    // The page's button comes from a browser, which wants a page; a mail program's does not look at the answer.
    const oneClick = { config: { door }, schema: { querystring: LetterQuery, response: { 200: LetterSwitched } } };
    scope.post('/api/letters/off', oneClick, async (request, reply) => {
      if (request.headers.accept?.includes('text/html') === true) return show(request, reply, request.query.token, false);
      const switched = await turn(request, request.query.token, false);
      if (switched === undefined) throw new AppError('invalid', letterMessages.badLink);
      return reply.send(switched);
    });
  });
};
