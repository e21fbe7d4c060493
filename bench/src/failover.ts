import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import { memoryStore } from '@hedgerow/stripe-sandbox/memory-store';
import { openSandbox } from '@hedgerow/stripe-sandbox/open-sandbox';
import type { ChildServer } from './child-server.ts';
import { type Cluster, startCluster, whatIsMissing } from './patroni.ts';
import { openFolder, startProduct } from './product.ts';
import { median, rounded, type Section } from './ratio.ts';

/** Less for a first look: FAILOVER_KILLS=1 npm run bench failover. */
const kills = Number(process.env['FAILOVER_KILLS'] ?? 10);
const writers = 4;
const wholeWithinMs = 90_000;
const writesAgainWithinMs = 60_000;
/** It ends, whatever it has broken. */
const longestMs = 9 * 60_000;

type Ledger = {
  readonly acknowledged: Set<string>;
  readonly tried: Set<string>;
  readonly statuses: Map<string, number>;
  lastAt: number;
};

const write = async (urls: () => readonly string[], ledger: Ledger, going: () => boolean): Promise<void> => {
  for (let turn = 0; going(); turn += 1) {
    const at = urls();
    const url = at[turn % Math.max(1, at.length)];
    if (url === undefined) {
      await sleep(50);
      continue;
    }
    const message = `failover ${randomUUID()}`;
    ledger.tried.add(message);
    const body = JSON.stringify({ name: 'Ann Lee', email: 'ann@example.test', topic: 'Something else', message });
    const headers = { origin: url, 'content-type': 'application/json' };
    const status = await fetch(`${url}/api/contact`, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) }).then(
      (answer) => `${answer.status}`,
      () => 'no answer',
    );
    ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
    if (status === '200') {
      ledger.acknowledged.add(message);
      ledger.lastAt = performance.now();
    } else await sleep(50);
  }
};

/** What one process of several is started with. */
const settingsOf = (cluster: Cluster, folder: string, stripe: Readonly<Record<string, string>>, worker: string) => ({
  ...stripe,
  WORKER: worker.startsWith('web') ? 'web' : 'jobs',
  DATA_DIR: join(folder, worker),
  DATABASE_URL: cluster.url('hedgerow'),
  DATABASE_DIRECT_URL: cluster.directUrl('hedgerow'),
  DATABASE_CONNECTIONS: '8',
  SESSION_SECRET: 'only for this rehearsal, and only here',
});

const createDatabase = async (url: string): Promise<void> => {
  const { pool, close } = openDatabase(url, 1);
  await pool.query('create database hedgerow');
  await close();
};

const compare = async (url: string, { acknowledged, tried }: Ledger): Promise<readonly string[]> => {
  const { pool, close } = openDatabase(url, 1);
  const { rows } = await pool.query<{ message: string; count: number }>(
    "select message, count(*)::int from contact_message where message like 'failover %' group by message",
  );
  await close();
  const kept = new Set(rows.map(({ message }) => message));
  const lost = [...acknowledged].filter((message) => !kept.has(message)).length;
  const doubled = rows.filter(({ count }) => count > 1).length;
  const foreign = rows.filter(({ message }) => !tried.has(message)).length;
  return [
    ...(lost > 0 ? [`${lost} acknowledged messages are lost`] : []),
    ...(doubled > 0 ? [`${doubled} messages are there twice`] : []),
    ...(foreign > 0 ? [`${foreign} messages were never sent`] : []),
    ...(acknowledged.size === 0 ? ['nothing was written: the sums say nothing'] : []),
  ];
};

/** Kills the leader of three PostgreSQL ten times, and a process of the product each time, while people write through all that is left. */
export const failover = async (): Promise<Section> => {
  const missing = whatIsMissing();
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} missing: on Debian apt-get install patroni etcd-server haproxy pgbouncer postgresql.`);
  const sandbox = await openSandbox({ store: memoryStore(), now: () => new Date(), post: () => Promise.resolve(true) });
  const stripe = {
    STRIPE_SECRET_KEY: sandbox.secretKey,
    STRIPE_PUBLISHABLE_KEY: sandbox.publishableKey,
    STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
    STRIPE_API_BASE: sandbox.baseUrl,
  };
  const folder = openFolder();
  const clusterFolder = join(folder.path, 'cluster');
  mkdirSync(clusterFolder);
  // PostgreSQL's own user has to come through.
  chmodSync(folder.path, 0o755);
  const ends = Date.now() + longestMs;
  const ledger: Ledger = { acknowledged: new Set(), tried: new Set(), statuses: new Map(), lastAt: performance.now() };
  const failures: string[] = [];
  const gaps: number[] = [];
  const processes = new Map<string, ChildServer>();
  const cluster = await startCluster(clusterFolder);
  let killed = 0;
  let writing = true;
  try {
    if (!(await cluster.whole(wholeWithinMs))) throw new Error('Patroni has made no cluster of three');
    await createDatabase(cluster.directUrl('postgres'));
    const launch = async (name: string): Promise<void> => {
      processes.set(name, await startProduct(folder, settingsOf(cluster, folder.path, stripe, name)));
    };
    for (const name of ['web-1', 'web-2', 'jobs-1', 'jobs-2']) await launch(name);
    const urls = (): readonly string[] =>
      [...processes].flatMap(([name, { url, alive }]) => (name.startsWith('web') && alive() ? [url] : []));
    const people = Array.from({ length: writers }, () => write(urls, ledger, () => writing && Date.now() < ends));
    const turns = [...processes.keys()];
    while (killed < kills && Date.now() < ends) {
      await sleep(1000);
      const before = ledger.lastAt;
      const gone = await cluster.killLeader();
      killed += 1;
      const away = turns[killed % turns.length] ?? '';
      await processes.get(away)?.kill();
      const from = performance.now();
      while (ledger.lastAt <= Math.max(before, from) && performance.now() - from < writesAgainWithinMs) await sleep(20);
      if (ledger.lastAt <= from) failures.push(`nothing was written for ${writesAgainWithinMs / 1000} seconds after kill ${killed}`);
      gaps.push((ledger.lastAt - before) / 1000);
      cluster.bringBack(gone);
      await launch(away);
      if (!(await cluster.whole(wholeWithinMs))) {
        failures.push(`after kill ${killed} the cluster was not whole again`);
        break;
      }
    }
    writing = false;
    await Promise.all(people);
    failures.push(...(await compare(cluster.directUrl('hedgerow'), ledger)));
    if (killed < kills) failures.push(`only ${killed} kills in ${longestMs / 60_000} minutes`);
    const errors = [...ledger.statuses].filter(([status]) => status.startsWith('5') && status !== '503');
    for (const [status, count] of errors) failures.push(`${count} answers ${status}`);
    return {
      title: 'Failover',
      columns: ['', 'count'],
      rows: [
        ['kill -9 of the leader, with a process of the product each time', killed],
        ['acknowledged messages, each there once', ledger.acknowledged.size],
        ['seconds without a write after a kill, median', rounded(median(gaps), 1)],
        ['seconds without a write after a kill, longest', rounded(Math.max(...gaps), 1)],
        ...[...ledger.statuses]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([status, count]) => [`answers ${status}`, count] as const),
      ],
      notes: [
        'Three PostgreSQL under Patroni with etcd, one of two followers in step, HAProxy and PgBouncer in front, two web and two jobs processes, all on one machine. Patroni waits 20 seconds for a leader that says nothing.',
      ],
      failures,
    };
  } finally {
    writing = false;
    await Promise.all([...processes.values()].map((process) => process.kill()));
    await cluster.stop();
    folder.remove();
    await sandbox.close();
  }
};
