import type { Interval } from '@hedgerow/domain/plans';
import type { TestApp } from './test-app.ts';
import { aFamilyThatPays, type ChildRequest, type PayingFamily } from './paying.ts';
import { aParent, type TestParent } from './people.ts';
import type { Provider } from './provider.ts';

const dayMs = 86_400_000;
/** The provider's clocks go two months at most in one step. */
const longestStepDays = 60;
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export type FamilySince = PayingFamily & {
  /** Of the first child. */
  readonly child: string;
  readonly customer: string;
  /** Lets time pass at the provider: renewals, retries and endings happen. The clock has to go forward. */
  readonly until: (date: Date) => Promise<void>;
  /** Makes a published test card the one that pays from now on. */
  readonly useCard: (name: string) => Promise<void>;
};

type Wish = {
  readonly children: readonly ChildRequest[];
  readonly daysAgo: number;
  readonly parent?: TestParent;
  readonly interval?: Interval;
  /** Credit that the family has before its first payment. */
  readonly creditPence?: number;
};

/** A family that began to pay some days ago by the provider's clock; today at the provider is today in the house. */
export const aFamilyThatPaysSince = async (
  testApp: TestApp,
  provider: Provider,
  { children, daysAgo, parent: given, creditPence = 0, interval = 'month' }: Wish,
): Promise<FamilySince> => {
  const stripe = provider.stripe();
  const parent = given ?? (await aParent(testApp));
  const start = new Date(testApp.clock.now.getTime() - daysAgo * dayMs);
  const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time: seconds(start) });
  const { id: customer } = await stripe.customers.create({ test_clock: clock, email: parent.email });
  await testApp.database.pool.query("insert into billing_customer (family_id, customer_id, mode) values ($1, $2, 'sandbox')", [
    parent.familyId,
    customer,
  ]);
  if (creditPence > 0) await stripe.customers.createBalanceTransaction(customer, { amount: -creditPence, currency: 'gbp' });
  const family = await aFamilyThatPays(testApp, { children, parent, interval });
  const reached = { at: start };
  const until = async (date: Date): Promise<void> => {
    while (reached.at < date) {
      reached.at = new Date(Math.min(date.getTime(), reached.at.getTime() + longestStepDays * dayMs));
      await stripe.testHelpers.testClocks.advance(clock, { frozen_time: seconds(reached.at) });
    }
    await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  };
  if (daysAgo > 0) await until(testApp.clock.now);
  const useCard = async (name: string): Promise<void> => {
    const card = await stripe.paymentMethods.attach(name, { customer });
    await stripe.subscriptions.update(family.subscriptionId, { default_payment_method: card.id });
  };
  return { ...family, child: family.children[0]?.id ?? '', customer, until, useCard };
};
