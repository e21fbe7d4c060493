import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { classChange, type ClassTurn, schoolClass } from '#db/schema/school-classes.ts';
import { school } from '#db/schema/schools.ts';

type Reader = Pick<Runner, 'select' | 'execute'>;
export type NewClassChange = typeof classChange.$inferInsert;

/** Several classes of a school at once. */
export const classChangesRepository = (db: Database) => ({
  /** Two who change the classes together come one after the other. */
  alone: async (runner: Runner, schoolId: string): Promise<void> => {
    await runner.select({ id: school.id }).from(school).where(eq(school.id, schoolId)).for('update');
  },

  classes: (schoolId: string, runner: Reader = db) =>
    runner
      .select()
      .from(schoolClass)
      .where(eq(schoolClass.schoolId, schoolId))
      .orderBy(schoolClass.yearGroup, schoolClass.name, schoolClass.id),

  /** Everybody in a class that is taught, with all such classes. */
  members: async (schoolId: string, runner: Reader = db) => {
    const { rows } = await runner.execute<{ child_id: string; name: string; class_ids: readonly string[] }>(sql`
      select c.id as child_id, c.first_name || ' ' || c.last_name as name, array_agg(k.id) as class_ids
      from class_pupil cp join school_class k on k.id = cp.class_id and k.archived_at is null join child c on c.id = cp.child_id
      join family f on f.id = c.family_id where k.school_id = ${schoolId} and c.status = 'active' and f.delete_after is null
      group by c.id, c.first_name, c.last_name order by c.last_name, c.first_name, c.id`);
    return rows.map(({ child_id: childId, name, class_ids: classIds }) => ({ childId, name, classIds }));
  },

  nameOf: async (userId: string): Promise<string> =>
    (await db.select({ name: user.name }).from(user).where(eq(user.id, userId)).limit(1))[0]?.name ?? '',

  turn: async (
    runner: Runner,
    schoolId: string,
    turns: readonly { readonly classId: string; readonly to: ClassTurn['after'] }[],
  ): Promise<void> => {
    for (const { classId, to } of turns) {
      const { archivedAt, yearGroup, ...rest } = to;
      const year: YearGroup = yearGroup;
      await runner
        .update(schoolClass)
        .set({
          ...rest,
          yearGroup: year,
          archivedAt: archivedAt === null ? null : new Date(archivedAt),
          ...(archivedAt === null ? {} : { joinCode: null }),
        })
        .where(and(eq(schoolClass.schoolId, schoolId), eq(schoolClass.id, classId)));
    }
  },

  keep: async (runner: Runner, change: NewClassChange): Promise<void> => {
    await runner.insert(classChange).values(change);
  },

  /** The newest that was not taken back. */
  newest: async (schoolId: string, after: Date) =>
    (
      await db
        .select()
        .from(classChange)
        .where(and(eq(classChange.schoolId, schoolId), isNull(classChange.undoneAt), gt(classChange.madeAt, after)))
        .orderBy(desc(classChange.madeAt), desc(classChange.id))
        .limit(1)
    )[0],

  undo: async (runner: Runner, schoolId: string, id: string, after: Date, now: Date): Promise<readonly ClassTurn[] | undefined> => {
    const open = and(
      eq(classChange.schoolId, schoolId),
      eq(classChange.id, id),
      isNull(classChange.undoneAt),
      gt(classChange.madeAt, after),
    );
    return (await runner.update(classChange).set({ undoneAt: now }).where(open).returning({ turns: classChange.turns }))[0]?.turns;
  },

  pupilsOf: async (classIds: readonly string[]): Promise<readonly string[]> => {
    if (classIds.length === 0) return [];
    const { rows } = await db.execute<{ child_id: string }>(
      sql`select distinct child_id from class_pupil where class_id in ${[...classIds]} order by child_id`,
    );
    return rows.map(({ child_id: childId }) => childId);
  },

  teachers: async (userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    if (userIds.length === 0) return new Map();
    const rows = await db
      .select({ id: user.id, name: user.name })
      .from(user)
      .where(inArray(user.id, [...userIds]));
    return new Map(rows.map(({ id, name }) => [id, name] as const));
  },
});
export type ClassChangesRepository = ReturnType<typeof classChangesRepository>;
