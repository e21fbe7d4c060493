import type { EnterprisePlan } from '@hedgerow/contracts/billing-changes';
import type { Staff } from '@hedgerow/domain/access';
import type { Clock } from '#ports/clock.ts';
import type { Queue } from '#ports/queue.ts';
import type { SalesRepository } from './sales.repository.ts';
import { salesRequestJob } from './sales.job.ts';

export type SalesDeps = {
  readonly sales: SalesRepository;
  readonly queue: Pick<Queue, 'send'>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** A school's licence as its teachers see it, and their request for more (docs/product/schools.md#the-schools-licence). */
export const salesService = ({ sales, queue, now, newId }: SalesDeps) => ({
  enterprise: async ({ userId }: Pick<Staff, 'userId'>): Promise<EnterprisePlan> => {
    const [school, requestedAt] = await Promise.all([sales.schoolOf(userId), sales.lastRequestOf(userId)]);
    const until = school?.licensedUntil ?? null;
    const licensed = until !== null && until > now();
    return {
      schoolName: school?.name ?? null,
      licensed,
      licensedUntil: licensed ? until.toISOString() : null,
      requestedAt: requestedAt?.toISOString() ?? null,
    };
  },

  /** Kept first, so that no request is lost; support has the letter a moment later. */
  ask: async ({ userId }: Pick<Staff, 'userId'>, message: string): Promise<void> => {
    const id = newId();
    await sales.keep({ id, userId, schoolId: (await sales.schoolOf(userId))?.id ?? null, message, createdAt: now() });
    await queue.send(salesRequestJob, { id }, { key: id });
  },

  /** For the operator: a school's licence until a day; null ends it. */
  license: (schoolId: string, until: Date | null): Promise<boolean> => sales.license(schoolId, until),
});
export type SalesService = ReturnType<typeof salesService>;
