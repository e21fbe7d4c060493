import { type ChangeClassBody, type NewClassBody, type SchoolClass, schoolMessages } from '@hedgerow/contracts/schools';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { classCodeLength, drawCode, spacedCode } from '@hedgerow/domain/school-codes';
import { subjectName } from '@hedgerow/domain/subjects';
import type { Clock } from '#ports/clock.ts';
import type { DeskService } from './desk.service.ts';
import type { ClassChange, ClassRow, SchoolClassesRepository } from './school-classes.repository.ts';
import type { StaffRepository } from './staff.repository.ts';

export type SchoolClassesDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly classes: SchoolClassesRepository;
  readonly staff: Pick<StaffRepository, 'isMember'>;
  readonly now: Clock;
  readonly newId: () => string;
  /** Unpredictable, 0 <= x < 1. */
  readonly draw: () => number;
};

const codeTries = 5;
const notFound = () => new AppError('not_found', 'Not found');

type Listed = Awaited<ReturnType<SchoolClassesRepository['list']>>[number];

const classView = ({ schoolClass: row, teacherName, pupils }: Listed): SchoolClass => ({
  id: row.id,
  name: row.name,
  subject: row.subject,
  subjectName: subjectName(row.subject),
  yearGroup: row.yearGroup,
  teacher: { id: row.teacherId, name: teacherName },
  pupils,
  archived: row.archivedAt !== null,
  joinCode: row.joinCode === null ? null : spacedCode(row.joinCode),
});

/** Classes of the own school: made, renamed, given to another teacher, put away, opened to families by a code. */
export const schoolClassesService = ({ deskOf, classes, staff, now, newId, draw }: SchoolClassesDeps) => {
  const viewOf = async (schoolId: string, classId: string): Promise<SchoolClass> => {
    const [found] = await classes.list(schoolId, classId);
    if (found === undefined) throw notFound();
    return classView(found);
  };

  const wantTeacher = async (schoolId: string, teacherId: string | undefined): Promise<void> => {
    if (teacherId !== undefined && !(await staff.isMember(schoolId, teacherId)))
      throw new AppError('invalid', schoolMessages.teacher, { details: { field: 'teacherId' } });
  };

  /** Twice the same code in 10^12 is a miracle; the database says so, and another is drawn. */
  const openCode = async (schoolId: string, classId: string): Promise<void> => {
    for (let attempt = 0; attempt < codeTries; attempt += 1) {
      try {
        if (await classes.change(schoolId, classId, { joinCode: drawCode(classCodeLength, draw) })) return;
        throw notFound();
      } catch (error) {
        if (!classes.isCodeTaken(error)) throw error;
      }
    }
    throw new AppError('unavailable', 'No free code was found. Please try again.');
  };

  /** A class of the actor's own school. */
  const ownClass = async (actor: Actor, classId: string): Promise<ClassRow> => {
    const found = await classes.find((await deskOf(actor)).schoolId, classId);
    if (found === undefined) throw notFound();
    return found;
  };

  return {
    ownClass,

    list: async (actor: Actor): Promise<SchoolClass[]> => (await classes.list((await deskOf(actor)).schoolId)).map(classView),

    add: async (actor: Actor, wish: NewClassBody): Promise<SchoolClass> => {
      const { schoolId } = await deskOf(actor);
      await wantTeacher(schoolId, wish.teacherId);
      const id = newId();
      await classes.add({ ...wish, id, schoolId, createdAt: now() });
      return viewOf(schoolId, id);
    },

    /** A class that is put away is off its teacher's screen, and its code is void; brought back it has its pupils again. */
    change: async (
      actor: Actor,
      classId: string,
      { archived, name, subject, yearGroup, teacherId }: ChangeClassBody,
    ): Promise<SchoolClass> => {
      const { schoolId } = await ownClass(actor, classId);
      await wantTeacher(schoolId, teacherId);
      const change: ClassChange = {
        ...(name === undefined ? {} : { name }),
        ...(subject === undefined ? {} : { subject }),
        ...(yearGroup === undefined ? {} : { yearGroup }),
        ...(teacherId === undefined ? {} : { teacherId }),
        ...(archived === undefined ? {} : { archivedAt: archived ? now() : null }),
        ...(archived === true ? { joinCode: null } : {}),
      };
      if (Object.keys(change).length > 0) await classes.change(schoolId, classId, change);
      if (teacherId !== undefined) await classes.ownerOnly(classId, teacherId);
      return viewOf(schoolId, classId);
    },

    /** A new code; the one before opens nothing any more. */
    newCode: async (actor: Actor, classId: string): Promise<SchoolClass> => {
      const { schoolId, archivedAt } = await ownClass(actor, classId);
      if (archivedAt !== null) throw new AppError('conflict', schoolMessages.archived);
      await openCode(schoolId, classId);
      return viewOf(schoolId, classId);
    },

    endCode: async (actor: Actor, classId: string): Promise<SchoolClass> => {
      const { schoolId } = await ownClass(actor, classId);
      await classes.change(schoolId, classId, { joinCode: null });
      return viewOf(schoolId, classId);
    },
  };
};
export type SchoolClassesService = ReturnType<typeof schoolClassesService>;
