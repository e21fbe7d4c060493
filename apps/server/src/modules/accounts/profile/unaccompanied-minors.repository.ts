import { eq } from 'drizzle-orm';
import type { BirthMonth } from '@hedgerow/domain/birth';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Database, Runner } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { user } from '#db/schema/accounts.ts';
import { consent } from '#db/schema/billing.ts';
import { child, family } from '#db/schema/families.ts';
import { mailOutbox } from '#db/schema/mail.ts';

export type UnaccompaniedMinor = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthMonth: BirthMonth;
  readonly yearGroup: YearGroup;
  readonly academicYear: number;
};

/** Pupils of 13 and over who came without a parent: the only child of a family of their own. */
export const unaccompaniedMinorsRepository = (db: Database) => ({
  make: async (runner: Runner, pupil: UnaccompaniedMinor, now: Date): Promise<void> => {
    const [row] = await runner.select({ familyId: user.familyId }).from(user).where(eq(user.id, pupil.id));
    if (row === undefined || row.familyId === null) throw new Error('an account that needs onboarding has a family');
    await runner
      .insert(child)
      .values({ ...pupil, familyId: row.familyId, slot: 1, status: 'active', credentialsShownAt: now, createdAt: now });
  },

  /** The account, its empty family and the letters to it, as if they had never been. */
  forget: ({ id, email }: { readonly id: string; readonly email: string }): Promise<void> =>
    inTransaction(db, async (runner) => {
      await runner.delete(mailOutbox).where(eq(mailOutbox.to, email));
      const [gone] = await runner.delete(user).where(eq(user.id, id)).returning({ familyId: user.familyId });
      if (typeof gone?.familyId !== 'string') return;
      await runner.delete(consent).where(eq(consent.familyId, gone.familyId));
      await runner.delete(family).where(eq(family.id, gone.familyId));
    }),
});
export type UnaccompaniedMinorsRepository = ReturnType<typeof unaccompaniedMinorsRepository>;
