import { AnnouncementBody, DeskAnnouncements } from '@hedgerow/contracts/operator-content';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { operatorOf, type Routes } from '#http/access.ts';
import type { AnnouncementsService } from './announcements.service.ts';

const config = { access: 'operator' } as const;
const response = { 200: Success };
const success = { success: true };

/** The operator's desk: announcements. */
export const announcementsRoutes = (app: Routes, { announcements }: { readonly announcements: AnnouncementsService }): void => {
  app.get('/api/operator/announcements', { config, schema: { response: { 200: DeskAnnouncements } } }, () => announcements.list());
  app.post('/api/operator/announcements', { config, schema: { body: AnnouncementBody, response } }, async (request) => {
    await announcements.add(operatorOf(request), request.body);
    return success;
  });
  app.put(
    '/api/operator/announcements/:id',
    { config, schema: { params: IdParams, body: AnnouncementBody, response } },
    async (request) => {
      await announcements.change(operatorOf(request), request.params.id, request.body);
      return success;
    },
  );
  app.delete('/api/operator/announcements/:id', { config, schema: { params: IdParams, response } }, async (request) => {
    await announcements.remove(operatorOf(request), request.params.id);
    return success;
  });
};
