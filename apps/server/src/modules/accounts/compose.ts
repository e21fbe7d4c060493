import type { Database, Runner } from '#db/client.ts';
import { familyPayments } from './deletion/family-payments.ts';
import { accountsRepository } from './accounts.repository.ts';
import { accountsService } from './accounts.service.ts';
import { accountDeletionRepository } from './deletion/account-deletion.repository.ts';
import { accountDeletionService } from './deletion/account-deletion.service.ts';
import { googleRepository } from './google/google.repository.ts';
import { googleService } from './google/google.service.ts';
import { linksRepository } from './passwords/links.repository.ts';
import { unaccompaniedMinorsRepository } from './profile/unaccompanied-minors.repository.ts';
import { ownSessionsService } from './sessions/own-sessions.service.ts';
import { passwordsService, prepareResetJob } from './passwords/passwords.service.ts';
import { peopleRepository } from './people.repository.ts';
import { picturesRepository } from './pictures/pictures.repository.ts';
import { picturesService } from './pictures/pictures.service.ts';
import { profileService } from './profile/profile.service.ts';
import { readingRepository } from './profile/reading.repository.ts';
import { readingService } from './profile/reading.service.ts';
import type { SessionsRepository } from './sessions/sessions.repository.ts';
import { staffDeletionRepository } from './deletion/staff-deletion.repository.ts';
import { twoFactorService } from './two-factor/two-factor.service.ts';
import { verificationService } from './passwords/verification.service.ts';
import { impersonationService } from './sessions/impersonation.service.ts';
import { writeEmail } from '#modules/billing/letters/email-layout.ts';
import type { ChildLinkCodes } from '#modules/onboarding/child-link-code.ts';
import type { EmailTokens } from '#modules/mail/email-tokens.ts';
import { mailRepository } from '#modules/mail/mail.repository.ts';
import { mailService } from '#modules/mail/mail.service.ts';
import { startSendingMail } from '#modules/mail/send-mail.job.ts';
import type { MailWriting } from '#modules/mail/write-mail.ts';
import { invitationsRepository } from '#modules/schools/invitations.repository.ts';
import { invitationsService } from '#modules/schools/invitations.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import type { Identity, SecretTokens } from '#ports/identity.ts';
import type { OpenId } from '#ports/open-id.ts';
import type { Mailer } from '#ports/mailer.ts';
import type { PasswordJudge } from '#ports/password-judge.ts';
import type { Payments } from '#ports/payments.ts';
import type { Queue } from '#ports/queue.ts';
import type { Storage } from '#ports/storage.ts';

export type AccountsNeeds = {
  readonly db: Database;
  readonly sessions: SessionsRepository;
  readonly identity: Identity;
  readonly tokens: SecretTokens;
  readonly childLinks: ChildLinkCodes;
  readonly emailTokens: Pick<EmailTokens, 'of'>;
  readonly judgePassword: PasswordJudge;
  readonly openId: OpenId | undefined;
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly leaveOrders: (familyId: string) => Promise<void>;
  readonly payments: Payments;
  readonly events: Events;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly sender: Pick<MailWriting, 'productName' | 'supportEmail' | 'publicUrl'>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** The services of accounts, put together; the jobs that write letters are started. */
export const openAccounts = async (needs: AccountsNeeds) => {
  const { db, sessions, identity, tokens, judgePassword, openId, mailer, queue, storage, payments, events, transaction, now, newId } =
    needs;
  const letters = mailRepository(db);
  const mail = mailService({ letters, queue, transaction, now });
  await startSendingMail({
    letters,
    mailer,
    queue,
    writing: { ...needs.sender, writeEmail, tokenOf: tokens.of, wayOut: needs.emailTokens.of },
    now,
  });

  const rows = accountsRepository(db);
  const people = peopleRepository(db);
  const links = linksRepository(db);
  const pictures = picturesRepository(db);
  const { emailTaken } = rows;
  const verification = verificationService({ people, links, mail, tokens, transaction, emailTaken, now, newId });
  const passwords = passwordsService({ people, links, mail, queue, identity, tokens, judgePassword, transaction, now, newId });
  await queue.work(prepareResetJob, passwords.prepareReset);

  const accounts = accountsService({ accounts: rows, sessions, identity, judgePassword, verification, mail, transaction, now, newId });
  const closing = accountDeletionService({
    families: accountDeletionRepository(db),
    staff: staffDeletionRepository(db),
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
  await queue.repeat('sweep-accounts', '47 * * * *', () => links.sweep(now()));
  await queue.repeat('forget-old-letters', '53 2 * * *', () => letters.forgetOld(now()));

  /** A code is shown for half a minute, and taken for one before and after. */
  const takeCode = async (userId: string, code: string) => (await sessions.countHit(`code-used:${userId}:${code}`, 120)).hits === 1;

  return {
    mail,
    accounts,
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
    closing,
    pictures: picturesService({ pictures, identity, accounts, people, mail, tokens, now, newId }),
    google: googleService({ openId, google: googleRepository(db), people, accounts, identity, db, transaction, now, newId }),
    invitations: invitationsService({
      invitations: invitationsRepository(db),
      accounts,
      identity,
      tokens,
      judgePassword,
      mail,
      transaction,
      now,
      newId,
    }),
    reading: readingService({ readings: readingRepository(db), events, now }),
    viewing: impersonationService({ sessions, isActive: rows.isActive, now }),
  };
};
