import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { argon2id } from '../adapters/identity/password-hashing.ts';
import { makeApp } from '../app.ts';
import type { PostEvent } from '@hedgerow/stripe-sandbox/courier';
import { compose, type Services } from '../compose.ts';
import { type Config, readConfig } from '../config.ts';
import { type DatabaseAddress, straightTo } from '../db/address.ts';
import { type DatabaseConnection, openDatabase } from '../db/client.ts';
import { ensureDatabase } from '../db/migrate.ts';
import { uuid7 } from '../db/uuid7.ts';
import type { Outside } from '../infrastructure/open-infrastructure.ts';
import { type Caller, caller } from './caller.ts';
import { steadyChance } from './steady-chance.ts';

/** The least that argon2id can be: hundreds of people are made, and nobody steals their passwords. */
const cheapHashing = argon2id({ memoryCost: 8, timeCost: 1 });
const origin = 'http://localhost:3000';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: DatabaseConnection;
  /** Somebody without a session; `signUp` and the builders make others. */
  readonly visitor: () => Caller;
  /** The house's clock, for tests that let time pass. */
  readonly clock: { now: Date };
};

/** A whole server on its own database, copied from the run's migrated template. Use at the top of a test file. */
export const startTestApp = (
  settings: Readonly<Record<string, string>> = {},
  sentences?: Outside['sentences'],
  addressOf: (url: string) => DatabaseAddress | Promise<DatabaseAddress> = straightTo,
): (() => TestApp) => {
  let testApp: TestApp | undefined;
  let cleanUp: (() => Promise<void>) | undefined;
  const chance = steadyChance();

  beforeAll(async () => {
    const name = `test_${uuid7().replaceAll('-', '')}`;
    const admin = inject('postgresUrl');
    await ensureDatabase(admin, name, 'template');
    const dataDir = mkdtempSync(join(tmpdir(), 'hedgerow-house-'));
    const config: Config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000', DATA_DIR: dataDir, ...settings });
    const database = openDatabase(await addressOf(admin.replace('/postgres?', `/${name}?`)), 6);
    const clock = { now: new Date('2026-11-20T16:00:00Z') };
    const running: { app?: FastifyInstance } = {};
    const postEvent: PostEvent = async (url, headers, payload) => {
      const answer = await running.app?.inject({ method: 'POST', url: new URL(url).pathname, headers: { ...headers }, payload });
      return answer?.statusCode === 200;
    };
    const services = await compose({
      config,
      database,
      publicUrl: origin,
      now: () => clock.now,
      onError: () => {},
      postEvent,
      hashing: cheapHashing,
      // What is done each minute would be done in the middle of some test, and not in the next run.
      keepsTime: false,
      ...chance,
      ...(sentences && { sentences }),
    });
    const app = await makeApp({ config, services, ownOrigins: () => [origin] });
    await app.ready();
    running.app = app;
    await services.paymentsRuntime.listening({ webhookUrl: `${origin}/api/stripe/webhook`, publicUrl: origin });
    const send = (options: InjectOptions) => app.inject(options);
    testApp = { app, services, database, clock, visitor: () => caller(send, origin) };
    cleanUp = async () => {
      await app.close();
      await services.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => cleanUp?.());

  return () => {
    if (!testApp) throw new Error('the house opens before the first test');
    return testApp;
  };
};
