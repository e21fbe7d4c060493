import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ClassRequestKind, ClassRequestState } from '@hedgerow/domain/class-requests';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { AddedTeacherRole } from '@hedgerow/domain/class-teachers';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { familyId, instant } from './columns.ts';
import { user } from './accounts.ts';
import { child } from './families.ts';

export const school = pgTable('school', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** Who is written to when a pupil of the school may need help; null: every administrator. */
  safeguardingEmail: text('safeguarding_email'),
  /** Until when the school has bought every feature for all its teachers and pupils; null: it has not. */
  licensedUntil: instant('licensed_until'),
  createdAt: instant('created_at').notNull(),
});

/** A school that asks for more: kept, and mailed to whoever sells. */
export const salesRequest = pgTable('sales_request', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  schoolId: uuid('school_id').references(() => school.id, { onDelete: 'cascade' }),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When an operator noted that somebody had answered, and who. */
  answeredAt: instant('answered_at'),
  answeredBy: text('answered_by'),
});

/** Who belongs to a school's staff. */
export const schoolMember = pgTable(
  'school_member',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role').$type<'teacher' | 'administrator'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId] }), index('school_member_user').on(table.userId)],
);

/** The only way to become a teacher (docs/product/accounts.md#roles). Of the link only the hash is kept. */
export const teacherInvitation = pgTable('teacher_invitation', {
  id: uuid('id').primaryKey(),
  schoolId: uuid('school_id')
    .notNull()
    .references(() => school.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  role: text('role').$type<'teacher' | 'administrator'>().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  acceptedAt: instant('accepted_at'),
  createdAt: instant('created_at').notNull(),
});

/** What a member of a school's staff agreed to beside the button, in its words with their version: one row for each invitation that they accepted. */
export const staffTerms = pgTable(
  'staff_terms',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    wording: text('wording').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [index('staff_terms_user').on(table.userId)],
);

export const schoolClass = pgTable(
  'school_class',
  {
    id: uuid('id').primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    /** The year it was made for: next year's class is another one. */
    yearGroup: smallint('year_group').$type<YearGroup>().notNull(),
    /** What parents type to bring a child in; null where the school has none open. A new one takes the place of the old. */
    joinCode: text('join_code').unique(),
    /** The scheme of learning that it follows (packages/curriculum/schemes), and the day on which it began. */
    schemeId: text('scheme_id'),
    schemeFrom: date('scheme_from', { mode: 'string' }).$type<CalendarDate>(),
    /** When the class was put away: nobody teaches it any more, and its pupils are free of it. */
    archivedAt: instant('archived_at'),
    /** The school year that it was carried on into, by the year of its September; null: the one it was made in. */
    academicYear: integer('academic_year'),
    /** How the school's own system names it, and in which kind of column: a later list knows it again, and may move its pupils. */
    rosterKey: text('roster_key'),
    rosterSource: text('roster_source'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('school_class_teacher').on(table.teacherId), index('school_class_school').on(table.schoolId)],
);

/** Who teaches a class beside the teacher whose class it is. */
export const classTeacher = pgTable(
  'class_teacher',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClass.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role').$type<AddedTeacherRole>().notNull(),
    /** The last day of a cover, in London; null for the others. */
    until: date('until', { mode: 'string' }).$type<CalendarDate>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.userId] }), index('class_teacher_user').on(table.userId)],
);

/** A class whose teacher is invited: whoever accepts under this address takes it over from the administrator who made it. */
export const classWaiting = pgTable(
  'class_waiting',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClass.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Null: somebody teaches it already, and whoever accepts teaches it with them. */
    heldBy: uuid('held_by').references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.classId, table.email] }), index('class_waiting_email').on(table.email)],
);

/** A class as it was before several were changed at once, and as it was left. */
export type ClassStand = {
  readonly name: string;
  readonly yearGroup: YearGroup;
  readonly academicYear: number | null;
  readonly archivedAt: string | null;
  readonly rosterKey: string | null;
};
export type ClassTurn = { readonly classId: string; readonly before: ClassStand; readonly after: ClassStand };

/** What an administrator did to several classes at once: who, when, and how it was before, so that it can be taken back. Names no pupil. */
export const classChange = pgTable(
  'class_change',
  {
    id: uuid('id').primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** As they were called on that day. */
    userName: text('user_name').notNull(),
    kind: text('kind').$type<'roll-over' | 'archive' | 'restore'>().notNull(),
    turns: jsonb('turns').$type<readonly ClassTurn[]>().notNull(),
    madeAt: instant('made_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('class_change_school').on(table.schoolId, table.madeAt)],
);

/** What a school reports on, of one of its pupils: from its own list, for its administrator alone. Null where the list says nothing. */
export const pupilGroup = pgTable(
  'pupil_group',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    sen: text('sen').$type<'none' | 'support' | 'plan'>(),
    pupilPremium: boolean('pupil_premium'),
    eal: boolean('eal'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.childId, table.schoolId] }),
    foreignKey({ columns: [table.familyId, table.childId], foreignColumns: [child.familyId, child.id] }).onDelete('cascade'),
    index('pupil_group_child').on(table.childId),
  ],
);

