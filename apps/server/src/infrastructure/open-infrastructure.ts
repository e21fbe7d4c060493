import type { SentenceWorker } from '@hedgerow/embeddings/open-sentence-worker';
import type { ScreenApart } from '@hedgerow/teaching/safety/open-screen-worker';
import { betterAuthIdentity, sessionCookieName } from '../adapters/identity/better-auth-identity.ts';
import { commonPasswords } from '../adapters/identity/common-passwords.ts';
import { sessionTokenHash } from '../adapters/identity/hashed-session-tokens.ts';
import { guardedFetch } from '../adapters/identity/guarded-fetch.ts';
import { knownDevices } from '../adapters/identity/known-devices.ts';
import { ltiMessages } from '../adapters/identity/lti-messages.ts';
import { argon2id, type PasswordHashing, passwordHashing } from '../adapters/identity/password-hashing.ts';
import { seals } from '../adapters/identity/seals.ts';
import { secretTokens } from '../adapters/identity/secret-tokens.ts';
import { postgresEvents } from '../adapters/events/postgres-events.ts';
import { htmlRichText } from '../adapters/pages/html-rich-text.ts';
import { typstPages } from '../adapters/pages/typst-pages.ts';
import { bossQueue } from '../adapters/queue/boss-queue.ts';
import { checkResource } from '../adapters/text/check-resource.ts';
import { readArchive } from '../adapters/text/zip-archive.ts';
import { writeZip } from '../adapters/text/zip-writer.ts';
import { notedStorage } from '../adapters/storage/noted-storage.ts';
import { sharpPictures } from '../adapters/pictures/sharp-pictures.ts';
import { embeddedReader } from '../adapters/text/embedded-reader.ts';
import { AppError } from '@hedgerow/domain/errors';
import type { Config } from '../config.ts';
import type { DatabaseConnection, Runner } from '../db/client.ts';
import { familyLock } from '../db/family-lock.ts';
import { openListeningLine } from '../db/listening-line.ts';
import { mailbox } from '../db/mailbox.ts';
import { poolAt } from '../db/pool.ts';
import { openReader } from '../db/replica.ts';
import { inTransaction } from '../db/retry.ts';
import { account, passkey, session, twoFactor, user, verification } from '../db/schema/accounts.ts';
import { storeNotes } from '../db/store-notes.ts';
import { uuid7Maker } from '../db/uuid7.ts';
import { hearOfStatements } from '../db/statement-news.ts';
import type { Clock } from '../ports/clock.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { googleFor, mailerFor, schoolProvidersFor, secureDraw, secureSeed, sessionSecret, storageFor } from './adapters-from-config.ts';
import { StartError } from './open-database.ts';
import { openPayments, type PaymentsOutside } from './open-payments.ts';
import { readiness } from './readiness.ts';

export type Outside = {
  readonly config: Config;
  readonly database: DatabaseConnection;
  readonly publicUrl: string;
  readonly now: Clock;
  readonly onError: (error: Error) => void;
  readonly postEvent?: PaymentsOutside['postEvent'];
  readonly isCommand?: PaymentsOutside['isCommand'];
  /** Reads what sentences mean; without it words alone decide. Whoever opened it closes it. */
  readonly sentences?: SentenceWorker;
  /** Reads long texts of pupils in a thread of its own; without it they are read here. Whoever opened it closes it. */
  readonly screen?: ScreenApart;
  /** Without it at the cost that a stolen database asks for. */
  readonly hashing?: PasswordHashing;
  /** False where no work begins by the machine's clock. */
  readonly keepsTime?: boolean;
  /** What questions are drawn by; without it nobody can guess it. */
  readonly newSeed?: () => number;
  /** The part of an id that is chance, in [0, 1); without it nobody can guess it. */
  readonly chanceOfIds?: () => number;
};

const wordsOfReplica = {
  follows: 'The replica of DATABASE_REPLICA_URL keeps up: reads that may be five seconds old go there.',
  behind: 'The replica of DATABASE_REPLICA_URL is away or more than five seconds behind: its reads go to DATABASE_URL.',
} as const;

/** Loaded where the settings ask for it alone: its packages take a tenth of a second and megabytes of their own. */
const telemetryFor = async ({ telemetry, productName, worker }: Config): Promise<Telemetry | undefined> => {
  if (telemetry === undefined) return undefined;
  const { openTelemetry } = await import('../adapters/telemetry/open-telemetry.ts');
  return openTelemetry({ ...telemetry, serviceName: productName.toLowerCase(), worker }, hearOfStatements);
};

