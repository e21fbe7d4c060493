import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { familyId, instant } from './columns.ts';

/** A few words from a parent, which their child reads on their own page. */
export const parentNote = pgTable(
  'parent_note',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    /** The first name of whoever wrote it, as on that day: a second carer may have left since. */
    fromName: text('from_name').notNull(),
    words: text('words').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('parent_note_child').on(table.familyId, table.childId, table.createdAt.desc().nullsFirst()),
  ],
);

/** What a family writes into a child's portfolio: work from off the screen, or a remark. */
export const portfolioEntry = pgTable(
  'portfolio_entry',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    day: date('day', { mode: 'string' }).$type<CalendarDate>().notNull(),
    subject: text('subject').$type<SubjectId>(),
    title: text('title').notNull(),
    words: text('words').notNull(),
    /** How long it took, where the family says so. */
    minutes: integer('minutes'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('portfolio_entry_child').on(table.familyId, table.childId, table.day),
  ],
);

/** A marked answer that a family chose for the portfolio. */
export const portfolioPick = pgTable(
  'portfolio_pick',
  {
    familyId: familyId(),
    assessmentId: uuid('assessment_id').notNull(),
    questionId: text('question_id').notNull(),
    childId: uuid('child_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.assessmentId, table.questionId] }),
    index('portfolio_pick_child').on(table.familyId, table.childId),
  ],
);
