import { creditLeft, movesAfter, refundDays, referralPence, creditExpiresAt } from '@hedgerow/domain/referrals';
import { opensPlans } from '@hedgerow/domain/subscription-state';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Payments } from '#ports/payments.ts';
import type { Queue } from '#ports/queue.ts';
import type { BillingRepository } from '../billing.repository.ts';
import type { NoticesService } from '../letters/notices.service.ts';
import type { Customer, CustomersService } from '../customers.service.ts';
import type { MoveRow, ReferralRepository, ReferralRow } from './referral.repository.ts';

export type ReferralCreditDeps = {
  readonly referrals: ReferralRepository;
  readonly billing: Pick<BillingRepository, 'mirrorOf'>;
  readonly customers: Pick<CustomersService, 'find'>;
  readonly payments: Pick<Payments, 'invoices' | 'refundsOf' | 'moveBalance' | 'balanceLines'>;
  readonly queue: Pick<Queue, 'send'>;
  readonly notices: Pick<NoticesService, 'credited'>;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

const settleJob = 'settle-referral';
const dayMs = 86_400_000;
/** News of a refund on the last day may come a day late. */
const lookForRefundMs = (refundDays + 1) * dayMs;

const reasons = {
  credit: 'Referral credit',
  reversal: 'Referral credit taken back: the first payment was refunded',
  expiry: 'Referral credit expired after 12 months without activity',
} as const;

/** A part that goes back, as for an order that had changed, leaves a first payment: the credit stays. */
const wholeRefundAt = (refunds: readonly { readonly pence: number; readonly at: Date }[], paidPence: number): Date | null => {
  const gone = refunds.reduce((sum, { pence }) => sum + pence, 0);
  return gone >= paidPence ? (refunds.at(-1)?.at ?? null) : null;
};

/**
 * Credit for a friend, on both sides, exactly once (docs/product/money.md#referrals). The ledger is written first, from what the provider says of the
 * friend's first payment; then each line of it is put on the family's balance, with the line's id as the key.
 */
export const referralCreditService = (deps: ReferralCreditDeps) => {
  const { referrals, billing, customers, payments, queue, notices, locked, transaction, now, newId } = deps;

  const settleLater = (familyId: string): Promise<void> => queue.send(settleJob, { familyId }, { key: familyId });

  const isOpen = ({ paidAt, refundedAt }: ReferralRow): boolean =>
    paidAt === null || (refundedAt === null && now().getTime() < paidAt.getTime() + lookForRefundMs);

  /** What the provider knows of the friend's first payment: the oldest invoice for which money moved. */
  const firstPayment = async (came: ReferralRow, { customerId }: Customer) => {
    const paid = (await payments.invoices(customerId)).flatMap(({ id, paidAt, amountPaidPence }) =>
      paidAt !== null && amountPaidPence > 0 ? [{ invoiceId: id, paidAt, paidPence: amountPaidPence }] : [],
    );
    if (came.invoiceId !== null) return paid.find(({ invoiceId }) => invoiceId === came.invoiceId);
    return paid.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())[0];
  };

  const writeLedger = async (came: ReferralRow, customer: Customer): Promise<void> => {
    const first = await firstPayment(came, customer);
    if (first === undefined) return;
    const refundedAt = wholeRefundAt(await payments.refundsOf(first.invoiceId), first.paidPence);
    const kinds = movesAfter({ paidAt: first.paidAt, refundedAt });
    const moves = [came.familyId, came.referrerId].flatMap((familyId) =>
      kinds.map((kind) => ({
        familyId,
        id: newId(),
        friendId: came.familyId,
        kind,
        pence: kind === 'credit' ? -referralPence : referralPence,
        transactionId: null,
        createdAt: now(),
      })),
    );
    await transaction(async (runner) => {
      await referrals.notePayment(runner, came.familyId, {
        invoiceId: first.invoiceId,
        paidAt: first.paidAt,
        refundedAt: kinds.includes('reversal') ? refundedAt : null,
      });
      await referrals.addMoves(runner, moves);
    });
    await settleLater(came.referrerId);
  };

  /** Puts on the balance what waits. A family that never paid has no balance yet: its credit waits for that. */
  const putOnBalance = async ({ familyId, customerId }: Customer): Promise<void> => {
    for (const move of await referrals.movesOf(familyId)) {
      if (move.transactionId !== null) continue;
      const { id, kind, pence } = move;
      await referrals.noteMoved(
        move,
        await payments.moveBalance({ customerId, pence, reason: reasons[kind], attemptId: `referral:${id}` }),
      );
      if (kind === 'credit') await notices.credited(familyId, { id, pence: -pence });
    }
  };

  /** Pence left of each credit, by the credit's line in the ledger. */
  const leftOf = async ({ familyId, customerId }: Customer): Promise<ReadonlyMap<MoveRow, number>> => {
    const moves = await referrals.movesOf(familyId);
    const given = moves.filter(({ kind }) => kind === 'credit');
    const creditFor = (friendId: string) => given.find((move) => move.friendId === friendId)?.transactionId;
    const takenBack = moves.flatMap(({ kind, friendId, transactionId }) => {
      const credit = kind === 'credit' ? undefined : creditFor(friendId);
      return typeof credit === 'string' && transactionId !== null ? [[transactionId, credit] as const] : [];
    });
    const credits = new Set(given.flatMap(({ transactionId }) => transactionId ?? []));
    if (credits.size === 0) return new Map();
    const left = creditLeft(await payments.balanceLines(customerId), { credits, takenBack: new Map(takenBack) });
    return new Map(given.map((move) => [move, left.get(move.transactionId ?? '') ?? 0]));
  };

  const settle = async (familyId: string): Promise<void> => {
    const customer = await customers.find(familyId);
    if (customer === undefined) return;
    await locked(familyId, async () => {
      const came = await referrals.cameBy(familyId);
      if (came !== undefined && isOpen(came)) await writeLedger(came, customer);
      await putOnBalance(customer);
    });
  };

  const expireFor = async (customer: Customer): Promise<void> => {
    const { familyId } = customer;
    const [mirror, active] = await Promise.all([billing.mirrorOf(familyId), referrals.lastActivity(familyId)]);
    if (active === null || (mirror !== undefined && opensPlans(mirror.state)) || now() < creditExpiresAt(active)) return;
    const expired = [...(await leftOf(customer))].flatMap(([{ friendId }, pence]) =>
      pence > 0 ? [{ familyId, id: newId(), friendId, kind: 'expiry' as const, pence, transactionId: null, createdAt: now() }] : [],
    );
    await transaction((runner) => referrals.addMoves(runner, expired));
    await putOnBalance(customer);
  };

  return {
    settleJob,
    settle,

    /** After reconciling: whatever may follow for a referral is looked at by the job. */
    lookAt: async (familyId: string): Promise<void> => {
      const came = await referrals.cameBy(familyId);
      const waits = (await referrals.movesOf(familyId)).some(({ transactionId }) => transactionId === null);
      if (waits || (came !== undefined && isOpen(came))) await settleLater(familyId);
    },

    /** What news did not bring, and what a crash left. One family's trouble does not stop the others; it is told at the end. */
    settleAll: async (): Promise<void> => {
      const troubles: unknown[] = [];
      for (const familyId of await referrals.unsettled(new Date(now().getTime() - lookForRefundMs)))
        await settle(familyId).catch((error: unknown) => troubles.push(error));
      if (troubles.length > 0) throw new AggregateError(troubles, 'Some referrals could not be settled.');
    },

    /** Credit of a family that nobody came back to for 12 months ends; families that pay are never inactive. */
    expireIdle: async (): Promise<void> => {
      for (const familyId of await referrals.credited()) {
        const customer = await customers.find(familyId);
        if (customer !== undefined) await locked(familyId, () => expireFor(customer));
      }
    },

    /** What is left in all, and when it ends if nobody comes back. */
    standing: async (customer: Customer): Promise<{ readonly leftPence: number; readonly expiresAt: Date | null }> => {
      const leftPence = [...(await leftOf(customer)).values()].reduce((sum, pence) => sum + pence, 0);
      const active = leftPence > 0 ? await referrals.lastActivity(customer.familyId) : null;
      return { leftPence, expiresAt: active === null ? null : creditExpiresAt(active) };
    },
  };
};
export type ReferralCreditService = ReturnType<typeof referralCreditService>;
