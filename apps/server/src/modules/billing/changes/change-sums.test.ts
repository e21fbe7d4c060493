import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BillingHistory } from '@hedgerow/contracts/billing';
import type { ChangeQuote } from '@hedgerow/contracts/billing-changes';
import { plansForPhase } from '@hedgerow/domain/plans';
import { startTestApp } from '#testing/test-app.ts';
import { aFamilyThatPaysSince } from '#testing/paying-since.ts';
import { openProvider } from '#testing/provider.ts';
import { runs } from '#testing/runs.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

const plans = plansForPhase('secondary').map(({ id }) => id);
const plan = fc.constantFrom(...plans);
/** The prices as the specification has them, beside the catalogue. */
const prices: Readonly<Record<string, number>> = { secondary_learn: 2000, secondary_revise: 3500, secondary_practice: 5000 };
const monthly = (planId: string): number => prices[planId] ?? Number.NaN;
const change = fc.record({
  start: fc.array(plan, { minLength: 1, maxLength: 3 }),
  to: plan,
  who: fc.nat(2),
  /** Any second of a month. */
  daysAgo: fc.integer({ min: 1, max: 29 * 86_400 }).map((seconds) => seconds / 86_400),
  creditPence: fc.constantFrom(0, 0, 150, 5000),
});

test('for any family, day, second, credit and plan the invoice is what the preview said, to the penny', async () => {
  await fc.assert(
    fc.asyncProperty(change, async ({ start, to, who, daysAgo, creditPence }) => {
      const children = start.map((planId) => ({ year: 9, plan: planId }) as const);
      const { parent, children: family, customer, subscriptionId } = await aFamilyThatPaysSince(testApp(), provider, { children, daysAgo });
      const child = family[who % family.length];
      if (child === undefined || child.currentPlan === to) return;
      const stripe = provider.stripe();
      if (creditPence > 0) await stripe.customers.createBalanceTransaction(customer, { amount: -creditPence, currency: 'gbp' });
      const asked = { childId: child.id, planId: to };
      const { dueNow, nextAmount, prorationDate, startsAt } = (await parent.post('/api/stripe/preview-change', asked)).json<ChangeQuote>();
      const done = await parent.post('/api/stripe/change-plan', { ...asked, dueNow, prorationDate, attemptId: randomUUID() });
      expect(done.statusCode).toBe(200);
      const [bill] = (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
      const [invoice] = (await stripe.invoices.list({ customer })).data;
      // A cheaper plan begins with the next payment: nothing is taken, nothing becomes credit, no invoice is made.
      expect(startsAt !== null).toBe(monthly(to) < monthly(child.currentPlan));
      const first = start.reduce((sum, planId) => sum + monthly(planId), 0);
      const later = startsAt !== null;
      expect([later ? dueNow : 0, later ? invoice?.total : first]).toEqual([0, first]);
      expect([later || dueNow > 0 || creditPence > 0, later ? 0 : bill?.amount_paid]).toEqual([true, later ? 0 : Math.max(0, dueNow)]);
      const upcoming = await stripe.invoices.createPreview({ customer, subscription: subscriptionId });
      expect(nextAmount).toBe(upcoming.total);
    }),
    { numRuns: runs(6, 25) },
  );
}, 400_000);
