import { boolean, date, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { FileState } from '@hedgerow/domain/upload-rules';
import { familyId, instant } from './columns.ts';

/** What is just being put into the store or taken out of it: what a crash or a store that is away leaves behind is found by it. */
export const storeNote = pgTable('store_note', {
  name: text('name').primaryKey(),
  doing: text('doing').$type<'arriving' | 'leaving'>().notNull(),
  since: instant('since').notNull(),
});

export const schoolFile = pgTable(
  'school_file',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    uploadedBy: uuid('uploaded_by').notNull(),
    originalName: text('original_name').notNull(),
    /** Where the storage keeps it; made by us, never from the name. */
    storageKey: text('storage_key').notNull(),
    /** Of the bytes, to know the same file again; null for those of before. */
    sha256: text('sha256'),
    /** Sniffed, not declared. */
    mimeType: text('mime_type').notNull(),
    bytes: integer('bytes').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    customSubject: text('custom_subject'),
    topic: text('topic').notNull(),
    lessonDate: date('lesson_date', { mode: 'string' }).notNull(),
    description: text('description'),
    state: text('state').$type<FileState>().notNull().default('queued'),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    text: text('text'),
    textCorrected: boolean('text_corrected').notNull().default(false),
    /** 0 to 100, of the reading of pictures; null where there was none. */
    confidence: real('confidence'),
    warnings: jsonb('warnings').$type<readonly string[]>().notNull().default([]),
    failure: text('failure'),
    /** The family wants it shown in the portfolio. */
    inPortfolio: boolean('in_portfolio').notNull().default(false),
    uploadedAt: instant('uploaded_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('school_file_child').on(table.childId, table.uploadedAt.desc().nullsFirst()),
  ],
);
