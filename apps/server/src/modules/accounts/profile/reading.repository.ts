import { and, eq } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import type { ReadingPreferences } from '@hedgerow/domain/reading';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';

const columns = {
  typeface: user.typeface,
  letters: user.letterRoom,
  lines: user.lineRoom,
  lessMotion: user.lessMotion,
  extraTime: user.extraTime,
};

export type ReadingOfChild = { readonly familyId: string; readonly childId: string; readonly reading: ReadingPreferences };

const valuesOf = ({ typeface, letters, lines, lessMotion, extraTime }: ReadingPreferences, now: Date) => ({
  typeface,
  letterRoom: letters,
  lineRoom: lines,
  lessMotion,
  extraTime,
  updatedAt: now,
});

/** How people like to read: kept with whoever signs in. */
export const readingRepository = (db: Database) => ({
  /** Undefined for a child who cannot sign in yet, and for one of another family. */
  ofChild: async (familyId: string, childId: string): Promise<ReadingOfChild | undefined> => {
    const [reading] = await db
      .select(columns)
      .from(user)
      .where(and(eq(user.familyId, familyId), eq(user.id, childId), eq(user.role, 'student')))
      .limit(1);
    return reading === undefined ? undefined : { familyId, childId, reading };
  },

  hasExtraTime: async (userId: string): Promise<boolean> =>
    (await db.select({ extraTime: user.extraTime }).from(user).where(eq(user.id, userId)).limit(1))[0]?.extraTime === true,

  keepOwn: async (userId: string, reading: ReadingPreferences, now: Date): Promise<void> => {
    await db.update(user).set(valuesOf(reading, now)).where(eq(user.id, userId));
  },

  keepForChild: async (found: Allowed<ReadingOfChild, 'write'>, reading: ReadingPreferences, now: Date): Promise<void> => {
    await db
      .update(user)
      .set(valuesOf(reading, now))
      .where(and(eq(user.familyId, found.familyId), eq(user.id, found.childId)));
  },
});
export type ReadingRepository = ReturnType<typeof readingRepository>;
