import { type ColumnUse, groupFields, manyFields, type RosterField } from '@hedgerow/contracts/rosters';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { folded, type TableLine } from './csv-table.ts';

/**
 * What schools' own systems call their columns, in small letters with one space between words. The order within a field is the order of
 * preference: where a list has two of them, the first is read.
 */
const spellings: Readonly<Record<RosterField, readonly string[]>> = {
  preferred_first_name: ['preferred first name', 'preferred forename', 'known as', 'chosen name', 'preferred name', 'preferred given name'],
  first_name: ['first name', 'forename', 'legal first name', 'legal forename', 'given name', 'student forename', 'pupil forename'],
  preferred_last_name: ['preferred last name', 'preferred surname', 'preferred family name'],
  last_name: ['last name', 'surname', 'legal last name', 'legal surname', 'family name', 'student surname', 'pupil surname'],
  full_name: ['name', 'full name', 'student', 'student name', 'pupil', 'pupil name', 'legal name', 'surname forename'],
  year_group: [
    'year group',
    'year',
    'nc year',
    'nc year actual',
    'national curriculum year',
    'curriculum year',
    'year taught in',
    'current year group',
    'yr',
    'yr group',
    'year grp',
  ],
  pupil_number: [
    'pupil number',
    'admission number',
    'admission no',
    'adno',
    'adm no',
    'admissionnumber',
    'student number',
    'upn',
    'unique pupil number',
    'unique pupil number upn',
  ],
  pupil_address: [
    'school email',
    'school email address',
    'student email',
    'student email address',
    'pupil email',
    'pupil email address',
    'user principal name',
    'google account',
    'microsoft account',
    'office 365 email',
    'email',
    'e mail',
    'email address',
  ],
  class: [
    'class',
    'classes',
    'class name',
    'reg group',
    'reg',
    'reg form',
    'registration group',
    'registration form',
    'registration',
    'form',
    'form group',
    'tutor group',
    'teaching group',
    'teaching groups',
    'teaching set',
    'set',
    'group',
    'timetable class',
    'timetabled class',
    'class code',
  ],
  subject: ['subject', 'subject name', 'course', 'course name', 'class subject'],
  teacher: [
    'teacher',
    'class teacher',
    'main teacher',
    'teacher name',
    'staff',
    'staff name',
    'lead teacher',
    'tutor',
    'form tutor',
    'registration tutor',
    'reg tutor',
  ],
  teacher_email: [
    'teacher email',
    'teacher e mail',
    'staff email',
    'main teacher email',
    'tutor email',
    'teacher email address',
    'staff email address',
  ],
  sen: ['sen', 'sen status', 'send status', 'sen provision', 'sen need', 'send', 'sen code'],
  pupil_premium: [
    'pupil premium',
    'pp',
    'pupil premium indicator',
    'pupil premium recipient',
    'pupil premium eligible',
    'is pupil premium',
    'ppi',
  ],
  eal: ['eal', 'eal status', 'english additional language', 'english as an additional language', 'is eal', 'eal indicator'],
};

const words = (head: string): string =>
  folded(head)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Guess = { readonly field: RosterField; readonly rank: number };
const bySpelling: ReadonlyMap<string, Guess> = new Map(
  Object.entries(spellings).flatMap(([field, names]) => names.map((name, rank) => [name, { field: field as RosterField, rank }] as const)),
);

const inOrder = (head: string): string => words(head).split(' ').toSorted().join(' ');
/** "Surname (Legal)" is "Legal Surname". */
const byWords: ReadonlyMap<string, Guess> = new Map(
  [...bySpelling].toReversed().map(([spelling, guess]) => [inOrder(spelling), guess] as const),
);

/** The subject in the heading of a column of classes: "Maths Set", "Science teaching group". */
export const subjectInHeading = (head: string): SubjectId | undefined => {
  const own = spellings.class.filter((name) => words(head).endsWith(` ${name}`)).toSorted((one, other) => other.length - one.length)[0];
  return own === undefined ? undefined : readSubject(words(head).slice(0, -own.length).trim());
};

const spelled = (head: string): Guess | undefined => {
  const known = bySpelling.get(words(head)) ?? byWords.get(inOrder(head));
  if (known !== undefined || subjectInHeading(head) === undefined) return known;
  return { field: 'class', rank: spellings.class.length };
};

/** "Legal Forename / Preferred First Name" is the last of its parts that we know. */
const guessOf = (head: string): Guess | undefined => {
  const whole = spelled(head);
  if (whole !== undefined || !head.includes('/')) return whole;
  return head
    .split('/')
    .flatMap((part) => spelled(part) ?? [])
    .at(-1);
};

/** A tutor teaches no set: their column is a teacher's where the classes of the list are tutor groups alone. */
const isTutor = (head: string): boolean => words(head).split(' ').includes('tutor');
const isTutorGroup = (head: string): boolean => /\b(?:reg|registration|form|tutor|class)\b/u.test(words(head));

const isMany = (field: RosterField): boolean => manyFields.some((one) => one === field);
const isGroup = (field: RosterField): boolean => groupFields.some((one) => one === field);
const names: readonly RosterField[] = ['first_name', 'last_name', 'preferred_first_name', 'preferred_last_name', 'full_name'];

/** A title may stand above the columns: the head is the first line that names somebody. */
export const headAmong = (lines: readonly TableLine[]): number => {
  const at = lines.slice(0, 12).findIndex(({ fields }) => {
    const found = fields.flatMap((head) => guessOf(head)?.field ?? []);
    return found.length >= 2 && found.some((field) => names.includes(field));
  });
  return Math.max(at, 0);
};

type GuessFacts = {
  /** Whether SEN, pupil premium and EAL are to be kept. */
  readonly groups: boolean;
  /** Whether pupils sign in with addresses of the school. */
  readonly addresses: boolean;
  /** How many pupils a column of numbers knows again. */
  readonly known: (column: number) => number;
};

/** What each column is taken for; the administrator may say otherwise. */
export const guessColumns = (heads: readonly string[], { groups, addresses, known }: GuessFacts): readonly ColumnUse[] => {
  const guesses = heads.map((head, column) => ({ column, guess: guessOf(head), known: 0 }));
  const rated = guesses.map((one) => (one.guess?.field === 'pupil_number' ? { ...one, known: known(one.column) } : one));
  const best = (field: RosterField): number | undefined =>
    rated
      .filter(({ guess }) => guess?.field === field)
      .toSorted(
        (one, other) => other.known - one.known || (one.guess?.rank ?? 0) - (other.guess?.rank ?? 0) || one.column - other.column,
      )[0]?.column;
  const hasNames = best('first_name') !== undefined || best('preferred_first_name') !== undefined;
  const hasSets = rated.some(({ column, guess }) => guess?.field === 'class' && !isTutorGroup(heads[column] ?? ''));
  return rated.map(({ column, guess }): ColumnUse => {
    if (guess === undefined) return 'none';
    const { field } = guess;
    if (hasSets && (field === 'teacher' || field === 'teacher_email') && isTutor(heads[column] ?? '')) return 'none';
    if (isGroup(field) && !groups) return 'none';
    if (field === 'pupil_address' && !addresses) return 'none';
    if (field === 'full_name' && hasNames) return 'none';
    return isMany(field) || best(field) === column ? field : 'none';
  });
};