/** The world outside, opened by the settings: what a module asks for by its port. */
export const openInfrastructure = async ({
  config,
  database,
  publicUrl,
  now,
  onError,
  postEvent,
  keepsTime,
  newSeed = secureSeed,
  chanceOfIds,
  isCommand = false,
  sentences,
  screen,
  hashing = argon2id(),
}: Outside) => {
  const { db, pool, address } = database;
  const { connections } = config;
  const secret = sessionSecret(config);
  // Before anything begins to work: whoever may not be here has done nothing.
  const line = await openListeningLine(address.directUrl).catch((cause: unknown) => {
    throw cause instanceof AppError ? new StartError(cause.message, { cause }) : cause;
  });
  const paymentsRuntime = await openPayments({
    config,
    address,
    line,
    isCommand,
    publicUrl,
    keySeed: secret,
    now,
    ...(postEvent === undefined ? {} : { postEvent }),
  }).catch(async (error: unknown) => {
    await line.close();
    throw error;
  });
  const telemetry = await telemetryFor(config);
  const reading = openReader({
    primary: pool,
    replica: config.replica,
    onChange: (follows) => onError(new Error(follows ? wordsOfReplica.follows : wordsOfReplica.behind)),
  });
  const uuid7 = uuid7Maker(chanceOfIds);
  const newId = () => uuid7(now().getTime());
  const { production, productName, supportEmail } = config;

  // Its rounds of cleaning may take longer than anybody waits for a page.
  const queuePool = poolAt(address, connections.queue, { query_timeout: 0, statement_timeout: false });
  const queue = await bossQueue({
    query: (sql, values) => queuePool.query(sql, values && [...values]),
    line,
    works: config.worker !== 'web',
    ...(keepsTime === undefined ? {} : { keepsTime }),
    onError,
  });
  const events = await postgresEvents(line, (sql, values) => pool.query(sql, [...values]));
  const reader = embeddedReader();
  const pages = typstPages();
  const paperPictures = sharpPictures();
  const { locked, stillHeld, close: closeLocks } = familyLock(pool);
  const notes = storeNotes(db);
  const tokens = secretTokens(secret);
  const identity = betterAuthIdentity({
    db,
    tables: { user, session, account, verification, twoFactor, passkey },
    secret,
    publicUrl,
    secureCookies: production,
    hashing: passwordHashing(hashing),
    newId,
    productName,
  });
  return {
    db,
    /** For what may be five seconds old. */
    olderReads: reading.reader,
    transaction: <T>(work: (runner: Runner) => Promise<T>) =>
      inTransaction(db, async (runner) => {
        await stillHeld(runner);
        return work(runner);
      }),
    locked,
    now,
    newId,
    newSeed,
    draw: secureDraw,
    onError,
    alert: (message: string) => onError(new Error(message)),
    publicUrl,
    productName,
    supportEmail,
    safeguardingEmail: config.safeguardingEmail,
    sender: { productName, supportEmail, publicUrl },
    queue,
    events,
    mailer: await mailerFor(config, db),
    mails: mailbox(db).newest,
    storage: notedStorage(await storageFor(config), notes, now),
    storeNotes: notes,
    reader,
    sentences,
    screen,
    pages,
    paperPictures,
    richText: htmlRichText(productName),
    checkResource,
    readArchive,
    writeArchive: writeZip,
    identity,
    judgePassword: commonPasswords(productName),
    openId: googleFor(config, publicUrl, now),
    // Outside production a platform may run beside us.
    lti: ltiMessages(guardedFetch(!production), now),
    schoolProviders: schoolProvidersFor(config, publicUrl, now),
    devices: knownDevices(secret, production),
    cookies: { secret, cookieName: sessionCookieName(production) },
    sessionTokenHash,
    tokens,
    fingerprint: tokens.of,
    sealsFor: (use: string) => seals(secret, use),
    payments: paymentsRuntime.payments,
    paymentsRuntime,
    ready: readiness(pool, config.dataDir),
    telemetry,
    sayStopping: line.sayStopping,
    databaseLoad: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await queue.stop();
      await reading.close();
      await queuePool.end();
      await closeLocks();
      await events.stop();
      await line.close();
      await reader.close();
      await pages.close();
      await paperPictures.close();
      await telemetry?.close();
    },
  };
};
