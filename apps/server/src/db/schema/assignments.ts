import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { user } from './accounts.ts';
import { familyId, instant } from './columns.ts';
import { schoolClass } from './school-classes.ts';

/** Questions that everybody gets who was given the same work: nobody's attempt, and of no family. */
export const assignmentPaper = pgTable(
  'assignment_paper',
  {
    id: uuid('id').primaryKey(),
    setBy: uuid('set_by')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    keyStage: text('key_stage').$type<KeyStage>().notNull(),
    /** What a teacher asked for who looked at it first; null for a paper that was made while it was set. */
    subject: text('subject').$type<SubjectId>(),
    topic: text('topic'),
    /** AssessmentDraft of the teacher: whole questions with their answers; parsed when read. */
    draft: jsonb('draft').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('assignment_paper_set_by').on(table.setBy)],
);

/** Work that a parent or a teacher set for a child. Its state follows from the dates (domain/assignments.ts). */
export const assignment = pgTable(
  'assignment',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    /** The same for every child who was given it at once. */
    groupId: uuid('group_id').notNull(),
    childId: uuid('child_id').notNull(),
    /** Null once that person has left: the work stays the child's. */
    setBy: uuid('set_by').references(() => user.id, { onDelete: 'set null' }),
    setByRole: text('set_by_role').$type<'parent' | 'teacher'>().notNull(),
    /** Set by a teacher through this class: whoever teaches it sees the work. */
    classId: uuid('class_id').references(() => schoolClass.id, { onDelete: 'set null' }),
    kind: text('kind').$type<AssignmentKind>().notNull(),
    title: text('title').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    topic: text('topic').notNull(),
    description: text('description').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    numQuestions: integer('num_questions').notNull(),
    /** The last London day on which it is in time. */
    dueOn: date('due_on', { mode: 'string' }).$type<CalendarDate>().notNull(),
    /** The first London day on which the pupil sees it; null: at once. */
    startsOn: date('starts_on', { mode: 'string' }).$type<CalendarDate>(),
    paperId: uuid('paper_id').references(() => assignmentPaper.id, { onDelete: 'set null' }),
    /** The attempt, guide or file that it leads to; known from the start for reading, otherwise once begun. */
    linkedId: uuid('linked_id'),
    /** A resource of the class, where that is what there is to read. */
    resourceId: uuid('resource_id'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** The London day of `finishedAt`. */
    finishedOn: date('finished_on', { mode: 'string' }).$type<CalendarDate>(),
    /** Percent. */
    score: integer('score'),
    withdrawnAt: instant('withdrawn_at'),
    /** The London day on which a teacher last reminded the pupil of it. */
    remindedOn: date('reminded_on', { mode: 'string' }).$type<CalendarDate>(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('assignment_child').on(table.childId, table.dueOn),
    index('assignment_class').on(table.classId, table.createdAt.desc().nullsFirst()),
    index('assignment_group').on(table.groupId),
    index('assignment_set_by').on(table.setBy),
    index('assignment_linked').on(table.linkedId),
  ],
);
