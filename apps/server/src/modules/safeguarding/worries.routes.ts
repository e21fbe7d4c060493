import { DataRequestAnswer, WorryBody, WorryDesks } from '@hedgerow/contracts/safeguarding';
import { Success } from '@hedgerow/contracts/shapes';
import { pupilOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { WorriesService } from './worries.service.ts';

export type WorriesRoutesNeeds = { readonly worries: WorriesService; readonly limiter: RateLimiter };

/** "Report a worry" and "Ask for my data": what a pupil asks for themselves. */
export const worriesRoutes = (app: Routes, { worries, limiter }: WorriesRoutesNeeds): void => {
  const pupil = { access: 'pupil' } as const;
  app.get('/api/student/worry-desks', { config: pupil, schema: { response: { 200: WorryDesks } } }, (request) =>
    worries.desks(pupilOf(request)),
  );
  app.post('/api/student/worry', { config: pupil, schema: { body: WorryBody, response: { 200: Success } } }, async (request) => {
    const actor = pupilOf(request);
    await limiter.take(limits.worryPerChild, actor.userId);
    await worries.report(actor, request.body);
    return { success: true };
  });
  app.post('/api/student/data-request', { config: pupil, schema: { response: { 200: DataRequestAnswer } } }, async (request) => {
    const actor = pupilOf(request);
    await limiter.take(limits.dataRequestPerChild, actor.userId);
    return worries.askForData(actor);
  });
};
