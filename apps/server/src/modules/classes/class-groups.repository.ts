import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { constraintOf } from '#db/retry.ts';
import { classGroup, classGroupPupil } from '#db/schema/class-groups.ts';
import { classPupil } from '#db/schema/school-classes.ts';

const fill = async (runner: Runner, groupId: string, childIds: readonly string[]): Promise<void> => {
  await runner.insert(classGroupPupil).values(childIds.map((childId) => ({ groupId, childId })));
};

const one = (classId: string, id: string) => and(eq(classGroup.classId, classId), eq(classGroup.id, id));

/** Groups within classes. Whoever asks has checked that the classes are theirs. */
export const classGroupsRepository = (db: Database) => {
  return {
    /** With who is in them and in the class still. */
    ofClasses: (classIds: readonly string[]) =>
      db
        .select({
          classId: classGroup.classId,
          id: classGroup.id,
          name: classGroup.name,
          childIds: sql<string[]>`coalesce(array_agg(${classPupil.childId}) filter (where ${classPupil.childId} is not null), '{}')`,
        })
        .from(classGroup)
        .leftJoin(classGroupPupil, eq(classGroupPupil.groupId, classGroup.id))
        .leftJoin(classPupil, and(eq(classPupil.classId, classGroup.classId), eq(classPupil.childId, classGroupPupil.childId)))
        .where(inArray(classGroup.classId, [...classIds]))
        .groupBy(classGroup.classId, classGroup.id, classGroup.name)
        .orderBy(asc(classGroup.name), asc(classGroup.id)),

    count: (classId: string): Promise<number> => db.$count(classGroup, eq(classGroup.classId, classId)),

    insert: async (runner: Runner, row: typeof classGroup.$inferInsert, childIds: readonly string[]): Promise<void> => {
      await runner.insert(classGroup).values(row);
      await fill(runner, row.id, childIds);
    },

    /** False where the class has no such group. */
    change: async (
      runner: Runner,
      classId: string,
      { id, name, childIds }: { readonly id: string; readonly name: string; readonly childIds: readonly string[] },
    ): Promise<boolean> => {
      const changed = await runner.update(classGroup).set({ name }).where(one(classId, id)).returning({ id: classGroup.id });
      if (changed.length === 0) return false;
      await runner.delete(classGroupPupil).where(eq(classGroupPupil.groupId, id));
      await fill(runner, id, childIds);
      return true;
    },

    remove: async (classId: string, id: string): Promise<boolean> =>
      (await db.delete(classGroup).where(one(classId, id)).returning({ id: classGroup.id })).length > 0,

    isNameTaken: (error: unknown): boolean => constraintOf(error) === 'class_group_name',
  };
};
export type ClassGroupsRepository = ReturnType<typeof classGroupsRepository>;
