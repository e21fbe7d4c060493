import { mostPupils, rosterMessages } from '@hedgerow/contracts/rosters';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { isYearGroup, type YearGroup } from '@hedgerow/domain/year-groups';
import { subjectOfClass } from './class-subjects.ts';
import { clean, folded, readLines } from './csv-table.ts';
import {
  isEmail,
  type LeftOut,
  nameKeyOf,
  nameProblem,
  numberKeyOf,
  numberProblem,
  readYear,
  type Roster,
  type RosterClass,
  type RosterProblem,
  type RosterPupil,
  type RosterTeacher,
  sharedAddresses,
  yearProblem,
} from './roster-list.ts';

export type OneRosterFile = { readonly name: string; readonly text: string };
export type OneRosterFacts = {
  readonly academicYear: number;
  readonly today: CalendarDate;
  readonly schoolName: string;
  readonly orgId: string | undefined;
  /** Whether pupils sign in with addresses of the school. */
  readonly addresses: boolean;
};

/** Files of the rostering service; everything else in a package is not for us. */
const needed = ['orgs.csv', 'users.csv', 'classes.csv', 'enrollments.csv'] as const;
const read = [...needed, 'manifest.csv', 'academicsessions.csv', 'courses.csv', 'roles.csv'] as const;
export const oneRosterFiles: readonly string[] = read;
/** How a class of a package is marked: a later package knows what it may empty. */
const source = 'oneroster';

type Row = { readonly line: number; readonly field: (name: string) => string };
type Tables = Readonly<Record<(typeof read)[number], readonly Row[]>>;

const rowsOf = ({ name, text }: OneRosterFile): readonly Row[] | RosterProblem => {
  const lines = readLines(text, ',');
  if ('message' in lines) return { ...lines, file: name };
  const [head, ...rest] = lines;
  const at = new Map((head?.fields ?? []).map((heading, column) => [folded(heading), column] as const));
  return rest.map(({ line, fields }) => ({ line, field: (heading) => clean(fields[at.get(heading.toLowerCase()) ?? -1]) }));
};

const isBulk = (manifest: readonly Row[], file: string): boolean => {
  const line = manifest.find((row) => folded(row.field('propertyName')) === `file.${file}`);
  return line === undefined || folded(line.field('value')) !== 'delta';
};

/** Version 1.2 marks what is gone with a status; a package of everything may leave it empty. */
const stands = (row: Row): boolean => folded(row.field('status')) !== 'tobedeleted';
const isNow = (row: Row, today: CalendarDate, begin: string, end: string): boolean => {
  const [from, until] = [row.field(begin).slice(0, 10), row.field(end).slice(0, 10)];
  return (from === '' || from <= today) && (until === '' || until >= today);
};
const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map(clean)
    .filter((one) => one !== '');

const empty: Roster = {
  kind: 'one-roster',
  pupils: [],
  classes: [],
  sources: [],
  problems: [],
  leftOut: [],
  columns: [],
  unread: [],
  orgs: [],
  orgId: null,
  staffWithoutAddress: [],
};

const gradeYear = (grades: string): YearGroup | undefined => {
  const years = listed(grades)
    .map(readYear)
    .filter((year) => typeof year === 'number');
  const [first] = years;
  return first !== undefined && isYearGroup(first) ? first : undefined;
};

/** Whether somebody is a pupil or a teacher of the school: by roles.csv (1.2), or by the user's own line (1.1). */
const roleOf = (roles: readonly Row[], orgId: string): ((user: Row) => string) => {
  const here = roles.filter((row) => stands(row) && (row.field('orgSourcedId') === orgId || row.field('orgSourcedId') === ''));
  const byUser = new Map<string, string>();
  for (const row of here)
    if (!byUser.has(row.field('userSourcedId')) || folded(row.field('roleType')) === 'primary')
      byUser.set(row.field('userSourcedId'), folded(row.field('role')));
  return (user) => byUser.get(user.field('sourcedId')) ?? (roles.length === 0 ? folded(user.field('role')) : '');
};

/** The e-mail address, or a username that is one. */
const addressOf = (user: Row): string | undefined => [user.field('email'), user.field('username')].map(folded).find(isEmail);

const isOfSchool = (user: Row, orgId: string): boolean => {
  const orgs = [...listed(user.field('orgSourcedIds')), ...listed(user.field('primaryOrgSourcedId'))];
  return orgs.length === 0 || orgs.includes(orgId);
};

