import { accountMessages } from '@hedgerow/contracts/accounts';
import { type CarerInvitation, carerMessages, type Carers, type RegisterCarerBody } from '@hedgerow/contracts/carers';
import type { Parent } from '@hedgerow/domain/access';
import type { AuditKind } from '@hedgerow/domain/audit';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { AuditService } from '#modules/audit/audit.service.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SecretTokens, Visitor } from '#ports/identity.ts';
import type { PasswordJudge } from '#ports/password-judge.ts';
import type { AccountsRepository } from '../accounts.repository.ts';
import type { AccountsService, Entered } from '../accounts.service.ts';
import type { PeopleRepository } from '../people.repository.ts';
import type { Adult, CarersRepository } from './carers.repository.ts';

/** How long an invitation works: 14 days. */
const invitationMs = 14 * 86_400_000;

export type CarersDeps = {
  readonly carers: CarersRepository;
  readonly people: Pick<PeopleRepository, 'find' | 'findByEmail'>;
  readonly rows: Pick<AccountsRepository, 'createParent' | 'isEmailTaken'>;
  readonly accounts: Pick<AccountsService, 'entered'>;
  readonly identity: Pick<Identity, 'hashPassword' | 'openSession'>;
  readonly tokens: SecretTokens;
  readonly judgePassword: PasswordJudge;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly audit: Pick<AuditService, 'note'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};
type Invitation = NonNullable<Awaited<ReturnType<CarersRepository['find']>>>;

const invalid = () => new AppError('invalid', carerMessages.linkInvalid, { details: { reason: 'link' } });
const shown = ({ firstName, lastName, email }: Adult) => ({ firstName, lastName, email });

