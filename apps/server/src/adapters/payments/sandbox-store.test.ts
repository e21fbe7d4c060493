import { Pool } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { memoryStore } from '@hedgerow/stripe-sandbox/memory-store';
import { pgStore, sandboxTable } from '@hedgerow/stripe-sandbox/pg-store';
import type { SandboxStore } from '@hedgerow/stripe-sandbox/store';
import { openShop, startUnpaid } from '@hedgerow/stripe-sandbox/testing/shop';

const postgres = async (): Promise<SandboxStore> => {
  const pool = new Pool({ connectionString: inject('postgresUrl'), max: 2 });
  const table = `sandbox_${Math.random().toString(36).slice(2)}`;
  onTestFinished(async () => {
    await pool.query(`drop table ${table}`);
    await pool.end();
  });
  await pool.query(sandboxTable(table));
  return pgStore((sql, params) => pool.query(sql, [...params]), table);
};
const row = (id: string, created: number, more: object) => ({ id, object: 'invoice', created, ...more });
const stores: readonly (readonly [string, () => Promise<SandboxStore>])[] = [
  ['in memory', () => Promise.resolve(memoryStore())],
  ['in PostgreSQL', postgres],
];

test.each(stores)('a store %s lists newest first, only what contains the wanted part', async (_where, open) => {
  const store = await open();
  await store.write(
    [
      row('in_1', 1, { customer: 'cus_a', clock: null }),
      row('in_2', 2, { customer: 'cus_b' }),
      row('in_3', 2, { customer: 'cus_a', clock: null }),
    ],
    [],
  );
  await store.write([{ id: 'cus_a', object: 'customer', created: 3 }], ['in_2']);
  const ids = async (where: object) => (await store.list('invoice', where)).map(({ id }) => id);
  expect(await ids({})).toEqual(['in_3', 'in_1']);
  expect(await ids({ customer: 'cus_a', clock: null })).toEqual(['in_3', 'in_1']);
  expect(await ids({ customer: 'cus_b' })).toEqual([]);
  expect(await store.read('in_2')).toBeNull();
  await store.write([row('in_1', 1, { customer: 'cus_c' })], []);
  expect(await store.read('in_1')).toEqual(row('in_1', 1, { customer: 'cus_c' }));
});

test.each(stores)('a family subscribes and pays with its objects %s', async (_where, open) => {
  const { stripe, price, family } = await openShop(await open());
  const customer = await family();
  const { subscription, intent } = await startUnpaid(stripe, customer, [{ price: await price(2000), quantity: 2 }]);
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  expect(
    (await stripe.invoices.list({ customer, subscription: subscription.id, status: 'paid' })).data.map(({ amount_paid: paid }) => paid),
  ).toEqual([4000]);
});
