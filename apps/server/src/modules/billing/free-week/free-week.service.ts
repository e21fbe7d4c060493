import { billingMessages, type FreeWeekBody } from '@hedgerow/contracts/billing';
import type { Parent } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { freeWeekEnds, freeWeekLetterDays, freeWeekLetterOn } from '@hedgerow/domain/free-week';
import type { Runner } from '#db/client.ts';
import type { FamiliesService } from '#modules/families/families.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import type { BillingRepository } from '../billing.repository.ts';
import { checkPhase } from '../changes/change-wish.ts';
import { planOfDraft } from '../checkout/plan-of-draft.ts';
import type { OpenOrdersService } from '../checkout/open-orders.service.ts';
import type { CustomersService } from '../customers.service.ts';
import type { BillingEmails } from '../letters/billing-emails.service.ts';
import type { FreeWeekRepository } from './free-week.repository.ts';

export type FreeWeekDeps = {
  /** The operator's switch: off unless it is switched on. */
  readonly on: boolean;
  readonly weeks: FreeWeekRepository;
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'childrenOf'>;
  readonly customers: Pick<CustomersService, 'find'>;
  readonly openOrders: Pick<OpenOrdersService, 'leaveLocked'>;
  readonly families: Pick<FamiliesService, 'prepareChildren' | 'activateChild'>;
  readonly emails: BillingEmails;
  readonly events: Pick<Events, 'publish'>;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

const dayMs = 86_400_000;

/** docs/product/plans.md#the-free-week: seven days of a plan, once a family, without a card; then it ends by itself. */
export const freeWeekService = (deps: FreeWeekDeps) => {
  const { on, weeks, billing, customers, openOrders, families, emails, events, locked, transaction, now } = deps;

  const startLocked = async (actor: Parent, { planId, childrenData }: FreeWeekBody): Promise<{ endsAt: string }> => {
    const { familyId } = actor;
    const planIds = childrenData.map((child) => planOfDraft(child, planId));
    if ((await weeks.of(familyId)) !== undefined) throw new AppError('conflict', billingMessages.freeWeekHad);
    // An order that is open must not be paid later from another tab for children who learn by now; one that was paid counts.
    const customer = await customers.find(familyId);
    if (customer !== undefined) await openOrders.leaveLocked(customer);
    const before = await billing.childrenOf(familyId);
    const mirror = await billing.mirrorOf(familyId);
    // 'none': an order whose first payment never came.
    const isOrdered = mirror !== undefined && mirror.state !== 'none';
    if (isOrdered || before.some(({ plan }) => plan !== null && plan.startsAt !== null))
      throw new AppError('conflict', billingMessages.freeWeekAfterPlan);
    const prepared = await families.prepareChildren(
      actor,
      childrenData.map(({ planId: _plan, ...draft }) => draft),
    );
    const startedAt = now();
    const week = { familyId, startedAt, endsAt: freeWeekEnds(startedAt) };
    const picks = prepared.flatMap((child, at) => {
      const pick = planIds[at];
      if (pick === undefined) return [];
      checkPhase(child, pick, startedAt);
      return [{ child, planId: pick }];
    });
    await transaction(async (runner) => {
      if (!(await weeks.begin(runner, week))) throw new AppError('conflict', billingMessages.freeWeekHad);
      for (const { child, planId: pick } of picks) {
        await weeks.open(runner, week, child.id, pick);
        const isWaiting = before.find((row) => row.child.id === child.id)?.child.status !== 'active';
        if (isWaiting) await families.activateChild(runner, child);
      }
    });
    await events.publish([`family:${familyId}`], { type: 'family', familyId });
    return { endsAt: week.endsAt.toISOString() };
  };

  return {
    /** Errors: not_found (it is switched off), conflict (had one, or had a plan), invalid (a plan of the other phase, a fourth child). */
    start: (actor: Parent, body: FreeWeekBody): Promise<{ endsAt: string }> => {
      if (!on) throw new AppError('not_found', 'Not found');
      return locked(actor.familyId, () => startLocked(actor, body));
    },

    /** Each morning: a letter two days before a week ends, once. Weeks that run go on where the switch was turned off meanwhile. */
    daily: async (): Promise<number> => {
      const at = now();
      let sent = 0;
      for (const { familyId, endsAt } of await weeks.ending(at, new Date(at.getTime() + (freeWeekLetterDays + 1) * dayMs))) {
        if (londonDate(at) < freeWeekLetterOn(endsAt)) continue;
        const notice = { kind: 'free_week_ends', objectId: familyId } as const;
        if (!(await transaction((runner) => emails.keep(runner, familyId, notice, at)))) continue;
        await emails.deliver(notice);
        sent += 1;
      }
      return sent;
    },
  };
};
export type FreeWeekService = ReturnType<typeof freeWeekService>;
