import {
  ChangePieceBody,
  PaperBody,
  PaperQuestionBody,
  PrintPaperBody,
  QtiBody,
  SetForClasses,
  SetForClassesBody,
  SetPiece,
  SetPieceParams,
  TakenBack,
  TeacherPaper,
} from '@hedgerow/contracts/teacher-work';
import { ClassIdParams } from '@hedgerow/contracts/classes';
import { FollowUpBody, FollowUpSet, FollowUpsThere } from '@hedgerow/contracts/follow-ups';
import { IdParams } from '@hedgerow/contracts/shapes';
import { TopicsToSet } from '@hedgerow/contracts/topics-to-set';
import { WritingToSet } from '@hedgerow/contracts/writing-to-set';
import { actorOf, type Routes } from '#http/access.ts';
import { attachment } from '#http/attachment.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ClassTopicsService } from './class-topics.service.ts';
import type { ClassWritingService } from './class-writing.service.ts';
import type { FollowUpsService } from './follow-ups.service.ts';
import type { SetPiecesService } from './set-pieces.service.ts';
import type { TeacherPapersService } from './teacher-papers.service.ts';
import type { TeacherWorkService } from './teacher-work.service.ts';

type Needs = {
  readonly teacherPapers: TeacherPapersService;
  readonly teacherWork: TeacherWorkService;
  readonly setPieces: SetPiecesService;
  readonly followUps: FollowUpsService;
  readonly classTopics: ClassTopicsService;
  readonly classWriting: ClassWritingService;
  readonly limiter: RateLimiter;
};

const config = { access: 'teacher' } as const;
const onePaper = { response: { 200: TeacherPaper } };

/** Work that was set in a class, as one piece. */
const pieceRoutes = (app: Routes, { setPieces }: Pick<Needs, 'setPieces'>): void => {
  const path = '/api/teacher/classes/:classId/homework/:groupId';
  app.get(path, { config, schema: { params: SetPieceParams, response: { 200: SetPiece } } }, (request) =>
    setPieces.read(actorOf(request), request.params.classId, request.params.groupId),
  );
  app.patch(path, { config, schema: { params: SetPieceParams, body: ChangePieceBody, response: { 200: SetPiece } } }, (request) =>
    setPieces.change(actorOf(request), request.params.classId, request.params.groupId, request.body),
  );
  app.delete(path, { config, schema: { params: SetPieceParams, response: { 200: TakenBack } } }, async (request) => {
    const taken = await setPieces.takeBack(actorOf(request), request.params.classId, request.params.groupId);
    request.concerned = taken;
    return { takenBack: taken.length };
  });
};

/** A teacher looks at questions, and sets work for classes, or some of their pupils. */
export const teacherWorkRoutes = (
  app: Routes,
  { teacherPapers, teacherWork, followUps, classTopics, classWriting, limiter, ...rest }: Needs,
): void => {
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
  app.post('/api/teacher/papers/:id/copy', { config, schema: { params: IdParams, ...onePaper } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.paperPerTeacher, actor.userId);
    return teacherPapers.copy(actor, request.params.id);
  });
  app.post('/api/teacher/papers/:id/qti', { config, schema: { params: IdParams, body: QtiBody } }, async (request, reply) => {
    const actor = actorOf(request);
    await limiter.take(limits.pdfPerPerson, actor.userId);
    const { name, zip } = await teacherPapers.qti(actor, request.params.id, request.body.title);
    return reply.header('content-disposition', attachment(name)).type('application/zip').send(zip);
  });
  app.post('/api/teacher/papers/:id/pdf', { config, schema: { params: IdParams, body: PrintPaperBody } }, async (request, reply) => {
    const actor = actorOf(request);
    await limiter.take(limits.pdfPerPerson, actor.userId);
    const { name, body } = await teacherPapers.pdf(actor, request.params.id, request.body);
    return reply.header('content-disposition', attachment(name)).type('application/pdf').send(body);
  });
  app.get(
    '/api/teacher/classes/:classId/follow-ups',
    { config, schema: { params: ClassIdParams, response: { 200: FollowUpsThere } } },
    async (request) => {
      const there = await followUps.there(actorOf(request), request.params.classId);
      request.concerned = [...new Set(there.flatMap(({ childIds }) => childIds))];
      return there;
    },
  );
  app.post(
    '/api/teacher/classes/:classId/follow-ups',
    { config, schema: { params: ClassIdParams, body: FollowUpBody, response: { 200: FollowUpSet } } },
    async (request) => {
      const actor = actorOf(request);
      await limiter.take(limits.setWorkPerPerson, actor.userId);
      const set = await followUps.set(actor, request.params.classId, request.body);
      request.concerned = [...new Set(request.body.childIds)];
      return set;
    },
  );
  pieceRoutes(app, rest);
  app.get(
    '/api/teacher/classes/:classId/topics',
    { config, schema: { params: ClassIdParams, response: { 200: TopicsToSet } } },
    (request) => classTopics(actorOf(request), request.params.classId),
  );
  app.get(
    '/api/teacher/classes/:classId/writing-tasks',
    { config, schema: { params: ClassIdParams, response: { 200: WritingToSet } } },
    (request) => classWriting(actorOf(request), request.params.classId),
  );
  app.post('/api/teacher/set-work', { config, schema: { body: SetForClassesBody, response: { 200: SetForClasses } } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.setWorkPerPerson, actor.userId);
    const { set, childIds } = await teacherWork.set(actor, request.body);
    request.concerned = childIds;
    return set;
  });
};
