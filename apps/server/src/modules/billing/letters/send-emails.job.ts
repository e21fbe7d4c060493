import { isParentRole } from '@hedgerow/domain/access';
import type { Clock } from '#ports/clock.ts';
import type { Mail, Mailer } from '#ports/mailer.ts';
import type { Queue } from '#ports/queue.ts';
import type { BillingRepository, MirrorRow } from '../billing.repository.ts';
import { changeKinds } from '../changes/change-attempts.ts';
import { confirmationEmail, type Sender } from './confirmation-email.ts';
import type { EmailChild, NoticeFacts } from './notice-emails.ts';
import { writeNotice } from './notice-writing.ts';
import { type NoticeKind, noticeKinds } from './notices-due.ts';
import type { OutboxFacts, OutboxKey, OutboxRepository } from './outbox.repository.ts';

const sendEmailJob = 'send-billing-mail';

export type SendEmailsDeps = {
  readonly outbox: OutboxRepository;
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'childrenOf' | 'attempt'>;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly sender: Sender;
  readonly now: Clock;
};

/** Hands one letter of the outbox to the job. */
export const emailSender =
  (queue: Pick<Queue, 'send'>) =>
  ({ kind, objectId }: OutboxKey): Promise<void> =>
    queue.send(sendEmailJob, { kind, objectId }, { key: `${kind}:${objectId}` });

type Child = EmailChild & { readonly childId: string; readonly since: Date | null };
type Parent = { readonly email: string; readonly firstName: string };

/** Sends the letters about money, each once. What a crash left waiting is sent at the next start. */
export const startSendingEmails = async ({ outbox, billing, mailer, queue, sender, now }: SendEmailsDeps): Promise<void> => {
  const paidChildren = async (familyId: string): Promise<readonly Child[]> =>
    (await billing.childrenOf(familyId)).flatMap(({ child, plan }) =>
      plan?.state === 'active' || plan?.state === 'ending'
        ? [
            {
              childId: child.id,
              firstName: child.firstName,
              planId: plan.planId,
              since: plan.startsAt,
              leavesOn: plan.leaving ? plan.endsAt : null,
            },
          ]
        : [],
    );

  const confirmation = ({ email, firstName }: Parent, mirror: MirrorRow, children: readonly Child[]): Mail =>
    confirmationEmail(sender, {
      to: email,
      firstName,
      children,
      totalPence: mirror.amountPence,
      startedAt: children[0]?.since ?? now(),
      renewsAt: mirror.cancelAtPeriodEnd ? null : mirror.periodEnd,
      discountEndsAt: mirror.discountEndsAt,
    });

  /** The change that a letter confirms: the outbox names the try that made it. */
  const changeOf = async (familyId: string, attemptId: string, children: readonly Child[]): Promise<NoticeFacts['change']> => {
    const attempt = await billing.attempt(familyId, attemptId);
    const kind = changeKinds.find((candidate) => candidate === attempt?.kind);
    const [pick] = attempt?.picks.children ?? [];
    const child = children.find(({ childId }) => childId === pick?.childId);
    if (attempt === undefined || kind === undefined || pick === undefined || child === undefined) return null;
    return { kind, child: child.firstName, planId: pick.planId, leavesOn: child.leavesOn, dueNowPence: attempt.picks.dueNowPence ?? 0 };
  };

  const write = async (kind: NoticeKind, objectId: string, familyId: string, facts: OutboxFacts): Promise<void> => {
    const [parents, mirror, children] = await Promise.all([outbox.parentsOf(familyId), billing.mirrorOf(familyId), paidChildren(familyId)]);
    const parent = parents.find(({ role }) => isParentRole(role));
    if (parent === undefined || mirror === undefined) return;
    if (kind === 'confirmation') return mailer.send(confirmation(parent, mirror, children));
    const change = kind === 'plan_change' ? await changeOf(familyId, objectId, children) : null;
    const { email, firstName } = parent;
    const letter = writeNotice(kind, { sender, firstName, email, mirror, children, facts, change, now: now() });
    if (letter !== undefined) await mailer.send(letter);
  };

  await queue.work<OutboxKey>(sendEmailJob, (key) =>
    outbox.once(
      key,
      async (familyId, facts) => {
        const kind = noticeKinds.find((candidate) => candidate === key.kind);
        if (kind !== undefined) await write(kind, key.objectId, familyId, facts);
      },
      now,
    ),
  );
  const send = emailSender(queue);
  for (const key of await outbox.waiting(noticeKinds)) await send(key);
};
