import { PaperBody, PaperQuestionBody, SetForClasses, SetForClassesBody, TeacherPaper } from '@hedgerow/contracts/teacher-work';
import { IdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { TeacherPapersService } from './teacher-papers.service.ts';
import type { TeacherWorkService } from './teacher-work.service.ts';

type Needs = { readonly teacherPapers: TeacherPapersService; readonly teacherWork: TeacherWorkService; readonly limiter: RateLimiter };

const config = { access: 'teacher' } as const;
const onePaper = { response: { 200: TeacherPaper } };

/** A teacher looks at questions, and sets work for classes, or some of their pupils. */
export const teacherWorkRoutes = (app: Routes, { teacherPapers, teacherWork, limiter }: Needs): void => {
  app.post('/api/teacher/papers', { config, schema: { body: PaperBody, ...onePaper } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.paperPerTeacher, actor.userId);
    return teacherPapers.make(actor, request.body);
  });
  app.post(
    '/api/teacher/papers/:id/another',
    { config, schema: { params: IdParams, body: PaperQuestionBody, ...onePaper } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.paperPerTeacher, actor.userId);
      return teacherPapers.another(actor, request.params.id, request.body.questionId);
    },
  );
  app.post('/api/teacher/papers/:id/leave-out', { config, schema: { params: IdParams, body: PaperQuestionBody, ...onePaper } }, (request) =>
    teacherPapers.leaveOut(actorOf(request), request.params.id, request.body.questionId),
  );
  app.post('/api/teacher/set-work', { config, schema: { body: SetForClassesBody, response: { 200: SetForClasses } } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.setWorkPerPerson, actor.userId);
    const { set, childIds } = await teacherWork.set(actor, request.body);
    request.concerned = childIds;
    return set;
  });
};
