import type { Database, Runner } from '#db/client.ts';
import { familyPayments } from './deletion/family-payments.ts';
import { accountsRepository } from './accounts.repository.ts';
import { accountsService } from './accounts.service.ts';
import { carersRepository } from './carers/carers.repository.ts';
import { carersService } from './carers/carers.service.ts';
import { accountDeletionRepository } from './deletion/account-deletion.repository.ts';
import { accountDeletionService } from './deletion/account-deletion.service.ts';
import { googleRepository } from './google/google.repository.ts';
import { googleService } from './google/google.service.ts';
import { linksRepository } from './passwords/links.repository.ts';
import { unaccompaniedMinorsRepository } from './profile/unaccompanied-minors.repository.ts';
import { ownSessionsService } from './sessions/own-sessions.service.ts';
import { passkeysRepository } from './passkeys/passkeys.repository.ts';
import { passkeysService } from './passkeys/passkeys.service.ts';
import { passwordsService, prepareResetJob } from './passwords/passwords.service.ts';
import { peopleRepository } from './people.repository.ts';
import { picturesRepository } from './pictures/pictures.repository.ts';
import { picturesService } from './pictures/pictures.service.ts';
import { profileService } from './profile/profile.service.ts';
import { readingRepository } from './profile/reading.repository.ts';
import { type ReadingDeps, readingService } from './profile/reading.service.ts';
import { findLiveSessions, findSession, type HomesSeen } from './sessions/find-session.ts';
import { loginThrottleRepository } from './sessions/login-throttle.repository.ts';
import { sessionHomeRepository } from './sessions/session-home.repository.ts';
import { type SessionsRepository, sessionsRepository } from './sessions/sessions.repository.ts';
import { accountTracesRepository } from './deletion/account-traces.repository.ts';
import { staffDeletionRepository } from './deletion/staff-deletion.repository.ts';
import { twoFactorService } from './two-factor/two-factor.service.ts';
import { verificationService } from './passwords/verification.service.ts';
import { impersonationService } from './sessions/impersonation.service.ts';
import type { AuditService } from '#modules/audit/audit.service.ts';
import type { ChildLinkCodes } from '#modules/onboarding/child-link-code.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import { rateLimiter } from '#http/rate-limits.ts';
import { sessionReader, type SessionReaderSettings, sessionWatch } from '#http/session-reader.ts';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import type { Identity, SecretTokens } from '#ports/identity.ts';
import type { OpenId } from '#ports/open-id.ts';
import type { PasswordJudge } from '#ports/password-judge.ts';
import type { Payments } from '#ports/payments.ts';
import type { Queue } from '#ports/queue.ts';
import type { Storage } from '#ports/storage.ts';

export type AccountsNeeds = {
  readonly db: Database;
  readonly sessions: SessionsRepository;
  readonly homesSeen: HomesSeen;
  readonly mail: MailService;
  readonly audit: Pick<AuditService, 'note'>;
  readonly events: Pick<Events, 'publish'>;
  readonly identity: Identity;
  readonly tokens: SecretTokens;
  readonly childLinks: ChildLinkCodes;
  readonly judgePassword: PasswordJudge;
  readonly hasModel: boolean;
  readonly openId: OpenId | undefined;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly leaveOrders: (familyId: string) => Promise<void>;
  readonly payments: Payments;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** Signing in and out, passwords, addresses, profiles, leaving; the jobs of these are started. */
export const composeAccounts = async (needs: AccountsNeeds) => {
  const { db, sessions, homesSeen, identity, tokens, judgePassword, openId, mail, queue, storage, payments, transaction, now, newId } =
    needs;
  const rows = accountsRepository(db);
  const people = peopleRepository(db);
  const links = linksRepository(db);
  const pictures = picturesRepository(db);
  const { emailTaken } = rows;
  const verification = verificationService({ people, links, mail, tokens, transaction, emailTaken, now, newId });
  const passwords = passwordsService({ people, links, mail, queue, identity, tokens, judgePassword, transaction, now, newId });
  await queue.work(prepareResetJob, passwords.prepareReset);

  const accounts = accountsService({
    accounts: rows,
    homesSeen,
    sessions,
    identity,
    judgePassword,
    hasModel: needs.hasModel,
    verification,
    mail,
    transaction,
    now,
    newId,
  });
  const closing = accountDeletionService({
    families: accountDeletionRepository(db),
    staff: staffDeletionRepository(db),
    traces: accountTracesRepository(db),
    people,
    links,
    identity,
    tokens,
    mail,
    storage,
    payments: familyPayments({ subscriptionOf: rows.subscriptionOf, payments, leaveOrders: needs.leaveOrders }),
    transaction,
    now,
    newId,
  });
  await queue.repeat('erase-families', '17 * * * *', closing.eraseDue);
  const carers = carersService({
    ...needs,
    carers: carersRepository(db),
    people,
    rows,
    accounts,
  });
  await queue.repeat('sweep-accounts', '47 * * * *', async () => {
    await links.sweep(now());
    await carers.forgetOver();
  });

  /** A code is shown for half a minute, and taken for one before and after. */
  const takeCode = async (userId: string, code: string) => (await sessions.countHit(`code-used:${userId}:${code}`, 120)).hits === 1;

  return {
    accounts,
    carers,
    verification,
    passwords,
    profile: profileService({
      people,
      unaccompaniedMinors: unaccompaniedMinorsRepository(db),
      accounts,
      verification,
      identity,
      childLinks: needs.childLinks,
      transaction,
      now,
    }),
    ownSessions: ownSessionsService({ sessions, pictures, now }),
    twoFactor: twoFactorService({ identity, takeCode, people, accounts, mail, newId }),
    passkeys: passkeysService({ identity, passkeys: passkeysRepository(db), people, sessions, accounts, mail, now, newId }),
    closing,
    pictures: picturesService({ pictures, identity, accounts, people, mail, tokens, now, newId }),
    google: googleService({ openId, google: googleRepository(db), people, accounts, identity, db, transaction, now, newId }),
    viewing: impersonationService({ sessions, events: needs.events, isActive: rows.isActive, now }),
  };
};

export type SessionsNeeds = {
  readonly db: Database;
  readonly cookies: Pick<SessionReaderSettings, 'secret' | 'cookieName'>;
  readonly tokenHash: (token: string) => string;
  readonly rateLimitFactor: number;
  readonly now: Clock;
};

/** Who calls, and how often they may. */
export const composeSessions = ({ db, cookies, tokenHash, rateLimitFactor, now }: SessionsNeeds) => {
  const sessions = sessionsRepository(db);
  const homesSeen: HomesSeen = new WeakMap();
  const find = findSession({ sessions, homes: sessionHomeRepository(db), homesSeen, hash: tokenHash });
  return {
    sessions,
    homesSeen,
    limiter: rateLimiter({ ...loginThrottleRepository(db), countHit: sessions.countHit }, rateLimitFactor),
    readSession: sessionReader({ ...cookies, find, touch: sessions.touch, now }),
    stillSignedIn: sessionWatch({ ...cookies, find, findLive: findLiveSessions(sessions, tokenHash), now }),
  };
};

/** How somebody likes to read, which a paper's time follows too. */
export const composeReading = ({ db, events, now }: Omit<ReadingDeps, 'readings'> & { readonly db: Database }) => {
  const readings = readingRepository(db);
  return { reading: readingService({ readings, events, now }), hasExtraTime: readings.hasExtraTime };
};
