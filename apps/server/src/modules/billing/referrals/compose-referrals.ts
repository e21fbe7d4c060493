import type { BillingNeeds } from '../compose-needs.ts';
import type { BillingRepository } from '../billing.repository.ts';
import type { Sender } from '../letters/confirmation-email.ts';
import type { CustomersService } from '../customers.service.ts';
import type { NoticesService } from '../letters/notices.service.ts';
import { referralCreditService } from './referral-credit.service.ts';
import { startReferralJobs } from './referral.job.ts';
import { referralRepository } from './referral.repository.ts';
import { referralService } from './referral.service.ts';

export type ReferralNeeds = Pick<
  BillingNeeds,
  'db' | 'payments' | 'mail' | 'queue' | 'locked' | 'transaction' | 'fingerprint' | 'draw' | 'now' | 'newId'
> & {
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'payer'>;
  readonly customers: Pick<CustomersService, 'find'>;
  readonly sender: Sender;
  readonly notices: Pick<NoticesService, 'credited'>;
};

/** Codes and credit for families who bring friends; their jobs are started. */
export const composeReferrals = async (needs: ReferralNeeds) => {
  const { db, billing, customers, payments, mail, queue, sender, notices, locked, transaction, fingerprint, draw, now, newId } = needs;
  const rows = referralRepository(db);
  const credit = referralCreditService({ referrals: rows, billing, customers, payments, queue, notices, locked, transaction, now, newId });
  await startReferralJobs({ credit, queue });
  const { publicUrl } = sender;
  return {
    referrals: referralService({
      referrals: rows,
      credit,
      billing,
      customers,
      mail,
      publicUrl,
      fingerprint,
      transaction,
      now,
      newId,
      draw,
    }),
    /** What a reconciled payment may mean for a referral. */
    lookAt: credit.lookAt,
    settleAll: credit.settleAll,
    expireIdle: credit.expireIdle,
  };
};