/** A second adult looks after the children with an account of their own. What is paid, and who belongs to the family, stays the owner's. */
export const carersService = (deps: CarersDeps) => {
  const { carers, people, rows, accounts, identity, tokens, judgePassword, mail, audit, transaction, now, newId } = deps;

  const note = (actorId: string, kind: AuditKind, familyId: string): void =>
    audit.note({ actorId, kind, at: now(), whose: { of: 'family', id: familyId } });

  const open = async (token: string): Promise<Invitation> => {
    const found = await carers.find(tokens.hash(token), now());
    if (found === undefined) throw invalid();
    return found;
  };

  /** Joins in the given transaction and keeps the owner's letter; answers the letter, to be delivered after it. */
  const join = async (runner: Runner, { id, familyId, email }: Invitation, userId: string, home: string): Promise<string | undefined> => {
    if (await carers.isLived(runner, home)) throw new AppError('conflict', carerMessages.ownFamily);
    if (!(await carers.take(runner, id, now()))) throw invalid();
    if (!(await carers.join(runner, userId, home, familyId, now()))) throw new AppError('conflict', carerMessages.alreadyCarer);
    const owner = await carers.ownerOf(familyId);
    if (owner === undefined) return undefined;
    const letterId = newId();
    const content = { kind: 'carer-joined' as const, firstName: owner.firstName, carerEmail: email };
    await mail.keep(runner, { id: letterId, to: owner.email, content });
    return letterId;
  };

  const joined = async (invitation: Invitation, userId: string, work: () => Promise<string | undefined>): Promise<void> => {
    const letterId = await work().catch((cause: unknown) => {
      if (carers.isSecondCarer(cause)) throw new AppError('conflict', carerMessages.hasCarer, { cause });
      throw rows.isEmailTaken(cause) ? new AppError('conflict', accountMessages.emailTaken, { cause }) : cause;
    });
    if (letterId !== undefined) await mail.deliver(letterId);
    note(userId, 'carer-joined', invitation.familyId);
  };

  /** Sends the carer home with a letter to whoever did not ask for it. False when there is none. */
  const end = async (actor: Parent, asked: 'owner' | 'carer'): Promise<boolean> => {
    const letterId = newId();
    const sent = await transaction(async (runner) => {
      const owner = await carers.ownerOf(actor.familyId);
      const [carer] = await carers.sendHome(runner, actor.familyId, now());
      if (carer === undefined) return undefined;
      const to = asked === 'owner' ? carer : owner;
      if (to === undefined) return false;
      const content = { kind: 'carer-ended' as const, firstName: to.firstName, asked, email: carer.email };
      await mail.keep(runner, { id: letterId, to: to.email, content });
      return true;
    });
    if (sent === true) await mail.deliver(letterId);
    if (sent !== undefined) note(actor.userId, 'carer-left', actor.familyId);
    return sent !== undefined;
  };

  return {
    list: async ({ familyId, carer: isCarer }: Parent): Promise<Carers> => {
      const [owner, carer, waiting] = await Promise.all([
        carers.ownerOf(familyId),
        carers.carerOf(familyId),
        isCarer ? undefined : carers.invitationOf(familyId, now()),
      ]);
      if (owner === undefined) throw new AppError('not_found', 'Not found');
      return {
        isOwner: !isCarer,
        owner: shown(owner),
        carer: carer === undefined ? null : shown(carer),
        invitation: waiting === undefined ? null : { email: waiting.email, expiresAt: waiting.expiresAt.toISOString() },
      };
    },

    /** Whether the address has an account is not told here. Errors: invalid (own address), conflict (not confirmed, or a carer is there). */
    invite: async ({ userId, familyId }: Parent, email: string): Promise<void> => {
      const owner = await people.find(userId);
      if (owner === undefined) throw new AppError('signed_out', 'Please sign in.');
      if (owner.email === email) throw new AppError('invalid', carerMessages.ownAddress, { details: { field: 'email' } });
      // Otherwise anybody could have us write to strangers from an address that is not theirs.
      if (!owner.emailVerified) throw new AppError('conflict', carerMessages.unconfirmed);
      if ((await carers.carerOf(familyId)) !== undefined) throw new AppError('conflict', carerMessages.hasCarer);
      const id = newId();
      await transaction(async (runner) => {
        const expiresAt = new Date(now().getTime() + invitationMs);
        await carers.invite(runner, { familyId, id, email, tokenHash: tokens.hash(tokens.of(id)), expiresAt }, now());
        // The confirmed address says who asks: a name could be anything that somebody typed.
        await mail.keep(runner, { id, to: email, content: { kind: 'carer-invitation', tokenId: id, ownerEmail: owner.email } });
      });
      await mail.deliver(id);
      note(userId, 'carer-invited', familyId);
    },

    withdraw: ({ familyId }: Parent): Promise<void> => carers.withdraw(familyId),

    look: async (token: string): Promise<CarerInvitation> => {
      const { familyId, email } = await open(token);
      const [owner, person] = await Promise.all([carers.ownerOf(familyId), people.findByEmail(email)]);
      if (owner === undefined) throw invalid();
      return { ownerName: `${owner.firstName} ${owner.lastName}`.trim(), email, hasAccount: person !== undefined };
    },

    /** Errors: invalid (the link), forbidden (another address), conflict (a family of their own, or a carer already). */
    accept: async ({ userId, familyId: home, carer }: Parent, token: string): Promise<void> => {
      const invitation = await open(token);
      const person = await people.find(userId);
      if (person === undefined) throw new AppError('signed_out', 'Please sign in.');
      if (person.email !== invitation.email) throw new AppError('forbidden', carerMessages.otherAddress);
      if (carer) throw new AppError('conflict', carerMessages.alreadyCarer);
      await joined(invitation, userId, () => transaction((runner) => join(runner, invitation, userId, home)));
    },

    /** The account and the family at once, or neither. Errors: invalid (the link, the password), conflict (the address has an account). */
    register: async (body: RegisterCarerBody, visitor: Visitor, before: string | null): Promise<Entered> => {
      const invitation = await open(body.token);
      const { email } = invitation;
      const { password, firstName, lastName } = body;
      const complaint = await judgePassword(password, [firstName, lastName, email]);
      if (complaint !== undefined) throw new AppError('invalid', complaint, { details: { field: 'password' } });
      const [id, home] = [newId(), newId()];
      const passwordHash = await identity.hashPassword(password);
      const parent = {
        id,
        familyId: home,
        accountId: newId(),
        email,
        firstName,
        lastName,
        role: 'parent' as const,
        passwordHash,
        now: now(),
      };
      await joined(invitation, id, () =>
        transaction(async (runner) => {
          await rows.createParent(parent, runner);
          return join(runner, invitation, id, home);
        }),
      );
      return accounts.entered(await identity.openSession(id, visitor), before);
    },

    /** The owner ends it. Errors: not_found (there is none). */
    remove: async (actor: Parent): Promise<void> => {
      if (!(await end(actor, 'owner'))) throw new AppError('not_found', 'Not found');
    },

    /** Errors: conflict (the owner's account is the family's). */
    leave: async (actor: Parent): Promise<void> => {
      if (!actor.carer) throw new AppError('conflict', carerMessages.notCarer);
      await end(actor, 'carer');
    },

    forgetOver: (): Promise<void> => carers.forgetOver(now()),
  };
};
export type CarersService = ReturnType<typeof carersService>;
