import type { Profile, RegisterBody, User } from '@hedgerow/contracts/accounts';
import { accountMessages } from '@hedgerow/contracts/accounts';
import { type Actor, isParentRole } from '@hedgerow/domain/access';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { Runner } from '#db/client.ts';
import type { CodeNeeded, Identity, SessionCookies, SignedIn, Visitor } from '#ports/identity.ts';
import type { PasswordJudge } from '#ports/password-judge.ts';
import type { AccountsRepository, ProfileRow } from './accounts.repository.ts';
import { childYear, type FamilyChild, type FamilyStanding, personOf, standingOf, userView } from './profile/profile-view.ts';
import type { HomesSeen } from './sessions/find-session.ts';
import type { SessionsRepository } from './sessions/sessions.repository.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { VerificationService } from './passwords/verification.service.ts';

export type AccountsDeps = {
  readonly accounts: AccountsRepository;
  readonly homesSeen: Pick<HomesSeen, 'get'>;
  readonly sessions: Pick<SessionsRepository, 'noteSignIn' | 'endById' | 'endAll'>;
  readonly identity: Identity;
  readonly judgePassword: PasswordJudge;
  readonly hasModel: boolean;
  readonly verification: Pick<VerificationService, 'keepEmail'>;
  readonly mail: Pick<MailService, 'deliver'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

export type Entered = { readonly user: User; readonly cookies: SessionCookies };
/** The password was right; the code of the second step is still missing. */
export type HalfEntered = { readonly user: null; readonly cookies: SessionCookies };

const isInnerAddress = (email: string): boolean => email.endsWith('@pupil.invalid');

type Home = { readonly children: readonly FamilyChild[]; readonly standing: FamilyStanding };
const nobodysHome: Home = {
  children: [],
  standing: {
    plan: 'free',
    childrenSetupComplete: false,
    lapsed: false,
    cancelledAt: null,
    endsAt: null,
    freeWeekEndsAt: null,
    paidEvery: 'month',
  },
};

export const accountsService = (deps: AccountsDeps) => {
  const { accounts, homesSeen, sessions, identity, judgePassword, hasModel, verification, mail, transaction, now, newId } = deps;

  /** The children of a family, and what they and its subscription make of the parent's standing. */
  const homeOf = async (familyId: string | null): Promise<Home> => {
    if (familyId === null) return nobodysHome;
    const [children, subscription] = await Promise.all([accounts.childrenOf(familyId), accounts.subscriptionOf(familyId)]);
    return { children, standing: standingOf(children, subscription, now()) };
  };

  const view = async (row: ProfileRow): Promise<User> =>
    userView(personOf(row), (await homeOf(row.user.familyId)).standing, { viewedByParent: false, hasModel }, now());

  const profileOf = async (userId: string): Promise<ProfileRow> => {
    const row = await accounts.findProfile(userId);
    if (!row) throw new AppError('signed_out', 'Please sign in.');
    return row;
  };

  /** The person and their home: read with the session where the call asked for that, otherwise now. */
  const seenOrRead = async (actor: Actor) => {
    const seen = homesSeen.get(actor);
    if (seen !== undefined)
      return { person: seen.person, home: { children: seen.children, standing: standingOf(seen.children, seen.subscription, now()) } };
    const [row, home] = await Promise.all([profileOf(actor.userId), homeOf('familyId' in actor ? actor.familyId : null)]);
    return { person: personOf(row), home };
  };

  /** A new session, and an end to the one that this browser brought (ASVS 7.2.4). Errors: forbidden (the account waits for its deletion). */
  const entered = async (signedIn: SignedIn, before: string | null): Promise<Entered> => {
    const row = await profileOf(signedIn.userId);
    if (row.deleteAfter !== null) {
      await sessions.endAll(signedIn.userId);
      throw new AppError('forbidden', accountMessages.closing, {
        details: { reason: 'closing', deletedOn: addDays(londonDate(row.deleteAfter), -1) },
      });
    }
    if (before !== null) await sessions.endById(before);
    await sessions.noteSignIn(signedIn.userId, now());
    return { user: await view(row), cookies: signedIn.cookies };
  };

  const enteredOrHalf = async (answer: SignedIn | CodeNeeded, before: string | null): Promise<Entered | HalfEntered> =>
    'codeNeeded' in answer ? { user: null, cookies: answer.cookies } : entered(answer, before);

  return {
    /** Makes a parent and their family, and signs them in. Errors: conflict (e-mail taken), invalid (password). */
    register: async (details: RegisterBody, visitor: Visitor, before: string | null): Promise<Entered> => {
      const { email, password, firstName, lastName, role, needsOnboarding = false } = details;
      const complaint = await judgePassword(password, [firstName, lastName, email]);
      if (complaint !== undefined) throw new AppError('invalid', complaint, { details: { field: 'password' } });
      if (await accounts.emailTaken(email)) throw new AppError('conflict', accountMessages.emailTaken);
      const passwordHash = await identity.hashPassword(password);
      const id = newId();
      const names = { email, firstName, lastName };
      const parent = { id, familyId: newId(), accountId: newId(), ...names, role, needsOnboarding, passwordHash, now: now() };
      const emailId = await transaction(async (runner) => {
        await accounts.createParent(parent, runner);
        return verification.keepEmail(runner, { id, email, firstName });
      }).catch((cause: unknown) => {
        throw accounts.isEmailTaken(cause) ? new AppError('conflict', accountMessages.emailTaken, { cause }) : cause;
      });
      await mail.deliver(emailId);
      const signedIn = await identity.signInByEmail({ email, password }, visitor);
      if (!signedIn || 'codeNeeded' in signedIn) throw new AppError('unavailable', 'Your account was made. Please sign in.');
      return entered(signedIn, before);
    },

    signIn: async (login: { email: string; password: string }, visitor: Visitor, before: string | null): Promise<Entered | HalfEntered> => {
      // A pupil's inner address is no way in: the password is checked all the same, so that the time tells nothing.
      const signedIn = await identity.signInByEmail(login, visitor);
      if (!signedIn || isInnerAddress(login.email)) throw new AppError('signed_out', accountMessages.wrongLogin);
      return enteredOrHalf(signedIn, before);
    },

    /** A pupil by username. A parent's password does not open this access, nor a pupil's the other one. */
    signInChild: async (login: { username: string; password: string }, visitor: Visitor, before: string | null): Promise<Entered> => {
      const signedIn = await identity.signInByUsername(login, visitor);
      if (!signedIn || 'codeNeeded' in signedIn) throw new AppError('signed_out', accountMessages.wrongChildLogin);
      return entered(signedIn, before);
    },

    /** For somebody who proved who they are in another way: a code, a provider, an invitation. */
    entered,

    userView: async (userId: string): Promise<User> => view(await profileOf(userId)),

    signOut: (visitor: Visitor): Promise<SessionCookies> => identity.signOut(visitor),

    /** The one service behind the three profile calls. Nobody signed in is an answer, not an error. */
    profile: async (actor: Actor | null): Promise<Profile> => {
      if (actor === null) return { authenticated: false, user: null, children: [] };
      const { person, home } = await seenOrRead(actor);
      const viewedByParent = actor.role === 'student' && actor.viewedBy !== null;
      const user = userView(person, home.standing, { viewedByParent, hasModel }, now());
      const children = isParentRole(actor.role) ? home.children : [];
      return {
        authenticated: true,
        user,
        children: children.map(({ child }) => ({
          id: child.id,
          firstName: child.firstName,
          lastName: child.lastName,
          yearGroup: yearGroupName(childYear(child, now())),
        })),
        ...('looksAt' in actor && { looksAt: actor.looksAt }),
      };
    },
  };
};
export type AccountsService = ReturnType<typeof accountsService>;
