import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Database } from '#db/client.ts';
import { child } from '#db/schema/families.ts';
import { schoolPupil } from '#db/schema/schools.ts';

/** As the database says it: instants are text. */
export type PupilRow = {
  readonly id: string;
  readonly family_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly year_group: YearGroup;
  readonly academic_year: number;
  readonly username: string | null;
  readonly last_sign_in_at: string | null;
  readonly has_card: boolean;
  readonly leaving_at: string | null;
  /** The school opened the account, and no parent has taken it over. */
  readonly own: boolean;
  readonly classes: readonly string[];
};

/** Who is a school's pupil: in one of its classes, let in by a parent, or with an account that the school opened. */
const ofSchool = (schoolId: string): SQL => sql`(
  (sp.child_id is not null and sp.linked_at is null)
  or exists (select 1 from class_pupil cp join school_class k on k.id = cp.class_id where cp.child_id = c.id and k.school_id = ${schoolId})
  or exists (select 1 from school_consent sc where sc.child_id = c.id and sc.school_id = ${schoolId} and sc.withdrawn_at is null))`;

export const schoolPupilsRepository = (db: Database) => {
  const rows = async (schoolId: string, only: SQL): Promise<PupilRow[]> => {
    const answer = await db.execute<PupilRow>(sql`
      select c.id, c.family_id, c.first_name, c.last_name, c.year_group, c.academic_year, c.leaving_at, u.username, u.last_sign_in_at,
        c.credentials_shown_at is not null as has_card, (sp.child_id is not null and sp.linked_at is null) as own,
        coalesce(taught.classes, '{}') as classes
      from child c join "user" u on u.id = c.id join family f on f.id = c.family_id
      left join school_pupil sp on sp.child_id = c.id and sp.school_id = ${schoolId}
      left join (select cp.child_id, array_agg(k.name order by k.name) as classes from class_pupil cp join school_class k on k.id = cp.class_id
        where k.school_id = ${schoolId} and k.archived_at is null group by cp.child_id) taught on taught.child_id = c.id
      where c.status = 'active' and f.delete_after is null and ${ofSchool(schoolId)} and ${only}
      order by c.last_name, c.first_name, c.id`);
    return answer.rows;
  };

  return {
    all: (schoolId: string) => rows(schoolId, sql`true`),
    inClass: (schoolId: string, classId: string) =>
      rows(schoolId, sql`exists (select 1 from class_pupil x where x.child_id = c.id and x.class_id = ${classId})`),
    find: async (schoolId: string, childId: string): Promise<PupilRow | undefined> => (await rows(schoolId, sql`c.id = ${childId}`))[0],

    /** The school's own account; undefined for a family's. */
    findOwn: async (schoolId: string, childId: string) => {
      const [row] = await db
        .select({ child, schoolId: schoolPupil.schoolId })
        .from(schoolPupil)
        .innerJoin(child, and(eq(child.familyId, schoolPupil.familyId), eq(child.id, schoolPupil.childId)))
        .where(and(eq(schoolPupil.schoolId, schoolId), eq(schoolPupil.childId, childId), isNull(schoolPupil.linkedAt)))
        .limit(1);
      return row === undefined ? undefined : { ...row.child, childId: row.child.id, schoolId: row.schoolId };
    },

    setLinkCode: async (childId: string, linkCodeHash: string, linkCodeUntil: Date): Promise<void> => {
      await db.update(schoolPupil).set({ linkCodeHash, linkCodeUntil }).where(eq(schoolPupil.childId, childId));
    },

    /** The day on which the school's own account goes with everything in it; null keeps it. */
    leave: async (schoolId: string, childId: string, leavingAt: Date | null): Promise<void> => {
      await db.execute(sql`update child set leaving_at = ${leavingAt?.toISOString() ?? null} from school_pupil sp
        where child.id = ${childId} and sp.child_id = child.id and sp.school_id = ${schoolId} and sp.linked_at is null`);
    },

    /** Out of every class of the school. */
    takeOut: async (schoolId: string, childId: string): Promise<void> => {
      await db.execute(sql`delete from class_pupil cp using school_class k
        where k.id = cp.class_id and k.school_id = ${schoolId} and cp.child_id = ${childId}`);
      await db.execute(sql`delete from pupil_group where school_id = ${schoolId} and child_id = ${childId}`);
    },
  };
};
export type SchoolPupilsRepository = ReturnType<typeof schoolPupilsRepository>;
