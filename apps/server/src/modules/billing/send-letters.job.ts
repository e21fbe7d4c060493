import { isParentRole } from '@hedgerow/domain/access';
import type { Clock } from '#ports/clock.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { Queue } from '#ports/queue.ts';
import type { BillingRepository } from './billing.repository.ts';
import { confirmationLetter, type Sender } from './confirmation-letter.ts';
import type { OutboxKey, OutboxRepository } from './outbox.repository.ts';

const sendLetterJob = 'send-billing-mail';

export type SendLettersDeps = {
  readonly outbox: OutboxRepository;
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'childrenOf'>;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly sender: Sender;
  readonly now: Clock;
};

/** Hands one letter of the outbox to the job. */
export const letterSender =
  (queue: Pick<Queue, 'send'>) =>
  ({ kind, objectId }: OutboxKey): Promise<void> =>
    queue.send(sendLetterJob, { kind, objectId }, { key: `${kind}:${objectId}` });

/** Sends the letters about money, each once. What a crash left waiting is sent at the next start. */
export const startSendingLetters = async ({ outbox, billing, mailer, queue, sender, now }: SendLettersDeps): Promise<void> => {
  const confirm = async (familyId: string): Promise<void> => {
    const [parents, mirror, children] = await Promise.all([
      outbox.parentsOf(familyId),
      billing.mirrorOf(familyId),
      billing.childrenOf(familyId),
    ]);
    const parent = parents.find(({ role }) => isParentRole(role));
    if (parent === undefined || mirror === undefined) return;
    const paid = children.flatMap(({ child, plan }) =>
      plan?.state === 'active' || plan?.state === 'ending'
        ? [{ firstName: child.firstName, planId: plan.planId, since: plan.startsAt }]
        : [],
    );
    await mailer.send(
      confirmationLetter(sender, {
        to: parent.email,
        firstName: parent.firstName,
        children: paid,
        totalPence: mirror.amountPence,
        startedAt: paid[0]?.since ?? now(),
        renewsAt: mirror.cancelAtPeriodEnd ? null : mirror.periodEnd,
      }),
    );
  };

  await queue.work<OutboxKey>(sendLetterJob, (key) => outbox.once(key, key.kind === 'confirmation' ? confirm : async () => {}, now));
  const send = letterSender(queue);
  for (const key of await outbox.waiting()) await send(key);
};
