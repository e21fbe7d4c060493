import { AppError } from './errors.ts';
import type { KeyStage, Phase } from './key-stages.ts';
import type { PlanId } from './plans.ts';
import type { YearGroup } from './year-groups.ts';

export const roles = ['student', 'parent', 'home_educator', 'teacher', 'administrator', 'operator'] as const;
export type Role = (typeof roles)[number];

/** docs/product/accounts.md#roles: a home educator counts as a parent in every check of family, children and billing. */
export const isParentRole = (role: Role): boolean => role === 'parent' || role === 'home_educator';

export type Pupil = {
  readonly role: 'student';
  readonly userId: string;
  readonly familyId: string;
  readonly plan: PlanId;
  readonly year: YearGroup;
  readonly phase: Phase;
  readonly keyStage: KeyStage;
  /** The parent who looks at this pupil's screens; nothing they do there earns or answers (docs/product/accounts.md#looking-as-a-child). */
  readonly viewedBy: string | null;
};
export type Parent = {
  readonly role: 'parent' | 'home_educator';
  readonly userId: string;
  readonly familyId: string;
  readonly childIds: readonly string[];
  /** A second carer, whom the account's owner invited: they look after the children, and what is paid stays the owner's. */
  readonly carer: boolean;
  /** The child whose screens stand open beside the parent's own. */
  readonly looksAt?: string;
};
export type Staff = { readonly role: 'teacher' | 'administrator' | 'operator'; readonly userId: string };

/** Who is asking; made once a request from the session. */
export type Actor = Pupil | Parent | Staff;

declare const access: unique symbol;
/** A record that somebody was allowed to touch. Only the functions below make one, so a forgotten check does not compile. */
export type Allowed<T, A extends 'read' | 'write'> = T & { readonly [access]: A };

type PupilsOwn = { readonly childId: string; readonly familyId: string };

const notFound = (): AppError => new AppError('not_found', 'Not found');

const mayRead = (actor: Actor, record: PupilsOwn): boolean => {
  if (actor.role === 'student') return actor.userId === record.childId;
  if (actor.role === 'parent' || actor.role === 'home_educator')
    return actor.familyId === record.familyId && actor.childIds.includes(record.childId);
  return false;
};

/** A parent who looks through a child's eyes changes nothing. */
export const refuseViewing = (actor: Actor): void => {
  if (actor.role === 'student' && actor.viewedBy !== null)
    throw new AppError('forbidden', 'You are viewing as a parent, so you cannot change anything here.');
};

/** What is paid, who is in the family, and the account itself belong to the parent who opened it. */
export const refuseCarer = (actor: Actor): void => {
  if ((actor.role === 'parent' || actor.role === 'home_educator') && actor.carer)
    throw new AppError('forbidden', 'Only the parent who opened this family’s account can do this. Please ask them.', {
      details: { reason: 'owner_only' },
    });
};

/** Reading a pupil's record: the pupil, or their parent. Absent and forbidden answer alike, so ids tell nothing. */
export const forReading = <T extends PupilsOwn>(actor: Actor, found: T | undefined): Allowed<T, 'read'> => {
  if (found === undefined || !mayRead(actor, found)) throw notFound();
  return found as Allowed<T, 'read'>;
};

/** Changing a pupil's work: the pupil alone, and not while a parent looks through their eyes. */
export const forWriting = <T extends PupilsOwn>(actor: Actor, found: T | undefined): Allowed<T, 'write'> => {
  if (found === undefined || !mayRead(actor, found)) throw notFound();
  if (actor.role !== 'student') throw new AppError('forbidden', 'Only the pupil can change this.');
  refuseViewing(actor);
  return found as Allowed<T, 'write'>;
};

/** Changing what a pupil or their parent may both change (an upload); never through a child's eyes. */
export const forFamilyWriting = <T extends PupilsOwn>(actor: Actor, found: T | undefined): Allowed<T, 'write'> => {
  if (found === undefined || !mayRead(actor, found)) throw notFound();
  refuseViewing(actor);
  return found as Allowed<T, 'write'>;
};

/** Whose work a list call asks for: the pupil's own, or one of the parent's children; anybody else's does not exist. */
export const readableChild = (actor: Actor, childId: string | undefined): { readonly childId: string; readonly familyId: string } => {
  if (actor.role === 'student' && (childId === undefined || childId === actor.userId))
    return { childId: actor.userId, familyId: actor.familyId };
  const isParent = actor.role === 'parent' || actor.role === 'home_educator';
  if (isParent && childId !== undefined && actor.childIds.includes(childId)) return { childId, familyId: actor.familyId };
  throw notFound();
};

/** The pupil who is about to do something that counts. */
export const actingPupil = (actor: Actor): Pupil => {
  if (actor.role !== 'student') throw new AppError('forbidden', 'Only a pupil can do this.');
  refuseViewing(actor);
  return actor;
};

/** Changing a child's account (name, password, year): their parent alone (docs/product/accounts.md#passwords). */
export const forParentWriting = <T extends PupilsOwn>(actor: Parent, found: T | undefined): Allowed<T, 'write'> => {
  if (found === undefined || !mayRead(actor, found)) throw notFound();
  return found as Allowed<T, 'write'>;
};

/** Changing the account that a school opened for a pupil (name, password): that school alone, until a parent has taken it over. */
export const forSchoolWriting = <T extends PupilsOwn & { readonly schoolId: string }>(
  schoolId: string,
  found: T | undefined,
): Allowed<T, 'write'> => {
  if (found === undefined || found.schoolId !== schoolId) throw notFound();
  return found as Allowed<T, 'write'>;
};
