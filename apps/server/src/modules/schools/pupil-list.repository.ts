import { and, eq, inArray, sql } from 'drizzle-orm';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Database, Runner } from '#db/client.ts';
import { constraintOf } from '#db/retry.ts';
import { user } from '#db/schema/accounts.ts';
import { child, family } from '#db/schema/families.ts';
import { classPupil, school, schoolClass, schoolPupil } from '#db/schema/schools.ts';

export type KnownPupil = {
  readonly key: string;
  readonly childId: string;
  readonly familyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearGroup: YearGroup;
  readonly academicYear: number;
  /** A parent has taken the account over: the names are the parent's. */
  readonly linked: boolean;
  readonly classIds: readonly string[];
};
export type NewPupil = {
  readonly id: string;
  readonly familyId: string;
  readonly key: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearGroup: YearGroup;
  readonly academicYear: number;
};
type Placing = typeof classPupil.$inferInsert;

/** Rows in one statement: far below the 65,535 values that PostgreSQL takes. */
const portion = 500;
const portions = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / portion) }, (_, at) => rows.slice(at * portion, (at + 1) * portion));

/** A school's list of pupils, as far as the database is concerned. */
export const pupilListRepository = (db: Database) => ({
  known: async (schoolId: string, runner: Pick<Runner, 'select'> = db): Promise<KnownPupil[]> =>
    runner
      .select({
        key: schoolPupil.importKey,
        childId: child.id,
        familyId: child.familyId,
        firstName: child.firstName,
        lastName: child.lastName,
        yearGroup: child.yearGroup,
        academicYear: child.academicYear,
        linked: sql<boolean>`${schoolPupil.linkedAt} is not null`,
        classIds: sql<readonly string[]>`array(select cp.class_id from class_pupil cp where cp.child_id = ${child.id})`,
      })
      .from(schoolPupil)
      .innerJoin(child, and(eq(child.familyId, schoolPupil.familyId), eq(child.id, schoolPupil.childId)))
      .where(eq(schoolPupil.schoolId, schoolId)),

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
      await runner
        .insert(schoolPupil)
        .values(some.map(({ id, familyId, key }) => ({ familyId, childId: id, schoolId, importKey: key, createdAt: now })));
    }
  },

  change: async (runner: Runner, pupil: Omit<NewPupil, 'username' | 'key'>, now: Date): Promise<void> => {
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

  /** How many were not in their class before. */
  place: async (runner: Runner, placings: readonly Placing[]): Promise<number> => {
    let placed = 0;
    for (const some of portions(placings))
      placed += (await runner.insert(classPupil).values(some).onConflictDoNothing().returning({ id: classPupil.childId })).length;
    return placed;
  },

  classes: (schoolId: string, runner: Pick<Runner, 'select'> = db) =>
    runner
      .select({ id: schoolClass.id, name: schoolClass.name })
      .from(schoolClass)
      .where(and(eq(schoolClass.schoolId, schoolId), sql`${schoolClass.archivedAt} is null`)),

  isUsernameTaken: (error: unknown): boolean => constraintOf(error) === 'user_username_unique',
});
export type PupilListRepository = ReturnType<typeof pupilListRepository>;
