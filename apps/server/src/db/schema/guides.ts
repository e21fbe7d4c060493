import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { familyId, instant } from './columns.ts';

export const guide = pgTable(
  'guide',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    title: text('title').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    topic: text('topic').notNull(),
    topicId: text('topic_id'),
    keyStage: text('key_stage').$type<KeyStage>().notNull(),
    /** Typed blocks (GuideContent of the curriculum); parsed when read. */
    content: jsonb('content').notNull(),
    coverage: text('coverage').notNull(),
    origin: text('origin').notNull(),
    provenance: jsonb('provenance').notNull(),
    sourceFileIds: jsonb('source_file_ids').$type<readonly string[]>().notNull().default([]),
    /** When it was last opened to be read, when it was last read to its end, and on how many days it was. */
    openedAt: instant('opened_at'),
    readAt: instant('read_at'),
    timesRead: integer('times_read').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('guide_child').on(table.childId, table.createdAt.desc().nullsFirst()),
  ],
);
