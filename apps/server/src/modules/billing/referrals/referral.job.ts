import type { Queue } from '#ports/queue.ts';
import type { ReferralCreditService } from './referral-credit.service.ts';

export type ReferralJobsDeps = { readonly credit: ReferralCreditService; readonly queue: Queue };

/** Settles referrals after payments and every night, and ends idle credit. */
export const startReferralJobs = async ({ credit, queue }: ReferralJobsDeps): Promise<void> => {
  await queue.work<{ familyId: string }>(credit.settleJob, ({ familyId }) => credit.settle(familyId), { atOnce: 2 });
  await queue.repeat('settle-referrals', '23 * * * *', credit.settleAll);
  await queue.repeat('expire-referral-credit', '41 3 * * *', credit.expireIdle);
};
