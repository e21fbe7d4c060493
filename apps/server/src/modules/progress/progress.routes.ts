import { ActivityItems, CelebrationsSeenBody, ProgressSummary, StudentStats } from '@hedgerow/contracts/progress';
import { ChildIdParams, Success, UserIdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import type { ProgressService } from './progress.service.ts';

export const progressRoutes = (app: Routes, { progress }: { readonly progress: ProgressService }): void => {
  const access = 'family' as const;
  const ofChild = { params: ChildIdParams };

  app.get('/api/student/stats', { config: { access }, schema: { response: { 200: StudentStats } } }, (request) =>
    progress.stats(actorOf(request)),
  );
  app.get('/api/student/stats/:childId', { config: { access }, schema: { ...ofChild, response: { 200: StudentStats } } }, (request) =>
    progress.stats(actorOf(request), request.params.childId),
  );

  app.get('/api/student/progress', { config: { access }, schema: { response: { 200: ProgressSummary } } }, (request) =>
    progress.summary(actorOf(request)),
  );
  app.get('/api/student/progress/:childId', { config: { access }, schema: { ...ofChild, response: { 200: ProgressSummary } } }, (request) =>
    progress.summary(actorOf(request), request.params.childId),
  );

  app.get('/api/student/recent-activity', { config: { access }, schema: { response: { 200: ActivityItems } } }, (request) =>
    progress.recentActivity(actorOf(request)),
  );
  app.get(
    '/api/student/recent-activity/:userId',
    { config: { access }, schema: { params: UserIdParams, response: { 200: ActivityItems } } },
    (request) => progress.recentActivity(actorOf(request), request.params.userId),
  );

  app.post(
    '/api/student/celebrations/seen',
    { config: { access: 'pupil' }, schema: { body: CelebrationsSeenBody, response: { 200: Success } } },
    async (request) => {
      await progress.celebrated(actorOf(request), request.body.ids);
      return { success: true };
    },
  );

  app.post('/api/student/active-minute', { config: { access: 'pupil' }, schema: { response: { 200: Success } } }, async (request) => {
    await progress.noteActiveMinute(actorOf(request));
    return { success: true };
  });
};
