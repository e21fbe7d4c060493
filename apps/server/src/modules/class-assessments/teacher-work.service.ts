import { type SetForClasses, type SetForClassesBody, teacherWorkMessages } from '@hedgerow/contracts/teacher-work';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { AssignmentsService, Recipient } from '../assignments/assignments.service.ts';
import type { ClassesRepository } from '../classes/classes.repository.ts';
import type { OwnClass } from '../classes/own-class.ts';

export type TeacherWorkDeps = {
  readonly classes: Pick<ClassesRepository, 'pupilsIn'>;
  readonly ownClass: OwnClass;
  readonly assignments: Pick<AssignmentsService, 'setWork'>;
  /** The classes with which a document is shared. */
  readonly sharedWith: (resourceId: string) => Promise<readonly string[]>;
};

type Choice = SetForClassesBody['to'][number];

/** The same work for classes of one subject, or for some of their pupils. */
export const teacherWorkService = ({ classes, ownClass, assignments, sharedWith }: TeacherWorkDeps) => {
  const pupilsOf = async ({ classId, childIds }: Choice): Promise<Recipient[]> => {
    const all = await classes.pupilsIn([classId]);
    const chosen = childIds === undefined ? all : all.filter(({ childId }) => childIds.includes(childId));
    if (childIds !== undefined && chosen.length < new Set(childIds).size) throw new AppError('not_found', 'Not found');
    return chosen.map(({ familyId, childId }) => ({ familyId, childId, classId }));
  };

  const whatToRead = async (resourceId: string | null | undefined, to: SetForClassesBody['to']): Promise<string> => {
    const seen = new Set(typeof resourceId === 'string' ? await sharedWith(resourceId) : []);
    if (typeof resourceId !== 'string' || !to.every(({ classId }) => seen.has(classId)))
      throw new AppError('invalid', teacherWorkMessages.resource, { details: { field: 'resourceId' } });
    return resourceId;
  };

  return {
    /**
     * Errors: not_found (a class, pupil or paper that is not theirs), invalid (a field; classes of two subjects; a topic that is not
     * covered, with the nearest; what to read or to write), conflict (nobody is in the classes).
     */
    set: async (
      actor: Actor,
      { to, paperId = null, resourceId: asked, ...body }: SetForClassesBody,
    ): Promise<{ readonly set: SetForClasses; readonly childIds: string[] }> => {
      const taught = await Promise.all(to.map(({ classId }) => ownClass(actor, classId, 'teach')));
      const [subject, ...others] = new Set(taught.map((one) => one.subject));
      if (subject === undefined || others.length > 0)
        throw new AppError('invalid', teacherWorkMessages.oneSubject, { details: { field: 'to' } });
      const reads = body.kind === 'reading' ? { resourceId: await whatToRead(asked, to) } : {};
      if (body.kind !== 'reading' && body.kind !== 'writing' && body.topic === '')
        throw new AppError('invalid', teacherWorkMessages.topic, { details: { field: 'topic' } });
      const all = (await Promise.all(to.map(pupilsOf))).flat();
      // Who is in two of the classes gets it once, through the first.
      const pupils = [...new Map(all.toReversed().map((pupil) => [pupil.childId, pupil])).values()].toReversed();
      if (pupils.length === 0) throw new AppError('conflict', teacherWorkMessages.noPupils);
      const childIds = pupils.map(({ childId }) => childId);
      const samePaper = paperId !== null && body.kind === 'assessment';
      const wish = { ...body, ...reads, subject, childIds, pupils, samePaper, paperId: samePaper ? paperId : null };
      const made = await assignments.setWork(actor, wish);
      const groups = [...Map.groupBy(made, ({ classId }) => classId)];
      const views = groups.flatMap(([classId, own]) =>
        classId === null || own[0] === undefined ? [] : [{ classId, groupId: own[0].groupId, pupils: own.length }],
      );
      return { set: { groups: views }, childIds };
    },
  };
};
export type TeacherWorkService = ReturnType<typeof teacherWorkService>;
