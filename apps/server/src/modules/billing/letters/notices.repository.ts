import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { Database } from '#db/client.ts';
import { subscriptionItemMirror, subscriptionMirror } from '#db/schema/billing.ts';
import type { MirrorRow } from '../billing.repository.ts';

/** Whom the calendar concerns. */
export const noticesRepository = (db: Database) => ({
  /** By family, so many after a place. */
  renewing: (after: string | undefined, limit: number): Promise<MirrorRow[]> =>
    db
      .select()
      .from(subscriptionMirror)
      .where(and(eq(subscriptionMirror.state, 'active'), ...(after === undefined ? [] : [gt(subscriptionMirror.familyId, after)])))
      .orderBy(asc(subscriptionMirror.familyId))
      .limit(limit),

  /** Families that will pay for a plan again. */
  payingFor: (planId: PaidPlanId): Promise<{ familyId: string; id: string }[]> =>
    db
      .selectDistinct({ familyId: subscriptionMirror.familyId, id: subscriptionMirror.id })
      .from(subscriptionMirror)
      .innerJoin(
        subscriptionItemMirror,
        and(
          eq(subscriptionItemMirror.familyId, subscriptionMirror.familyId),
          eq(subscriptionItemMirror.subscriptionId, subscriptionMirror.id),
        ),
      )
      .where(and(eq(subscriptionItemMirror.planId, planId), inArray(subscriptionMirror.state, ['active', 'past_due']))),
});
export type NoticesRepository = ReturnType<typeof noticesRepository>;
