import { and, asc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { cardTries, classTries } from '@hedgerow/domain/class-sign-in';
import type { Database, Runner } from '#db/client.ts';
import { constraintOf } from '#db/retry.ts';
import { session } from '#db/schema/accounts.ts';
import { classCard, classSignIn } from '#db/schema/class-sign-in.ts';
import { child, family } from '#db/schema/families.ts';
import { classPupil, schoolClass } from '#db/schema/school-classes.ts';
import { schoolPupil } from '#db/schema/schools.ts';

export type ClassSignInRow = typeof classSignIn.$inferSelect;
export type NewCard = typeof classCard.$inferInsert;

const cardOf = (classId: string, childId: string) => and(eq(classCard.classId, classId), eq(classCard.childId, childId));

/** Which classes sign in with cards, and the cards. Whoever asks has checked that a class is theirs. */
export const classSignInRepository = (db: Database) => ({
  of: async (classId: string): Promise<ClassSignInRow | undefined> =>
    (await db.select().from(classSignIn).where(eq(classSignIn.classId, classId)).limit(1))[0],

  /** By the code of the link, while it is switched on and the class is taught. */
  byCode: async (code: string) =>
    (
      await db
        .select({ signIn: classSignIn, className: schoolClass.name, schoolId: schoolClass.schoolId })
        .from(classSignIn)
        .innerJoin(schoolClass, eq(schoolClass.id, classSignIn.classId))
        .where(and(eq(classSignIn.code, code), classSignIn.open, isNull(schoolClass.archivedAt)))
        .limit(1)
    )[0],

  /** Everybody in the class with their card, if there is one, and whether the account is the school's own. */
  pupils: (classId: string) =>
    db
      .select({
        childId: child.id,
        familyId: child.familyId,
        firstName: child.firstName,
        lastName: child.lastName,
        yearGroup: child.yearGroup,
        academicYear: child.academicYear,
        own: sql<boolean>`(${schoolPupil.childId} is not null and ${schoolPupil.linkedAt} is null)`,
        secret: classCard.secret,
        place: classCard.place,
        wrong: classCard.wrong,
      })
      .from(classPupil)
      .innerJoin(schoolClass, eq(schoolClass.id, classPupil.classId))
      .innerJoin(child, and(eq(child.familyId, classPupil.familyId), eq(child.id, classPupil.childId)))
      .innerJoin(family, eq(family.id, child.familyId))
      .leftJoin(schoolPupil, and(eq(schoolPupil.childId, child.id), eq(schoolPupil.schoolId, schoolClass.schoolId)))
      .leftJoin(classCard, and(eq(classCard.classId, classPupil.classId), eq(classCard.childId, child.id)))
      .where(and(eq(classPupil.classId, classId), eq(child.status, 'active'), isNull(family.deleteAfter)))
      .orderBy(asc(child.firstName), asc(child.lastName), asc(child.id)),

  set: async (row: Omit<ClassSignInRow, 'wrong'>): Promise<void> => {
    const { open, secret, faces } = row;
    await db.insert(classSignIn).values(row).onConflictDoUpdate({ target: classSignIn.classId, set: { open, secret, faces } });
  },

  /** False where the class never had one. */
  setCode: async (classId: string, code: string): Promise<boolean> =>
    (await db.update(classSignIn).set({ code, wrong: 0 }).where(eq(classSignIn.classId, classId)).returning({ id: classSignIn.classId }))
      .length > 0,

  /** New cards in the place of the old, which end what they had opened. */
  put: async (runner: Runner, cards: readonly NewCard[]): Promise<void> => {
    for (const card of cards) {
      const { secret, secretHash, createdAt } = card;
      await runner
        .insert(classCard)
        .values(card)
        .onConflictDoUpdate({ target: [classCard.classId, classCard.childId], set: { secret, secretHash, createdAt, wrong: 0 } });
      await runner.delete(session).where(eq(session.userId, card.childId));
    }
  },

  secretOf: async (classId: string, childId: string): Promise<string | undefined> =>
    (await db.select({ hash: classCard.secretHash }).from(classCard).where(cardOf(classId, childId)).limit(1))[0]?.hash,

  /** One guess, counted before it is looked at, so that many at once are not more than one after the other. */
  guess: (classId: string, childId: string): Promise<'taken' | 'resting' | 'paused'> =>
    db.transaction(async (runner) => {
      const counted = await runner
        .update(classSignIn)
        .set({ wrong: sql`${classSignIn.wrong} + 1` })
        .where(and(eq(classSignIn.classId, classId), lt(classSignIn.wrong, classTries)))
        .returning({ id: classSignIn.classId });
      if (counted.length === 0) return 'paused';
      const card = await runner
        .update(classCard)
        .set({ wrong: sql`${classCard.wrong} + 1` })
        .where(and(cardOf(classId, childId), lt(classCard.wrong, cardTries)))
        .returning({ id: classCard.childId });
      if (card.length > 0) return 'taken';
      // A card that rests takes no guess, and so none from the class.
      await runner
        .update(classSignIn)
        .set({ wrong: sql`${classSignIn.wrong} - 1` })
        .where(eq(classSignIn.classId, classId));
      return 'resting';
    }),

  /** It was right: the card begins again, and the class has lost nothing. */
  wasRight: async (classId: string, childId: string): Promise<void> => {
    await db.update(classCard).set({ wrong: 0 }).where(cardOf(classId, childId));
    await db
      .update(classSignIn)
      .set({ wrong: sql`${classSignIn.wrong} - 1` })
      .where(and(eq(classSignIn.classId, classId), gt(classSignIn.wrong, 0)));
  },

  /** Somebody else printed cards of the class at the same time. */
  isPlaceTaken: (error: unknown): boolean => constraintOf(error) === 'class_card_place',

  letInClass: async (classId: string): Promise<void> => {
    await db.update(classSignIn).set({ wrong: 0 }).where(eq(classSignIn.classId, classId));
  },
  /** False where the child has no card. */
  letIn: async (classId: string, childId: string): Promise<boolean> =>
    (await db.update(classCard).set({ wrong: 0 }).where(cardOf(classId, childId)).returning({ id: classCard.childId })).length > 0,
});
export type ClassSignInRepository = ReturnType<typeof classSignInRepository>;
export type CardPupilRow = Awaited<ReturnType<ClassSignInRepository['pupils']>>[number];
