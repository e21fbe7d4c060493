import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { CheckTiming, NationalCheckId } from '@hedgerow/domain/national-checks';
import { familyId, instant } from './columns.ts';

/** A practice of one of the national checks. */
export const nationalCheck = pgTable(
  'national_check',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    kind: text('kind').$type<NationalCheckId>().notNull(),
    timing: text('timing').$type<CheckTiming>().notNull(),
    seed: integer('seed').notNull(),
    /** Whole questions with their answers, as they were asked; parsed when read, never sent as they are. */
    questions: jsonb('questions').notNull(),
    startedAt: instant('started_at').notNull(),
    isCompleted: boolean('is_completed').notNull().default(false),
    completedAt: instant('completed_at'),
    /** Marks; null until finished. */
    score: smallint('score'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('national_check_child').on(table.childId, table.kind, table.startedAt.desc().nullsFirst()),
  ],
);

/** An answer, kept as it comes: one a question. */
export const nationalCheckAnswer = pgTable(
  'national_check_answer',
  {
    familyId: familyId(),
    checkId: uuid('check_id').notNull(),
    position: smallint('position').notNull(),
    childId: uuid('child_id').notNull(),
    answer: text('answer').notNull(),
    /** From the question's showing to its answer, by the clock of the pupil's device, in milliseconds. */
    deviceMs: integer('device_ms').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.checkId, table.position] })],
);