/**
 * A pupil whose account the school opened, without a parent: alone in a family of their own, so that every table of a family fits.
 * A parent who brings the code of the sign-in card takes the pupil into theirs; the school then sees them by consent, as it sees others.
 */
export const schoolPupil = pgTable(
  'school_pupil',
  {
    familyId: familyId(),
    childId: uuid('child_id')
      .notNull()
      .references(() => child.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    /** The school's own number, or name and year of starting: the same list read twice makes nobody twice. */
    importKey: text('import_key').notNull(),
    /** Of the code on the card only the hash is kept. */
    linkCodeHash: text('link_code_hash').unique(),
    linkCodeUntil: instant('link_code_until'),
    /** When a parent took the pupil into their family. */
    linkedAt: instant('linked_at'),
    /** The pupil's address at the school's own provider, by its list; null where the list has none. Nobody writes to it. */
    signOnAddress: text('sign_on_address'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.childId] }),
    uniqueIndex('school_pupil_key').on(table.schoolId, table.importKey),
    index('school_pupil_child').on(table.childId),
  ],
);

/** A parent's yes to a school, in which words and when; kept when it is taken back. */
export const schoolConsent = pgTable(
  'school_consent',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    /** As it was called on that day. */
    className: text('class_name').notNull(),
    userId: uuid('user_id').notNull(),
    wording: text('wording').notNull(),
    /** Newer words that the parent read and did not agree to: they are asked once. */
    declinedWording: text('declined_wording'),
    agreedAt: instant('agreed_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    uniqueIndex('school_consent_open')
      .on(table.childId, table.schoolId)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

/** A pupil in a class; the family keeps the child, the school sees what the class is for. */
export const classPupil = pgTable(
  'class_pupil',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClass.id, { onDelete: 'cascade' }),
    familyId: uuid('family_id').notNull(),
    childId: uuid('child_id')
      .notNull()
      .references(() => child.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.childId] }), index('class_pupil_child').on(table.childId)],
);

/**
 * A parent's wish that a child comes into a class by its code, with the yes that it rests on. Nobody at the school sees anything of the
 * child but this name until the teacher says yes: a code can be found on a desk, and a class is no place for strangers.
 */
export const classJoin = pgTable(
  'class_join',
  {
    familyId: familyId(),
    classId: uuid('class_id')
      .notNull()
      .references(() => schoolClass.id, { onDelete: 'cascade' }),
    childId: uuid('child_id')
      .notNull()
      .references(() => child.id, { onDelete: 'cascade' }),
    /** The parent who asked. */
    userId: uuid('user_id').notNull(),
    wording: text('wording').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When the teacher said no; null while it waits. A yes makes the pupil one of the class, and the wish goes. */
    declinedAt: instant('declined_at'),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.classId, table.childId] }), index('class_join_class').on(table.classId)],
);

/** What a teacher asks of the school's administrator, and what became of it: nothing changes until it is approved. */
export const classRequest = pgTable(
  'class_request',
  {
    id: uuid('id').primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ClassRequestKind>().notNull(),
    state: text('state').$type<ClassRequestState>().notNull().default('pending'),
    /** Null for a new class, until it is made; and once the class is gone. */
    classId: uuid('class_id').references(() => schoolClass.id, { onDelete: 'set null' }),
    /** The class as it was called, or is to be called. */
    className: text('class_name').notNull(),
    /** Of a new class alone. */
    subject: text('subject').$type<SubjectId>(),
    yearGroup: smallint('year_group').$type<YearGroup>(),
    /** The pupil to take out; null otherwise. */
    familyId: uuid('family_id'),
    childId: uuid('child_id').references(() => child.id, { onDelete: 'cascade' }),
    /** The pupil in words: as typed for one who is to come, as known for one who is to leave; '' for a class. */
    pupilName: text('pupil_name').notNull().default(''),
    /** Why, in the teacher's words. */
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => user.id, { onDelete: 'set null' }),
    /** What the administrator says to it. */
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    index('class_request_school').on(table.schoolId, table.state, table.createdAt),
    index('class_request_asked_by').on(table.askedBy, table.createdAt.desc().nullsFirst()),
    index('class_request_class').on(table.classId),
    index('class_request_child').on(table.childId),
    // Asked twice, it waits once.
    uniqueIndex('class_request_one_removal')
      .on(table.classId, table.childId)
      .where(sql`${table.state} = 'pending' and ${table.kind} = 'remove_pupil'`),
    uniqueIndex('class_request_one_ending')
      .on(table.classId)
      .where(sql`${table.state} = 'pending' and ${table.kind} = 'end_class'`),
  ],
);
