import {
  AddPupilBody,
  ChangeClassBody,
  MakeCardsBody,
  ClassPupilParams,
  NewClassBody,
  PupilCard,
  PupilCards,
  SchoolClass,
  SchoolClasses,
  SchoolPupils,
} from '@hedgerow/contracts/schools';
import { ClassTeacherBody, ClassTeachers, SchoolClassTeacherParams } from '@hedgerow/contracts/class-teachers';
import { IdParams, Success } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { ClassTeachersService } from './class-teachers.service.ts';
import type { SchoolClassesService } from './school-classes.service.ts';
import type { SchoolPupilsService } from './school-pupils.service.ts';

type Needs = {
  readonly classes: SchoolClassesService;
  readonly classTeachers: ClassTeachersService;
  readonly pupils: SchoolPupilsService;
  readonly limiter: RateLimiter;
};

const config = { access: 'administrator' } as const;
const oneClass = { response: { 200: SchoolClass } };
const done = { response: { 200: Success } };

const pupilRoutes = (app: Routes, { pupils, limiter }: Pick<Needs, 'pupils' | 'limiter'>): void => {
  app.get('/api/school/pupils', { config, schema: { response: { 200: SchoolPupils } } }, (request) => pupils.all(actorOf(request)));
  app.get('/api/school/classes/:id/pupils', { config, schema: { params: IdParams, response: { 200: SchoolPupils } } }, (request) =>
    pupils.inClass(actorOf(request), request.params.id),
  );
  app.post('/api/school/classes/:id/pupils', { config, schema: { params: IdParams, body: AddPupilBody, ...done } }, async (request) => {
    await pupils.place(actorOf(request), request.params.id, request.body.childId);
    request.concerned = [request.body.childId];
    return { success: true };
  });
  app.delete('/api/school/classes/:id/pupils/:childId', { config, schema: { params: ClassPupilParams, ...done } }, async (request) => {
    await pupils.takeOut(actorOf(request), request.params.id, request.params.childId);
    return { success: true };
  });
  app.post('/api/school/classes/:id/cards', { config, schema: { params: IdParams, response: { 200: PupilCards } } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.cardsPerUser, actor.userId);
    const made = await pupils.cards(actor, request.params.id);
    request.concerned = made.cards.map(({ childId }) => childId);
    return made;
  });
  app.post('/api/school/cards', { config, schema: { body: MakeCardsBody, response: { 200: PupilCards } } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.cardsPerUser, actor.userId);
    const made = await pupils.cardsFor(actor, request.body.childIds);
    request.concerned = made.cards.map(({ childId }) => childId);
    // A pupil who forgot the old one does not wait with the new one.
    for (const { username } of made.cards) await limiter.forget(limits.signInPerAccount, username);
    return made;
  });
  app.post('/api/school/pupils/:id/card', { config, schema: { params: IdParams, response: { 200: PupilCard } } }, async (request) => {
    const actor = actorOf(request);
    await limiter.take(limits.cardsPerUser, actor.userId);
    const card = await pupils.renewCard(actor, request.params.id);
    // A pupil who forgot the old one does not wait with the new one.
    await limiter.forget(limits.signInPerAccount, card.username);
    return card;
  });
  app.post('/api/school/pupils/:id/remove', { config, schema: { params: IdParams, ...done } }, async (request) => {
    await pupils.remove(actorOf(request), request.params.id);
    return { success: true };
  });
  app.post('/api/school/pupils/:id/keep', { config, schema: { params: IdParams, ...done } }, async (request) => {
    await pupils.keep(actorOf(request), request.params.id);
    return { success: true };
  });
};

const teachers = { response: { 200: ClassTeachers } };

/** Who teaches a class of the school. */
const teacherRoutes = (app: Routes, { classTeachers }: Pick<Needs, 'classTeachers'>): void => {
  app.get('/api/school/classes/:id/teachers', { config, schema: { params: IdParams, ...teachers } }, (request) =>
    classTeachers.desk.of(actorOf(request), request.params.id),
  );
  app.put(
    '/api/school/classes/:id/teachers/:teacherId',
    { config, schema: { params: SchoolClassTeacherParams, body: ClassTeacherBody, ...teachers } },
    (request) => classTeachers.desk.put(actorOf(request), request.params.id, request.params.teacherId, request.body),
  );
  app.delete(
    '/api/school/classes/:id/teachers/:teacherId',
    { config, schema: { params: SchoolClassTeacherParams, ...teachers } },
    (request) => classTeachers.desk.remove(actorOf(request), request.params.id, request.params.teacherId),
  );
};

/** Classes and pupils, for the school's administrator. */
export const schoolClassesRoutes = (app: Routes, { classes, ...rest }: Needs): void => {
  app.get('/api/school/classes', { config, schema: { response: { 200: SchoolClasses } } }, (request) => classes.list(actorOf(request)));
  app.post('/api/school/classes', { config, schema: { body: NewClassBody, ...oneClass } }, (request) =>
    classes.add(actorOf(request), request.body),
  );
  app.patch('/api/school/classes/:id', { config, schema: { params: IdParams, body: ChangeClassBody, ...oneClass } }, (request) =>
    classes.change(actorOf(request), request.params.id, request.body),
  );
  app.post('/api/school/classes/:id/join-code', { config, schema: { params: IdParams, ...oneClass } }, (request) =>
    classes.newCode(actorOf(request), request.params.id),
  );
  app.delete('/api/school/classes/:id/join-code', { config, schema: { params: IdParams, ...oneClass } }, (request) =>
    classes.endCode(actorOf(request), request.params.id),
  );
  teacherRoutes(app, rest);
  pupilRoutes(app, rest);
};
