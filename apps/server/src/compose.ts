import { account, session, twoFactor, user, verification } from './db/schema/accounts.ts';
import { openBank } from '@hedgerow/curriculum/bank';
import { offlineTeacher } from './adapters/ai/offline-teacher.ts';
import { htmlRichText } from './adapters/pages/html-rich-text.ts';
import { typstPages } from './adapters/pages/typst-pages.ts';
import { betterAuthIdentity, sessionCookieName } from './adapters/identity/better-auth-identity.ts';
import { commonPasswords } from './adapters/identity/common-passwords.ts';
import { passwordHashing } from './adapters/identity/password-hashing.ts';
import { postgresEvents } from './adapters/events/postgres-events.ts';
import { embeddedReader } from './adapters/text/embedded-reader.ts';
import { bossQueue } from './adapters/queue/boss-queue.ts';
import type { Config } from './config.ts';
import type { DatabaseConnection, Runner } from './db/client.ts';
import { inTransaction } from './db/retry.ts';
import { familyLock } from './db/family-lock.ts';
import { mailbox } from './db/mailbox.ts';
import { uuid7 } from './db/uuid7.ts';
import { rateLimiter } from './http/rate-limits.ts';
import { sessionReader } from './http/session-reader.ts';
import { assessmentsRepository } from './modules/assessments/assessments.repository.ts';
import { assessmentsService } from './modules/assessments/assessments.service.ts';
import { flashcardsRepository } from './modules/flashcards/flashcards.repository.ts';
import { flashcardsService } from './modules/flashcards/flashcards.service.ts';
import { guidesRepository } from './modules/guides/guides.repository.ts';
import { guidesService } from './modules/guides/guides.service.ts';
import { filesRepository } from './modules/files/files.repository.ts';
import { filesService } from './modules/files/files.service.ts';
import { startReadingFiles } from './modules/files/read-file.job.ts';
import { accountsRepository } from './modules/accounts/accounts.repository.ts';
import { accountsService } from './modules/accounts/accounts.service.ts';
import { findSession } from './modules/accounts/find-session.ts';
import { sessionsRepository } from './modules/accounts/sessions.repository.ts';
import { familiesRepository } from './modules/families/families.repository.ts';
import { familiesService } from './modules/families/families.service.ts';
import { progressRepository } from './modules/progress/progress.repository.ts';
import { progressService } from './modules/progress/progress.service.ts';
import { mailerFor, secureDraw, secureSeed, sessionSecret, storageFor } from './outside.ts';
import { openBilling } from './open-billing.ts';
import { openPayments, type PaymentsOutside } from './open-payments.ts';
import type { Clock } from './ports/clock.ts';

export type Outside = {
  readonly config: Config;
  readonly database: DatabaseConnection;
  readonly publicUrl: string;
  readonly now: Clock;
  readonly onError: (error: Error) => void;
  readonly postEvent?: PaymentsOutside['postEvent'];
};

/** Configuration to the world outside to services: one short line a module. */
export const compose = async ({ config, database, publicUrl, now, onError, postEvent }: Outside) => {
  const { db, pool, url } = database;
  const newId = () => uuid7(now().getTime());
  const secret = sessionSecret(config);

  const queue = await bossQueue({ databaseUrl: url, works: config.worker !== 'web', onError });
  const events = await postgresEvents(url, (sql, values) => pool.query(sql, [...values]));
  const mailer = mailerFor(config, db);
  const storage = storageFor(config);
  const reader = embeddedReader();
  const pages = typstPages();
  const richText = htmlRichText(config.productName);
  const teacher = offlineTeacher(openBank());
  const hashing = passwordHashing();
  const tables = { user, session, account, verification, twoFactor };
  const identity = betterAuthIdentity({ db, tables, secret, publicUrl, secureCookies: config.production, hashing, newId });
  const judgePassword = commonPasswords(config.productName);

  const transaction = <T>(work: (runner: Runner) => Promise<T>) => inTransaction(db, work);

  const sessions = sessionsRepository(db);
  const limiter = rateLimiter(sessions.countHit, config.rateLimitFactor);
  const cookieName = sessionCookieName(config.production);
  const readSession = sessionReader({ secret, cookieName, find: findSession(sessions), touch: sessions.touch, now });

  const families = familiesService({ families: familiesRepository(db), identity, now, newId, draw: secureDraw });
  const progress = progressService({ progress: progressRepository(db), standingOf: families.standingOf, events, now });
  const fileRows = filesRepository(db);
  const files = filesService({ files: fileRows, families, progress, storage, reader, queue, transaction, now, newId });
  await startReadingFiles({ files: fileRows, storage, reader, events, queue });
  const guides = guidesService({
    guides: guidesRepository(db),
    files,
    progress,
    teacher,
    richText,
    pages,
    transaction,
    now,
    newId,
    newSeed: secureSeed,
    productName: config.productName,
  });
  const flashcards = flashcardsService({
    flashcards: flashcardsRepository(db),
    guides,
    progress,
    teacher,
    richText,
    pages,
    transaction,
    now,
    newId,
    newSeed: secureSeed,
  });
  const assessments = assessmentsService({
    assessments: assessmentsRepository(db),
    files,
    progress,
    teacher,
    richText,
    transaction,
    now,
    newId,
    newSeed: secureSeed,
  });
  const till = await openPayments({
    config,
    databaseUrl: url,
    publicUrl,
    keySeed: secret,
    now,
    ...(postEvent === undefined ? {} : { postEvent }),
  });
  const { locked, close: closeLocks } = familyLock(url);
  const sender = { productName: config.productName, supportEmail: config.supportEmail, publicUrl };
  const alert = (message: string) => onError(new Error(message));
  const { payments } = till;
  const paying = await openBilling({ db, families, payments, events, mailer, queue, locked, transaction, sender, alert, now, newId });
  const accounts = accountsService({ accounts: accountsRepository(db), sessions, identity, judgePassword, now, newId });

  return {
    readSession,
    limiter,
    events,
    queue,
    mailer,
    mails: mailbox(db).newest,
    accounts,
    families,
    progress,
    files,
    guides,
    flashcards,
    assessments,
    ...paying,
    till,
    ready: async () => ({
      database: await pool.query('select 1').then(
        () => true,
        () => false,
      ),
    }),
    stop: async () => {
      await till.close();
      await queue.stop();
      await closeLocks();
      await events.stop();
      await reader.close();
      await pages.close();
    },
  };
};
export type Services = Awaited<ReturnType<typeof compose>>;
