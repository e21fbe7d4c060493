import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { deleteInSlices } from '#db/in-slices.ts';
import { user } from '#db/schema/accounts.ts';
import { child } from '#db/schema/families.ts';
import { modelCache, modelTurn, modelUse } from '#db/schema/model.ts';
import { classPupil, schoolClass } from '#db/schema/school-classes.ts';
import { school } from '#db/schema/schools.ts';
import type { UnfitCategory } from '@hedgerow/domain/unfit-categories';
import type { OwnWords } from '#ports/model-ledger.ts';
import type { Learner } from '#ports/teaching-engine.ts';

export type ModelUseRow = typeof modelUse.$inferSelect;

const spent = {
  requests: sql<number>`count(*)::int`,
  tokens: sql<number>`coalesce(sum(${modelUse.inputTokens} + ${modelUse.outputTokens}), 0)::int`,
};
const none = { requests: 0, tokens: 0 };

export const modelUseRepository = (db: Database) => ({
  /** True when the turn is this caller's; an old one that was never given back is taken over. */
  takeTurn: async ({ familyId, childId }: Learner, now: Date, until: Date): Promise<boolean> => {
    const taken = await db
      .insert(modelTurn)
      .values({ familyId, childId, until })
      .onConflictDoUpdate({ target: [modelTurn.familyId, modelTurn.childId], set: { until }, setWhere: lt(modelTurn.until, now) })
      .returning({ childId: modelTurn.childId });
    return taken.length > 0;
  },
  giveBack: async ({ familyId, childId }: Learner): Promise<void> => {
    await db.delete(modelTurn).where(and(eq(modelTurn.familyId, familyId), eq(modelTurn.childId, childId)));
  },

  /** What was asked and spent since a moment: by the child, by its family, by everybody. */
  spentSince: async ({ familyId, childId }: Learner, since: Date) => {
    const asked = and(gte(modelUse.at, since), inArray(modelUse.outcome, ['written', 'offline']));
    const ofFamily = and(asked, eq(modelUse.familyId, familyId));
    const [[ofChild], [ofTheFamily], [all]] = await Promise.all([
      db
        .select(spent)
        .from(modelUse)
        .where(and(ofFamily, eq(modelUse.childId, childId))),
      db.select(spent).from(modelUse).where(ofFamily),
      db.select(spent).from(modelUse).where(asked),
    ]);
    return { child: ofChild ?? none, family: ofTheFamily ?? none, all: all ?? none };
  },

  childOf: async ({ familyId, childId }: Learner) =>
    (
      await db
        .select()
        .from(child)
        .where(and(eq(child.familyId, familyId), eq(child.id, childId)))
    )[0],

  /** By what the child can be known: everybody of the family, their teachers, their schools, and how they sign in. */
  ownWordsOf: async ({ familyId, childId }: Learner): Promise<OwnWords> => {
    const [children, adults, lessons] = await Promise.all([
      db
        .select({ firstName: child.firstName, lastName: child.lastName, school: child.school })
        .from(child)
        .where(eq(child.familyId, familyId)),
      db.select().from(user).where(eq(user.familyId, familyId)),
      db
        .select({ firstName: user.firstName, lastName: user.lastName, school: school.name, className: schoolClass.name })
        .from(classPupil)
        .innerJoin(schoolClass, eq(schoolClass.id, classPupil.classId))
        .innerJoin(school, eq(school.id, schoolClass.schoolId))
        .innerJoin(
          user,
          sql`${user.id} = ${schoolClass.teacherId} or ${user.id} in (select t.user_id from class_teacher t where t.class_id = ${schoolClass.id})`,
        )
        .where(and(eq(classPupil.familyId, familyId), eq(classPupil.childId, childId))),
    ]);
    const people = [...children, ...adults, ...lessons].map(({ firstName, lastName }) => [firstName, lastName]);
    const signIns = adults.flatMap(({ username, email }) => [username, email.endsWith('@pupil.invalid') ? null : email]);
    const schools = [...children, ...adults, ...lessons].map((row) => row.school);
    const others = [...signIns, ...schools].filter((word) => word !== null);
    return { people, others };
  },

  insert: async (row: ModelUseRow): Promise<void> => {
    await db.insert(modelUse).values(row);
  },
  /** How many texts of the child were refused for such words. */
  refusedSince: async ({ familyId, childId }: Learner, categories: readonly UnfitCategory[], since: Date): Promise<number> => {
    const [found] = await db
      .select({ many: sql<number>`count(*)::int` })
      .from(modelUse)
      .where(
        and(
          eq(modelUse.familyId, familyId),
          eq(modelUse.childId, childId),
          gte(modelUse.at, since),
          eq(modelUse.reason, 'unsuitable'),
          inArray(modelUse.category, [...categories]),
        ),
      );
    return found?.many ?? 0;
  },
  ofChild: ({ familyId, childId }: Learner, limit: number): Promise<ModelUseRow[]> =>
    db
      .select()
      .from(modelUse)
      .where(and(eq(modelUse.familyId, familyId), eq(modelUse.childId, childId)))
      .orderBy(desc(modelUse.at))
      .limit(limit),

  recall: async (key: string): Promise<unknown> =>
    (await db.select({ value: modelCache.value }).from(modelCache).where(eq(modelCache.key, key)))[0]?.value,
  remember: async (key: string, value: unknown, madeAt: Date): Promise<void> => {
    await db.insert(modelCache).values({ key, value, madeAt }).onConflictDoUpdate({ target: modelCache.key, set: { value, madeAt } });
  },

  /** What a parent's log no longer shows, and what nobody has asked a model for in a long time. */
  sweep: async (usedBefore: Date, madeBefore: Date, stopping?: AbortSignal): Promise<void> => {
    await deleteInSlices(db, modelUse, lt(modelUse.at, usedBefore), { stopping });
    await deleteInSlices(db, modelCache, lt(modelCache.madeAt, madeBefore), { stopping });
  },
});
export type ModelUseRepository = ReturnType<typeof modelUseRepository>;
