import { type ColumnUse, manyFields, mostPupils, type RosterField, rosterMessages } from '@hedgerow/contracts/rosters';
import { subjectOfClass } from './class-subjects.ts';
import { clean, folded, isUnreadable, readLines, type TableLine } from './csv-table.ts';
import { guessColumns, headAmong, subjectInHeading } from './roster-columns.ts';
import { type PupilGroups, readSen, readYesNo } from './roster-groups.ts';
import {
  isEmail,
  isField,
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
  splitName,
  yearProblem,
} from './roster-list.ts';

export type TableFacts = {
  /** The calendar year in which the academic year began. */
  readonly academicYear: number;
  /** Keys of pupils whom the school has already. */
  readonly knownKeys: ReadonlySet<string>;
  readonly columns: readonly ColumnUse[] | undefined;
  readonly groups: boolean;
  readonly addresses: boolean;
};

const longestClassName = 60;

const nothing: Roster = {
  kind: 'table',
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
const onlyProblem = (line: number, message: string, column: string | null = null): Roster => ({
  ...nothing,
  problems: [{ file: null, line, column, message }],
});

const fieldNames: Readonly<Record<RosterField, string>> = {
  first_name: 'first name',
  last_name: 'last name',
  preferred_first_name: 'preferred first name',
  preferred_last_name: 'preferred last name',
  full_name: 'whole name',
  year_group: 'year group',
  pupil_number: 'pupil number',
  pupil_address: 'school email address',
  class: 'class',
  subject: 'subject',
  teacher: 'teacher',
  teacher_email: 'teacher’s email',
  sen: 'SEN',
  pupil_premium: 'pupil premium',
  eal: 'EAL',
};

const isMany = (field: ColumnUse): boolean => manyFields.some((one) => one === field);

const headProblems = (head: TableLine, rows: readonly TableLine[], uses: readonly ColumnUse[]): readonly RosterProblem[] => {
  const at = (column: string | null, message: string) => ({ file: null, line: head.line, column, message });
  const has = (field: RosterField): boolean => uses.includes(field);
  const twice = [...new Set(uses)].filter((use) => isField(use) && !isMany(use) && uses.indexOf(use) !== uses.lastIndexOf(use));
  const whole = has('full_name');
  return [
    ...(whole || has('first_name') || has('preferred_first_name') ? [] : [at('first_name', 'No column is read as the first name.')]),
    ...(whole || has('last_name') || has('preferred_last_name') ? [] : [at('last_name', 'No column is read as the last name.')]),
    ...(has('year_group') ? [] : [at('year_group', 'No column is read as the year group.')]),
    ...twice.map((use) => at(use, `Two columns are read as the ${isField(use) ? fieldNames[use] : use}. Please choose one of them.`)),
    ...(rows.length === 0 ? [at(null, 'There is no pupil in the list.')] : []),
  ];
};

const noHeadings =
  'We know none of the headings in the first line. If it is a pupil, put a line of headings above it: the template shows them. If not, say what each column is.';

/** The classes that stand in one field: several with a semicolon or an upright line between them. */
const classesIn = (text: string): readonly string[] =>
  text
    .split(/[;|]/)
    .map(clean)
    .filter((name) => name !== '');

type Draft = { -readonly [Key in keyof RosterPupil]: RosterPupil[Key] };

/** A school's list as its own system writes it. Nothing of the school is known here but the keys of its pupils. */
export const readTable = (text: string, facts: TableFacts): Roster => {
  const lines = readLines(text);
  if ('message' in lines) return onlyProblem(lines.line, lines.message);
  const at = headAmong(lines);
  const [head, ...rows] = lines.slice(at);
  if (head === undefined) return onlyProblem(1, 'The list is empty.');

  const known = (column: number): number =>
    rows.filter(({ fields }) => fields[column] !== undefined && facts.knownKeys.has(numberKeyOf(fields[column]))).length;
  const uses = facts.columns ?? guessColumns(head.fields, { groups: facts.groups, addresses: facts.addresses, known });
  if (uses.length !== head.fields.length) return onlyProblem(head.line, rosterMessages.listChanged);
  const columns = head.fields.map((heading, column) => ({
    heading: clean(heading).slice(0, 80),
    example: clean(rows.find(({ fields }) => clean(fields[column]) !== '')?.fields[column]).slice(0, 60),
    use: uses[column] ?? 'none',
  }));
  const unread = columns.filter(({ use }) => use === 'none').map(({ heading }) => heading);
  const about = { ...nothing, columns, unread };
  // A list without headings: its first pupil would be taken for them.
  if (uses.every((use) => use === 'none'))
    return { ...about, problems: [{ file: null, line: head.line, column: null, message: noHeadings }] };
  const wrong = headProblems(head, rows, uses);
  if (wrong.length > 0) return { ...about, problems: wrong };

  const columnOf = (field: RosterField): number => uses.indexOf(field);
  const classColumns = uses.flatMap((use, column) => (use === 'class' ? [column] : []));
  /** A form and a set may stand side by side: subject and teacher are of the one before them. */
  const aboutWhich = (field: RosterField): number | undefined =>
    classColumns.findLast((column) => column < columnOf(field)) ?? classColumns[0];
  const teacherOf = aboutWhich(columnOf('teacher_email') < 0 ? 'teacher' : 'teacher_email');
  const subjectOf = aboutWhich('subject');
  const problems: RosterProblem[] = [];
  const leftOut: LeftOut[] = [];
  const pupils = new Map<string, Draft>();
  const classes = new Map<string, RosterClass & { teachers: readonly RosterTeacher[] }>();
  const staffWithoutAddress = new Set<string>();

  const groupsOf = (field: (name: RosterField) => string, complain: (column: string, message: string) => void): PupilGroups | undefined => {
    if (!facts.groups) return undefined;
    const read = <T>(name: RosterField, reader: (text: string) => T | undefined): T | null => {
      const said = field(name);
      if (columnOf(name) < 0 || said === '') return null;
      const value = reader(said);
      if (value === undefined) complain(name, `“${said.slice(0, 30)}” cannot be read as ${fieldNames[name]}.`);
      return value ?? null;
    };
    return { sen: read('sen', readSen), pupilPremium: read('pupil_premium', readYesNo), eal: read('eal', readYesNo) };
  };

  const noteClass = (name: string, source: string, one: { subject: string; teacher: RosterTeacher | undefined }): string => {
    const key = folded(name);
    const before = classes.get(key);
    const fresh =
      one.teacher !== undefined &&
      !before?.teachers.some(({ email, name: who }) => email === one.teacher?.email && who === one.teacher.name);
    const teachers = [...(before?.teachers ?? []), ...(fresh && one.teacher !== undefined ? [one.teacher] : [])];
    classes.set(key, {
      key,
      name: before?.name ?? name,
      source: before?.source ?? source,
      yearGroup: undefined,
      subject: before?.subject ?? subjectOfClass(name, one.subject),
      teachers,
    });
    return key;
  };

  for (const { line, fields } of rows) {
    const found: RosterProblem[] = [];
    const complain = (column: string | null, message: string | undefined): void => {
      if (message !== undefined) found.push({ file: null, line, column, message });
    };
    const field = (name: RosterField): string => clean(fields[columnOf(name)]);
    if (fields.length !== head.fields.length)
      complain(
        null,
        fields.length > head.fields.length
          ? `This line has ${fields.length} fields, the first one has ${head.fields.length}. Put names with a comma in quotation marks.`
          : `This line has ${fields.length} fields, the first one has ${head.fields.length}. Something is missing, or its comma is: an empty field keeps its comma.`,
      );
    const [wholeFirst, wholeLast] = splitName(field('full_name'));
    const firstName = field('preferred_first_name') || field('first_name') || wholeFirst;
    const lastName = field('preferred_last_name') || field('last_name') || wholeLast;
    complain('first_name', nameProblem(firstName, 'first name'));
    complain('last_name', nameProblem(lastName, 'last name'));
    const year = readYear(field('year_group'));
    if (year === 'too-young') {
      leftOut.push({ name: `${firstName} ${lastName}`, why: field('year_group') });
      continue;
    }
    if (year === undefined) complain('year_group', yearProblem(field('year_group')));
    const number = field('pupil_number');
    complain('pupil_number', numberProblem(number));

    const email = folded(field('teacher_email'));
    if (email !== '' && !isEmail(email)) complain('teacher_email', `“${email.slice(0, 40)}” is not an email address.`);
    const teacher = email === '' && field('teacher') === '' ? undefined : { email, name: field('teacher').slice(0, 120) };
    if (teacher !== undefined && email === '') staffWithoutAddress.add(teacher.name);
    const address = folded(field('pupil_address'));
    if (address !== '' && !isEmail(address)) complain('pupil_address', `“${address.slice(0, 40)}” is not an email address.`);
    const named = classColumns.flatMap((column) => classesIn(fields[column] ?? '').map((name) => ({ name, column })));
    for (const { name } of named)
      if (name.length > longestClassName || isUnreadable(name))
        complain('class', `The name of the class “${name.slice(0, 40)}” cannot be read.`);
    const groups = groupsOf(field, complain);

    if (found.length > 0 || year === undefined) {
      problems.push(...found);
      continue;
    }
    const nameKey = nameKeyOf(firstName, lastName, facts.academicYear - year);
    const key = number === '' ? nameKey : numberKeyOf(number);
    const classKeys = named.map(({ name, column }) =>
      noteClass(name, folded(head.fields[column] ?? ''), {
        subject: (column === subjectOf ? field('subject') : '') || subjectInHeading(head.fields[column] ?? '') || '',
        teacher: column === teacherOf ? teacher : undefined,
      }),
    );
    const before = pupils.get(key);
    if (before === undefined) {
      pupils.set(key, {
        line,
        firstName,
        lastName,
        yearGroup: year,
        key,
        nameKey,
        classKeys: [...new Set(classKeys)],
        groups,
        address: address || undefined,
      });
      continue;
    }
    // Some exports have a line for each class of a pupil. Without a number it could be somebody else of the same name.
    const more = classKeys.filter((one) => !before.classKeys.includes(one));
    if (number !== '' && before.nameKey !== nameKey)
      problems.push({
        file: null,
        line,
        column: 'pupil_number',
        message: `The pupil number ${number.slice(0, 40)} is on line ${before.line} as well, with another name or year. Each pupil needs their own.`,
      });
    else if (number === '' || more.length === 0)
      problems.push({
        file: null,
        line,
        column: null,
        message: `This pupil is already on line ${before.line}.${number === '' ? ' If they are two pupils, add a column with their numbers.' : ''}`,
      });
    else before.classKeys = [...before.classKeys, ...more];
  }
  problems.push(...sharedAddresses([...pupils.values()], null, 'pupil_address'));
  const tooMany = pupils.size > mostPupils ? [{ file: null, line: head.line, column: null, message: rosterMessages.listTooLong }] : [];
  return {
    ...about,
    problems: [...tooMany, ...problems],
    pupils: [...pupils.values()],
    classes: [...classes.values()],
    sources: [...new Set(classColumns.map((column) => folded(head.fields[column] ?? '')))],
    leftOut,
    staffWithoutAddress: [...staffWithoutAddress],
  };
};
