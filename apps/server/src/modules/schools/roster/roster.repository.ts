import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Database, Runner } from '#db/client.ts';
import { constraintOf } from '#db/retry.ts';
import { user } from '#db/schema/accounts.ts';
import { child, family } from '#db/schema/families.ts';
import { ltiPlatform } from '#db/schema/lti.ts';
import { schoolSignOn } from '#db/schema/school-sign-on.ts';
import { classPupil, classTeacher, classWaiting, schoolClass } from '#db/schema/school-classes.ts';
import { pupilGroup, school, schoolMember, schoolPupil, teacherInvitation } from '#db/schema/schools.ts';

export type NewPupil = {
  readonly id: string;
  readonly familyId: string;
  readonly key: string;
  readonly address: string | null;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearGroup: YearGroup;
  readonly academicYear: number;
};
type Reader = Pick<Runner, 'select' | 'execute'>;
type Sen = 'none' | 'support' | 'plan';
/** As the database says it. */
type PupilRow = {
  readonly key: string | null;
  readonly child_id: string;
  readonly family_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly year_group: YearGroup;
  readonly academic_year: number;
  readonly linked: boolean;
  readonly consented: boolean;
  readonly leaving: boolean;
  readonly class_ids: readonly string[];
  readonly has_groups: boolean;
  readonly sen: Sen | null;
  readonly pupil_premium: boolean | null;
  readonly eal: boolean | null;
  readonly address: string | null;
};

/** Rows in one statement: far below the 65,535 values that PostgreSQL takes. */
const portion = 500;
const portions = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / portion) }, (_, at) => rows.slice(at * portion, (at + 1) * portion));

