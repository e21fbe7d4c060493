import type { ListNote, RosterChoices } from '@hedgerow/contracts/rosters';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { academicYearOf, currentYearOf, type YearGroup, yearGroupName } from '@hedgerow/domain/year-groups';
import type { PupilGroups } from './roster-groups.ts';
import type { Roster, RosterClass, RosterPupil } from './roster-list.ts';
import {
  grouped,
  type KnownClass,
  type KnownPupil,
  matchClasses,
  matchPupils,
  nameOf,
  rosterKeyOf,
  type SchoolState,
  teachingOf,
  unknownStaff,
} from './roster-matching.ts';

export type PlannedPupil = {
  readonly pupil: RosterPupil;
  readonly before: KnownPupil | undefined;
  readonly what: 'create' | 'change' | 'same';
  readonly renames: boolean;
  readonly rekeys: boolean;
  readonly comesBack: boolean;
  readonly regroups: boolean;
  readonly readdresses: boolean;
  /** Ids of classes that there are, and keys of new ones. */
  readonly joins: readonly string[];
  readonly leaves: readonly string[];
};
export type PlannedClass = Pick<RosterClass, 'key' | 'name' | 'source'> & {
  readonly subject: SubjectId | undefined;
  readonly yearGroup: YearGroup;
  readonly pupils: number;
  readonly make: boolean;
  readonly teacherId: string;
  /** Nobody of the school was found who teaches it: the administrator holds it. */
  readonly held: boolean;
  readonly colleagues: readonly string[];
  /** Invited people who take the class over, or join its teacher, when they accept. */
  readonly waitsFor: readonly string[];
};
export type Plan = {
  readonly pupils: readonly PlannedPupil[];
  readonly classes: readonly PlannedClass[];
  /** Classes that are known again by the list from now on. */
  readonly marks: readonly { readonly classId: string; readonly rosterKey: string; readonly rosterSource: string }[];
  readonly invitations: readonly { readonly email: string; readonly name: string; readonly classes: readonly string[] }[];
  readonly leavers: readonly (KnownPupil & { readonly leaves: boolean })[];
  readonly notes: readonly ListNote[];
  readonly undecided: number;
};

const commonYear = (years: readonly YearGroup[]): YearGroup | undefined => {
  const counts = [...Map.groupBy(years, (year) => year)].toSorted(([a, one], [b, other]) => other.length - one.length || a - b);
  return counts[0]?.[0];
};

const differs = (pupil: RosterPupil, before: KnownPupil, today: CalendarDate): boolean =>
  !before.linked &&
  (pupil.firstName !== before.firstName || pupil.lastName !== before.lastName || pupil.yearGroup !== currentYearOf(before, today));

/** Silence of a list keeps what is known. */
export const mergedGroups = (said: PupilGroups, before: PupilGroups | null): PupilGroups => ({
  sen: said.sen ?? before?.sen ?? null,
  pupilPremium: said.pupilPremium ?? before?.pupilPremium ?? null,
  eal: said.eal ?? before?.eal ?? null,
});
const regroups = (said: PupilGroups | undefined, before: PupilGroups | null): boolean => {
  if (said === undefined) return false;
  const after = mergedGroups(said, before);
  return (
    after.sen !== (before?.sen ?? null) || after.pupilPremium !== (before?.pupilPremium ?? null) || after.eal !== (before?.eal ?? null)
  );
};

const yearOfClass = ({ academicYear, createdAt }: KnownClass): number => academicYear ?? academicYearOf(londonDate(createdAt));

const note = (kind: ListNote['kind'], message: string, names: readonly string[]): readonly ListNote[] =>
  names.length === 0 ? [] : [{ kind, message, names: [...names] }];

