import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { familyId, instant } from './columns.ts';

/** An exam paper that a pupil took to print, whole: taken again it is the same paper, and its mark scheme fits. */
export const pdfDownload = pgTable(
  'pdf_download',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    title: text('title').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    topic: text('topic').notNull(),
    keyStage: text('key_stage').$type<KeyStage>().notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    numQuestions: integer('num_questions').notNull(),
    includeEssays: boolean('include_essays').notNull(),
    questions: jsonb('questions').notNull(),
    comprehension: jsonb('comprehension'),
    origin: text('origin').notNull(),
    downloadedAt: instant('downloaded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('pdf_download_child').on(table.childId, table.downloadedAt.desc().nullsFirst()),
  ],
);
