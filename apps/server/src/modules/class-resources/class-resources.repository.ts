import { and, asc, desc, eq, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { classResource, classResourceShare } from '#db/schema/classes.ts';
import { child, family } from '#db/schema/families.ts';
import { classPupil, schoolClass } from '#db/schema/school-classes.ts';
import { school } from '#db/schema/schools.ts';
import { isTaught, roleInClass, taughtClassIds, type TeacherAsks } from '#db/taught-classes.ts';

export type ResourceRow = typeof classResource.$inferSelect;
export type NewResource = typeof classResource.$inferInsert;
type ChildRef = { readonly familyId: string; readonly childId: string };

/** More than a class is given in years; the newest of them. */
const listed = 200;

export const classResourcesRepository = (db: Database) => {
  /** Through a class that the child is in and that is still taught. */
  const ofChild = ({ familyId, childId }: ChildRef, more?: SQL) =>
    db
      .selectDistinctOn([classResource.createdAt, classResource.id], {
        resource: classResource,
        className: schoolClass.name,
        firstName: user.firstName,
        lastName: user.lastName,
      })
      .from(classPupil)
      .innerJoin(schoolClass, and(eq(schoolClass.id, classPupil.classId), isNull(schoolClass.archivedAt)))
      .innerJoin(classResourceShare, eq(classResourceShare.classId, schoolClass.id))
      .innerJoin(classResource, eq(classResource.id, classResourceShare.resourceId))
      .leftJoin(user, eq(user.id, classResource.sharedBy))
      .where(and(eq(classPupil.familyId, familyId), eq(classPupil.childId, childId), more))
      .orderBy(desc(classResource.createdAt), classResource.id, asc(schoolClass.name))
      .limit(listed);

  return {
    insert: async (runner: Runner, row: NewResource, classIds: readonly string[]): Promise<void> => {
      await runner.insert(classResource).values(row);
      await runner.insert(classResourceShare).values(classIds.map((classId) => ({ classId, resourceId: row.id })));
    },

    /** The classes that a teacher teaches, with what they are in each. */
    classesOf: (asks: TeacherAsks) =>
      db
        .select({ id: schoolClass.id, name: schoolClass.name, schoolId: schoolClass.schoolId, role: roleInClass(asks.teacherId) })
        .from(schoolClass)
        .innerJoin(school, eq(school.id, schoolClass.schoolId))
        .where(isTaught(asks)),

    /** What the teacher shared, and what colleagues shared with the classes that they both teach; the newest first. */
    seenBy: (asks: TeacherAsks) => {
      const { teacherId } = asks;
      const inClass = db
        .select({ id: classResourceShare.resourceId })
        .from(classResourceShare)
        .where(sql`${classResourceShare.classId} in ${taughtClassIds(asks)}`);
      return db
        .select({ resource: classResource, firstName: user.firstName, lastName: user.lastName })
        .from(classResource)
        .leftJoin(user, eq(user.id, classResource.sharedBy))
        .where(or(eq(classResource.sharedBy, teacherId), inArray(classResource.id, inClass)))
        .orderBy(desc(classResource.createdAt), classResource.id)
        .limit(listed);
    },
    find: async (id: string): Promise<ResourceRow | undefined> =>
      (await db.select().from(classResource).where(eq(classResource.id, id)).limit(1))[0],
    /** Which classes see these. */
    sharesOf: (resourceIds: readonly string[]) =>
      db
        .select({ resourceId: classResourceShare.resourceId, id: schoolClass.id, name: schoolClass.name })
        .from(classResourceShare)
        .innerJoin(schoolClass, eq(schoolClass.id, classResourceShare.classId))
        .where(and(inArray(classResourceShare.resourceId, [...resourceIds]), isNull(schoolClass.archivedAt)))
        .orderBy(asc(schoolClass.name)),

    ofChild: (whose: ChildRef) => ofChild(whose),
    /** Whether one of these children of a family may open it. */
    isSharedWith: async (familyId: string, childIds: readonly string[], id: string): Promise<boolean> => {
      const rows = await db
        .select({ id: classResourceShare.resourceId })
        .from(classResourceShare)
        .innerJoin(schoolClass, and(eq(schoolClass.id, classResourceShare.classId), isNull(schoolClass.archivedAt)))
        .innerJoin(classPupil, eq(classPupil.classId, schoolClass.id))
        .innerJoin(child, and(eq(child.familyId, classPupil.familyId), eq(child.id, classPupil.childId), eq(child.status, 'active')))
        .innerJoin(family, and(eq(family.id, child.familyId), isNull(family.deleteAfter)))
        .where(and(eq(classResourceShare.resourceId, id), eq(classPupil.familyId, familyId), inArray(classPupil.childId, [...childIds])))
        .limit(1);
      return rows.length > 0;
    },

    remove: async (id: string): Promise<void> => {
      await db.delete(classResource).where(eq(classResource.id, id));
    },

    /** What nobody can see or take away any more: its teacher left, and so did its classes. Answers where the storage keeps them. */
    removeForgotten: async (before: Date): Promise<readonly string[]> => {
      const shared = db
        .select({ one: sql`1` })
        .from(classResourceShare)
        .where(eq(classResourceShare.resourceId, classResource.id));
      const gone = and(isNull(classResource.sharedBy), lt(classResource.createdAt, before), notExists(shared));
      return (await db.delete(classResource).where(gone).returning({ key: classResource.storageKey })).map(({ key }) => key);
    },
  };
};
export type ClassResourcesRepository = ReturnType<typeof classResourcesRepository>;
