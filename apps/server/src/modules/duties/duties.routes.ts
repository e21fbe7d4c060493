import { Department, DepartmentParams, OwnDuties, SupportPupils } from '@hedgerow/contracts/school-duties';
import { actorOf, type Routes } from '#http/access.ts';
import type { DutiesService } from './duties.service.ts';

const config = { access: 'teacher' } as const;

/** What members of a school's staff look after beside their classes. */
export const dutiesRoutes = (app: Routes, { duties }: { readonly duties: DutiesService }): void => {
  app.get('/api/teacher/duties', { config, schema: { response: { 200: OwnDuties } } }, (request) => duties.own(actorOf(request)));
  app.get(
    '/api/teacher/departments/:subject',
    { config, schema: { params: DepartmentParams, response: { 200: Department } } },
    async (request) => {
      const { shown, childIds } = await duties.department(actorOf(request), request.params.subject);
      request.concerned = [...childIds];
      return shown;
    },
  );
  app.get('/api/teacher/support-pupils', { config, schema: { response: { 200: SupportPupils } } }, async (request) => {
    const { shown, childIds } = await duties.supportPupils(actorOf(request));
    request.concerned = [...childIds];
    return shown;
  });
};
