import { createHash } from 'node:crypto';
import type { Runner } from '#db/client.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { MirrorRepository } from '../reconcile/mirror.repository.ts';
import type { Notice } from './notices-due.ts';

export type BillingEmailsDeps = {
  readonly mirror: Pick<MirrorRepository, 'addToOutbox'>;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
};
type About = Pick<Notice, 'kind' | 'objectId'>;

/** A letter of one kind about one thing has one id, whoever asks for it and how often. */
const letterId = ({ kind, objectId }: About): string => {
  const hex = createHash('sha256').update(`${kind}:${objectId}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};

/** Letters about money: noted in the transaction of what they tell of, and handed over after it. */
export const billingEmails = ({ mirror, mail }: BillingEmailsDeps) => ({
  /** True while the letter is not sent. Its words, and to whom it goes, are read when it goes. */
  keep: async (runner: Runner, familyId: string, notice: Notice, now: Date): Promise<boolean> => {
    if (!(await mirror.addToOutbox(runner, familyId, notice, now))) return false;
    const { kind, objectId } = notice;
    await mail.keep(runner, { id: letterId(notice), to: '', content: { kind: 'billing-notice', familyId, notice: kind, objectId } });
    return true;
  },
  deliver: (notice: About): Promise<void> => mail.deliver(letterId(notice)),
});
export type BillingEmails = ReturnType<typeof billingEmails>;