/** A school's list, as far as the database is concerned. */
export const rosterRepository = (db: Database) => ({
  /** Everybody whom the school has: by its own lists, by a parent's yes, or in one of its classes. */
  pupils: async (schoolId: string, runner: Reader = db) => {
    const { rows } = await runner.execute<PupilRow>(sql`
      select sp.import_key as key, c.id as child_id, c.family_id, c.first_name, c.last_name, c.year_group, c.academic_year,
        (sp.child_id is null or sp.linked_at is not null) as linked, c.leaving_at is not null as leaving,
        exists (select 1 from school_consent sc
          where sc.child_id = c.id and sc.school_id = ${schoolId} and sc.withdrawn_at is null) as consented,
        array(select cp.class_id from class_pupil cp join school_class k on k.id = cp.class_id
          where cp.child_id = c.id and k.school_id = ${schoolId} and k.archived_at is null order by cp.class_id) as class_ids,
        sp.sign_on_address as address, g.child_id is not null as has_groups, g.sen, g.pupil_premium, g.eal
      from child c join family f on f.id = c.family_id
      left join school_pupil sp on sp.child_id = c.id and sp.school_id = ${schoolId}
      left join pupil_group g on g.child_id = c.id and g.school_id = ${schoolId}
      where c.status = 'active' and f.delete_after is null and (sp.child_id is not null
        or exists (select 1 from school_consent sc where sc.child_id = c.id and sc.school_id = ${schoolId} and sc.withdrawn_at is null)
        or exists (select 1 from class_pupil cp join school_class k on k.id = cp.class_id where cp.child_id = c.id and k.school_id = ${schoolId}))
      order by c.last_name, c.first_name, c.id`);
    return rows.map((row) => ({
      key: row.key,
      childId: row.child_id,
      familyId: row.family_id,
      firstName: row.first_name,
      lastName: row.last_name,
      yearGroup: row.year_group,
      academicYear: row.academic_year,
      linked: row.linked,
      shared: !row.linked || row.consented || row.class_ids.length > 0,
      leaving: row.leaving,
      classIds: row.class_ids,
      address: row.address,
      groups: row.has_groups ? { sen: row.sen, pupilPremium: row.pupil_premium, eal: row.eal } : null,
    }));
  },

  classes: (schoolId: string, runner: Reader = db) =>
    runner
      .select({
        id: schoolClass.id,
        name: schoolClass.name,
        rosterKey: schoolClass.rosterKey,
        rosterSource: schoolClass.rosterSource,
        academicYear: schoolClass.academicYear,
        createdAt: schoolClass.createdAt,
      })
      .from(schoolClass)
      .where(and(eq(schoolClass.schoolId, schoolId), isNull(schoolClass.archivedAt)))
      .orderBy(schoolClass.name, schoolClass.id),

  staff: (schoolId: string, runner: Reader = db) =>
    runner
      .select({ id: user.id, email: user.email, firstName: user.firstName, lastName: user.lastName })
      .from(schoolMember)
      .innerJoin(user, eq(user.id, schoolMember.userId))
      .where(eq(schoolMember.schoolId, schoolId))
      .orderBy(user.id),

  invited: async (schoolId: string, now: Date, runner: Reader = db): Promise<string[]> =>
    (
      await runner
        .select({ email: teacherInvitation.email })
        .from(teacherInvitation)
        .where(and(eq(teacherInvitation.schoolId, schoolId), isNull(teacherInvitation.acceptedAt), gt(teacherInvitation.expiresAt, now)))
        .orderBy(teacherInvitation.email)
    ).map(({ email }) => email),

  /** One list at a time: the second of two that are sent together finds what the first has made. */
  alone: async (runner: Runner, schoolId: string): Promise<void> => {
    await runner.select({ id: school.id }).from(school).where(eq(school.id, schoolId)).for('update');
  },

  takenUsernames: async (runner: Runner, usernames: readonly string[]): Promise<ReadonlySet<string>> => {
    const taken = new Set<string>();
    for (const some of portions(usernames)) {
      const rows = await runner.select({ username: user.username }).from(user).where(inArray(user.username, some));
      for (const { username } of rows) if (username !== null) taken.add(username);
    }
    return taken;
  },

  create: async (runner: Runner, schoolId: string, schoolName: string, made: readonly NewPupil[], now: Date): Promise<void> => {
    const stamps = { createdAt: now, updatedAt: now };
    for (const some of portions(made)) {
      await runner.insert(family).values(some.map(({ familyId }) => ({ id: familyId, createdAt: now })));
      await runner.insert(child).values(
        some.map(({ id, familyId, firstName, lastName, yearGroup, academicYear }) => ({
          id,
          familyId,
          firstName,
          lastName,
          yearGroup,
          academicYear,
          slot: 1,
          school: schoolName,
          status: 'active' as const,
          createdAt: now,
        })),
      );
      await runner.insert(user).values(
        some.map(({ id, familyId, username, firstName, lastName }) => ({
          ...stamps,
          id,
          familyId,
          username,
          firstName,
          lastName,
          displayUsername: username,
          name: `${firstName} ${lastName}`,
          email: `${id}@pupil.invalid`,
          emailVerified: true,
          role: 'student' as const,
        })),
      );
      await runner.insert(schoolPupil).values(
        some.map(({ id, familyId, key, address }) => ({
          familyId,
          childId: id,
          schoolId,
          importKey: key,
          signOnAddress: address,
          createdAt: now,
        })),
      );
    }
  },

  rename: async (runner: Runner, pupil: Omit<NewPupil, 'username' | 'key' | 'address'>, now: Date): Promise<void> => {
    const { id, familyId, firstName, lastName, yearGroup, academicYear } = pupil;
    await runner
      .update(child)
      .set({ firstName, lastName, yearGroup, academicYear })
      .where(and(eq(child.familyId, familyId), eq(child.id, id)));
    await runner
      .update(user)
      .set({ firstName, lastName, name: `${firstName} ${lastName}`, updatedAt: now })
      .where(eq(user.id, id));
  },

  rekey: async (runner: Runner, schoolId: string, childId: string, importKey: string): Promise<void> => {
    await runner
      .update(schoolPupil)
      .set({ importKey })
      .where(and(eq(schoolPupil.schoolId, schoolId), eq(schoolPupil.childId, childId)));
  },

  readdress: async (runner: Runner, schoolId: string, childId: string, signOnAddress: string | null): Promise<void> => {
    await runner
      .update(schoolPupil)
      .set({ signOnAddress })
      .where(and(eq(schoolPupil.schoolId, schoolId), eq(schoolPupil.childId, childId), isNull(schoolPupil.linkedAt)));
  },

  /** Whether its people come in with accounts of the school's own: only then an address is kept. */
  hasSignOn: async (schoolId: string, runner: Reader = db): Promise<boolean> =>
    (await runner.select({ id: ltiPlatform.id }).from(ltiPlatform).where(eq(ltiPlatform.schoolId, schoolId)).limit(1)).length > 0 ||
    (await runner.select({ provider: schoolSignOn.provider }).from(schoolSignOn).where(eq(schoolSignOn.schoolId, schoolId)).limit(1))
      .length > 0,

  /** The school's own accounts: when they go, or null for those who stay after all. */
  leaving: async (runner: Runner, schoolId: string, childIds: readonly string[], at: Date | null): Promise<void> => {
    if (childIds.length === 0) return;
    await runner.execute(sql`update child set leaving_at = ${at?.toISOString() ?? null} from school_pupil sp
      where child.id in ${childIds} and sp.child_id = child.id and sp.school_id = ${schoolId} and sp.linked_at is null`);
  },

  takeOutOfAll: async (runner: Runner, schoolId: string, childIds: readonly string[]): Promise<void> => {
    if (childIds.length === 0) return;
    await runner.execute(sql`delete from class_pupil cp using school_class k
      where k.id = cp.class_id and k.school_id = ${schoolId} and cp.child_id in ${childIds}`);
    await runner.execute(sql`delete from pupil_group where school_id = ${schoolId} and child_id in ${childIds}`);
  },

  addClasses: async (runner: Runner, made: readonly (typeof schoolClass.$inferInsert)[]): Promise<void> => {
    for (const some of portions(made)) await runner.insert(schoolClass).values(some);
  },

  mark: async (runner: Runner, schoolId: string, classId: string, rosterKey: string, rosterSource: string): Promise<void> => {
    await runner
      .update(schoolClass)
      .set({ rosterKey, rosterSource })
      .where(and(eq(schoolClass.schoolId, schoolId), eq(schoolClass.id, classId)));
  },

  addTeachers: async (runner: Runner, rows: readonly (typeof classTeacher.$inferInsert)[]): Promise<void> => {
    for (const some of portions(rows)) await runner.insert(classTeacher).values(some).onConflictDoNothing();
  },

  waitFor: async (runner: Runner, waiting: readonly (typeof classWaiting.$inferInsert)[]): Promise<void> => {
    for (const some of portions(waiting)) await runner.insert(classWaiting).values(some).onConflictDoNothing();
  },

  /** How many were not in their class before. */
  place: async (runner: Runner, placings: readonly (typeof classPupil.$inferInsert)[]): Promise<number> => {
    let placed = 0;
    for (const some of portions(placings))
      placed += (await runner.insert(classPupil).values(some).onConflictDoNothing().returning({ id: classPupil.childId })).length;
    return placed;
  },

  takeOut: async (
    runner: Runner,
    schoolId: string,
    places: readonly { readonly classId: string; readonly childId: string }[],
  ): Promise<number> => {
    let left = 0;
    for (const [classId, some] of Map.groupBy(places, (place) => place.classId)) {
      const children = some.map(({ childId }) => childId);
      const { rowCount } = await runner.execute(sql`delete from class_pupil cp using school_class k
        where k.id = cp.class_id and k.school_id = ${schoolId} and cp.class_id = ${classId} and cp.child_id in ${children}`);
      left += rowCount ?? 0;
    }
    return left;
  },

  regroup: async (runner: Runner, groups: readonly (typeof pupilGroup.$inferInsert)[]): Promise<void> => {
    for (const some of portions(groups))
      await runner
        .insert(pupilGroup)
        .values(some)
        .onConflictDoUpdate({
          target: [pupilGroup.familyId, pupilGroup.childId, pupilGroup.schoolId],
          set: {
            sen: sql`excluded.sen`,
            pupilPremium: sql`excluded.pupil_premium`,
            eal: sql`excluded.eal`,
            updatedAt: sql`excluded.updated_at`,
          },
        });
  },

  isUsernameTaken: (error: unknown): boolean => constraintOf(error) === 'user_username_unique',
});
export type RosterRepository = ReturnType<typeof rosterRepository>;
