import { ActivityItems, CelebrationsSeenBody, ProgressSummary, StudentStats } from '@hedgerow/contracts/progress';
import { ChildIdParams, Success, UserIdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/doors.ts';
import type { ProgressService } from './progress.service.ts';

export const progressRoutes = (app: Routes, { progress }: { readonly progress: ProgressService }): void => {
  const door = 'family' as const;
  const ofChild = { params: ChildIdParams };

  app.get('/api/student/stats', { config: { door }, schema: { response: { 200: StudentStats } } }, (request) =>
    progress.stats(actorOf(request)),
  );
  app.get('/api/student/stats/:childId', { config: { door }, schema: { ...ofChild, response: { 200: StudentStats } } }, (request) =>
    progress.stats(actorOf(request), request.params.childId),
  );

  app.get('/api/student/progress', { config: { door }, schema: { response: { 200: ProgressSummary } } }, (request) =>
    progress.summary(actorOf(request)),
  );
  app.get('/api/student/progress/:childId', { config: { door }, schema: { ...ofChild, response: { 200: ProgressSummary } } }, (request) =>
    progress.summary(actorOf(request), request.params.childId),
  );

  app.get('/api/student/recent-activity', { config: { door }, schema: { response: { 200: ActivityItems } } }, (request) =>
    progress.recentActivity(actorOf(request)),
  );
  app.get(
    '/api/student/recent-activity/:userId',
    { config: { door }, schema: { params: UserIdParams, response: { 200: ActivityItems } } },
    (request) => progress.recentActivity(actorOf(request), request.params.userId),
  );

  app.post(
    '/api/student/celebrations/seen',
    { config: { door: 'pupil' }, schema: { body: CelebrationsSeenBody, response: { 200: Success } } },
    async (request) => {
      await progress.celebrated(actorOf(request), request.body.ids);
      return { success: true };
    },
  );

  app.post('/api/student/active-minute', { config: { door: 'pupil' }, schema: { response: { 200: Success } } }, async (request) => {
    await progress.noteActiveMinute(actorOf(request));
    return { success: true };
  });
};
