import * as z from 'zod/mini';
import { subjectIds } from '@hedgerow/domain/subjects';
import { id, line } from './shapes.ts';

export const rosterMessages = {
  listChanged: 'The list or your school has changed since we checked it. Please check the list again.',
  listHasMistakes: 'The list still has mistakes or choices to make. Nothing was changed.',
  listTooLong: 'This file is too large. A list can have up to 4,000 pupils.',
  whichFile: 'Please choose a list.',
  workbook: 'This is an Excel workbook, which we do not read. In Excel choose Save As, then CSV UTF-8, and choose that file here.',
} as const;

/** Pupils of one list, and lines of one table: a pupil stands once for each of their classes in some exports. */
export const mostPupils = 4000;
export const mostLines = 60_000;

/** What a column of a school's list can hold, in the order in which it is offered. */
export const rosterFields = [
  'first_name',
  'last_name',
  'preferred_first_name',
  'preferred_last_name',
  'full_name',
  'year_group',
  'pupil_number',
  'pupil_address',
  'class',
  'subject',
  'teacher',
  'teacher_email',
  'sen',
  'pupil_premium',
  'eal',
] as const;
export type RosterField = (typeof rosterFields)[number];
/** Kept for the school's own report, and only when the administrator says so. */
export const groupFields = ['sen', 'pupil_premium', 'eal'] as const satisfies readonly RosterField[];
/** Several columns of a list may hold these: a pupil's form and their sets. */
export const manyFields = ['class'] as const satisfies readonly RosterField[];

const Field = z.enum([...rosterFields, 'none']);
export type ColumnUse = z.output<typeof Field>;
const Subject = z.enum(subjectIds, 'Please choose a subject.');

/** The text of a CSV file, or a OneRoster package (ZIP) as base64. */
const source = {
  list: z.optional(z.string(rosterMessages.whichFile).check(z.maxLength(4_000_000, rosterMessages.listTooLong))),
  archive: z.optional(
    z.string(rosterMessages.whichFile).check(z.maxLength(7_000_000, rosterMessages.listTooLong), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
  ),
};

/** What the administrator decided about a list; what is left out is decided as the preview shows it. */
export const RosterChoices = z.object({
  /** One for each column of the table, in its order. */
  columns: z.optional(z.array(Field).check(z.maxLength(200))),
  /** For new classes whose name and columns say no subject. */
  defaultSubject: z.optional(Subject),
  /** New classes by their key in the preview: with another subject, or not to be made. */
  classes: z.optional(
    z
      .array(z.object({ key: line(200, 'Which class?'), subject: z.optional(Subject), make: z.optional(z.boolean()) }))
      .check(z.maxLength(2000)),
  ),
  /** Which school of a package that has several. */
  orgId: z.optional(line(200, 'Please choose a school.')),
  /** Whether pupils leave the classes that the list no longer has them in. */
  moves: z._default(z.boolean(), true),
  /** Whether teachers whose address is not known yet are invited. */
  invite: z._default(z.boolean(), true),
  /** Whether SEN, pupil premium and EAL are kept for the school's report. */
  groups: z._default(z.boolean(), false),
  /** Whether a pupil of the list is the one of the same name and year who came through their family. */
  sameAsFamily: z._default(z.boolean(), true),
  /** Pupils who are not in the list and leave the school. */
  leavers: z._default(z.array(id).check(z.maxLength(mostPupils)), []),
});
export type RosterChoices = z.output<typeof RosterChoices>;

export const PreviewListBody = z.object({ ...source, choices: z.optional(RosterChoices) });
export type PreviewListBody = z.output<typeof PreviewListBody>;

export const ListProblem = z.object({
  /** File of a package; null for a single list. */
  file: z.nullable(z.string()),
  /** Line of the file; 1 is the header. */
  line: z.int(),
  column: z.nullable(z.string()),
  message: z.string(),
});
export type ListProblem = z.output<typeof ListProblem>;

export const noteKinds = [
  'left-out',
  'in-no-class',
  'same-as-family',
  'other-number',
  'number-changes',
  'comes-back',
  'not-shared',
  'other-years',
  'no-teacher',
  'staff-unread',
  'last-year',
] as const;
/** Something that would otherwise pass in silence, with everybody whom it is about. */
export const ListNote = z.object({ kind: z.enum(noteKinds), message: z.string(), names: z.array(z.string()) });
export type ListNote = z.output<typeof ListNote>;

const NewRosterClass = z.object({
  key: z.string(),
  name: z.string(),
  yearGroup: z.string(),
  subject: z.nullable(Subject),
  pupils: z.int(),
  make: z.boolean(),
  /** Who teaches it from the first day: the administrator holds it until somebody invited accepts. */
  teacher: z.string(),
  waitsFor: z.nullable(z.string()),
});
export type NewRosterClass = z.output<typeof NewRosterClass>;

/** POST /api/school/pupil-list/preview. */
export const ListPreview = z.object({
  /** Sent back to confirm that very difference. */
  digest: z.string(),
  kind: z.enum(['table', 'one-roster']),
  /** Of a table: each column with a value of it, and what it is read as. */
  columns: z.array(z.object({ heading: z.string(), example: z.string(), use: Field })),
  /** Columns, or files of a package, that are not read. */
  unread: z.array(z.string()),
  /** Schools of a package with several; the one that is read. */
  orgs: z.array(z.object({ id: z.string(), name: z.string() })),
  orgId: z.nullable(z.string()),
  pupils: z.int(),
  create: z.int(),
  change: z.int(),
  same: z.int(),
  /** Accounts that a parent has taken over: their names are the parent's. */
  withParent: z.int(),
  problems: z.array(ListProblem),
  /** How many problems there are in all; the first hundred stand in `problems`. */
  problemCount: z.int(),
  notes: z.array(ListNote),
  classes: z.array(NewRosterClass),
  /** New classes that need a subject before anything can be done. */
  undecided: z.int(),
  invitations: z.array(z.object({ email: z.string(), name: z.string(), classes: z.array(z.string()) })),
  /** Pupils who leave a class; the first 500, and how many in all. */
  movers: z.array(z.object({ name: z.string(), leaves: z.array(z.string()), joins: z.array(z.string()) })),
  moverCount: z.int(),
  /** Pupils of the school who are not in the list: nothing happens to them unless they are chosen. */
  leavers: z.array(z.object({ childId: id, name: z.string(), yearGroup: z.string(), classes: z.array(z.string()), leaves: z.boolean() })),
  sample: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      yearGroup: z.string(),
      classes: z.array(z.string()),
      what: z.enum(['create', 'change', 'same']),
    }),
  ),
});
export type ListPreview = z.output<typeof ListPreview>;

export const ImportListBody = z.object({
  ...source,
  choices: z.optional(RosterChoices),
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/, rosterMessages.listChanged)),
});
export type ImportListBody = z.output<typeof ImportListBody>;
/** POST /api/school/pupil-list. */
export const ListImported = z.object({
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  placed: z.int(),
  /** Places in classes that were left. */
  moved: z.int(),
  classes: z.int(),
  invited: z.int(),
  left: z.int(),
});
export type ListImported = z.output<typeof ListImported>;
