import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { straightTo } from '#db/address.ts';
import { openDatabase } from '#db/client.ts';
import { openListeningLine } from '#db/listening-line.ts';
import { uuid7 } from '#db/uuid7.ts';
import { ensureDatabase } from '#db/migrate.ts';
import { locks, takeAlone } from '#db/locks.ts';
import { untilTrue } from '#testing/until-true.ts';
import { StartError } from './open-database.ts';
import { openPayments, type PaymentsOutside } from './open-payments.ts';

const name = `test_${uuid7().replaceAll('-', '')}`;
beforeAll(() => ensureDatabase(inject('postgresUrl'), name, 'template'));

const address = straightTo(inject('postgresUrl').replace('/postgres?', `/${name}?`));
/** As a process of its own would: with a line of its own to the same database. */
const open = async (config: Partial<PaymentsOutside['config']> = {}, isCommand = false) => {
  const line = await openListeningLine(address.directUrl);
  const paymentsRuntime = await openPayments({
    config: { stripe: undefined, production: false, sandboxAllowed: false, ...config },
    address,
    line,
    isCommand,
    publicUrl: 'http://localhost:3000',
    keySeed: 'a secret that stays the same',
    now: () => new Date(),
  }).catch(async (error: unknown) => {
    await line.close();
    throw error;
  });
  const closed = { yet: false };
  const close = async (): Promise<void> => {
    if (closed.yet) return;
    closed.yet = true;
    await paymentsRuntime.close();
    await line.close();
  };
  onTestFinished(close);
  return { ...paymentsRuntime, line, close };
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

const plan = [{ planId: 'secondary_learn', name: 'Learn', pence: { month: 2000, year: 20000 } }] as const;
const withDatabase = async <T>(work: (pool: Pool) => Promise<T>): Promise<T> => {
  const { pool, close } = openDatabase(address, 1);
  try {
    return await work(pool);
  } finally {
    await close();
  }
};
// Locks of every database of the server are listed: only this file's own may be looked at and ended.
const holders = `pg_locks where locktype = 'advisory' and objid = $1
  and database = (select oid from pg_database where datname = current_database())`;
const whoHasIt = () =>
  withDatabase(async (pool) => {
    const { rows } = await pool.query<{ pid: number }>(`select pid from ${holders}`, [locks.sandbox]);
    return rows[0]?.pid;
  });
const loseConnection = () => withDatabase((pool) => pool.query(`select pg_terminate_backend(pid) from ${holders}`, [locks.sandbox]));

test('a second process on the same database is refused while the first one has the sandbox open, and a command beside it is not', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(StartError);
  await expect(open()).rejects.toThrow('the sandbox is for one process');
  const command = await open({}, true);
  expect([command.payments.config().mode, command.pages]).toEqual(['sandbox', undefined]);
  await expect(command.payments.invoices('cus_1')).rejects.toMatchObject({ code: 'unavailable' });
  await first.payments.ensureCatalogue(plan);
  await first.close();
  await (await open()).payments.ensureCatalogue(plan);
});

test('whoever starts while the one before is just stopping waits until it is gone', async () => {
  const first = await open();
  await first.line.sayStopping();
  const heard: string[] = [];
  const second = open().then(() => heard.push('second is open'));
  await first.payments.ensureCatalogue(plan);
  heard.push('first is still answered');
  await first.close();
  await second;
  expect(heard).toEqual(['first is still answered', 'second is open']);
});

test('a process whose connection is lost takes the sandbox up again, or leaves it to whoever was quicker', async () => {
  const first = await open();
  const before = await whoHasIt();
  await loseConnection();
  await untilTrue(async () => first.line.holds(locks.sandbox) && (await whoHasIt()) !== before, 'it is held again, by another connection');
  await first.payments.ensureCatalogue(plan);

  const other = new Client({ connectionString: address.directUrl });
  await other.connect();
  onTestFinished(() => other.end());
  const quicker = (async () => {
    while (!(await takeAlone(other, locks.sandbox))) await sleep(1);
  })();
  await loseConnection();
  await quicker;
  await expect(first.payments.invoices('cus_1')).rejects.toMatchObject({ code: 'unavailable' });
  expect(first.line.holds(locks.sandbox)).toBe(false);
});
