import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { straightTo } from '#db/address.ts';
import { uuid7 } from '#db/uuid7.ts';
import { ensureDatabase } from '#db/migrate.ts';
import { openPayments, type PaymentsOutside } from './open-payments.ts';

const name = `test_${uuid7().replaceAll('-', '')}`;
beforeAll(() => ensureDatabase(inject('postgresUrl'), name, 'template'));

const open = async (config: Partial<PaymentsOutside['config']> = {}) => {
  const paymentsRuntime = await openPayments({
    config: { stripe: undefined, production: false, sandboxAllowed: false, ...config },
    address: straightTo(inject('postgresUrl').replace('/postgres?', `/${name}?`)),
    publicUrl: 'http://localhost:3000',
    keySeed: 'a secret that stays the same',
    now: () => new Date(),
  });
  const closed = { yet: false };
  const close = async (): Promise<void> => {
    if (closed.yet) return;
    closed.yet = true;
    await paymentsRuntime.close();
  };
  onTestFinished(close);
  return { ...paymentsRuntime, close };
};

test('a restart keeps the sandbox: its keys, its customers, what they subscribed to', async () => {
  const before = await open();
  await before.payments.ensureCatalogue([{ planId: 'secondary_learn', name: 'Learn', pence: { month: 2000, year: 20000 } }]);
  const customerId = await before.payments.createCustomer({ familyId: 'f1', email: 'ann@example.test', name: 'Ann Lee', attemptId: 'a0' });
  const items = [{ planId: 'secondary_learn' as const, quantity: 1 }];
  const { subscriptionId } = await before.payments.startSubscription({ customerId, items, interval: 'month', attemptId: 'a1' });
  await before.close();

  const after = await open();
  expect(after.payments.config()).toEqual(before.payments.config());
  expect((await after.payments.readFamily(customerId)).subscriptions).toMatchObject([{ id: subscriptionId, status: 'incomplete' }]);
});

test('case 39: in production the sandbox opens only when a trial is wanted', async () => {
  await expect(open({ production: true })).rejects.toThrow('does not open in production');
  expect((await open({ production: true, sandboxAllowed: true })).payments.config().mode).toBe('sandbox');
});

test("the provider's own script is allowed with keys of a real account, and nothing of another origin in the sandbox", async () => {
  const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', apiBase: undefined, wallets: false };
  const real = await open({ stripe });
  expect([real.payments.config().standIn, real.pages]).toEqual([false, undefined]);
  expect(real.origins).toContain('https://js.stripe.com');
  expect((await open()).origins).toEqual([]);
});
