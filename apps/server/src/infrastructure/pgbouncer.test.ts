import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Assessment } from '@hedgerow/contracts/assessments';
import type { SubscriptionStarted } from '@hedgerow/contracts/billing';
import { type DatabaseAddress, straightTo } from '#db/address.ts';
import { openDatabase } from '#db/client.ts';
import { familyLock } from '#db/family-lock.ts';
import { openListeningLine } from '#db/listening-line.ts';
import { locks } from '#db/locks.ts';
import { confirmInBrowser, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aParent, aPupil, childrenOf, parentPassword } from '#testing/people.ts';
import { openPgBouncer, type PgBouncer, pgBouncerBinary } from '#testing/pgbouncer.ts';
import { begunPractice, practising } from '#testing/practising.ts';
import { openProvider } from '#testing/provider.ts';
import { startTestApp } from '#testing/test-app.ts';
import { untilTrue } from '#testing/until-true.ts';
import { openPayments } from './open-payments.ts';

if (pgBouncerBinary === undefined) process.stderr.write('PgBouncer is not installed (Debian: apt-get install pgbouncer): not tried.\n');

describe.skipIf(pgBouncerBinary === undefined)('through PgBouncer', () => {
  const open: { pooler?: PgBouncer; address?: DatabaseAddress } = {};
  // Six connections for two processes that would open 20 each.
  const throughPooler = async (url: string): Promise<DatabaseAddress> => {
    open.pooler ??= await openPgBouncer(pgBouncerBinary ?? '', inject('postgresUrl'), 6);
    open.address ??= open.pooler.address(url);
    return open.address;
  };
  // Two processes share a provider, as they share a database: the sandbox inside one is refused to the other.
  const provider = openProvider(() => testApp());
  const testApp = startTestApp(provider.settings, undefined, throughPooler);
  const otherProcess = startTestApp(provider.settings, undefined, throughPooler);
  afterAll(() => open.pooler?.stop());
  const { play } = practising(testApp);

  const locksAtRest = async (): Promise<number> => {
    const straight = openDatabase(straightTo(testApp().database.url), 1);
    const { rows } = await straight.pool.query<{ locks: number }>(
      `select (select count(*) from lease)::int + count(*)::int as locks from pg_locks
       where locktype = 'advisory' and objid <> $1 and database = (select oid from pg_database where datname = current_database())`,
      [locks.atWork],
    );
    await straight.close();
    return rows[0]?.locks ?? -1;
  };

  test('the pooler is what it says: a session does not last from one transaction to the next', async () => {
    const { pool } = testApp().database;
    await Promise.all(Array.from({ length: 6 }, () => pool.query('select pg_sleep(0.01)')));
    const seen = await Promise.all(
      Array.from(
        { length: 12 },
        async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid, pg_sleep(0.01)')).rows[0]?.pid,
      ),
    );
    const { rows } = await pool.query<{ limit: string }>('show statement_timeout');
    expect([new Set(seen).size <= 6, Object.values(rows[0] ?? {})]).toEqual([true, ['15s']]);
  });

  test('a parent signs in again, in the other process too', async () => {
    const parent = await aParent(testApp());
    for (const house of [testApp(), otherProcess()]) {
      const browser = house.visitor();
      const answer = await browser.post('/api/simple-auth/login', { email: parent.email, password: parentPassword });
      expect(answer.statusCode).toBe(200);
      // Every hot statement, more often than there are connections.
      const pages = await Promise.all(Array.from({ length: 20 }, () => browser.get('/api/simple-auth/profile')));
      expect(pages.map(({ statusCode }) => statusCode)).toEqual(pages.map(() => 200));
    }
  });

  test('a pupil practises to the end, and a quiz is handed in once', async () => {
    const pupil = await aPupil(testApp());
    const practice = await play(pupil, await begunPractice(pupil), [1]);
    expect(practice.result).not.toBeNull();
    const made = await pupil.post('/api/assessments/generate', {
      subject: 'maths',
      topic: 'fractions',
      difficulty: 'intermediate',
      numQuestions: 5,
    });
    const { id } = made.json<Assessment>();
    const handedIn = { assessmentId: id, userAnswers: [0, 0, 0, 0, 0], timeSpent: 60_000 };
    const hands = await Promise.all(Array.from({ length: 6 }, () => pupil.post('/api/assessments/submit', handedIn)));
    expect(hands.filter(({ statusCode }) => statusCode === 200)).not.toEqual([]);
    expect(hands.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    const { rows } = await testApp().database.pool.query<{ times: number }>(
      `select count(*)::int as times from activity where child_id = $1 and id = $2`,
      [pupil.id, `assessment-${id}`],
    );
    expect(rows).toEqual([{ times: 1 }]);
  });

  test('ten clicks at once make one subscription, its letter is sent by the queue, and no lock stays behind', async () => {
    const parent = await aParent(testApp());
    const body = wizardBody([{ year: 9, plan: 'secondary_learn' }]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pressSubscribe(parent, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const [first] = answers.map((answer) => answer.json<SubscriptionStarted>());
    if (first !== undefined) await confirmInBrowser(parent, first);
    await untilTrue(async () => (await childrenOf(parent)).some(({ status }) => status === 'active'), 'the child is active');
    await untilTrue(
      async () => (await testApp().services.mails()).some(({ to, subject }) => to === parent.email && subject.includes('subscription')),
      'the letter is there',
    );
    await untilTrue(async () => (await locksAtRest()) === 0, 'no lock is left');
  });

  test('work for one family runs one after the other in two processes', async () => {
    const turns = [familyLock(testApp().database.pool), familyLock(otherProcess().database.pool)] as const;
    const inside = { now: 0, most: 0, done: 0 };
    const work = async (): Promise<void> => {
      inside.now += 1;
      inside.most = Math.max(inside.most, inside.now);
      await sleep(2);
      inside.now -= 1;
      inside.done += 1;
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => turns[index % 2 === 0 ? 0 : 1].locked('family-1', work)));
    expect(inside).toEqual({ now: 0, most: 1, done: 20 });
  });

  test('what happens in one process is heard in the other', async () => {
    const heard: string[] = [];
    const stop = otherProcess().services.events.subscribe(['family:f'], (event) => heard.push(event.type));
    onTestFinished(stop);
    await testApp().services.events.publish(['family:f'], { type: 'resync' });
    await untilTrue(() => heard.length > 0, 'the event arrives');
    expect(heard).toEqual(['resync']);
  });

  test('the sandbox inside one process is refused to a second one: what is held, is held past the pooler', async () => {
    const address = await throughPooler(testApp().database.url);
    const opening = async () => {
      const line = await openListeningLine(address.directUrl);
      onTestFinished(line.close);
      const config = { stripe: undefined, production: false, sandboxAllowed: false };
      return openPayments({ config, address, line, publicUrl: 'http://localhost:3000', keySeed: 'the same', now: () => new Date() });
    };
    const first = await opening();
    await expect(opening()).rejects.toThrow('the sandbox is for one process');
    await first.payments.ensureCatalogue([{ planId: 'secondary_learn', name: 'Learn', pence: { month: 2000, year: 20000 } }]);
    await first.close();
  });
});
