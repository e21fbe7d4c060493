import type { ClassStudent, TeacherClass } from '@hedgerow/contracts/classes';

/** docs/product/years-and-stages.md#key-stages: KS5 is in the teacher's filter too. */
export const keyStageFilters = ['ALL', 'KS1', 'KS2', 'KS3', 'KS4', 'KS5'] as const;
export type KeyStageFilter = (typeof keyStageFilters)[number];

export const inKeyStage = (classes: readonly TeacherClass[], filter: KeyStageFilter): readonly TeacherClass[] =>
  filter === 'ALL' ? classes : classes.filter(({ keyStage }) => keyStage === filter);

export type ClassAverage = {
  /** Percent. */
  readonly percent: number;
  /** How many pupils have a score. */
  readonly pupils: number;
};

const averageOf = (figures: readonly (number | null)[]): ClassAverage | undefined => {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0) return undefined;
  return { percent: Math.round(known.reduce((sum, figure) => sum + figure, 0) / known.length), pupils: known.length };
};

/** The average of the pupils' averages; a pupil without a score does not count, and without any there is none (docs/product/schools.md#class-figures). */
export const classAverage = (students: readonly ClassStudent[]): ClassAverage | undefined =>
  averageOf(students.map(({ averageScore }) => averageScore));

/** The average engagement of those who have one. */
export const classEngagement = (students: readonly ClassStudent[]): ClassAverage | undefined =>
  averageOf(students.map(({ engagementScore }) => engagementScore));

/** How many are ready, of those of whom enough is known. */
export const readiness = (students: readonly ClassStudent[]): { readonly ready: number; readonly known: number } => {
  const known = students.filter(({ examReadiness }) => examReadiness !== null);
  return { ready: known.filter(({ examReadiness }) => examReadiness === 'ready').length, known: known.length };
};

const weekMilliseconds = 7 * 86_400_000;

/** Pupils who finished something in the last seven days. */
export const activeInWeek = (students: readonly ClassStudent[], now: Date): number =>
  students.filter(({ lastActiveAt }) => lastActiveAt !== null && now.getTime() - Date.parse(lastActiveAt) < weekMilliseconds).length;

export type SortBy = 'name' | 'score';
export type Order = { readonly by: SortBy; readonly direction: 'ascending' | 'descending' };

const byName = (one: ClassStudent, other: ClassStudent): number =>
  one.lastName.localeCompare(other.lastName, 'en-GB') || one.firstName.localeCompare(other.firstName, 'en-GB');

/** Pupils without a score stand last, whichever way the scores run. */
export const sortStudents = (students: readonly ClassStudent[], { by, direction }: Order): readonly ClassStudent[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return students.toSorted((one, other) => {
    if (by === 'name') return sign * byName(one, other);
    if (one.averageScore === null || other.averageScore === null)
      return Number(one.averageScore === null) - Number(other.averageScore === null) || byName(one, other);
    return sign * (one.averageScore - other.averageScore) || byName(one, other);
  });
};

/** Pressing the column that is sorted already turns it round. */
export const pressed = ({ by, direction }: Order, column: SortBy): Order =>
  by === column ? { by, direction: direction === 'ascending' ? 'descending' : 'ascending' } : { by: column, direction: 'ascending' };
