import { accountMessages, type ResetTokenAnswer } from '@hedgerow/contracts/accounts';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SecretTokens, SessionCookies, Visitor } from '#ports/identity.ts';
import type { PasswordJudge } from '#ports/password-judge.ts';
import type { Queue } from '#ports/queue.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { LinksRepository } from './links.repository.ts';
import type { PeopleRepository, Person } from '../people.repository.ts';
import { forgetPasskeys } from '../passkeys/passkeys.repository.ts';
import { readResetToken } from './reset-token.ts';

export const prepareResetJob = 'prepare-password-reset';
/** How long the link works: one hour (docs/product/accounts.md#lost-passwords). */
const linkMs = 3_600_000;

export type PasswordsDeps = {
  readonly people: PeopleRepository;
  readonly links: LinksRepository;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly queue: Pick<Queue, 'send'>;
  readonly identity: Pick<Identity, 'hashPassword' | 'passwordMatches' | 'openSession'>;
  readonly tokens: SecretTokens;
  readonly judgePassword: PasswordJudge;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

type PasswordChange = { readonly userId: string; readonly currentPassword: string; readonly newPassword: string };
type ResetAsked = { readonly id: string; readonly email: string };

const invalidLink = () => new AppError('invalid', accountMessages.resetLinkInvalid, { details: { reason: 'link' } });

export const passwordsService = (deps: PasswordsDeps) => {
  const { people, links, mail, queue, identity, tokens, judgePassword, transaction, now, newId } = deps;
  const findLink = async (text: string) => {
    const read = readResetToken(text);
    if (read === undefined) return undefined;
    const found = await links.find('reset-password', tokens.hash(read.token), now());
    if (found === undefined || found.link.email !== found.user.email) return undefined;
    return read.email === undefined || read.email === found.user.email ? { ...found, named: read.email !== undefined } : undefined;
  };

  const judge = async (password: string, { firstName, lastName, email }: Person): Promise<void> => {
    const complaint = await judgePassword(password, [firstName, lastName, email]);
    if (complaint !== undefined) throw new AppError('invalid', complaint, { details: { field: 'newPassword' } });
  };

  const change = async (person: Person, newPassword: string, linkId?: string) => {
    const passwordHash = await identity.hashPassword(newPassword);
    const emailId = newId();
    await transaction(async (runner) => {
      const current = await people.lock(runner, person.id);
      if (current === undefined) throw invalidLink();
      if (linkId !== undefined) {
        // The account may have moved to another address since the link was looked at: then this mailbox proves nothing.
        if (current.email !== person.email || !(await links.take(runner, linkId))) throw invalidLink();
        // Whoever opened the link reads this mailbox.
        await people.update(runner, current, { emailVerified: true }, now());
        await forgetPasskeys(runner, current.id);
      }
      await people.setPassword(runner, { person: current, passwordHash, accountId: newId() }, now());
      await mail.keep(runner, { id: emailId, to: current.email, content: { kind: 'password-changed', firstName: current.firstName } });
    });
    await mail.deliver(emailId);
  };

  return {
    /** Known and unknown addresses answer alike and as fast: whether there is an account is looked up later, by the job. */
    requestReset: (email: string): Promise<void> => queue.send(prepareResetJob, { id: newId(), email } satisfies ResetAsked),

    /** The job: a link and its letter, once, where there is such an account. */
    prepareReset: async ({ id, email }: ResetAsked): Promise<void> => {
      const made = await transaction(async (runner) => {
        const person = await people.findByOwnEmail(runner, email);
        if (person === undefined) return false;
        const expiresAt = new Date(now().getTime() + linkMs);
        const link = { id, userId: person.id, purpose: 'reset-password' as const, tokenHash: tokens.hash(tokens.of(id)), email, expiresAt };
        await links.issue(runner, link, now());
        await mail.keep(runner, {
          id,
          to: email,
          content: { kind: 'reset-password', firstName: person.firstName, tokenId: id, email },
        });
        return true;
      });
      if (made) await mail.deliver(id);
    },

    validate: async (token: string): Promise<ResetTokenAnswer> =>
      (await findLink(token)) === undefined ? { valid: false, error: accountMessages.resetLinkInvalid } : { valid: true },

    /** Sets the password and ends whatever else opened the account. Errors: invalid (link, or the password is easy to guess; the link then stays good). */
    confirmReset: async (token: string, newPassword: string): Promise<{ email: string }> => {
      const found = await findLink(token);
      if (found?.named !== true) throw invalidLink();
      await judge(newPassword, found.user);
      await change(found.user, newPassword, found.link.id);
      return { email: found.user.email };
    },

    /** Changing asks for the old one, ends every session and begins a new one here. Errors: forbidden (old password), invalid (new one). */
    changePassword: async (wish: PasswordChange, visitor: Visitor): Promise<SessionCookies> => {
      const person = await people.find(wish.userId);
      // A child's password is made by their parent or school; somebody with an address of their own has chosen theirs.
      if (person?.role === 'student' && person.email.endsWith('@pupil.invalid'))
        throw new AppError('forbidden', accountMessages.pupilProfile);
      const hash = await people.passwordHash(wish.userId);
      if (person === undefined || hash === undefined || !(await identity.passwordMatches(hash, wish.currentPassword)))
        throw new AppError('forbidden', accountMessages.wrongPassword, { details: { field: 'currentPassword' } });
      await judge(wish.newPassword, person);
      await change(person, wish.newPassword);
      return (await identity.openSession(person.id, visitor)).cookies;
    },
  };
};
export type PasswordsService = ReturnType<typeof passwordsService>;
