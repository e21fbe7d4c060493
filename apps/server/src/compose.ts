import { account, session, twoFactor, user, verification } from './db/schema/accounts.ts';
import { htmlRichText } from './adapters/pages/html-rich-text.ts';
import { typstPages } from './adapters/pages/typst-pages.ts';
import { betterAuthIdentity, sessionCookieName } from './adapters/identity/better-auth-identity.ts';
import { knownDevices } from './adapters/identity/known-devices.ts';
import { sessionTokenHash } from './adapters/identity/hashed-session-tokens.ts';
import { commonPasswords } from './adapters/identity/common-passwords.ts';
import { seals } from './adapters/identity/seals.ts';
import { secretTokens } from './adapters/identity/secret-tokens.ts';
import { passwordHashing } from './adapters/identity/password-hashing.ts';
import { postgresEvents } from './adapters/events/postgres-events.ts';
import { embeddedReader } from './adapters/text/embedded-reader.ts';
import { bossQueue } from './adapters/queue/boss-queue.ts';
import type { Config } from './config.ts';
import type { DatabaseConnection, Runner } from './db/client.ts';
import { inTransaction } from './db/retry.ts';
import { familyLock } from './db/family-lock.ts';
import { mailbox } from './db/mailbox.ts';
import { uuid7Maker } from './db/uuid7.ts';
import { rateLimiter } from './http/rate-limits.ts';
import { sessionReader, sessionWatch } from './http/session-reader.ts';
import { findSession } from './modules/accounts/sessions/find-session.ts';
import { loginThrottleRepository } from './modules/accounts/sessions/login-throttle.repository.ts';
import { sessionsRepository } from './modules/accounts/sessions/sessions.repository.ts';
import { aiLogService } from './modules/ai-log/ai-log.service.ts';
import { publicContentRepository } from './modules/content/public-content.repository.ts';
import { emailTokens as makeEmailTokens } from './modules/mail/email-tokens.ts';
import { mailRepository } from './modules/mail/mail.repository.ts';
import { mailService } from './modules/mail/mail.service.ts';
import { publicContentService } from './modules/content/public-content.service.ts';
import { concernsRepository } from './modules/safeguarding/concerns.repository.ts';
import { heldAnswersRepository } from './modules/safeguarding/held-answers.repository.ts';
import { safeguardingDeskService } from './modules/safeguarding/safeguarding-desk.service.ts';
import { childChangesService } from './modules/families/child-changes.service.ts';
import { familiesRepository } from './modules/families/families.repository.ts';
import { letChildrenLeave } from './modules/families/leaving.job.ts';
import { leavingRepository } from './modules/families/leaving.repository.ts';
import { childLinkCodes } from './modules/onboarding/child-link-code.ts';
import { childLinkService } from './modules/onboarding/child-link.service.ts';
import { onboardingService } from './modules/onboarding/onboarding.service.ts';
import { familiesService } from './modules/families/families.service.ts';
import { openClasses } from './modules/classes/compose.ts';
import { openLearning } from './compose-learning.ts';
import { googleFor, mailerFor, secureDraw, secureSeed, sessionSecret, storageFor } from './infrastructure/adapters-from-config.ts';
import { openTeacher } from './infrastructure/open-teaching-engine.ts';
import { openAccounts } from './modules/accounts/compose.ts';
import { openOperators } from './modules/operators/compose.ts';
import { openPublicSite } from './modules/content/compose.ts';
import { openReports } from './modules/digest/compose.ts';
import { openSchools } from './modules/schools/compose.ts';
import { openBilling } from './modules/billing/compose.ts';
import { openPayments, type PaymentsOutside } from './infrastructure/open-payments.ts';
import type { Clock } from './ports/clock.ts';
import { readiness } from './infrastructure/readiness.ts';

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
  const uuid7 = uuid7Maker();
  const newId = () => uuid7(now().getTime());
  const secret = sessionSecret(config);

  const queue = await bossQueue({ databaseUrl: url, works: config.worker !== 'web', onError });
  const events = await postgresEvents(url, (sql, values) => pool.query(sql, [...values]));
  const mailer = mailerFor(config, db);
  const storage = storageFor(config);
  const reader = embeddedReader();
  const pages = typstPages();
  const richText = htmlRichText(config.productName);
  const { teacher, bank, modelUses, close: closeTeacher } = await openTeacher({ model: config.model, db, now, newId, onError });
  const hashing = passwordHashing();
  const tables = { user, session, account, verification, twoFactor };
  const identity = betterAuthIdentity({
    db,
    tables,
    secret,
    publicUrl,
    secureCookies: config.production,
    hashing,
    newId,
    productName: config.productName,
  });
  const judgePassword = commonPasswords(config.productName);

  const transaction = <T>(work: (runner: Runner) => Promise<T>) => inTransaction(db, work);

  const sessions = sessionsRepository(db);
  const limiter = rateLimiter({ ...loginThrottleRepository(db), countHit: sessions.countHit }, config.rateLimitFactor);
  const cookieName = sessionCookieName(config.production);
  const find = findSession(sessions, sessionTokenHash);
  const readSession = sessionReader({ secret, cookieName, find, touch: sessions.touch, now });

  const familyRows = familiesRepository(db);
  const hasModel = config.model !== undefined;
  const families = familiesService({ families: familyRows, identity, hasModel, now, newId, draw: secureDraw });
  const mail = mailService({ letters: mailRepository(db), queue, transaction, now });
  const learningNeeds = {
    db,
    mail,
    safeguardingEmail: config.safeguardingEmail,
    supportEmail: config.supportEmail,
    families,
    events,
    queue,
    storage,
    reader,
    teacher,
    bank,
    modelUses,
    richText,
    pages,
    transaction,
    now,
    newId,
    newSeed: secureSeed,
    productName: config.productName,
  };
  const { startJobs, ...learning } = openLearning(learningNeeds);
  await startJobs();
  const paymentsRuntime = await openPayments({
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
  const { payments } = paymentsRuntime;
  const childChanges = childChangesService({ families: familyRows, addChild: families.addChild, events, hasModel, now });
  const letLeave = letChildrenLeave({ leaving: leavingRepository(db), storage, events, now });
  await queue.repeat('let-children-leave', '7 * * * *', letLeave);
  const paying = await openBilling({
    db,
    families,
    addChild: families.addChild,
    childChanges,
    payments,
    events,
    pages,
    seller: { address: config.companyDetails, vatNumber: config.vatNumber },
    mailer,
    queue,
    locked,
    transaction,
    sender,
    alert,
    fingerprint: secretTokens(secret).of,
    draw: secureDraw,
    now,
    newId,
  });
  const emailTokens = makeEmailTokens(seals(secret, 'letters'));
  const publicContent = publicContentService({ content: publicContentRepository(db), mail, transaction, now, newId });
  await publicContent.seed();
  const site = await openPublicSite({
    db,
    onError,
    mailer,
    queue,
    storage,
    pages,
    richText,
    faq: publicContent.faq,
    sender,
    companyDetails: config.companyDetails,
    socialLinks: config.socialLinks,
    newSeed: secureSeed,
    now,
    newId,
  });
  const childLinks = childLinkCodes({ seals: seals(secret, 'child-link'), now, newId });
  const entering = await openAccounts({
    db,
    leaveOrders: paying.openOrders.leaveAll,
    sessions,
    identity,
    events,
    tokens: secretTokens(secret),
    childLinks,
    emailTokens,
    openId: googleFor(config, publicUrl, now),
    judgePassword,
    mailer,
    queue,
    storage,
    payments,
    transaction,
    sender,
    now,
    newId,
  });

  const schools = await openSchools({
    db,
    families: familyRows,
    identity,
    tokens: secretTokens(secret),
    invitations: entering.invitations,
    queue,
    transaction,
    onError,
    now,
    newId,
    draw: secureDraw,
  });

  const desk = await openOperators({
    db,
    passwords: entering.passwords,
    tokens: secretTokens(secret),
    queue,
    storage,
    library: site,
    pageViews: site.pageViews,
    audit: schools.audit,
    transaction,
    publicUrl,
    now,
    newId,
  });

  const safeguarding = safeguardingDeskService({ ...learningNeeds, concerns: concernsRepository(db), held: heldAnswersRepository(db) });
  await queue.repeat('forget-old-safeguarding', '41 2 * * *', safeguarding.forgetOld);

  const reports = await openReports({ ...learningNeeds, ...learning, emailTokens, onError });

  return {
    now,
    schools,
    desk,
    safeguarding,
    ...reports,
    readSession,
    stillSignedIn: sessionWatch({ secret, cookieName, find, now }),
    limiter,
    devices: knownDevices(secret, config.production),
    events,
    queue,
    mailer,
    mails: mailbox(db).newest,
    ...entering,
    families,
    childChanges,
    letLeave,
    onboarding: onboardingService({ families, changeWaiting: paying.openOrders.changeWaiting, now }),
    childLink: childLinkService({ codes: childLinks, families, now }),
    publicContent,
    aiLog: aiLogService({ uses: modelUses }),
    site,
    ...(await openClasses({ ...learningNeeds, progress: learning.progress, assignments: learning.assignments })),
    ...learning,
    learningNeeds,
    ...paying,
    paymentsRuntime,
    ready: readiness(pool, config.dataDir),
    stop: async () => {
      await paymentsRuntime.close();
      await schools.audit.settled();
      await site.stop();
      await queue.stop();
      await closeLocks();
      await events.stop();
      await reader.close();
      await closeTeacher();
      await pages.close();
    },
  };
};
export type Services = Awaited<ReturnType<typeof compose>>;
