import { createServer, connect, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openGivenDatabase } from '#infrastructure/open-database.ts';
import { startTestApp } from '../testing/test-app.ts';
import { aParent } from '../testing/people.ts';
import { untilTrue } from '../testing/until-true.ts';
import { straightTo } from './address.ts';
import { openDatabase } from './client.ts';
import { familyLock } from './family-lock.ts';
import { openPool } from './pool.ts';
import { inTransaction } from './retry.ts';

const testApp = startTestApp();

/** Ends every connection of this database but the one that asks, as a restart of PostgreSQL does. */
const endConnections = async (): Promise<void> => {
  const admin = openDatabase(inject('postgresUrl'), 1);
  const { rows } = await testApp().database.pool.query<{ name: string }>('select current_database() as name');
  await admin.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
    rows[0]?.name,
  ]);
  await admin.close();
};
const socketOf = (url: string): string =>
  `${new URL(url.replace('postgres://hedgerow@/', 'postgres://hedgerow@local/')).searchParams.get('host') ?? ''}/.s.PGSQL.5432`;

/** The same PostgreSQL by TCP, over a line that can go dead without a word. */
const openLine = async (): Promise<{
  readonly url: (database: string) => string;
  readonly line: { dead: boolean };
  readonly listen: () => Promise<void>;
  readonly server: Server;
}> => {
  const line = { dead: false };
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const postgres = connect(socketOf(inject('postgresUrl')));
    const dead = line.dead;
    for (const socket of [browser, postgres]) {
      open.add(socket);
      socket.on('error', () => {});
    }
    browser.on('data', (data) => (line.dead && !dead ? undefined : postgres.write(data)));
    postgres.on('data', (data) => (line.dead && !dead ? undefined : browser.write(data)));
    browser.on('close', () => postgres.destroy());
    postgres.on('close', () => browser.destroy());
  });
  const place = { port: 0 };
  const listen = async (): Promise<void> => {
    server.listen(place.port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    place.port = typeof address === 'object' && address !== null ? address.port : 0;
  };
  await listen();
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { url: (database) => `postgres://hedgerow@127.0.0.1:${place.port}/${database}`, line, listen, server };
};

test('a connection that is lost inside a transaction fails that transaction alone, and the next request is answered', async () => {
  const parent = await aParent(testApp());
  const lost = inTransaction(testApp().database.db, async (runner) => {
    await runner.execute(sql`select 1`);
    await endConnections();
    await runner.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow('Failed query');
  // Idle connections learn of their end a moment later; until then the answer is to try again.
  const statuses = new Set<number>();
  await untilTrue(async () => {
    statuses.add((await parent.get('/api/parent/children')).statusCode);
    return statuses.has(200);
  }, 'requests are answered again');
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
});

test('a turn in which every connection is lost ends, the next one comes, and the process lives', async () => {
  const { locked } = familyLock(testApp().database.pool);
  await locked('family-1', endConnections).catch(() => {});
  expect(await locked('family-1', async () => 'next')).toBe('next');
});

test('a database that is away is 503 with the time to come again, and never "our side went wrong"', async () => {
  const parent = await aParent(testApp());
  const { pool } = testApp().database;
  const failing = async (problem: Error) => {
    const real = { connect: pool.connect.bind(pool), query: pool.query.bind(pool) };
    const refuse = async () => {
      throw problem;
    };
    Object.assign(pool, { connect: refuse, query: refuse });
    try {
      return await parent.get('/api/parent/children');
    } finally {
      Object.assign(pool, real);
    }
  };
  const errors = [
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }),
    Object.assign(new Error('canceling statement'), { code: '57014' }),
    Object.assign(new Error('terminating connection'), { code: '57P01' }),
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
  ];
  for (const error of errors) {
    const answer = await failing(error);
    expect([error.message, answer.statusCode, answer.headers['retry-after'], answer.json<{ code: string }>().code]).toEqual([
      error.message,
      503,
      '5',
      'unavailable',
    ]);
  }
  const other = await failing(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }));
  expect(other.statusCode).toBe(500);
});

/** A line that is dead says nothing for a second; one that lives on a busy machine has answered by then. */
const oneLine = { max: 1, query_timeout: 1000, connectionTimeoutMillis: 10_000 };

test('a line that goes dead without a word ends its query, and the pool opens another one', async () => {
  const { url, line } = await openLine();
  const pool = openPool({ connectionString: url('postgres'), ...oneLine });
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  line.dead = true;
  await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
  expect((await pool.query<{ two: number }>('select 2 as two')).rows).toEqual([{ two: 2 }]);
});

test('a dead line in the middle of a transaction is not handed to the next one', async () => {
  const { url, line } = await openLine();
  const pool = openPool({ connectionString: url('postgres'), ...oneLine });
  onTestFinished(() => pool.end());
  const lost = inTransaction(drizzle(pool), async (runner) => {
    await runner.execute(sql`select 1`);
    line.dead = true;
    await runner.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow('Failed query');
  expect((await pool.query<{ two: number }>('select 2 as two')).rows).toEqual([{ two: 2 }]);
});

test('a database that is not there yet is waited for; a wrong name is said at once', async () => {
  const { url, listen, server } = await openLine();
  const { rows } = await testApp().database.pool.query<{ name: string }>('select current_database() as name');
  server.close();
  await once(server, 'close');
  const opening = openGivenDatabase(straightTo(url(rows[0]?.name ?? '')), 2, 20_000);
  setTimeout(() => void listen(), 300);
  const { database, close } = await opening;
  expect((await database.pool.query('select 1')).rowCount).toBe(1);
  await close();
  await expect(openGivenDatabase(straightTo(url('nobody_has_this')), 2, 20_000)).rejects.toThrow('nobody_has_this');
});
