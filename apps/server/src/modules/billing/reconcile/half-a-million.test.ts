import { expect, test } from 'vitest';
import { runs } from '../../../testing/runs.ts';
import { noticesService } from '../letters/notices.service.ts';
import { reconcileSlice } from './reconcile-all.job.ts';

const families = 500_000;
const idOf = (at: number): string => String(at).padStart(12, '0');
const placeAfter = (after: string | undefined): number => (after === undefined ? 0 : Number(after) + 1);

/** So many milliseconds a provider takes for its two answers about a family, asked side by side. */
const providerMs = 250;
const sample = 1200;

test('half a million families are read from the payment provider in a night, by the turns that the job takes', async () => {
  const seen = { turns: 0, together: 0, read: 0 };
  const slice = reconcileSlice({
    billing: {
      familiesNotEnded: (_mode, after, limit) => {
        const from = placeAfter(after);
        const many = Math.min(limit, sample - from);
        return Promise.resolve(Array.from({ length: many }, (_, at) => ({ familyId: idOf(from + at), customerId: 'cus' })));
      },
    },
    reconciling: {
      reconcile: async () => {
        if (seen.together === 0) seen.turns += 1;
        seen.together += 1;
        await new Promise(setImmediate);
        seen.together -= 1;
        seen.read += 1;
        return { state: 'active', unpaidIds: [] };
      },
    },
    mode: 'live',
    alert: () => undefined,
  });
  let after: string | undefined;
  do after = (await slice(after)).next;
  while (after !== undefined);
  expect(seen.read).toBe(sample);
  const hours = (seen.turns * providerMs * (families / sample)) / 3_600_000;
  expect(hours).toBeLessThan(8);
});

const now = new Date('2026-11-20T08:10:00Z');
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const mirrorOf = (at: number) => ({
  familyId: idOf(at),
  id: `sub_${at}`,
  status: 'active',
  state: 'active' as const,
  cancelAt: null,
  cancelAtPeriodEnd: false,
  interval: 'month' as const,
  nextInterval: null,
  // One in a thousand has its half year in these days.
  periodEnd: inDays(at % 1000 === 0 ? 5 : 20),
  startedAt: new Date('2026-05-25T08:00:00Z'),
  firstFailureAt: null,
  latestInvoice: null,
  amountPence: 3000,
  discountPercent: null,
  discountEndsAt: null,
  cardBrand: null,
  cardLast4: null,
  cardExpMonth: null,
  cardExpYear: null,
  syncedAt: now,
});

// In the gate a tenth of them: what it counts grows with them evenly.
test('the morning looks at half a million calendars a thousand at a time, and opens a transaction only where a letter is due', async () => {
  const looked = runs(families / 10, families);
  const seen = { reads: 0, transactions: 0, delivered: 0 };
  const service = noticesService({
    notices: {
      renewing: (after, limit) => {
        seen.reads += 1;
        const from = placeAfter(after);
        return Promise.resolve(Array.from({ length: Math.min(limit, looked - from) }, (_, at) => mirrorOf(from + at)));
      },
      payingFor: () => Promise.resolve([]),
    },
    emails: {
      keep: () => Promise.resolve(true),
      deliver: () => {
        seen.delivered += 1;
        return Promise.resolve();
      },
    },
    transaction: (work) => {
      seen.transactions += 1;
      return work(undefined as never);
    },
    now: () => now,
  });
  const due = looked / 1000;
  expect(await service.daily()).toBe(due);
  expect(seen).toEqual({ reads: due + 1, transactions: due, delivered: due });
}, 60_000);
