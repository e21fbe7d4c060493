import type { Profile, RegisterBody, User } from '@hedgerow/contracts/accounts';
import { accountMessages } from '@hedgerow/contracts/accounts';
import { type Actor, isParentRole } from '@hedgerow/domain/access';
import { effectivePlan } from '@hedgerow/domain/effective-plan';
import { AppError } from '@hedgerow/domain/errors';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SessionCookies, SignedIn, Visitor } from '#ports/identity.ts';
import type { PasswordJudge } from '#ports/password-judge.ts';
import type { AccountsRepository, ProfileRow } from './accounts.repository.ts';
import { childPlanFrom, childYear, type FamilyStanding, userView } from './profile-view.ts';
import type { SessionsRepository } from './sessions.repository.ts';

export type AccountsDeps = {
  readonly accounts: AccountsRepository;
  readonly sessions: Pick<SessionsRepository, 'noteSignIn'>;
  readonly identity: Identity;
  readonly judgePassword: PasswordJudge;
  readonly now: Clock;
  readonly newId: () => string;
};

type Entered = { readonly user: User; readonly cookies: SessionCookies };

export const accountsService = ({ accounts, sessions, identity, judgePassword, now, newId }: AccountsDeps) => {
  const standingOf = async (familyId: string | null): Promise<FamilyStanding> => {
    if (familyId === null) return { plan: 'free', childrenSetupComplete: false, cancelledAt: null, endsAt: null };
    const [children, subscription] = await Promise.all([accounts.childrenOf(familyId), accounts.subscriptionOf(familyId)]);
    const plans = children.map(({ plan }) => effectivePlan(childPlanFrom(plan), now()));
    return {
      plan: plans.find((plan) => plan !== 'free') ?? 'free',
      childrenSetupComplete: children.some(({ child }) => child.status === 'active'),
      cancelledAt: subscription?.cancelAtPeriodEnd === true ? subscription.syncedAt : null,
      endsAt: subscription?.cancelAt ?? null,
    };
  };

  const view = async (row: ProfileRow, viewedByParent = false): Promise<User> =>
    userView(row, await standingOf(row.user.familyId), viewedByParent, now());

  const profileOf = async (userId: string): Promise<ProfileRow> => {
    const row = await accounts.findProfile(userId);
    if (!row) throw new AppError('signed_out', 'Please sign in.');
    return row;
  };

  const entered = async (signedIn: SignedIn): Promise<Entered> => {
    await sessions.noteSignIn(signedIn.userId, now());
    return { user: await view(await profileOf(signedIn.userId)), cookies: signedIn.cookies };
  };

  return {
    /** Makes a parent and their family, and signs them in. Errors: conflict (e-mail taken), invalid (password). */
    register: async (details: RegisterBody, visitor: Visitor): Promise<Entered> => {
      const { email, password, firstName, lastName, role } = details;
      const complaint = await judgePassword(password, [firstName, lastName, email]);
      if (complaint !== undefined) throw new AppError('invalid', complaint, { details: { field: 'password' } });
      if (await accounts.emailTaken(email)) throw new AppError('conflict', accountMessages.emailTaken);
      const passwordHash = await identity.hashPassword(password);
      await accounts.createParent({
        id: newId(),
        familyId: newId(),
        accountId: newId(),
        email,
        firstName,
        lastName,
        role,
        passwordHash,
        now: now(),
      });
      const signedIn = await identity.signInByEmail({ email, password }, visitor);
      if (!signedIn) throw new AppError('unavailable', 'Your account was made. Please sign in.');
      return entered(signedIn);
    },

    signIn: async (login: { email: string; password: string }, visitor: Visitor): Promise<Entered> => {
      const signedIn = await identity.signInByEmail(login, visitor);
      if (!signedIn) throw new AppError('signed_out', accountMessages.wrongLogin);
      return entered(signedIn);
    },

    /** A pupil by username. A parent's password does not open this door, nor a pupil's the other one. */
    signInChild: async (login: { username: string; password: string }, visitor: Visitor): Promise<Entered> => {
      const signedIn = await identity.signInByUsername(login, visitor);
      if (!signedIn) throw new AppError('signed_out', accountMessages.wrongChildLogin);
      return entered(signedIn);
    },

    signOut: (visitor: Visitor): Promise<SessionCookies> => identity.signOut(visitor),

    /** The one service behind the three profile calls. Nobody signed in is an answer, not an error. */
    profile: async (actor: Actor | null): Promise<Profile> => {
      if (actor === null) return { authenticated: false, user: null, children: [] };
      const row = await profileOf(actor.userId);
      const user = await view(row, actor.role === 'student' && actor.viewedBy !== null);
      const children = isParentRole(row.user.role) && row.user.familyId !== null ? await accounts.childrenOf(row.user.familyId) : [];
      return {
        authenticated: true,
        user,
        children: children.map(({ child }) => ({
          id: child.id,
          firstName: child.firstName,
          lastName: child.lastName,
          yearGroup: yearGroupName(childYear(child, now())),
        })),
      };
    },
  };
};
export type AccountsService = ReturnType<typeof accountsService>;
