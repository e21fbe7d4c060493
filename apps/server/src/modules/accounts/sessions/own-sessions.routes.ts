import { OwnSessions } from '@hedgerow/contracts/accounts';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes, sessionIdOf } from '#http/access.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { AccountsService } from '../accounts.service.ts';
import type { OwnSessionsService } from './own-sessions.service.ts';

type Needs = { readonly ownSessions: OwnSessionsService; readonly accounts: Pick<AccountsService, 'signOut'> };

export const ownSessionsRoutes = (app: Routes, { ownSessions, accounts }: Needs): void => {
  app.get('/api/auth/sessions', { config: { access: 'adult' }, schema: { response: { 200: OwnSessions } } }, (request) =>
    ownSessions.list(actorOf(request).userId, sessionIdOf(request)),
  );

  app.delete(
    '/api/auth/sessions/:id',
    { config: { access: 'adult' }, schema: { params: IdParams, response: { 200: Success } } },
    async (request) => {
      await ownSessions.end(actorOf(request).userId, request.params.id);
      return { success: true };
    },
  );

  app.post(
    '/api/auth/sign-out-everywhere',
    { config: { access: 'adult' }, schema: { response: { 200: Success } } },
    async (request, reply) => {
      await ownSessions.endEverywhere(actorOf(request));
      giveCookies(reply, await accounts.signOut(visitorOf(request)));
      return { success: true, message: 'You are signed out on every device.' };
    },
  );
};
