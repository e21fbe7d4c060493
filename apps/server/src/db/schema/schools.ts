import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { instant } from './columns.ts';
import { user } from './accounts.ts';
import { child } from './families.ts';

export const school = pgTable('school', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
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
  mailedAt: instant('mailed_at'),
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

/** The only way to become a teacher (decisions.md 3). Of the link only the hash is kept. */
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('school_class_teacher').on(table.teacherId)],
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
