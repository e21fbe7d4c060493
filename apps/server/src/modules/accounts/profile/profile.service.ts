import {
  accountMessages,
  type OnboardBody,
  type PendingProfileBody,
  type UpdateProfileBody,
  type User,
} from '@hedgerow/contracts/accounts';
import { mayComeAlone } from '@hedgerow/contracts/onboarding';
import { birthMonthOf } from '@hedgerow/domain/birth';
import type { Actor, Role } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { academicYearOf, readYearGroup, yearGroupOf } from '@hedgerow/domain/year-groups';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity } from '#ports/identity.ts';
import type { ChildLinkCodes } from '#modules/onboarding/child-link-code.ts';
import type { AccountsService } from '../accounts.service.ts';
import type { UnaccompaniedMinorsRepository } from './unaccompanied-minors.repository.ts';
import type { PeopleRepository, Person } from '../people.repository.ts';
import { studentBirth } from './student-birth.ts';
import type { VerificationService } from '../passwords/verification.service.ts';

export type ProfileDeps = {
  readonly people: PeopleRepository;
  readonly unaccompaniedMinors: UnaccompaniedMinorsRepository;
  readonly accounts: Pick<AccountsService, 'userView'>;
  readonly verification: Pick<VerificationService, 'askToMove'>;
  readonly identity: Pick<Identity, 'passwordMatches'>;
  readonly childLinks: Pick<ChildLinkCodes, 'seal'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};
type Updated = { readonly user: User; readonly message?: string };

/** While the account needs onboarding, and never to a role that a school gives (docs/product/accounts.md#roles). */
const checkRole = (person: Person, role: Role): void => {
  if (role === person.role && !person.needsOnboarding) return;
  if (role === 'teacher' || role === 'administrator' || role === 'operator')
    throw new AppError('forbidden', accountMessages.roleByInvitation);
  if (!person.needsOnboarding) throw new AppError('forbidden', accountMessages.roleSettled);
};

/** The one service behind the three profile writes (docs/product/accounts.md#who-may-see-what). */
export const profileService = (deps: ProfileDeps) => {
  const { people, unaccompaniedMinors, accounts, verification, identity, childLinks, transaction, now } = deps;

  /** Children of a family change nothing here, nor does a parent who looks through their eyes. */
  const ownPerson = async (actor: Actor): Promise<Person> => {
    if (actor.role === 'student') throw new AppError('forbidden', accountMessages.pupilProfile);
    const person = await people.find(actor.userId);
    if (person === undefined) throw new AppError('signed_out', 'Please sign in.');
    return person;
  };

  const checkPassword = async (person: Person, password: string | undefined): Promise<void> => {
    if (password === undefined || password === '')
      throw new AppError('invalid', accountMessages.passwordNeeded, { details: { field: 'password', reason: 'password_needed' } });
    const hash = await people.passwordHash(person.id);
    if (hash === undefined || !(await identity.passwordMatches(hash, password)))
      throw new AppError('forbidden', accountMessages.wrongPassword, { details: { field: 'password' } });
  };

  const becomePupil = async (person: Person, { firstName, lastName, dateOfBirth, gradeLevel }: OnboardBody): Promise<void> => {
    const today = londonDate(now());
    const born = studentBirth(dateOfBirth ?? '', today);
    if (!mayComeAlone(born, today)) {
      // Nothing of a child is kept without a parent: not even the account. What was typed goes with the child, sealed.
      await unaccompaniedMinors.forget(person);
      const code = childLinks.seal({ firstName, lastName, dateOfBirth: born });
      throw new AppError('forbidden', accountMessages.parentNeeded, { details: { reason: 'parent_needed', code } });
    }
    const yearGroup = readYearGroup(gradeLevel ?? '') ?? yearGroupOf(born, today) ?? 13;
    const pupil = { id: person.id, firstName, lastName, birthMonth: birthMonthOf(born), yearGroup, academicYear: academicYearOf(today) };
    await transaction(async (runner) => {
      await people.update(runner, person, { firstName, lastName, role: 'student', needsOnboarding: false }, now());
      await unaccompaniedMinors.make(runner, pupil, now());
    });
  };

  const onboard = async (actor: Actor, body: OnboardBody): Promise<Updated> => {
    const person = await ownPerson(actor);
    checkRole(person, body.role);
    const { firstName, lastName, role } = body;
    if (role === 'student') await becomePupil(person, body);
    else await transaction((runner) => people.update(runner, person, { firstName, lastName, role, needsOnboarding: false }, now()));
    return { user: await accounts.userView(person.id) };
  };

  const updateRole = async (actor: Actor, role: OnboardBody['role']): Promise<Updated> => {
    const person = await ownPerson(actor);
    checkRole(person, role);
    if (role !== person.role) await transaction((runner) => people.update(runner, person, { role }, now()));
    return { user: await accounts.userView(person.id) };
  };

  return {
    /** Names, school and letters at once; a new address after its confirmation, and only with the password. */
    update: async (actor: Actor, change: UpdateProfileBody): Promise<Updated> => {
      const person = await ownPerson(actor);
      const { firstName = person.firstName, lastName = person.lastName, notifications = person.notifications } = change;
      const school = change.school === undefined ? person.school : change.school || null;
      const newEmail = change.email === undefined || change.email === person.email ? undefined : change.email;
      if (newEmail !== undefined) await checkPassword(person, change.password);
      await transaction((runner) => people.update(runner, person, { firstName, lastName, notifications, school }, now()));
      const user = await accounts.userView(person.id);
      if (newEmail === undefined) return { user };
      await verification.askToMove({ ...person, firstName }, newEmail);
      return { user, message: accountMessages.newEmailSent };
    },

    onboard,
    updateRole,

    /** What was chosen before there was an account, applied once. Nothing to apply is no error. */
    applyPending: async (actor: Actor, { pendingRole, pendingProfileData }: PendingProfileBody): Promise<Updated> => {
      const person = await ownPerson(actor);
      const { firstName = person.firstName, lastName = person.lastName, ...rest } = pendingProfileData ?? {};
      const role = rest.role ?? pendingRole ?? undefined;
      if (role === undefined) return { user: await accounts.userView(person.id) };
      const complete = firstName !== '' && lastName !== '' && (role !== 'student' || typeof rest.dateOfBirth === 'string');
      if (!person.needsOnboarding || !complete) return updateRole(actor, role);
      return onboard(actor, { ...rest, firstName, lastName, role });
    },
  };
};
export type ProfileService = ReturnType<typeof profileService>;
