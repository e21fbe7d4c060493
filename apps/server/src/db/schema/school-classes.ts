import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ClassRequestKind, ClassRequestState } from '@hedgerow/domain/class-requests';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { AddedTeacherRole } from '@hedgerow/domain/class-teachers';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { familyId, instant } from './columns.ts';
import { user } from './accounts.ts';
import { child } from './families.ts';
import { school } from './schools.ts';

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
