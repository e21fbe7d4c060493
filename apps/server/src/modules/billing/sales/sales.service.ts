import type { EnterprisePlan } from '@hedgerow/contracts/billing-changes';
import type { Staff } from '@hedgerow/domain/access';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { SalesRepository } from './sales.repository.ts';

export type SalesDeps = {
  readonly sales: SalesRepository;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly supportEmail: string;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** A school's licence as its teachers see it, and their request for more (docs/product/schools.md#the-schools-licence). */
export const salesService = ({ sales, mail, supportEmail, transaction, now, newId }: SalesDeps) => ({
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
    const [id, letterId] = [newId(), newId()];
    const [school, person] = await Promise.all([sales.schoolOf(userId), sales.personOf(userId)]);
    await transaction(async (runner) => {
      await sales.keep(runner, { id, userId, schoolId: school?.id ?? null, message, createdAt: now() });
      const content = { kind: 'sales-request', ...person, schoolName: school?.name ?? null, message } as const;
      await mail.keep(runner, { id: letterId, to: supportEmail, content });
    });
    await mail.deliver(letterId);
  },

  /** For the operator: a school's licence until a day; null ends it. */
  license: (schoolId: string, until: Date | null): Promise<boolean> => sales.license(schoolId, until),
});
export type SalesService = ReturnType<typeof salesService>;
