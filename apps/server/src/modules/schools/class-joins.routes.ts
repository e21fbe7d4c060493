import { ClassJoinAnswer, ClassJoins, ClassJoinsAnswered, WaitingClasses, WaitingClassParams } from '@hedgerow/contracts/schools';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, parentOf, type Routes } from '#http/access.ts';
import type { ClassJoinsService } from './class-joins.service.ts';

type Needs = { readonly classJoins: ClassJoinsService };

export const classJoinsRoutes = (app: Routes, { classJoins }: Needs): void => {
  const [teacher, parent] = [{ access: 'teacher' }, { access: 'parent' }] as const;

  app.get('/api/teacher/class-joins', { config: teacher, schema: { response: { 200: ClassJoins } } }, async (request) => {
    const waiting = await classJoins.waiting(actorOf(request));
    request.concerned = waiting.map(({ childId }) => childId);
    return waiting;
  });
  app.post(
    '/api/teacher/class-joins',
    { config: teacher, schema: { body: ClassJoinAnswer, response: { 200: ClassJoinsAnswered } } },
    async (request) => {
      const answered = await classJoins.answer(actorOf(request), request.body);
      request.concerned = [...answered];
      return { answered: answered.length };
    },
  );
  app.get(
    '/api/parent/child/:id/class-joins',
    { config: parent, schema: { params: IdParams, response: { 200: WaitingClasses } } },
    (request) => classJoins.ofChild(parentOf(request), request.params.id),
  );
  app.delete(
    '/api/parent/child/:id/class-joins/:classId',
    { config: parent, schema: { params: WaitingClassParams, response: { 200: Success } } },
    async (request) => {
      await classJoins.takeBack(parentOf(request), request.params.id, request.params.classId);
      return { success: true };
    },
  );
};
