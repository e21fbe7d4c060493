import { accountMessages } from '@hedgerow/contracts/accounts';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { SecretTokens } from '#ports/identity.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { LinksRepository } from './links.repository.ts';
import type { PeopleRepository, Person } from '../people.repository.ts';

const dayMs = 86_400_000;
/** How long the links work: three days to confirm an address, one hour to change it. */
const verifyMs = 3 * dayMs;
const changeMs = 3_600_000;

export type VerificationDeps = {
  readonly people: PeopleRepository;
  readonly links: LinksRepository;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly tokens: SecretTokens;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly emailTaken: (email: string) => Promise<boolean>;
  readonly now: Clock;
  readonly newId: () => string;
};
type Addressee = Pick<Person, 'id' | 'email' | 'firstName'>;

/** Addresses are confirmed, and it never stands in anybody's way (docs/product/accounts.md#e-mail-addresses). */
export const verificationService = (deps: VerificationDeps) => {
  const { people, links, mail, tokens, transaction, emailTaken, now, newId } = deps;

  /** Keeps the link and its letter in a transaction; answers the letter's id, to be delivered after it. */
  const keepEmail = async (runner: Runner, person: Addressee): Promise<string> => {
    const id = newId();
    const { id: userId, email, firstName } = person;
    const expiresAt = new Date(now().getTime() + verifyMs);
    await links.issue(runner, { id, userId, purpose: 'verify-email', tokenHash: tokens.hash(tokens.of(id)), email, expiresAt }, now());
    await mail.keep(runner, { id, to: email, content: { kind: 'verify-email', firstName, tokenId: id } });
    return id;
  };

  const moveTo = async (person: Person, linkId: string, newEmail: string): Promise<boolean> => {
    if (await emailTaken(newEmail)) return false;
    const emailId = newId();
    const moved = await transaction(async (runner) => {
      // A new password takes the link away, so that the link and the address say whether anything changed since it was asked for.
      const current = await people.lock(runner, person.id);
      if (current?.email !== person.email || !(await links.take(runner, linkId))) return false;
      await people.update(runner, current, { email: newEmail, emailVerified: true }, now());
      await links.voidAll(runner, person.id);
      const content = { kind: 'email-changed' as const, firstName: person.firstName, newEmail };
      await mail.keep(runner, { id: emailId, to: person.email, content });
      return true;
    });
    if (moved) await mail.deliver(emailId);
    return moved;
  };

  return {
    keepEmail,

    resend: async (userId: string): Promise<string> => {
      const person = await people.find(userId);
      if (person === undefined) throw new AppError('not_found', 'Not found');
      if (person.emailVerified) return accountMessages.alreadyVerified;
      await mail.deliver(await transaction((runner) => keepEmail(runner, person)));
      return accountMessages.verificationSent;
    },

    /** Opening it twice is no harm: programs that look at mail open links first. False when the link is none, or too old. */
    verify: async (token: string): Promise<boolean> => {
      const found = await links.find('verify-email', tokens.hash(token), now());
      if (found === undefined || found.link.email !== found.user.email) return false;
      if (!found.user.emailVerified) await transaction((runner) => people.update(runner, found.user, { emailVerified: true }, now()));
      return true;
    },

    /**
     * A letter to the new address; the old one stays until its link is opened, and hears of it at once, while there is time to
     * stop it. A taken address is told by its owner's silence.
     */
    askToMove: async (person: Person, newEmail: string): Promise<void> => {
      const [id, warningId] = [newId(), newId()];
      const { id: userId, firstName } = person;
      const link = { id, userId, purpose: 'change-email' as const, tokenHash: tokens.hash(tokens.of(id)), email: newEmail };
      const taken = await emailTaken(newEmail);
      await transaction(async (runner) => {
        await mail.keep(runner, { id: warningId, to: person.email, content: { kind: 'email-change-asked', firstName, newEmail } });
        if (taken) return;
        await links.issue(runner, { ...link, expiresAt: new Date(now().getTime() + changeMs) }, now());
        await mail.keep(runner, { id, to: newEmail, content: { kind: 'confirm-new-email', firstName, tokenId: id } });
      });
      await mail.deliver(warningId);
      if (!taken) await mail.deliver(id);
    },

    /** Uses the link of `askToMove`; the old address is told. */
    confirmMove: async (token: string): Promise<boolean> => {
      const found = await links.find('change-email', tokens.hash(token), now());
      return found !== undefined && moveTo(found.user, found.link.id, found.link.email);
    },
  };
};
export type VerificationService = ReturnType<typeof verificationService>;
