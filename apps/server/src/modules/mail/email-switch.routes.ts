import { emailSwitchMessages, EmailQuery, EmailSwitched } from '@hedgerow/contracts/letters';
import { AppError } from '@hedgerow/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { askOnPage, askPage, badLinkPage, unsubscribePage, unsubscribePageHeaders } from './unsubscribe-page.ts';
import type { EmailSwitchService } from './email-switch.service.ts';

export type EmailSwitchAccess = {
  readonly emailSwitch: EmailSwitchService;
  readonly limiter: RateLimiter;
  readonly productName: string;
};

/** More than `List-Unsubscribe=One-Click` is no such request. */
const longestForm = 2048;
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const access = 'public' as const;

/** The way out of letters, without signing in. A mail program's post is a form (RFC 8058): here alone a form passes, unread. */
export const emailSwitchRoutes = async (app: Routes, { emailSwitch, limiter, productName }: EmailSwitchAccess): Promise<void> => {
  const turn = async (request: FastifyRequest, token: string, on: boolean): Promise<EmailSwitched | undefined> => {
    await limiter.take(limits.emailSwitchPerAddress, request.ip);
    return emailSwitch.turn(token, on);
  };
  const answer = (reply: FastifyReply, page: string | undefined): FastifyReply => {
    void reply.headers(unsubscribePageHeaders).type('text/html; charset=utf-8');
    return page === undefined ? reply.code(400).send(badLinkPage(productName, emailSwitchMessages.badLink)) : reply.send(page);
  };
  const show = async (request: FastifyRequest, reply: FastifyReply, token: string, on: boolean): Promise<FastifyReply> => {
    const switched = await turn(request, token, on);
    return answer(reply, switched && unsubscribePage(productName, switched, token));
  };

  await app.register(async (scope: Routes) => {
    scope.addContentTypeParser(
      forms.filter((type) => !scope.hasContentTypeParser(type)),
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, _body, done) => done(null),
    );
    const page = { config: { access }, exposeHeadRoute: false, schema: { querystring: EmailQuery } };
    // Scanners of mail open every link: opening it only asks.
    scope.get('/api/letters/off', page, async (request, reply) => {
      await limiter.take(limits.emailSwitchPerAddress, request.ip);
      const { token } = request.query;
      const letters = emailSwitch.about(token);
      return answer(reply, letters && askPage(productName, letters, token));
    });
    scope.get('/api/letters/on', page, async (request, reply) => {
      await limiter.take(limits.emailSwitchPerAddress, request.ip);
      const { token } = request.query;
      const letters = emailSwitch.about(token);
      return answer(reply, letters && askOnPage(productName, letters, token));
    });
    scope.post('/api/letters/on', page, (request, reply) => show(request, reply, request.query.token, true));

    // The page's button comes from a browser, which wants a page; a mail program's does not look at the answer.
    const oneClick = { config: { access }, schema: { querystring: EmailQuery, response: { 200: EmailSwitched } } };
    scope.post('/api/letters/off', oneClick, async (request, reply) => {
      if (request.headers.accept?.includes('text/html') === true) return show(request, reply, request.query.token, false);
      const switched = await turn(request, request.query.token, false);
      if (switched === undefined) throw new AppError('invalid', emailSwitchMessages.badLink);
      return reply.send(switched);
    });
  });
};
