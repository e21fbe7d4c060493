import type { Mailer } from '#ports/mailer.ts';
import type { Queue } from '#ports/queue.ts';
import type { Sender } from '../letters/confirmation-email.ts';
import type { ReferralCreditService } from './referral-credit.service.ts';
import { referralEmail } from './referral-email.ts';
import type { ReferralRepository } from './referral.repository.ts';
import { inviteJob } from './referral.service.ts';

export type ReferralJobsDeps = {
  readonly referrals: Pick<ReferralRepository, 'takeAddress' | 'putAddressBack' | 'invitationsWaiting' | 'codeOf' | 'parentName'>;
  readonly credit: ReferralCreditService;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly sender: Sender;
};

/** Settles referrals after payments and every night, ends idle credit, and sends invitations. What a crash left is taken up again. */
export const startReferralJobs = async ({ referrals, credit, mailer, queue, sender }: ReferralJobsDeps): Promise<void> => {
  const invite = async (id: string): Promise<void> => {
    const taken = await referrals.takeAddress(id);
    if (taken === undefined) return;
    const { familyId, email } = taken;
    const [code, from] = await Promise.all([referrals.codeOf(familyId), referrals.parentName(familyId)]);
    if (code === undefined || from === undefined) return;
    try {
      await mailer.send(referralEmail(sender, { to: email, from, code }));
    } catch (error) {
      await referrals.putAddressBack(id, email);
      throw error;
    }
  };

  await queue.work<{ familyId: string }>(credit.settleJob, ({ familyId }) => credit.settle(familyId), { atOnce: 2 });
  await queue.work<{ id: string }>(inviteJob, ({ id }) => invite(id));
  await queue.repeat('settle-referrals', '23 * * * *', credit.settleAll);
  await queue.repeat('expire-referral-credit', '41 3 * * *', credit.expireIdle);
  for (const id of await referrals.invitationsWaiting()) await queue.send(inviteJob, { id }, { key: id });
};