/** Classes of the school in terms that run today; what is of other terms is named. */
const classesOf = (tables: Tables, orgId: string, today: CalendarDate) => {
  const ended = new Set(
    tables['academicsessions.csv']
      .filter((row) => stands(row) && !isNow(row, today, 'startDate', 'endDate'))
      .map((row) => row.field('sourcedId')),
  );
  const courses = new Map(tables['courses.csv'].map((row) => [row.field('sourcedId'), row] as const));
  const own = tables['classes.csv'].filter((row) => stands(row) && [orgId, ''].includes(row.field('schoolSourcedId')));
  const isPast = (row: Row): boolean => {
    const terms = listed(row.field('termSourcedIds'));
    return terms.length > 0 && terms.every((term) => ended.has(term));
  };
  const view = (row: Row): RosterClass & { readonly id: string } => {
    const course = courses.get(row.field('courseSourcedId'));
    const name = (row.field('title') || row.field('classCode')).slice(0, 60);
    const said = listed(row.field('subjects'))[0] ?? listed(course?.field('subjects') ?? '')[0] ?? '';
    return {
      id: row.field('sourcedId'),
      key: `id:${row.field('sourcedId')}`,
      name,
      source,
      subject: subjectOfClass(`${name} ${row.field('classCode')}`, said) ?? subjectOfClass(course?.field('title') ?? '', ''),
      yearGroup: gradeYear(row.field('grades')) ?? gradeYear(course?.field('grades') ?? ''),
      teachers: [],
    };
  };
  return { now: own.filter((row) => !isPast(row)).map(view), past: own.filter(isPast).map((row) => row.field('title')) };
};

const problem = (file: string, message: string, line = 1, column: string | null = null): RosterProblem => ({ file, line, column, message });

const chosenOrg = (orgs: Roster['orgs'], { orgId, schoolName }: OneRosterFacts): string | undefined => {
  if (orgId !== undefined) return orgs.find(({ id }) => id === orgId)?.id;
  const named = orgs.filter(({ name }) => folded(name) === folded(schoolName));
  return orgs.length === 1 ? orgs[0]?.id : named.length === 1 ? named[0]?.id : undefined;
};

