import type { Role } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SessionCookies, Visitor } from '#ports/identity.ts';
import type { OpenId, VouchedPerson } from '#ports/open-id.ts';
import type { AccountsService } from '../accounts.service.ts';
import type { GoogleRepository } from './google.repository.ts';
import type { PeopleRepository } from '../people.repository.ts';

export type GoogleDeps = {
  /** Undefined where Google sign-in is not configured. */
  readonly openId: OpenId | undefined;
  readonly google: GoogleRepository;
  readonly people: Pick<PeopleRepository, 'findByOwnEmail'>;
  readonly accounts: Pick<AccountsService, 'entered'>;
  readonly identity: Pick<Identity, 'openSession'>;
  readonly db: Pick<Runner, 'select'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};
/** Why somebody was not let in; the sign-in page says it in words. */
export type GoogleRefusal = 'failed' | 'unverified' | 'pupil' | 'two-factor' | 'closing';
type Outcome = { readonly cookies: SessionCookies; readonly role: Role } | { readonly refused: GoogleRefusal };
export type GoogleBack = { readonly code: string; readonly state: string; readonly kept: string };
/** Which button was pressed: of the sign-in form, or of the family sign-up, which makes a parent. */
export type GoogleDoor = 'sign-in' | 'family';

/** Adults come in with Google: known by its subject, joined to an account only where both sides have confirmed the same address. */
export const googleService = (deps: GoogleDeps) => {
  const { openId, google, people, accounts, identity, db, transaction, now, newId } = deps;

  const join = async (
    person: VouchedPerson,
    door: GoogleDoor,
  ): Promise<{ readonly userId: string; readonly role: Role } | { readonly refused: GoogleRefusal }> => {
    if (!person.emailVerified) return { refused: 'unverified' };
    const found = await people.findByOwnEmail(db, person.email);
    if (found?.role === 'student') return { refused: 'pupil' };
    // Somebody else may have registered this address and be waiting: until it is confirmed here, the two stay apart.
    if (found?.emailVerified === false) return { refused: 'unverified' };
    if (found?.twoFactorEnabled === true) return { refused: 'two-factor' };
    const { subject, email, firstName, lastName } = person;
    const id = found?.id ?? newId();
    await transaction(async (runner) => {
      const needsOnboarding = door === 'sign-in' || firstName === '' || lastName === '';
      if (found === undefined)
        await google.createNewcomer(runner, { id, familyId: newId(), email, firstName, lastName, needsOnboarding }, now());
      await google.link(runner, newId(), id, subject, now());
    });
    return { userId: id, role: found?.role ?? 'parent' };
  };

  const enter = async (
    { userId, role }: { readonly userId: string; readonly role: Role },
    visitor: Visitor,
    before: string | null,
  ): Promise<Outcome> => {
    try {
      return { cookies: (await accounts.entered(await identity.openSession(userId, visitor), before)).cookies, role };
    } catch (error) {
      if (error instanceof AppError && error.code === 'forbidden') return { refused: 'closing' };
      throw error;
    }
  };

  return {
    offered: openId !== undefined,

    /** Undefined while the provider does not answer. */
    begin: async () => {
      if (openId === undefined) throw new AppError('not_found', 'Not found');
      return openId.begin().catch(() => undefined);
    },

    finish: async (back: GoogleBack, door: GoogleDoor, visitor: Visitor, before: string | null): Promise<Outcome> => {
      const person = await openId?.finish(back).catch(() => undefined);
      if (person === undefined) return { refused: 'failed' };
      const known = await google.findBySubject(person.subject);
      if (known?.role === 'student') return { refused: 'pupil' };
      // All ways in are equally strong (ASVS 6.3.4): who has a second step signs in with the password and the code.
      if (known?.twoFactorEnabled === true) return { refused: 'two-factor' };
      const joined = known === undefined ? await join(person, door) : { userId: known.id, role: known.role };
      return 'refused' in joined ? joined : enter(joined, visitor, before);
    },
  };
};
export type GoogleService = ReturnType<typeof googleService>;
