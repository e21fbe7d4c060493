import { addDays, type CalendarDate, readCalendarDate } from './calendar-dates.ts';
import { AppError } from './errors.ts';

/** What somebody is in a class (docs/product/schools.md#teachers-of-a-class): whose class it is, and who was added to it. */
export const classTeacherRoles = ['owner', 'co_teacher', 'cover', 'read_only'] as const;
export type ClassTeacherRole = (typeof classTeacherRoles)[number];
export const addedTeacherRoles = ['co_teacher', 'cover', 'read_only'] as const;
export type AddedTeacherRole = (typeof addedTeacherRoles)[number];

/**
 * read: what the class does. teach: set, mark and take back work, remind, make sign-in cards, share, let pupils in.
 * manage: who teaches it, and whether it goes on.
 */
export type ClassRight = 'read' | 'teach' | 'manage';

const rights: Readonly<Record<ClassTeacherRole, readonly ClassRight[]>> = {
  owner: ['read', 'teach', 'manage'],
  co_teacher: ['read', 'teach'],
  cover: ['read', 'teach'],
  read_only: ['read'],
};

/** The one place that says who may do what in a class. */
export const mayInClass = (role: ClassTeacherRole, right: ClassRight): boolean => rights[role].includes(right);
/** Of those who were added to a class, what gives a right. */
export const addedRolesWith = (right: ClassRight): readonly AddedTeacherRole[] =>
  addedTeacherRoles.filter((role) => mayInClass(role, right));

const refusals: Readonly<Record<ClassRight, string>> = {
  read: 'Not found',
  teach: 'You can look at this class and change nothing in it. Please ask its teacher.',
  manage: 'Only the teacher whose class it is can do this, or your school’s administrator.',
};
/** Whoever may read a class is told why they cannot change it; to everybody else it does not exist. */
export const wantInClass = (role: ClassTeacherRole, right: ClassRight): void => {
  if (!mayInClass(role, right)) throw new AppError('forbidden', refusals[right]);
};

/** Sets within a class; more would be a class of its own. */
export const mostGroupsOfClass = 12;

/** Cover for a school year at most. */
const longestCoverDays = 366;
/** The last day of a cover: from today on, within a year; undefined for any other text. */
export const readCoverDay = (text: string, today: CalendarDate): CalendarDate | undefined => {
  const date = readCalendarDate(text);
  return date === undefined || date < today || date > addDays(today, longestCoverDays) ? undefined : date;
};
