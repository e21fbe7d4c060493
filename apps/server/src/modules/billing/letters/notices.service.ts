import { addDays, type CalendarDate, datePartsOf, daysBetween, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { MirrorRow } from '../billing.repository.ts';
import type { NoticesRepository } from './notices.repository.ts';
import type { Notice } from './notices-due.ts';
import type { BillingEmails } from './billing-emails.service.ts';

export type NoticesDeps = {
  readonly notices: NoticesRepository;
  readonly emails: BillingEmails;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

/** Families that are looked at in one read. */
const familiesAtOnce = 1000;
/** Days before a payment on which its reminder goes out. */
const remindDays = 7;
/** Days before another year is paid. */
const yearDays = 30;
/** Days before the first payment without the discount. */
const discountDays = 14;
/** "30 days' notice of a price change" (docs/product/money.md#the-billing-page). */
const priceNoticeDays = 30;

const date = (instant: Date): CalendarDate => londonDate(instant);

/** Months on the calendar; a renewal is on the same day of the month, or on its last. */
const monthsBetween = (from: CalendarDate, to: CalendarDate): number => {
  const [a, b] = [datePartsOf(from), datePartsOf(to)];
  return (b.year - a.year) * 12 + b.month - a.month;
};

/** What the calendar makes due for one subscription that renews. */
const calendarNotices = ({ id, startedAt, interval, periodEnd, discountEndsAt }: MirrorRow, now: Date): readonly Notice[] => {
  if (periodEnd === null || periodEnd <= now) return [];
  const days = daysBetween(date(now), date(periodEnd));
  const due: Notice[] = [];
  const months = startedAt === null ? 0 : monthsBetween(date(startedAt), date(periodEnd));
  if (interval === 'year' && days <= yearDays) due.push({ kind: 'year_renews', objectId: `${id}:${date(periodEnd)}` });
  if (interval === 'month' && months > 0 && months % 6 === 0 && days <= remindDays)
    due.push({ kind: 'half_year', objectId: `${id}:${date(periodEnd)}` });
  const ends = discountEndsAt !== null && discountEndsAt > now && daysBetween(date(discountEndsAt), date(periodEnd)) >= -1;
  if (ends && days <= discountDays)
    due.push({ kind: 'discount_ends', objectId: `${id}:${date(discountEndsAt)}`, facts: { on: date(discountEndsAt) } });
  return due;
};

/** Letters that no event of the provider asks for. */
export const noticesService = ({ notices, emails, transaction, now }: NoticesDeps) => {
  const send = async (familyId: string, due: readonly Notice[]): Promise<number> => {
    const waiting = await transaction(async (runner) => {
      const letters: Notice[] = [];
      for (const notice of due) if (await emails.keep(runner, familyId, notice, now())) letters.push(notice);
      return letters;
    });
    for (const letter of waiting) await emails.deliver(letter);
    return waiting.length;
  };

  return {
    /** Each morning: six-monthly reminders, and discounts that end. Run twice it sends nothing twice. */
    daily: async (): Promise<number> => {
      let sent = 0;
      let after: string | undefined;
      for (;;) {
        const rows = await notices.renewing(after, familiesAtOnce);
        for (const row of rows) {
          const due = calendarNotices(row, now());
          if (due.length > 0) sent += await send(row.familyId, due);
        }
        if (rows.length < familiesAtOnce) return sent;
        after = rows.at(-1)?.familyId;
      }
    },

    /** A bank's question: the parent and support hear of it; no money moves and no plan closes (docs/product/money.md#disputes). */
    disputed: async (familyId: string, { id, pence }: { readonly id: string; readonly pence: number }): Promise<void> => {
      const facts = { disputeId: id, pence };
      await send(familyId, [
        { kind: 'dispute', objectId: id, facts },
        { kind: 'dispute_support', objectId: id, facts },
      ]);
    },

    /** Credit for a referral stands on a family's balance: told once for each. */
    credited: async (familyId: string, { id, pence }: { readonly id: string; readonly pence: number }): Promise<void> => {
      await send(familyId, [{ kind: 'referral_credit', objectId: id, facts: { pence } }]);
    },

    /** Tells every family with a child on the plan. Throws `invalid` for a day that is nearer than 30 days. */
    priceChange: async (planId: PaidPlanId, pence: number, from: CalendarDate): Promise<{ readonly letters: number }> => {
      const earliest = addDays(date(now()), priceNoticeDays);
      if (daysBetween(earliest, from) < 0) throw new AppError('invalid', `A new price needs 30 days' notice: ${earliest} at the earliest.`);
      let letters = 0;
      for (const { familyId, id } of await notices.payingFor(planId))
        letters += await send(familyId, [
          { kind: 'price_change', objectId: `${id}:${planId}:${pence}:${from}`, facts: { planId, pence, from } },
        ]);
      return { letters };
    },
  };
};
export type NoticesService = ReturnType<typeof noticesService>;
