import {
  ChildSchools,
  CodeUsed,
  NewWords,
  NewWordsBody,
  SchoolCode,
  SchoolCodeBody,
  UseCodeBody,
  WithdrawParams,
} from '@hedgerow/contracts/schools';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { SchoolCodesService } from './school-codes.service.ts';

type Needs = { readonly schoolCodes: SchoolCodesService; readonly limiter: RateLimiter };

/** What a parent does with a code from school, and which schools see their child. */
export const schoolCodesRoutes = (app: Routes, { schoolCodes, limiter }: Needs): void => {
  const config = { access: 'parent' } as const;

  app.post('/api/school-codes/look', { config, schema: { body: SchoolCodeBody, response: { 200: SchoolCode } } }, async (request) => {
    await limiter.take(limits.schoolCodePerFamily, parentOf(request).familyId);
    return schoolCodes.look(request.body.code);
  });
  app.post('/api/school-codes/join', { config, schema: { body: UseCodeBody, response: { 200: CodeUsed } } }, async (request) => {
    const actor = parentOf(request);
    await limiter.take(limits.schoolCodePerFamily, actor.familyId);
    const used = await schoolCodes.use(actor, request.body);
    request.concerned = [used.childId];
    return used;
  });
  app.get('/api/parent/child/:id/schools', { config, schema: { params: IdParams, response: { 200: ChildSchools } } }, (request) =>
    schoolCodes.ofChild(parentOf(request), request.params.id),
  );
  app.get('/api/parent/school-words', { config, schema: { response: { 200: NewWords } } }, (request) =>
    schoolCodes.newWords(parentOf(request)),
  );
  app.post(
    '/api/parent/child/:id/schools/:consentId/words',
    { config, schema: { params: WithdrawParams, body: NewWordsBody, response: { 200: Success } } },
    async (request) => {
      await schoolCodes.answerWords(parentOf(request), request.params.id, request.params.consentId, request.body);
      return { success: true };
    },
  );
  app.post(
    '/api/parent/child/:id/schools/:consentId/withdraw',
    { config, schema: { params: WithdrawParams, response: { 200: Success } } },
    async (request) => {
      await schoolCodes.withdraw(parentOf(request), request.params.id, request.params.consentId);
      return { success: true };
    },
  );
};
