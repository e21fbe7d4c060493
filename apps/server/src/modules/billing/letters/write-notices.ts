import { isParentRole } from '@hedgerow/domain/access';
import { leavesFamilyOn } from '@hedgerow/domain/leaving-family';
import { freeWeekOf } from '@hedgerow/domain/free-week';
import type { Clock } from '#ports/clock.ts';
import type { Draft, NoticeWriter } from '#modules/mail/send-mail.job.ts';
import type { BillingRepository, MirrorRow } from '../billing.repository.ts';
import { planKinds } from '../changes/change-attempts.ts';
import type { AddChildRepository } from '../children/add-child.repository.ts';
import type { RefundRepository } from '../refunds/refund.repository.ts';
import { refundAgainFor } from '../refunds/refund-again.ts';
import { confirmationEmail, type Sender } from './confirmation-email.ts';
import { freeWeekEndsEmail } from './free-week-letter.ts';
import type { EmailChild, NoticeFacts } from './notice-parts.ts';
import { writeNotice } from './notice-writing.ts';
import { type NoticeKind, noticeKinds } from './notices-due.ts';
import type { OutboxFacts, OutboxRepository } from './outbox.repository.ts';

export type WriteNoticesDeps = {
  readonly outbox: OutboxRepository;
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'childrenOf' | 'attempt'>;
  readonly refunds: Pick<RefundRepository, 'since'>;
  readonly removals: Pick<AddChildRepository, 'lastTakenOff'>;
  readonly sender: Sender;
  readonly now: Clock;
};

type Child = EmailChild & { readonly childId: string; readonly since: Date | null };
type Rows = Awaited<ReturnType<BillingRepository['childrenOf']>>;
type Plan = NonNullable<Rows[number]['plan']>;
/** Between the order that takes a child off and the note that they leave. */
const momentMs = 60_000;

type Parent = { readonly email: string; readonly firstName: string };

const heldOf = ({ heldPlanId, heldUntil }: Plan, at: Date): Child['held'] =>
  heldPlanId === null || heldUntil === null || heldUntil <= at ? null : { planId: heldPlanId, until: heldUntil };

/** Writes the letters about money from how things stand in the moment in which they go. */
export const noticeWriter = ({ outbox, billing, refunds, removals, sender, now }: WriteNoticesDeps): NoticeWriter => {
  const paidChildren = (rows: Rows): readonly Child[] =>
    rows.flatMap(({ child, plan }) =>
      plan?.state === 'active' || plan?.state === 'ending'
        ? [
            {
              childId: child.id,
              firstName: child.firstName,
              planId: plan.planId,
              since: plan.startsAt,
              leavesOn: plan.leaving ? plan.endsAt : null,
              held: heldOf(plan, now()),
            },
          ]
        : [],
    );

  /** Who was removed; also the last child, whose removal ended the subscription a moment ago. */
  const leaversOf = async (rows: Rows, familyId: string, mirror: MirrorRow): Promise<NoticeFacts['leavers']> => {
    const gone = await removals.lastTakenOff(familyId, mirror.id, new Date(now().getTime() - momentMs));
    return rows.flatMap(({ child }) => {
      const on = child.leavingAt ?? (child.id === gone ? leavesFamilyOn(now(), mirror.periodEnd) : null);
      return on === null ? [] : [{ firstName: child.firstName, on }];
    });
  };

  const confirmation = (
    { email, firstName }: Parent,
    mirror: MirrorRow,
    { children, refundAgain }: Pick<NoticeFacts, 'refundAgain'> & { readonly children: readonly Child[] },
  ): Draft =>
    confirmationEmail(sender, {
      to: email,
      firstName,
      children,
      interval: mirror.interval,
      totalPence: mirror.amountPence,
      startedAt: children[0]?.since ?? now(),
      renewsAt: mirror.cancelAtPeriodEnd ? null : mirror.periodEnd,
      discountEndsAt: mirror.discountEndsAt,
      refundAgain,
    });

  /** The change that a letter confirms: the outbox names the try that made it. */
  const changeOf = async (familyId: string, attemptId: string, children: readonly Child[]): Promise<NoticeFacts['change']> => {
    const attempt = await billing.attempt(familyId, attemptId);
    const kind = planKinds.find((candidate) => candidate === attempt?.kind);
    const [pick] = attempt?.picks.children ?? [];
    const child = children.find(({ childId }) => childId === pick?.childId);
    if (attempt === undefined || kind === undefined || pick === undefined || child === undefined) return null;
    return {
      kind,
      child: child.firstName,
      planId: pick.planId,
      leavesOn: child.leavesOn,
      held: child.held,
      dueNowPence: attempt.picks.dueNowPence ?? 0,
    };
  };

  /** Nothing for a family that has chosen a plan by then. */
  const freeWeekEnds = async ({ email, firstName }: Parent, familyId: string): Promise<Draft | undefined> => {
    const rows = await billing.childrenOf(familyId);
    const ends = freeWeekOf(
      rows.map(({ plan }) => plan),
      now(),
    );
    if (ends === null || ends <= now()) return undefined;
    const children = rows.flatMap(({ child, plan }) =>
      plan === null || plan.weekPlanId === null ? [] : [{ firstName: child.firstName, planId: plan.weekPlanId }],
    );
    return freeWeekEndsEmail(sender, { to: email, firstName, children, endsAt: ends });
  };

  const write = async (kind: NoticeKind, objectId: string, familyId: string, facts: OutboxFacts): Promise<Draft | undefined> => {
    const [parents, mirror, rows, refundAgain] = await Promise.all([
      outbox.parentsOf(familyId),
      billing.mirrorOf(familyId),
      billing.childrenOf(familyId),
      refundAgainFor(refunds, familyId, now()),
    ]);
    const children = paidChildren(rows);
    const parent = parents.find(({ role }) => isParentRole(role));
    if (parent === undefined) return undefined;
    if (kind === 'free_week_ends') return freeWeekEnds(parent, familyId);
    if (mirror === undefined) return undefined;
    if (kind === 'confirmation') return confirmation(parent, mirror, { children, refundAgain });
    const change = kind === 'plan_change' ? await changeOf(familyId, objectId, children) : null;
    const { email, firstName } = parent;
    const leavers = await leaversOf(rows, familyId, mirror);
    return writeNotice(kind, { sender, firstName, email, mirror, children, leavers, refundAgain, facts, change, now: now() });
  };

  return {
    write: async ({ notice, objectId, familyId }) => {
      const kind = noticeKinds.find((candidate) => candidate === notice);
      const facts = await outbox.waiting({ kind: notice, objectId });
      return kind === undefined || facts === undefined ? undefined : write(kind, objectId, familyId, facts);
    },
    sent: ({ notice, objectId }) => outbox.sent({ kind: notice, objectId }, now()),
  };
};
