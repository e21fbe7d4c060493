import { accountMessages, type TwoFactorState } from '@hedgerow/contracts/accounts';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Identity, SessionCookies, SignedIn, Visitor } from '#ports/identity.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { AccountsService, Entered } from '../accounts.service.ts';
import type { PeopleRepository } from '../people.repository.ts';
import { needsTwoFactor } from '../profile/profile-view.ts';

export type TwoFactorDeps = {
  readonly identity: Pick<Identity, 'twoFactor' | 'signOut'>;
  /** True for the first who brings this code of this person (RFC 6238, 5.2). */
  readonly takeCode: (userId: string, code: string) => Promise<boolean>;
  readonly people: Pick<PeopleRepository, 'find' | 'passwordHash'>;
  readonly accounts: Pick<AccountsService, 'entered'>;
  readonly mail: Pick<MailService, 'send'>;
  readonly newId: () => string;
};
type Begun = { readonly uri: string; readonly secret: string; readonly recoveryCodes: string[] };

const wrongPassword = () => new AppError('forbidden', accountMessages.wrongPassword, { details: { field: 'password' } });
const wrongCode = () => new AppError('invalid', accountMessages.wrongCode, { details: { field: 'code' } });

/** Codes of an authenticator app: required for staff, and a choice for parents. */
export const twoFactorService = ({ identity, takeCode, people, accounts, mail, newId }: TwoFactorDeps) => {
  const personOf = async ({ userId }: Actor) => {
    const person = await people.find(userId);
    if (person === undefined) throw new AppError('signed_out', 'Please sign in.');
    return person;
  };

  const tell = async (actor: Actor, on: boolean): Promise<void> => {
    const { email, firstName } = await personOf(actor);
    await mail.send({ id: newId(), to: email, content: { kind: 'two-factor-changed', firstName, on } });
  };

  const finish = async (signedIn: SignedIn | undefined, before: string | null): Promise<Entered> => {
    if (signedIn === undefined) throw new AppError('signed_out', accountMessages.wrongCode, { details: { reason: 'two_factor' } });
    return accounts.entered(signedIn, before);
  };

  return {
    state: async (actor: Actor): Promise<TwoFactorState> => ({
      enabled: (await personOf(actor)).twoFactorEnabled === true,
      required: needsTwoFactor(actor.role),
      hasPassword: (await people.passwordHash(actor.userId)) !== undefined,
    }),

    /** Nothing changes until the first code is confirmed. Errors: conflict (it is on), forbidden (password). */
    begin: async (actor: Actor, password: string, visitor: Visitor): Promise<Begun> => {
      const { twoFactorEnabled } = await personOf(actor);
      if (twoFactorEnabled === true) throw new AppError('conflict', 'Two-step sign-in is on already.');
      const begun = await identity.twoFactor.begin(password, visitor);
      if (begun === undefined) throw wrongPassword();
      const secret = new URL(begun.uri).searchParams.get('secret') ?? '';
      return { uri: begun.uri, secret, recoveryCodes: [...begun.recoveryCodes] };
    },

    confirm: async (actor: Actor, code: string, visitor: Visitor): Promise<SessionCookies> => {
      const cookies = await identity.twoFactor.confirm(code.replaceAll(' ', ''), visitor);
      if (cookies === undefined) throw wrongCode();
      await tell(actor, true);
      return cookies;
    },

    /** A code that was seen over a shoulder opens nothing: it works once. */
    signIn: async (typed: string, visitor: Visitor, before: string | null): Promise<Entered> => {
      const code = typed.replaceAll(' ', '');
      const signedIn = await identity.twoFactor.finishSignIn(code, visitor);
      if (signedIn === undefined || (await takeCode(signedIn.userId, code))) return finish(signedIn, before);
      await identity.signOut({ ...visitor, cookie: signedIn.cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
      return finish(undefined, before);
    },

    signInWithRecoveryCode: async (code: string, visitor: Visitor, before: string | null): Promise<Entered> =>
      finish(await identity.twoFactor.finishWithRecoveryCode(code, visitor), before),

    newRecoveryCodes: async (password: string, visitor: Visitor): Promise<string[]> => {
      const codes = await identity.twoFactor.newRecoveryCodes(password, visitor);
      if (codes === undefined) throw wrongPassword();
      return [...codes];
    },

    turnOff: async (actor: Actor, password: string, visitor: Visitor): Promise<SessionCookies> => {
      if (needsTwoFactor(actor.role)) throw new AppError('forbidden', accountMessages.codeRequired);
      const cookies = await identity.twoFactor.turnOff(password, visitor);
      if (cookies === undefined) throw wrongPassword();
      await tell(actor, false);
      return cookies;
    },
  };
};
export type TwoFactorService = ReturnType<typeof twoFactorService>;
