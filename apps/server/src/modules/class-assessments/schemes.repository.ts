import { eq } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Database } from '#db/client.ts';
import { schoolClass } from '#db/schema/school-classes.ts';

export const schemesRepository = (db: Database) => ({
  /** Whoever asks has checked that the class is theirs. */
  follow: async (classId: string, schemeId: string | null, schemeFrom: CalendarDate | null): Promise<void> => {
    await db.update(schoolClass).set({ schemeId, schemeFrom }).where(eq(schoolClass.id, classId));
  },
});
export type SchemesRepository = ReturnType<typeof schemesRepository>;
