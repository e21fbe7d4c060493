import { chmodSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { s3Storage } from '@hedgerow/server/src/adapters/storage/s3-storage.ts';
import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import { memoryStore } from '@hedgerow/stripe-sandbox/memory-store';
import { openSandbox } from '@hedgerow/stripe-sandbox/open-sandbox';
import S3rver from 's3rver';
import { type Answers, openAnswers } from './answers.ts';
import type { ChildServer } from './child-server.ts';
import { emptyLedger, type Ledger, work } from './failover-load.ts';
import { whatIsLost } from './failover-sums.ts';
import { readFollowers } from './follower-reads.ts';
import { type Cluster, startCluster, whatIsMissing } from './patroni.ts';
import { aFamily } from './people.ts';
import { openFolder, source, startProduct } from './product.ts';
import { median, rounded, type Section } from './ratio.ts';
import { layReleaseBefore } from './release-before.ts';
import { type Front, readyAt, startFront } from './web-front.ts';

/** Less for a first look: FAILOVER_KILLS=1 npm run bench failover. */
const kills = Number(process.env['FAILOVER_KILLS'] ?? 10);
const wholeWithinMs = 90_000;
const writesAgainWithinMs = 60_000;
/** Patroni waits twenty seconds for a leader that says nothing, and somebody has to be made one. */
const longestGap = 30;
const readyWithinMs = 60_000;
/** It ends, whatever it has broken. */
const longestMs = 14 * 60_000;
const quietMs = 5000;

const names = ['web-1', 'web-2', 'jobs-1', 'jobs-2'] as const;
type Name = (typeof names)[number];
const bucket = { bucket: 'hedgerow', region: 'eu-west-2', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** What all of them are started with. */
const settingsOf = (cluster: Cluster, front: Front, endpoint: string): Readonly<Record<string, string>> => ({
  PUBLIC_URL: front.url,
  DATABASE_URL: cluster.url('hedgerow'),
  DATABASE_DIRECT_URL: cluster.directUrl('hedgerow'),
  DATABASE_REPLICA_URL: cluster.replicaUrl('hedgerow'),
  DATABASE_CONNECTIONS: '8',
  SESSION_SECRET: 'only for this rehearsal, and only here',
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket.bucket,
  S3_ACCESS_KEY_ID: bucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
  DRAIN_SECONDS: '3',
});

const createDatabase = async (url: string): Promise<void> => {
  const { pool, close } = openDatabase(url, 1);
  await pool.query('create database hedgerow');
  await close();
};

const migrationsOf = async (url: string): Promise<number> => {
  const { pool, close } = openDatabase(url, 1);
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations');
  await close();
  return rows[0]?.count ?? 0;
};

const compare = async (cluster: Cluster, endpoint: string, keys: Parameters<typeof whatIsLost>[2], ledger: Ledger) => {
  const { pool, close } = openDatabase(cluster.directUrl('hedgerow'), 2);
  const lost = await whatIsLost(pool, s3Storage({ ...bucket, endpoint }), keys, ledger);
  await close();
  return lost;
};

type Processes = {
  readonly launch: (name: Name, from: string) => Promise<void>;
  readonly get: (name: Name) => ChildServer | undefined;
  readonly stop: () => Promise<void>;
};

const openProcesses = (folder: ReturnType<typeof openFolder>, front: Front, settings: Readonly<Record<string, string>>): Processes => {
  const running = new Map<Name, ChildServer>();
  return {
    launch: async (name, from) => {
      const isWeb = name.startsWith('web');
      const own = { WORKER: isWeb ? 'web' : 'jobs', DATA_DIR: join(folder.path, name), PORT: `${front.ports[name] ?? 0}` };
      running.set(name, await startProduct(folder, { ...settings, ...own }, from));
    },
    get: (name) => running.get(name),
    stop: async () => {
      await Promise.all([...running.values()].map((process) => process.kill()));
    },
  };
};

/** As a deploy goes: each one is told to stop, ends what it has in hand, and the next comes when the other release of it can work. */
const roll = async (processes: Processes, front: Front, from: string): Promise<readonly string[]> => {
  const failures: string[] = [];
  for (const name of names) {
    await processes.get(name)?.stop();
    await processes.launch(name, from);
    const port = front.ports[name];
    if (port !== undefined && !(await readyAt(port, readyWithinMs))) failures.push(`${name} was not ready after a roll`);
  }
  return failures;
};

type Killing = { readonly cluster: Cluster; readonly processes: Processes; readonly answers: Answers; readonly ends: number };

/** Seconds from each kill until something is written that was asked for after it. */
const killInTurns = async ({ cluster, processes, answers, ends }: Killing) => {
  const failures: string[] = [];
  const gaps: number[] = [];
  let killed = 0;
  while (killed < kills && Date.now() < ends) {
    await sleep(1000);
    const gone = await cluster.killLeader();
    const from = performance.now();
    killed += 1;
    const away = names[killed % names.length] ?? 'web-1';
    await processes.get(away)?.kill();
    while (answers.begunAt() <= from && performance.now() - from < writesAgainWithinMs) await sleep(20);
    if (answers.begunAt() <= from) failures.push(`nothing was written for ${writesAgainWithinMs / 1000} seconds after kill ${killed}`);
    gaps.push((performance.now() - from) / 1000);
    cluster.bringBack(gone);
    const [isWhole] = await Promise.all([cluster.whole(wholeWithinMs), processes.launch(away, source)]);
    console.error(`kill ${killed}: leader ${gone} and ${away}, ${rounded(gaps.at(-1) ?? 0, 1)} s, load ${loadavg()[0]?.toFixed(1)}`);
    if (isWhole) continue;
    failures.push(`after kill ${killed} the cluster was not whole again`);
    break;
  }
  if (killed < kills) failures.push(`only ${killed} kills in ${longestMs / 60_000} minutes`);
  const longest = Math.max(0, ...gaps);
  if (longest > longestGap) failures.push(`${rounded(longest, 1)} seconds without a write after a kill, where ${longestGap} are the most`);
  return { failures, gaps, killed };
};

const phaseRow = (title: string, answers: Answers, phase: string): readonly (string | number)[] => {
  const { seconds, refused, withRefusal, withNone } = answers.of(phase);
  return [title, `${seconds} s`, `${refused} calls in ${withRefusal} s`, `${withNone} s`];
};

const counted = (title: string, count: number): readonly (string | number)[] => [title, count, '', ''];

/** A release before and today's in turns while people work; then the leader of three PostgreSQL is killed ten times, and a process of the product each time. */
export const failover = async (): Promise<Section> => {
  const missing = whatIsMissing();
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} missing: on Debian apt-get install patroni etcd-server haproxy pgbouncer postgresql.`);
  const sandbox = await openSandbox({ store: memoryStore(), now: () => new Date(), post: () => Promise.resolve(true) });
  const { secretKey, publishableKey, webhookSecret, baseUrl: apiBase } = sandbox;
  const stripe = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: apiBase,
  };
  const folder = openFolder();
  const closers: (() => Promise<unknown>)[] = [() => sandbox.close()];
  const failures: string[] = [];
  const answers = openAnswers();
  const ledger = emptyLedger();
  let working = true;
  try {
    const before = layReleaseBefore(join(folder.path, 'before'));
    // PostgreSQL's own user has to come through.
    chmodSync(folder.path, 0o755);
    const clusterFolder = join(folder.path, 'cluster');
    mkdirSync(clusterFolder);
    const store = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder.path, 'buckets'),
      configureBuckets: [{ name: bucket.bucket, configs: [] }],
    });
    const endpoint = `http://127.0.0.1:${(await store.run()).port}`;
    closers.push(() => store.close());
    const cluster = await startCluster(clusterFolder);
    closers.push(cluster.stop);
    const front = await startFront(
      folder.path,
      names.filter((name) => name.startsWith('web')),
    );
    closers.push(front.stop);
    if (!(await cluster.whole(wholeWithinMs))) throw new Error('Patroni has made no cluster of three');
    await createDatabase(cluster.directUrl('postgres'));
    const processes = openProcesses(folder, front, { ...stripe, ...settingsOf(cluster, front, endpoint) });
    closers.push(processes.stop);
    for (const name of names) await processes.launch(name, before.source);
    for (const port of Object.values(front.ports)) await readyAt(port, readyWithinMs);
    const [one, other] = (await aFamily(front.url, 2)).pupils;
    if (one === undefined || other === undefined) throw new Error('there are no pupils');
    const migrationsBefore = await migrationsOf(cluster.directUrl('hedgerow'));

    const ends = Date.now() + longestMs;
    const loadBefore = loadavg();
    answers.phase('quiet');
    const people = work({ url: front.url, answers, ledger, going: () => working && Date.now() < ends }, [one, other]);
    const [directUrl, replicaUrl] = [cluster.directUrl('hedgerow'), cluster.replicaUrl('hedgerow')];
    const followers = readFollowers({ directUrl, replicaUrl, messages: ledger.messages, going: () => working && Date.now() < ends });
    await sleep(quietMs);
    answers.phase('rolls');
    // Forward, back as after a release that was a mistake, and forward for good.
    for (const from of [source, before.source, source]) failures.push(...(await roll(processes, front, from)));
    const migrationsAfter = await migrationsOf(cluster.directUrl('hedgerow'));
    if (migrationsAfter <= migrationsBefore) failures.push('the release before has the same schema: the roll says little');
    const { refused } = answers.of('rolls');
    if (refused > 0) failures.push(`${refused} calls were refused while releases were rolled`);
    answers.phase('kills');
    const { failures: ofKills, gaps, killed } = await killInTurns({ cluster, processes, answers, ends });
    failures.push(...ofKills);
    working = false;
    await people;
    const { ofFollowers, ofLeader, tooOld, failed } = await followers;
    if (ofFollowers === 0) failures.push('no follower was read');
    if (tooOld > 0) failures.push(`${tooOld} reads were more than five seconds old`);
    failures.push(...(await compare(cluster, endpoint, { secretKey, publishableKey, webhookSecret, apiBase }, ledger)));
    const errors = [...answers.statuses()].filter(([status]) => /^5\d\d$/.test(status) && status !== '503');
    for (const [status, count] of errors) failures.push(`${count} answers ${status}`);
    return {
      title: 'Failover',
      columns: ['', 'count', 'refused', 'without one acknowledged'],
      rows: [
        phaseRow('before anything happens', answers, 'quiet'),
        phaseRow('three rolls, four processes each', answers, 'rolls'),
        phaseRow(`${killed} kills of the leader, with a process each`, answers, 'kills'),
        counted('seconds without a write after a kill, median', rounded(median(gaps), 1)),
        counted('seconds without a write after a kill, longest', rounded(Math.max(...gaps), 1)),
        counted('acknowledged messages, each there once', ledger.messages.size),
        counted('acknowledged uploads, each in the bucket and read', ledger.uploads.size),
        counted('reads of a follower, none of them older than five seconds', ofFollowers),
        counted('such reads that went to the leader', ofLeader),
        counted('such reads that nobody answered', failed),
        counted('quizzes handed in, each once', ledger.quizzes.size),
        counted('minutes of pupils', ledger.minutes.size),
        counted('families whose payment was acknowledged', ledger.families.size),
        ...[...answers.statuses()]
          .toSorted(([status], [next]) => status.localeCompare(next))
          .map(([status, count]) => counted(`answers ${status}`, count)),
      ],
      notes: [
        `From ${before.commit} (${migrationsBefore} migrations) to this release (${migrationsAfter}), back, and here again, by SIGTERM one process after the other. Three PostgreSQL under Patroni with etcd, one of two followers in step, HAProxy and PgBouncer in front, two web processes behind HAProxy and two for jobs, uploads in S3, all on one machine: load averages ${loadBefore.map((load) => load.toFixed(1)).join(', ')} when it began and ${loadavg()
          .map((load) => load.toFixed(1))
          .join(', ')} at the end. Patroni waits 20 seconds for a leader that says nothing.`,
      ],
      failures,
    };
  } finally {
    working = false;
    for (const close of closers.toReversed()) await close();
    folder.remove();
  }
};
