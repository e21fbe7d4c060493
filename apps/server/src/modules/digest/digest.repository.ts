import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists, notLike } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Database, Runner } from '#db/client.ts';
import { deleteInSlices } from '#db/in-slices.ts';
import { user } from '#db/schema/accounts.ts';
import { weeklyDigest, weeklyDigestChild } from '#db/schema/digest.ts';
import { child, family } from '#db/schema/families.ts';
import type { DigestSentence } from './digest-sentences.ts';

export type Reader = { readonly id: string; readonly familyId: string; readonly firstName: string; readonly email: string };
export type KeptDigest = { readonly familyId: string; readonly parentId: string; readonly week: CalendarDate; readonly emailId: string };
export type ChildSentences = { readonly childId: string; readonly sentences: readonly DigestSentence[] };

/** Addresses of the other kind are nobody's (RFC 2606). */
const somebodys = notLike(user.email, '%.invalid');

export const digestRepository = (db: Database) => ({
  /** Parents who want the letter, at an address that is known to be theirs, and have not had it for this week; so many after an id. */
  readers: async (week: CalendarDate, after: string, limit: number): Promise<readonly Reader[]> => {
    const had = db
      .select({ week: weeklyDigest.week })
      .from(weeklyDigest)
      .where(and(eq(weeklyDigest.familyId, user.familyId), eq(weeklyDigest.parentId, user.id), eq(weeklyDigest.week, week)));
    const rows = await db
      .select({ id: user.id, familyId: user.familyId, firstName: user.firstName, email: user.email })
      .from(user)
      .innerJoin(family, eq(family.id, user.familyId))
      .where(
        and(
          inArray(user.role, ['parent', 'home_educator']),
          eq(user.notifications, true),
          eq(user.emailVerified, true),
          somebodys,
          isNotNull(user.familyId),
          isNull(family.deleteAfter),
          gt(user.id, after),
          notExists(had),
        ),
      )
      .orderBy(asc(user.id))
      .limit(limit);
    return rows.flatMap(({ familyId, ...row }) => (familyId === null ? [] : [{ ...row, familyId }]));
  },

  /** Children who learn here and stay, in the family's order. */
  childrenOf: (familyId: string) =>
    db
      .select({ id: child.id, firstName: child.firstName })
      .from(child)
      .where(and(eq(child.familyId, familyId), eq(child.status, 'active'), isNull(child.leavingAt)))
      .orderBy(asc(child.slot)),

  /** Keeps a letter's facts. False when this parent has had a letter for this week: somebody was quicker. */
  keep: async (runner: Runner, digest: KeptDigest, children: readonly ChildSentences[], writtenAt: Date): Promise<boolean> => {
    const kept = await runner
      .insert(weeklyDigest)
      .values({ ...digest, writtenAt })
      .onConflictDoNothing()
      .returning({ week: weeklyDigest.week });
    if (kept.length === 0) return false;
    const { familyId, parentId, week } = digest;
    await runner.insert(weeklyDigestChild).values(children.map((one) => ({ familyId, parentId, week, ...one })));
    return true;
  },

  /** What letters of long ago said; no letter is written for such a week again. */
  sweep: async (before: CalendarDate, stopping?: AbortSignal): Promise<void> => {
    await deleteInSlices(db, weeklyDigestChild, lt(weeklyDigestChild.week, before), { stopping });
    await deleteInSlices(db, weeklyDigest, lt(weeklyDigest.week, before), { stopping });
  },
});
export type DigestRepository = ReturnType<typeof digestRepository>;
