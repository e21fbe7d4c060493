import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BillingHistory, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { orderTotal } from '@hedgerow/domain/discounts';
import { formatPence } from '@hedgerow/domain/money';
import { intervals, paidPlanIds, planById } from '@hedgerow/domain/plans';
import { aWaitingFamily, goodCard, payOnPage, proceed } from '../../testing/hosted-page.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { TestParent } from '../../testing/people.ts';
import { runs } from '../../testing/runs.ts';

const testApp = startTestApp();

const families = fc.array(fc.constantFrom(...paidPlanIds), { minLength: 1, maxLength: 3 });
const percents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99 }));

let codes = 0;
/** None for 0 %. */
const withCode = async (parent: TestParent, percent: number): Promise<void> => {
  if (percent === 0) return;
  codes += 1;
  await testApp().services.codes.create({ code: `SUM-${codes}`, percent, partnerName: 'Oak Lane Books' });
  const answer = await parent.post('/api/payments/apply-partner-code', { code: `sum-${codes}` });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};

test(
  'for any family and any code the order, the page, our copy and the invoice say the same sum to the penny',
  { timeout: 400_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(families, percents, fc.constantFrom(...intervals), async (planIds, percent, interval) => {
        const total = orderTotal(planIds, interval, percent);
        const { parent } = await aWaitingFamily(
          testApp(),
          planIds.map((planId) => ({ year: planById(planId).phase === 'primary' ? (4 as const) : (9 as const) })),
        );
        await withCode(parent, percent);
        const opened = await proceed(parent, { planIds, interval });
        expect((await parent.get(new URL(opened.url).pathname)).body).toContain(`Subscribe and pay ${formatPence(total)}`);
        await payOnPage(parent, opened, goodCard);
        await parent.post(`/api/payments/sync-subscription/${parent.id}`);
        expect((await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>()).toMatchObject({
          status: 'active',
          amount: total,
          interval,
        });
        const history = (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
        expect(history.map(({ amount_paid }) => amount_paid)).toEqual([total]);
        const { rows } = await testApp().database.pool.query<{ sum: number }>(
          'select sum(quantity * unit_pence)::int as sum from subscription_item_mirror where family_id = $1',
          [parent.familyId],
        );
        expect(rows[0]?.sum).toBe(orderTotal(planIds, interval));
      }),
      { numRuns: runs(5, 15), seed: 20_261_121 },
    );
  },
);
