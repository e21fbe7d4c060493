import { DutiesBody } from '@hedgerow/contracts/school-duties';
import { ChangeStaffBody, InviteStaffBody, RemoveStaffBody, SchoolOverview, SchoolStaff } from '@hedgerow/contracts/schools';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { DeskService } from './desk.service.ts';
import type { StaffService } from './staff.service.ts';

type Needs = { readonly desk: DeskService; readonly staff: StaffService; readonly limiter: RateLimiter };

/** The school and who works there, for its administrator. */
export const staffRoutes = (app: Routes, { desk, staff, limiter }: Needs): void => {
  const config = { access: 'administrator' } as const;
  const done = { response: { 200: Success } };

  app.get('/api/school', { config, schema: { response: { 200: SchoolOverview } } }, (request) => desk.overview(actorOf(request)));
  app.get('/api/school/staff', { config, schema: { response: { 200: SchoolStaff } } }, (request) => staff.list(actorOf(request)));

  app.post('/api/school/invitations', { config, schema: { body: InviteStaffBody, ...done } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.staffInvitationPerUser, actor.userId);
    await staff.invite(actor, request.body);
    return { success: true };
  });
  app.delete('/api/school/invitations/:id', { config, schema: { params: IdParams, ...done } }, async (request) => {
    await staff.withdraw(actorOf(request), request.params.id);
    return { success: true };
  });
  app.patch('/api/school/staff/:id', { config, schema: { params: IdParams, body: ChangeStaffBody, ...done } }, async (request) => {
    await staff.setRole(actorOf(request), request.params.id, request.body.role);
    return { success: true };
  });
  app.put('/api/school/staff/:id/duties', { config, schema: { params: IdParams, body: DutiesBody, ...done } }, async (request) => {
    await staff.setDuties(actorOf(request), request.params.id, request.body);
    return { success: true };
  });
  app.post('/api/school/staff/:id/remove', { config, schema: { params: IdParams, body: RemoveStaffBody, ...done } }, async (request) => {
    await staff.remove(actorOf(request), request.params.id, request.body.classesTo);
    return { success: true };
  });
};
