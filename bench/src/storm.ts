import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import { memoryStore } from '@hedgerow/stripe-sandbox/memory-store';
import { openSandbox } from '@hedgerow/stripe-sandbox/open-sandbox';
import type { ChildServer } from './child-server.ts';
import { type Keys, paymentSums } from './payment-sums.ts';
import { aPayingParent } from './people.ts';
import { databaseOf, openFolder, startProduct } from './product.ts';
import { rounded, type Section } from './ratio.ts';

/** How hard it blows; less for a first look: STORM_KILLS=3 STORM_CUTS=10 npm run bench storm. */
const kills = Number(process.env['STORM_KILLS'] ?? 38);
const cuts = Number(process.env['STORM_CUTS'] ?? 100);
const writers = 6;
const paysWithinMs = 8000;
/** A storm ends, whatever it has broken. */
const longestMs = 9 * 60_000;

/** What was acknowledged, and what must not be there twice. */
type Ledger = {
  readonly messages: Set<string>;
  readonly tried: Set<string>;
  readonly families: Set<string>;
  readonly statuses: Map<number, number>;
};

const write = async (url: string, ledger: Ledger, going: () => boolean): Promise<void> => {
  while (going()) {
    const message = `storm ${randomUUID()}`;
    ledger.tried.add(message);
    const body = JSON.stringify({ name: 'Ann Lee', email: 'ann@example.test', topic: 'Something else', message });
    const headers = { origin: url, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) }).catch(
      () => undefined,
    );
    if (answer === undefined) {
      await sleep(20);
      continue;
    }
    ledger.statuses.set(answer.status, (ledger.statuses.get(answer.status) ?? 0) + 1);
    if (answer.ok) ledger.messages.add(message);
  }
};
const pay = async (url: string, ledger: Ledger, going: () => boolean): Promise<void> => {
  while (going()) {
    const parent = await aPayingParent(url, 2).catch(() => undefined);
    if (parent === undefined) await sleep(20);
    else ledger.families.add(parent.id);
  }
};

/** Ends connections of the product in the middle of what they do, so many of them. */
const cut = async (databaseUrl: string, count: number, going: () => boolean): Promise<number> => {
  const { pool, close } = openDatabase(databaseUrl, 1);
  let done = 0;
  const one = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' order by state = 'active' desc, random() limit 1`;
  while (done < count && going()) {
    done += (await pool.query(one)).rowCount ?? 0;
    await sleep(randomInt(20, 120));
  }
  await close();
  return done;
};

type Sums = { readonly failures: readonly string[]; readonly paidPence: number; readonly subscriptions: number };

/** Every acknowledged message once, none twice; every family as the provider has it, to the penny. */
const compare = async (databaseUrl: string, keys: Keys, ledger: Ledger): Promise<Sums> => {
  const { pool, close } = openDatabase(databaseUrl, 4);
  const failures: string[] = [];
  const { rows } = await pool.query<{ message: string; count: number }>(
    "select message, count(*)::int from contact_message where message like 'storm %' group by message",
  );
  const kept = new Map(rows.map(({ message, count }) => [message, count]));
  const lost = [...ledger.messages].filter((message) => !kept.has(message));
  const doubled = rows.filter(({ count }) => count > 1);
  const foreign = rows.filter(({ message }) => !ledger.tried.has(message));
  if (lost.length > 0) failures.push(`${lost.length} acknowledged messages are lost`);
  if (doubled.length > 0) failures.push(`${doubled.length} messages are there twice`);
  if (foreign.length > 0) failures.push(`${foreign.length} messages were never sent`);

  const { failures: ofPayments, ...sums } = await paymentSums(pool, keys, ledger.families);
  await close();
  return { failures: [...failures, ...ofPayments], ...sums };
};

/** 38 kills without a word and 100 connections ended in the middle of their work, while people write and pay: what was acknowledged is there, once. */
export const storm = async (): Promise<Section> => {
  const sandbox = await openSandbox({ store: memoryStore(), now: () => new Date(), post: () => Promise.resolve(true) });
  const { secretKey, publishableKey, webhookSecret, baseUrl: apiBase } = sandbox;
  const keys = { secretKey, publishableKey, webhookSecret, apiBase };
  const settings = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  };
  const folder = openFolder();
  const ledger: Ledger = { messages: new Set(), tried: new Set(), families: new Set(), statuses: new Map() };
  const ends = Date.now() + longestMs;
  const failures: string[] = [];
  let [killed, ended, survived] = [0, 0, true];
  let running: ChildServer | undefined;
  try {
    while (killed < kills && Date.now() < ends) {
      const product = await startProduct(folder, settings);
      running = product;
      let blowing = true;
      const going = (): boolean => blowing && Date.now() < ends;
      const people = [...Array.from({ length: writers }, () => write(product.url, ledger, going)), pay(product.url, ledger, going)];
      const share = Math.ceil((cuts - ended) / (kills - killed));
      const cutting = cut(databaseOf(folder).url, share, going);
      await sleep(randomInt(300, 1500));
      ended += await cutting;
      // Two rounds in three last until somebody has paid, so that payments are both done and cut short.
      const paidBefore = ledger.families.size;
      const waits = Date.now() + paysWithinMs;
      if (killed % 3 !== 0) while (ledger.families.size === paidBefore && Date.now() < waits) await sleep(50);
      await sleep(randomInt(0, 400));
      // The process lived through all of it; only then it is killed.
      if (!product.alive()) survived = false;
      await product.kill();
      killed += 1;
      blowing = false;
      await Promise.all(people);
    }
    running = await startProduct(folder, settings);
    const { failures: found, paidPence, subscriptions } = await compare(databaseOf(folder).url, keys, ledger);
    failures.push(...found);
    if (!survived) failures.push('a lost connection ended the server');
    if (ledger.families.size === 0) failures.push('nobody paid: the sums say nothing');
    if (killed < kills || ended < cuts) failures.push(`only ${killed} kills and ${ended} connections in ${longestMs / 60_000} minutes`);
    const errors = [...ledger.statuses].filter(([status]) => status >= 500 && status !== 503);
    for (const [status, count] of errors) failures.push(`${count} answers ${status}`);
    return {
      title: 'Storm',
      columns: ['', 'count'],
      rows: [
        ['kill -9 of the server', killed],
        ['connections ended in their work', ended],
        ['acknowledged messages, each there once', ledger.messages.size],
        ['families whose payment was acknowledged', ledger.families.size],
        ['subscriptions at the provider', subscriptions],
        ['pounds taken, as our copies have it', rounded(paidPence / 100)],
        ...[...ledger.statuses].toSorted(([one], [other]) => one - other).map(([status, count]) => [`answers ${status}`, count] as const),
      ],
      notes: [
        'Everything is compared after the last start: every acknowledged message once and none twice, one subscription a family, and the sums of the provider and of our copies family by family.',
      ],
      failures,
    };
  } finally {
    // Whoever was killed last has left PostgreSQL behind.
    if (running !== undefined) await (running.alive() ? running : await startProduct(folder, settings)).stop();
    folder.remove();
    await sandbox.close();
  }
};
