import { letterMessages, LetterQuery, LetterSwitched } from '@hedgerow/contracts/letters';
import { AppError } from '@hedgerow/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '#http/doors.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { badLinkPage, letterPage, letterPageHeaders } from './letter-page.ts';
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
  const show = async (request: FastifyRequest, reply: FastifyReply, token: string, on: boolean): Promise<FastifyReply> => {
    const switched = await turn(request, token, on);
    void reply.headers(letterPageHeaders).type('text/html; charset=utf-8');
    if (switched === undefined) return reply.code(400).send(badLinkPage(productName, letterMessages.badLink));
    return reply.send(letterPage(productName, switched, token));
  };

  await app.register(async (scope: Routes) => {
    scope.addContentTypeParser(
      forms.filter((type) => !scope.hasContentTypeParser(type)),
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, _body, done) => done(null),
    );
    // A program that asks for the head of a link alone switches nothing off.
    const page = { config: { door }, exposeHeadRoute: false, schema: { querystring: LetterQuery } };
    scope.get('/api/letters/off', page, (request, reply) => show(request, reply, request.query.token, false));
    scope.post('/api/letters/on', page, (request, reply) => show(request, reply, request.query.token, true));

    const oneClick = { config: { door }, schema: { querystring: LetterQuery, response: { 200: LetterSwitched } } };
    scope.post('/api/letters/off', oneClick, async (request, reply) => {
      const switched = await turn(request, request.query.token, false);
      if (switched === undefined) throw new AppError('invalid', letterMessages.badLink);
      return reply.send(switched);
    });
  });
};
