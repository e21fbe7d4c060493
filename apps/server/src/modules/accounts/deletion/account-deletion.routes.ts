import { AccountDeletion, PasswordBody, UndoDeletionBody } from '@hedgerow/contracts/accounts';
import { Message } from '@hedgerow/contracts/shapes';
import { isParentRole } from '@hedgerow/domain/access';
import { type CalendarDate, longDate } from '@hedgerow/domain/calendar-dates';
import { attachment } from '#http/attachment.ts';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { AccountsService } from '../accounts.service.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

type Needs = {
  readonly closing: AccountDeletionService;
  readonly accounts: Pick<AccountsService, 'signOut'>;
  readonly limiter: RateLimiter;
};

export const accountDeletionRoutes = (app: Routes, { closing, accounts, limiter }: Needs): void => {
  app.get('/api/account/export', { config: { access: 'own-account' } }, async (request, reply) => {
    const actor = actorOf(request);
    await limiter.take(limits.emailPerUser, `export:${actor.userId}`);
    const answer = await closing.exportFor(actor);
    // A second carer's file has nothing of the children in it.
    request.concerned = 'childIds' in actor && !actor.carer ? actor.childIds : [];
    return reply
      .header(
        'content-disposition',
        attachment(`${isParentRole(actor.role) ? 'family' : 'my'}-data-${answer.exportedAt.slice(0, 10)}.json`),
      )
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer, null, 2));
  });

  app.post(
    '/api/account/delete',
    { config: { access: 'own-account' }, schema: { body: PasswordBody, response: { 200: AccountDeletion } } },
    async (request, reply) => {
      const actor = actorOf(request);
      await limiter.take(limits.passwordCheckPerUser, actor.userId);
      const { deletedOn } = await closing.close(actor, request.body.password);
      giveCookies(reply, await accounts.signOut(visitorOf(request)));
      const day = longDate(deletedOn as CalendarDate);
      return { deletedOn, message: `Your account will be deleted on ${day}. Until then you can keep it with the link in our email.` };
    },
  );

  app.post(
    '/api/account/undo-deletion',
    { config: { access: 'public' }, schema: { body: UndoDeletionBody, response: { 200: Message } } },
    async (request) => {
      await limiter.take(limits.linkPerAddress, request.ip);
      const email = 'email' in request.body ? request.body.email : undefined;
      if (email !== undefined) await limiter.guess(limits.signInPerAccount, email);
      await closing.undo(request.body, visitorOf(request));
      if (email !== undefined) await limiter.forget(limits.signInPerAccount, email);
      return { message: 'Your account stays. Please sign in.' };
    },
  );
};
