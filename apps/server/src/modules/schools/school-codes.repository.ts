import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { moveFamily } from '#db/move-family.ts';
import { constraintOf } from '#db/retry.ts';
import { user } from '#db/schema/accounts.ts';
import { child } from '#db/schema/families.ts';
import { signOnLink } from '#db/schema/school-sign-on.ts';
import { classPupil, schoolClass } from '#db/schema/school-classes.ts';
import { school, schoolConsent, schoolPupil } from '#db/schema/schools.ts';

export type Consent = typeof schoolConsent.$inferInsert;
type ConsentRef = { readonly familyId: string; readonly childId: string; readonly id: string };

/** A parent's yes that still stands. */
const openConsent = ({ familyId, childId, id }: ConsentRef) =>
  and(
    eq(schoolConsent.familyId, familyId),
    eq(schoolConsent.id, id),
    eq(schoolConsent.childId, childId),
    isNull(schoolConsent.withdrawnAt),
  );

/** Codes that bring a family and a school together, and the parent's yes to it. */
export const schoolCodesRepository = (db: Database) => ({
  classOf: async (code: string) =>
    (
      await db
        .select({
          schoolClass,
          schoolName: school.name,
          teacherName: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
        })
        .from(schoolClass)
        .innerJoin(school, eq(school.id, schoolClass.schoolId))
        .innerJoin(user, eq(user.id, schoolClass.teacherId))
        .where(and(eq(schoolClass.joinCode, code), isNull(schoolClass.archivedAt)))
        .limit(1)
    )[0],

  /** A pupil of the school's own, by the code of the card. */
  pupilOf: async (codeHash: string, now: Date) =>
    (
      await db
        .select({
          familyId: schoolPupil.familyId,
          childId: schoolPupil.childId,
          schoolId: schoolPupil.schoolId,
          firstName: child.firstName,
          schoolName: school.name,
          className: sql<string | null>`(select k.name from class_pupil cp join school_class k on k.id = cp.class_id
            where cp.child_id = ${child.id} and k.school_id = ${school.id} and k.archived_at is null order by k.name limit 1)`,
        })
        .from(schoolPupil)
        .innerJoin(child, and(eq(child.familyId, schoolPupil.familyId), eq(child.id, schoolPupil.childId)))
        .innerJoin(school, eq(school.id, schoolPupil.schoolId))
        .where(and(eq(schoolPupil.linkCodeHash, codeHash), isNull(schoolPupil.linkedAt), gt(schoolPupil.linkCodeUntil, now)))
        .limit(1)
    )[0],

  child: async (familyId: string, childId: string) =>
    (
      await db
        .select({ firstName: child.firstName, status: child.status })
        .from(child)
        .where(and(eq(child.familyId, familyId), eq(child.id, childId)))
        .limit(1)
    )[0],

  slots: async (familyId: string): Promise<number[]> =>
    (await db.select({ slot: child.slot }).from(child).where(eq(child.familyId, familyId))).map(({ slot }) => slot),

  /** The yes, once a school while it stands. */
  agree: async (runner: Runner, consent: Consent): Promise<void> => {
    await runner.insert(schoolConsent).values(consent).onConflictDoNothing();
  },

  isIn: async (classId: string, childId: string): Promise<boolean> =>
    (
      await db
        .select({ childId: classPupil.childId })
        .from(classPupil)
        .where(and(eq(classPupil.classId, classId), eq(classPupil.childId, childId)))
        .limit(1)
    ).length > 0,

  /**
   * The pupil and everything of theirs comes into the parent's family. False when another parent was first.
   */
  takeOver: async (
    runner: Runner,
    wish: { readonly from: string; readonly childId: string; readonly to: string; readonly slot: number },
    now: Date,
  ): Promise<boolean> => {
    const { from, childId, to, slot } = wish;
    const waiting = and(eq(schoolPupil.childId, childId), eq(schoolPupil.familyId, from), isNull(schoolPupil.linkedAt));
    const taken = await runner
      .update(schoolPupil)
      .set({ linkedAt: now, linkCodeHash: null, linkCodeUntil: null })
      .where(waiting)
      .returning({ id: schoolPupil.childId });
    if (taken.length === 0) return false;
    // The account is the family's from now on: the school's own sign-in opens it no more.
    await runner.delete(signOnLink).where(eq(signOnLink.userId, childId));
    await moveFamily(runner, from, to, slot, now);
    return true;
  },

  consents: (familyId: string, childId: string) =>
    db
      .select({ consent: schoolConsent, schoolName: school.name })
      .from(schoolConsent)
      .innerJoin(school, eq(school.id, schoolConsent.schoolId))
      .where(and(eq(schoolConsent.familyId, familyId), eq(schoolConsent.childId, childId), isNull(schoolConsent.withdrawnAt)))
      .orderBy(schoolConsent.agreedAt),

  classesOf: (childId: string) =>
    db
      .select({
        id: schoolClass.id,
        schoolId: schoolClass.schoolId,
        name: schoolClass.name,
        teacher: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      })
      .from(classPupil)
      .innerJoin(schoolClass, eq(schoolClass.id, classPupil.classId))
      .innerJoin(user, eq(user.id, schoolClass.teacherId))
      .where(and(eq(classPupil.childId, childId), isNull(schoolClass.archivedAt)))
      .orderBy(schoolClass.name),

  /** The yes is taken back, and the child is out of every class of that school. False when there was none. */
  withdraw: async (runner: Runner, familyId: string, childId: string, consentId: string, now: Date): Promise<boolean> => {
    const [ended] = await runner
      .update(schoolConsent)
      .set({ withdrawnAt: now })
      .where(
        and(
          eq(schoolConsent.familyId, familyId),
          eq(schoolConsent.id, consentId),
          eq(schoolConsent.childId, childId),
          isNull(schoolConsent.withdrawnAt),
        ),
      )
      .returning({ schoolId: schoolConsent.schoolId });
    if (ended === undefined) return false;
    await runner.execute(sql`delete from class_pupil cp using school_class k
      where k.id = cp.class_id and k.school_id = ${ended.schoolId} and cp.child_id = ${childId}`);
    await runner.execute(sql`delete from pupil_group where school_id = ${ended.schoolId} and child_id = ${childId}`);
    return true;
  },

  /** Schools that a family's children are seen by on other words than these, and that the parent has not been asked about. */
  onOtherWords: (familyId: string, wording: string) =>
    db
      .select({
        id: schoolConsent.id,
        childId: schoolConsent.childId,
        firstName: child.firstName,
        schoolName: school.name,
        agreedAt: schoolConsent.agreedAt,
      })
      .from(schoolConsent)
      .innerJoin(school, eq(school.id, schoolConsent.schoolId))
      .innerJoin(child, and(eq(child.familyId, schoolConsent.familyId), eq(child.id, schoolConsent.childId)))
      .where(
        and(
          eq(schoolConsent.familyId, familyId),
          isNull(schoolConsent.withdrawnAt),
          ne(schoolConsent.wording, wording),
          sql`${schoolConsent.declinedWording} is distinct from ${wording}`,
        ),
      )
      .orderBy(schoolConsent.agreedAt),

  /** The yes to the new words takes the place of the old, which is kept; the child stays in its classes. False when there was none. */
  renew: async (runner: Runner, old: ConsentRef, fresh: Pick<Consent, 'id' | 'userId' | 'wording' | 'agreedAt'>): Promise<boolean> => {
    const [before] = await runner
      .update(schoolConsent)
      .set({ withdrawnAt: fresh.agreedAt })
      .where(and(openConsent(old), ne(schoolConsent.wording, fresh.wording)))
      .returning({ schoolId: schoolConsent.schoolId, className: schoolConsent.className });
    if (before === undefined) return false;
    await runner.insert(schoolConsent).values({ ...before, ...fresh, familyId: old.familyId, childId: old.childId });
    return true;
  },

  /** What was agreed stays as it is. False when there was none. */
  decline: async (old: ConsentRef, wording: string): Promise<boolean> =>
    (
      await db
        .update(schoolConsent)
        .set({ declinedWording: wording })
        .where(and(openConsent(old), ne(schoolConsent.wording, wording)))
        .returning({ id: schoolConsent.id })
    ).length > 0,

  isSlotTaken: (error: unknown): boolean => constraintOf(error) === 'child_slot',
});
export type SchoolCodesRepository = ReturnType<typeof schoolCodesRepository>;
