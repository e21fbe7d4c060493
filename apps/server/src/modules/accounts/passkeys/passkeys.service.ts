import { mostPasskeys, type Passkey, passkeyMessages, recentSignInMinutes } from '@hedgerow/contracts/passkeys';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { Identity, PasskeyProof, PasskeyStep, Visitor } from '#ports/identity.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { AccountsService, Entered } from '../accounts.service.ts';
import type { PeopleRepository } from '../people.repository.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { PasskeysRepository } from './passkeys.repository.ts';

export type PasskeysDeps = {
  readonly identity: Pick<Identity, 'passkeys' | 'passwordMatches'>;
  readonly passkeys: PasskeysRepository;
  readonly people: Pick<PeopleRepository, 'find' | 'passwordHash'>;
  readonly sessions: Pick<SessionsRepository, 'ofUser'>;
  readonly accounts: Pick<AccountsService, 'entered'>;
  readonly mail: Pick<MailService, 'send'>;
  readonly now: Clock;
  readonly newId: () => string;
};
/** The session that asks, and the password where it is not a recent one. */
type Proof = { readonly sessionId: string; readonly password?: string | undefined };

/** Keys of an adult's own devices. One of them stands for the password and the second step together (docs/product/accounts.md#passkeys). */
export const passkeysService = ({ identity, passkeys, people, sessions, accounts, mail, now, newId }: PasskeysDeps) => {
  const isRecent = async (userId: string, sessionId: string): Promise<boolean> => {
    const session = (await sessions.ofUser(userId)).find(({ id }) => id === sessionId);
    return session !== undefined && now().getTime() - session.createdAt.getTime() < recentSignInMinutes * 60_000;
  };

  /** Errors: forbidden, with the field where the password helps. */
  const proveRecent = async ({ userId }: Actor, { sessionId, password }: Proof): Promise<void> => {
    if (await isRecent(userId, sessionId)) return;
    const hash = await people.passwordHash(userId);
    if (hash === undefined) throw new AppError('forbidden', passkeyMessages.signInAgain, { details: { reason: 'recent_sign_in' } });
    if (password !== undefined && (await identity.passwordMatches(hash, password))) return;
    throw new AppError('forbidden', password === undefined ? passkeyMessages.recentSignIn : 'This is not your current password.', {
      details: { reason: 'recent_sign_in', field: 'password' },
    });
  };

  const tell = async ({ userId }: Actor, name: string, added: boolean): Promise<void> => {
    const person = await people.find(userId);
    if (person === undefined) return;
    await mail.send({ id: newId(), to: person.email, content: { kind: 'passkey-changed', firstName: person.firstName, name, added } });
  };

  return {
    list: async ({ userId }: Actor): Promise<Passkey[]> =>
      (await passkeys.of(userId)).map(({ id, name, createdAt }) => ({ id, name: name ?? 'Passkey', addedAt: createdAt.toISOString() })),

    /** Errors: forbidden (the sign-in is not a recent one), conflict (too many). */
    begin: async (actor: Actor, proof: Proof, visitor: Visitor): Promise<PasskeyStep> => {
      await proveRecent(actor, proof);
      if ((await passkeys.of(actor.userId)).length >= mostPasskeys) throw new AppError('conflict', passkeyMessages.tooMany);
      const begun = await identity.passkeys.beginAdding(visitor);
      if (begun === undefined) throw new AppError('signed_out', 'Please sign in.');
      return begun;
    },

    /** Ends what `begin` began, in the same browser and once. Errors: invalid. */
    add: async (actor: Actor, { name, response }: { readonly name: string | undefined; readonly response: object }, visitor: Visitor) => {
      const called = name ?? deviceName(visitor.userAgent ?? null);
      if (!(await identity.passkeys.finishAdding(response, called, visitor))) throw new AppError('invalid', passkeyMessages.notAdded);
      await tell(actor, called, true);
    },

    /** Another person's key does not exist. Errors: forbidden, not_found. */
    remove: async (actor: Actor, id: string, proof: Proof): Promise<void> => {
      await proveRecent(actor, proof);
      const removed = await passkeys.remove(actor.userId, id);
      if (removed === undefined) throw new AppError('not_found', 'Not found');
      await tell(actor, removed.name ?? 'Passkey', false);
    },

    beginSignIn: (visitor: Visitor): Promise<PasskeyStep> => identity.passkeys.beginSignIn(visitor),

    signIn: async (response: PasskeyProof, visitor: Visitor, before: string | null): Promise<Entered> => {
      const signedIn = await identity.passkeys.finishSignIn(response, visitor);
      if (signedIn === undefined) throw new AppError('signed_out', passkeyMessages.notRecognised);
      return accounts.entered(signedIn, before);
    },
  };
};
export type PasskeysService = ReturnType<typeof passkeysService>;
