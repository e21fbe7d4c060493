import { type AlsoTeaches, type ClassTeacherBody, classTeacherMessages, type ClassTeachers } from '@hedgerow/contracts/class-teachers';
import type { Actor } from '@hedgerow/domain/access';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { readCoverDay } from '@hedgerow/domain/class-teachers';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { ClassTeachersRepository } from './class-teachers.repository.ts';
import type { SchoolClassesService } from './school-classes.service.ts';
import type { StaffRepository } from './staff.repository.ts';

export type ClassTeachersDeps = {
  readonly rows: ClassTeachersRepository;
  readonly staff: Pick<StaffRepository, 'members' | 'isMember'>;
  /** A class of the administrator's own school. */
  readonly ownClass: SchoolClassesService['ownClass'];
  readonly now: Clock;
};
/** A class that whoever asks has a right to. */
type Checked = { readonly id: string; readonly schoolId: string; readonly teacherId: string };

const notFound = (): AppError => new AppError('not_found', 'Not found');

/** Several teachers of a class (docs/product/schools.md#teachers-of-a-class). Who may call it is checked by whoever hands the class in. */
export const classTeachersService = ({ rows, staff, ownClass, now }: ClassTeachersDeps) => {
  const today = (): CalendarDate => londonDate(now());

  const of = async ({ id, schoolId, teacherId }: Checked, mayManage: boolean): Promise<ClassTeachers> => {
    const [added, members] = await Promise.all([rows.ofClasses([id], today()), staff.members(schoolId)]);
    const named = members.map((member) => ({ id: member.id, name: `${member.firstName} ${member.lastName}` }));
    const owner = named.filter((member) => member.id === teacherId).map((one) => ({ ...one, role: 'owner' as const, until: null }));
    const here = new Set([teacherId, ...added.map((one) => one.id)]);
    return {
      teachers: [...owner, ...added.map(({ classId: _class, ...one }) => one)],
      mayManage,
      colleagues: mayManage ? named.filter((member) => !here.has(member.id)) : [],
    };
  };

  const untilOf = ({ role, until }: ClassTeacherBody): CalendarDate | null => {
    if (role !== 'cover') return null;
    const day = readCoverDay(until ?? '', today());
    if (day === undefined) throw new AppError('invalid', classTeacherMessages.until, { details: { field: 'until' } });
    return day;
  };

  /** Errors: invalid (not of the school's staff, the owner, the last day). */
  const put = async (taught: Checked, teacherId: string, body: ClassTeacherBody): Promise<ClassTeachers> => {
    if (!(await staff.isMember(taught.schoolId, teacherId)))
      throw new AppError('invalid', classTeacherMessages.colleague, { details: { field: 'teacherId' } });
    if (teacherId === taught.teacherId) throw new AppError('conflict', classTeacherMessages.owner);
    await rows.put({ classId: taught.id, userId: teacherId, role: body.role, until: untilOf(body), createdAt: now() });
    return of(taught, true);
  };

  /** Their next call answers as if the class did not exist. Errors: conflict (the owner), not_found. */
  const remove = async (taught: Checked, teacherId: string): Promise<ClassTeachers> => {
    if (teacherId === taught.teacherId) throw new AppError('conflict', classTeacherMessages.owner);
    if (!(await rows.remove(taught.id, teacherId))) throw notFound();
    return of(taught, true);
  };

  return {
    of,
    put,
    remove,

    /** For the administrator, in every class of the school. Errors: not_found, and as above. */
    desk: {
      of: async (actor: Actor, classId: string): Promise<ClassTeachers> => of(await ownClass(actor, classId), true),
      put: async (actor: Actor, classId: string, teacherId: string, body: ClassTeacherBody): Promise<ClassTeachers> =>
        put(await ownClass(actor, classId), teacherId, body),
      remove: async (actor: Actor, classId: string, teacherId: string): Promise<ClassTeachers> =>
        remove(await ownClass(actor, classId), teacherId),
    },

    /** Who else teaches classes, for the parents of their pupils. */
    alsoTeaching: async (classIds: readonly string[]): Promise<(classId: string) => AlsoTeaches[]> => {
      const all = Map.groupBy(classIds.length === 0 ? [] : await rows.ofClasses(classIds, today()), ({ classId }) => classId);
      return (classId) => (all.get(classId) ?? []).map(({ name, role, until }) => ({ name, role, until }));
    },
  };
};
export type ClassTeachersService = ReturnType<typeof classTeachersService>;
