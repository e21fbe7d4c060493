import {
  accountMessages,
  ChangePasswordBody,
  ConfirmResetBody,
  ResetRequestBody,
  ResetTokenAnswer,
  ResetTokenBody,
} from '@hedgerow/contracts/accounts';
import { Message, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import { giveCookies, visitorOf } from '#http/visitor.ts';
import type { PasswordsService } from './passwords.service.ts';

export const passwordsRoutes = (
  app: Routes,
  { passwords, limiter }: { readonly passwords: PasswordsService; readonly limiter: RateLimiter },
): void => {
  app.post(
    '/api/auth/reset-password',
    { config: { access: 'public' }, schema: { body: ResetRequestBody, response: { 200: Message } } },
    async (request) => {
      await limiter.take(limits.resetPerAddress, request.ip);
      await limiter.take(limits.resetPerAccount, request.body.email);
      await passwords.requestReset(request.body.email);
      return { message: accountMessages.resetSent };
    },
  );

  app.post(
    '/api/auth/validate-reset-token',
    { config: { access: 'public' }, schema: { body: ResetTokenBody, response: { 200: ResetTokenAnswer } } },
    async (request) => {
      await limiter.take(limits.linkPerAddress, request.ip);
      return passwords.validate(request.body.token);
    },
  );

  app.post(
    '/api/auth/confirm-password-reset',
    { config: { access: 'public' }, schema: { body: ConfirmResetBody, response: { 200: Success } } },
    async (request) => {
      await limiter.take(limits.linkPerAddress, request.ip);
      const { email } = await passwords.confirmReset(request.body.token, request.body.newPassword);
      // Whoever was locked out by somebody else's guessing comes in at once.
      await limiter.forget(limits.signInPerAccount, email);
      return { success: true, message: accountMessages.passwordSet };
    },
  );

  app.post(
    '/api/auth/change-password',
    { config: { access: 'own-account' }, schema: { body: ChangePasswordBody, response: { 200: Success } } },
    async (request, reply) => {
      const { userId } = actorOf(request);
      await limiter.take(limits.passwordCheckPerUser, userId);
      giveCookies(reply, await passwords.changePassword({ userId, ...request.body }, visitorOf(request)));
      return { success: true, message: 'Your password was changed. Other devices were signed out.' };
    },
  );
};
