import type { Clock } from '#ports/clock.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { Queue } from '#ports/queue.ts';
import type { Sender } from '../letters/confirmation-email.ts';
import { writeEmail } from '../letters/email-layout.ts';
import type { SalesEmailFacts, SalesRepository } from './sales.repository.ts';

export const salesRequestJob = 'send-sales-request';

export type SalesJobDeps = {
  readonly sales: Pick<SalesRepository, 'once' | 'waiting'>;
  readonly mailer: Mailer;
  readonly queue: Pick<Queue, 'send' | 'work'>;
  readonly sender: Sender;
  readonly now: Clock;
};

const letterFor = ({ productName, supportEmail, publicUrl }: Sender, { name, email, schoolName, message }: SalesEmailFacts) => ({
  to: supportEmail,
  subject: `A school asks about more: ${schoolName ?? name}`,
  ...writeEmail({
    productName,
    parts: [
      { kind: 'text', text: 'A teacher pressed Contact Sales for Expansion. They were promised an answer within 24 hours.' },
      {
        kind: 'rows',
        rows: [
          ['School', schoolName ?? 'None'],
          ['Teacher', name],
          ['E-mail', email],
        ],
      },
      { kind: 'text', text: message === '' ? 'They wrote no message.' : `They wrote: ${message}` },
    ],
    footer: `${productName}: ${publicUrl}`,
  }),
});

/** Mails requests to support, each once. What a crash left waiting is sent at the next start. */
export const startSendingSalesRequests = async ({ sales, mailer, queue, sender, now }: SalesJobDeps): Promise<void> => {
  await queue.work<{ id: string }>(salesRequestJob, ({ id }) => sales.once(id, (facts) => mailer.send(letterFor(sender, facts)), now));
  for (const id of await sales.waiting()) await queue.send(salesRequestJob, { id }, { key: id });
};
