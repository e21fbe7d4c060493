import { sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { addedRolesWith, type ClassRight, type ClassTeacherRole } from '@hedgerow/domain/class-teachers';
import { classTeacher, schoolClass } from './schema/school-classes.ts';

/** On which day, with which right: every question of who teaches what is asked through this. */
export type TeacherAsks = { readonly teacherId: string; readonly today: CalendarDate; readonly right: ClassRight };

/**
 * The ids of the classes in which somebody has a right on a day: their own, and those they were added to, in schools that they still
 * belong to. A class that was put away is nobody's, and a cover ends with its last day.
 */
export const taughtClassIds = ({ teacherId, today, right }: TeacherAsks) => {
  const added = addedRolesWith(right);
  const through =
    added.length === 0
      ? sql``
      : sql`union all select t.class_id from class_teacher t
          where t.user_id = ${teacherId} and t.role in ${[...added]} and (t.until is null or t.until >= ${today})`;
  return sql`(select k.id from school_class k
    join school_member m on m.school_id = k.school_id and m.user_id = ${teacherId}
    where k.archived_at is null and k.id in (select o.id from school_class o where o.teacher_id = ${teacherId} ${through}))`;
};

/** Whether somebody has a right in the class that a query is about. */
export const isTaught = (asks: TeacherAsks) => sql`${schoolClass.id} in ${taughtClassIds(asks)}`;

/** What somebody is in the class that a query is about, where they may read it. */
export const roleInClass = (teacherId: string) =>
  sql<ClassTeacherRole>`case when ${schoolClass.teacherId} = ${teacherId} then 'owner' else (select ${classTeacher.role} from ${classTeacher}
    where ${classTeacher.classId} = ${schoolClass.id} and ${classTeacher.userId} = ${teacherId}) end`;