/** What a list would change of a school: everything that is shown, and everything that is then done. */
export const planRoster = (roster: Roster, state: SchoolState, choices: RosterChoices): Plan => {
  const { today } = state;
  const matches = matchClasses(roster, state);
  const { matched, notes: found } = matchPupils(roster, state, choices.sameAsFamily);
  const chosen = new Map((choices.classes ?? []).map((one) => [one.key, one] as const));

  const pupilsIn = grouped(
    roster.pupils.flatMap((pupil) => pupil.classKeys.map((key) => ({ key, pupil }))),
    ({ key }) => key,
  );
  const withoutTeacher: string[] = [];
  const classes = roster.classes
    .filter(({ key }) => matches.get(key)?.length === 0)
    .map((one): PlannedClass => {
      const inIt = pupilsIn.get(one.key) ?? [];
      const wish = chosen.get(one.key);
      const make = wish?.make ?? true;
      const teaching = teachingOf(one.teachers, state, choices.invite);
      if (make && teaching.held && teaching.waitsFor.length === 0)
        withoutTeacher.push(one.teachers[0] === undefined ? one.name : `${one.name} (${one.teachers[0].name || one.teachers[0].email})`);
      return {
        key: one.key,
        name: one.name,
        source: one.source,
        subject: wish?.subject ?? one.subject ?? choices.defaultSubject,
        yearGroup: one.yearGroup ?? commonYear(inIt.map(({ pupil }) => pupil.yearGroup)) ?? 7,
        pupils: inIt.length,
        make,
        ...teaching,
      };
    });
  const making = new Set(classes.filter(({ make }) => make).map(({ key }) => key));

  const refsOf = ({ classKeys }: RosterPupil): readonly string[] => [
    ...new Set(
      classKeys.flatMap((key) => {
        const there = matches.get(key) ?? [];
        if (there.length > 0) return there.map(({ id }) => id);
        return making.has(key) ? [key] : [];
      }),
    ),
  ];
  const named = new Set([...matches.values()].flat().map(({ id }) => id));
  const isManaged = ({ id, rosterSource }: KnownClass): boolean =>
    named.has(id) || (rosterSource !== null && roster.sources.includes(rosterSource));
  const managed = new Set(state.classes.filter(isManaged).map(({ id }) => id));
  const hasClasses = roster.sources.length > 0;

  const notShared: string[] = [];
  const comesBack: string[] = [];
  const inNoClass: string[] = [];
  const pupils = roster.pupils.map((pupil): PlannedPupil => {
    const before = matched.get(pupil.key);
    const place = hasClasses && (before === undefined || before.shared);
    if (before !== undefined && !before.shared) notShared.push(nameOf(pupil));
    const wanted = place ? refsOf(pupil) : [];
    const now = before?.classIds ?? [];
    const joins = wanted.filter((ref) => !now.includes(ref));
    const leaves = place && choices.moves ? now.filter((id) => managed.has(id) && !wanted.includes(id)) : [];
    if (before?.shared !== false && now.length + joins.length === leaves.length) inNoClass.push(nameOf(pupil));
    const back = before?.leaving === true && !before.linked;
    if (back) comesBack.push(nameOf(pupil));
    const facts = {
      renames: before !== undefined && differs(pupil, before, today),
      rekeys: before?.key?.startsWith('name:') === true && before.key !== pupil.key && !before.linked,
      comesBack: back,
      readdresses:
        before !== undefined && before.key !== null && !before.linked && pupil.address !== undefined && pupil.address !== before.address,
      regroups: before?.shared !== false && regroups(pupil.groups, before?.groups ?? null),
    };
    const changes = joins.length + leaves.length > 0 || Object.values(facts).some(Boolean);
    return { pupil, before, what: before === undefined ? 'create' : changes ? 'change' : 'same', ...facts, joins, leaves };
  });

  const here = new Set([...matched.values()].map(({ childId }) => childId));
  const years = new Set(roster.pupils.map(({ yearGroup }) => yearGroup));
  const top = Math.max(...years);
  const ofThisYear = new Set(state.classes.filter((one) => yearOfClass(one) === academicYearOf(today)).map(({ id }) => id));
  /** In September last year's leavers are one year above the list; who is taught this year in that year is not. */
  const isCovered = (one: KnownPupil): boolean => {
    const year = currentYearOf(one, today);
    return years.has(year) || (years.size > 1 && year === top + 1 && !one.classIds.some((id) => ofThisYear.has(id)));
  };
  const absent = state.pupils.filter(
    ({ key, childId, leaving, shared, linked, classIds }) =>
      key !== null && !here.has(childId) && !leaving && shared && (!linked || classIds.length > 0),
  );
  const leavers = absent.filter(isCovered).map((one) => ({ ...one, leaves: choices.leavers.includes(one.childId) }));
  const elsewhere = absent.filter((one) => !isCovered(one));

  const marks = roster.classes.flatMap((one) =>
    (matches.get(one.key) ?? [])
      .map(({ id, rosterKey: before, rosterSource: sourceBefore }) => ({
        classId: id,
        rosterKey: rosterKeyOf(one),
        rosterSource: one.source,
        before,
        sourceBefore,
      }))
      .filter(({ rosterKey, rosterSource, before, sourceBefore }) => before !== rosterKey || sourceBefore !== rosterSource)
      .map(({ classId, rosterKey, rosterSource }) => ({ classId, rosterKey, rosterSource })),
  );
  const waiting = grouped(
    classes.filter(({ make }) => make).flatMap(({ name, waitsFor }) => waitsFor.map((email) => ({ email, name }))),
    ({ email }) => email,
  );
  const staffNames = new Map(roster.classes.flatMap(({ teachers }) => teachers.map(({ email, name }) => [email, name] as const)));
  const invitations = [...waiting]
    .filter(([email]) => choices.invite && !state.invited.includes(email))
    .map(([email, all]) => ({ email, name: staffNames.get(email) ?? '', classes: all.map(({ name }) => name) }));

  const lastYears = state.classes.filter((one) => named.has(one.id) && yearOfClass(one) < academicYearOf(today)).map(({ name }) => name);
  const notes = [
    ...note('last-year', 'These classes were made for last year. If the school has not moved up yet, do that first.', lastYears),
    ...note(
      'other-number',
      'Pupils of the same name and year are at your school under another number. They would get a second account. Choose the column with the old number.',
      found.otherNumber,
    ),
    ...note(
      'same-as-family',
      choices.sameAsFamily
        ? 'They already joined your school through their families, with the same name and year. We open no second account.'
        : 'Pupils with the same name and year joined your school through their families. They get a second account.',
      found.family,
    ),
    ...note('number-changes', 'We recognised them by name and year.', found.numberChanges),
    ...note('comes-back', 'They were about to leave, and stay.', comesBack),
    ...note('not-shared', 'Their parents do not share with your school, so we put them in no class.', notShared),
    ...note('in-no-class', 'They are in no class, so the licence does not cover them.', inNoClass),
    ...note('no-teacher', 'We found no teacher for these classes. They stay with you until you choose one.', withoutTeacher),
    ...note(
      'staff-unread',
      'These staff have no email address in the list, and nobody at your school has the name. We invite nobody.',
      unknownStaff(roster, state),
    ),
    ...note(
      'left-out',
      'They are left out.',
      roster.leftOut.map(({ name, why }) => `${name} (${why})`),
    ),
    ...note(
      'other-years',
      'Pupils of these years are not in the list, and stay as they are.',
      [...new Set(elsewhere.map((one) => currentYearOf(one, today)))].toSorted((a, b) => a - b).map(yearGroupName),
    ),
  ];
  const undecided = classes.filter(({ make, subject }) => make && subject === undefined).length;
  return { pupils, classes, marks, invitations, leavers, notes, undecided };
};
