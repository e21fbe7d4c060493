import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { folded } from './csv-table.ts';
import type { PupilGroups } from './roster-groups.ts';
import { nameKeyOf, type Roster, type RosterClass, type RosterPupil, type RosterTeacher } from './roster-list.ts';

/** A pupil of the school as it is now. */
export type KnownPupil = {
  /** Null for a child who came through the family: no list has made them. */
  readonly key: string | null;
  readonly childId: string;
  readonly familyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly yearGroup: YearGroup;
  readonly academicYear: number;
  /** The account is a family's: names are the parent's. */
  readonly linked: boolean;
  /** The school's own, or with a parent's yes that stands. */
  readonly shared: boolean;
  readonly leaving: boolean;
  /** Classes that are taught. */
  readonly classIds: readonly string[];
  readonly groups: PupilGroups | null;
  readonly address: string | null;
};
export type KnownClass = {
  readonly id: string;
  readonly name: string;
  readonly rosterKey: string | null;
  readonly rosterSource: string | null;
  readonly academicYear: number | null;
  readonly createdAt: Date;
};
export type KnownStaff = { readonly id: string; readonly email: string; readonly firstName: string; readonly lastName: string };
export type SchoolState = {
  readonly pupils: readonly KnownPupil[];
  readonly classes: readonly KnownClass[];
  readonly staff: readonly KnownStaff[];
  /** Addresses with an open invitation. */
  readonly invited: readonly string[];
  /** Who does this: holds classes whose teacher is not here yet. */
  readonly userId: string;
  /** Whether its pupils sign in with addresses of its own. */
  readonly addresses: boolean;
  readonly today: CalendarDate;
};

export const rosterKeyOf = ({ key, source }: Pick<RosterClass, 'key' | 'source'>): string => (source === 'oneroster' ? key : `name:${key}`);
export const nameOf = ({ firstName, lastName }: Pick<KnownPupil, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;
export const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> => Map.groupBy(all, keyOf);
const only = <T>(some: readonly T[] | undefined): T | undefined => (some?.length === 1 ? some[0] : undefined);

/** Which classes of the school each class of the list is: by the mark of an earlier list, and by name. */
export const matchClasses = (roster: Roster, state: SchoolState): ReadonlyMap<string, readonly KnownClass[]> => {
  const byMark = grouped(state.classes, ({ rosterKey, id }) => rosterKey ?? `none:${id}`);
  const byName = grouped(state.classes, ({ name }) => folded(name));
  return new Map(
    roster.classes.map((one) => {
      const marked = byMark.get(rosterKeyOf(one)) ?? [];
      const named = byName.get(folded(one.name)) ?? [];
      return [one.key, one.source === 'oneroster' && marked.length > 0 ? marked : [...new Set([...marked, ...named])]] as const;
    }),
  );
};

/** "Mrs J Hart", "Hart, Jo" and "Jo Hart": the one colleague of that surname whose first name does not contradict it. */
const colleagueNamed = (name: string, staff: readonly KnownStaff[]): KnownStaff | undefined => {
  const words = new Set(folded(name).split(/[^\p{L}’'-]+/u));
  const fits = staff.filter(({ firstName, lastName }) => {
    const [first, last] = [folded(firstName), folded(lastName)];
    return last.split(' ').every((part) => words.has(part)) && (words.has(first) || words.has(first.slice(0, 1)));
  });
  return only(fits);
};

type Teaching = {
  readonly teacherId: string;
  readonly colleagues: readonly string[];
  readonly waitsFor: readonly string[];
  readonly held: boolean;
};

export const teachingOf = (teachers: readonly RosterTeacher[], state: SchoolState, invite: boolean): Teaching => {
  const byEmail = new Map(state.staff.map((one) => [one.email, one] as const));
  const here = [
    ...new Set(teachers.flatMap(({ email, name }) => (email === '' ? colleagueNamed(name, state.staff) : byEmail.get(email))?.id ?? [])),
  ];
  const waitsFor = [
    ...new Set(
      teachers.flatMap(({ email }) => (email === '' || byEmail.has(email) || !(invite || state.invited.includes(email)) ? [] : [email])),
    ),
  ];
  const [teacherId = state.userId, ...colleagues] = here;
  return { teacherId, colleagues, waitsFor, held: here.length === 0 };
};

/** Who of the school each pupil of the list is. */
export const matchPupils = (roster: Roster, state: SchoolState, sameAsFamily: boolean) => {
  const cohortKey = (one: KnownPupil) => nameKeyOf(one.firstName, one.lastName, one.academicYear - one.yearGroup);
  const byKey = new Map(state.pupils.flatMap((one) => (one.key === null ? [] : [[one.key, one] as const])));
  const listedKeys = new Set(roster.pupils.map(({ key }) => key));
  const byNames = grouped(
    state.pupils.filter(({ key }) => key === null || !listedKeys.has(key)),
    cohortKey,
  );
  const taken = new Set<string>();
  const matched = new Map<string, KnownPupil>();
  const notes = { numberChanges: [] as string[], family: [] as string[], otherNumber: [] as string[] };
  const bind = (pupil: RosterPupil, known: KnownPupil): void => {
    matched.set(pupil.key, known);
    taken.add(known.childId);
  };
  for (const pupil of roster.pupils) {
    const known = byKey.get(pupil.key);
    if (known !== undefined) bind(pupil, known);
  }
  const twins = grouped(roster.pupils, ({ nameKey }) => nameKey);
  for (const pupil of roster.pupils.filter(({ key }) => !matched.has(key))) {
    const candidate = only(byNames.get(pupil.nameKey)?.filter(({ childId }) => !taken.has(childId)));
    if (candidate === undefined || (twins.get(pupil.nameKey)?.length ?? 0) > 1) continue;
    const numberless = pupil.key === pupil.nameKey || candidate.key?.startsWith('name:') === true;
    if (candidate.key === null) {
      notes.family.push(nameOf(pupil));
      if (sameAsFamily) bind(pupil, candidate);
    } else if (numberless) {
      notes.numberChanges.push(nameOf(pupil));
      bind(pupil, candidate);
    } else notes.otherNumber.push(nameOf(pupil));
  }
  return { matched, notes };
};

export const unknownStaff = ({ staffWithoutAddress }: Roster, { staff }: SchoolState): readonly string[] =>
  staffWithoutAddress.filter((name) => colleagueNamed(name, staff) === undefined);