/** A OneRoster 1.2 package (and 1.1, which many systems still write), read for one school. */
export const readOneRoster = (files: readonly OneRosterFile[], facts: OneRosterFacts): Roster => {
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file] as const));
  const unread = files.map(({ name }) => name).filter((name) => !oneRosterFiles.includes(name.toLowerCase()));
  if (byName.has('workbook.xml')) return { ...empty, problems: [problem('workbook.xml', rosterMessages.workbook)] };
  const missing = needed.filter((name) => !byName.has(name));
  if (missing.length > 0)
    return { ...empty, unread, problems: missing.map((name) => problem(name, `There is no ${name} in the package.`)) };
  const parsed = read.map((name) => [name, byName.has(name) ? rowsOf(byName.get(name) ?? { name, text: '' }) : []] as const);
  const broken = parsed.flatMap(([, rows]) => ('message' in rows ? [rows] : []));
  if (broken.length > 0) return { ...empty, unread, problems: broken };
  const tables = Object.fromEntries(parsed) as Tables;

  const deltas = needed.filter((name) => !isBulk(tables['manifest.csv'], name.replace('.csv', '')));
  if (deltas.length > 0)
    return {
      ...empty,
      unread,
      problems: deltas.map((name) => problem(name, 'This file has only what changed. Please export all of it (“bulk”).')),
    };
  const orgs = tables['orgs.csv']
    .filter((row) => stands(row) && ['school', ''].includes(folded(row.field('type'))))
    .map((row) => ({ id: row.field('sourcedId'), name: row.field('name') }));
  const orgId = chosenOrg(orgs, facts);
  if (orgId === undefined)
    return {
      ...empty,
      unread,
      orgs,
      problems: [
        problem(
          'orgs.csv',
          orgs.length === 0 ? 'There is no school in the package.' : 'Please choose which school of the package is yours.',
        ),
      ],
    };

  const classes = classesOf(tables, orgId, facts.today);
  const byId = new Map(classes.now.map((one) => [one.id, one] as const));
  const enrolled = tables['enrollments.csv'].filter(
    (row) => stands(row) && isNow(row, facts.today, 'beginDate', 'endDate') && byId.has(row.field('classSourcedId')),
  );
  const classKeysOf = new Map<string, string[]>();
  const teachersOf = new Map<string, { readonly user: string; readonly first: boolean }[]>();
  for (const row of enrolled) {
    const [user, classId, role] = [row.field('userSourcedId'), row.field('classSourcedId'), folded(row.field('role'))];
    if (role === 'student') classKeysOf.set(user, [...(classKeysOf.get(user) ?? []), `id:${classId}`]);
    if (role === 'teacher')
      teachersOf.set(classId, [...(teachersOf.get(classId) ?? []), { user, first: folded(row.field('primary')) === 'true' }]);
  }

  const role = roleOf(tables['roles.csv'], orgId);
  /** Whose main place is the trust may still learn or teach here. */
  const hasRoleHere = new Set(
    tables['roles.csv'].filter((row) => row.field('orgSourcedId') === orgId).map((row) => row.field('userSourcedId')),
  );
  const problems: RosterProblem[] = [];
  const leftOut: LeftOut[] = classes.past.map((name) => ({ name, why: 'a term that does not run today' }));
  const staffWithoutAddress = new Set<string>();
  const pupils = new Map<string, RosterPupil>();
  const staff = new Map<string, RosterTeacher>();
  const isHere = (user: Row): boolean => hasRoleHere.has(user.field('sourcedId')) || isOfSchool(user, orgId);
  for (const user of tables['users.csv'].filter((row) => stands(row) && isHere(row))) {
    const [id, said] = [user.field('sourcedId'), role(user)];
    const firstName = user.field('preferredGivenName') || user.field('givenName');
    const lastName = user.field('preferredFamilyName') || user.field('familyName');
    const who = `${firstName} ${lastName}`.trim();
    if (said === 'teacher') {
      const email = folded(user.field('email'));
      staff.set(id, { email: isEmail(email) ? email : '', name: who });
      if (!isEmail(email)) staffWithoutAddress.add(who);
    }
    if (said !== 'student') continue;
    if (folded(user.field('enabledUser')) === 'false') {
      leftOut.push({ name: who, why: 'switched off in the package' });
      continue;
    }
    const grades = listed(user.field('grades'))[0] ?? '';
    const year = readYear(grades);
    if (year === 'too-young') {
      leftOut.push({ name: who, why: grades });
      continue;
    }
    const number = user.field('identifier') || id;
    const found = [
      [nameProblem(firstName, 'first name'), 'givenName'],
      [nameProblem(lastName, 'last name'), 'familyName'],
      [year === undefined ? yearProblem(grades) : undefined, 'grades'],
      [numberProblem(number), 'identifier'],
      [pupils.has(numberKeyOf(number)) ? 'This pupil’s number is there twice.' : undefined, 'identifier'],
    ] as const;
    const wrong = found.flatMap(([message, column]) => (message === undefined ? [] : [problem('users.csv', message, user.line, column)]));
    problems.push(...wrong);
    if (wrong.length > 0 || year === undefined) continue;
    pupils.set(numberKeyOf(number), {
      line: user.line,
      firstName,
      lastName,
      yearGroup: year,
      key: numberKeyOf(number),
      nameKey: nameKeyOf(firstName, lastName, facts.academicYear - year),
      classKeys: [...new Set(classKeysOf.get(id))],
      groups: undefined,
      address: facts.addresses ? addressOf(user) : undefined,
    });
  }
  problems.push(...sharedAddresses([...pupils.values()], 'users.csv', 'email'));
  if (pupils.size === 0 && problems.length === 0) problems.push(problem('users.csv', 'There is no pupil in the package.'));
  if (pupils.size > mostPupils) problems.push(problem('users.csv', rosterMessages.listTooLong));

  const used = new Set([...pupils.values()].flatMap(({ classKeys }) => classKeys));
  const taught = classes.now.filter(({ key }) => used.has(key));
  return {
    ...empty,
    unread,
    orgs,
    orgId,
    problems,
    leftOut,
    pupils: [...pupils.values()],
    classes: taught.map(({ id, ...one }) => ({
      ...one,
      teachers: (teachersOf.get(id) ?? [])
        .toSorted((a, b) => Number(b.first) - Number(a.first))
        .flatMap(({ user }) => staff.get(user) ?? []),
    })),
    sources: [source],
    staffWithoutAddress: [...staffWithoutAddress],
  };
};
