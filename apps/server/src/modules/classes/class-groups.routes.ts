import { ClassGroup, ClassGroupBody, ClassGroupParams } from '@hedgerow/contracts/class-groups';
import { ClassIdParams } from '@hedgerow/contracts/classes';
import { Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import type { ClassGroupsService } from './class-groups.service.ts';

const config = { access: 'teacher' } as const;

/** Groups within a class, for those who teach it. */
export const classGroupsRoutes = (app: Routes, { classGroups }: { readonly classGroups: ClassGroupsService }): void => {
  const [all, one] = ['/api/teacher/classes/:classId/groups', '/api/teacher/classes/:classId/groups/:groupId'];
  const group = { response: { 200: ClassGroup } };
  app.post(all, { config, schema: { params: ClassIdParams, body: ClassGroupBody, ...group } }, (request) =>
    classGroups.make(actorOf(request), request.params.classId, request.body),
  );
  app.put(one, { config, schema: { params: ClassGroupParams, body: ClassGroupBody, ...group } }, (request) =>
    classGroups.change(actorOf(request), request.params.classId, request.params.groupId, request.body),
  );
  app.delete(one, { config, schema: { params: ClassGroupParams, response: { 200: Success } } }, async (request) => {
    await classGroups.remove(actorOf(request), request.params.classId, request.params.groupId);
    return { success: true };
  });
};
