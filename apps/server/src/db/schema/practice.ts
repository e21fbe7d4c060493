import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { familyId, instant } from './columns.ts';

/** A practice under way, beside its attempt: every question that was shown, with its tries and help. */
export const practiceSession = pgTable(
  'practice_session',
  {
    familyId: familyId(),
    /** Of the attempt. */
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    /** Turns of the service, with their answers; parsed when read, never sent as they are. */
    turns: jsonb('turns').notNull(),
    /** True where the topic was new that day: it begins with a few screens to learn from. */
    learns: boolean('learns').notNull(),
    /** A check-in chooses each question by the answers before it, and places the pupil at its end. */
    kind: text('kind').$type<'practice' | 'check-in'>().notNull().default('practice'),
    /** What the end said, once it was reached. */
    result: jsonb('result'),
    isCompleted: boolean('is_completed').notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.id] })],
);

/** What a pupil remembers of one objective (or one generator): when it is due, and a question of it. */
export const practiceMemory = pgTable(
  'practice_memory',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    /** `topic#objective`, or the id of a generator. */
    key: text('key').notNull(),
    subject: text('subject').$type<SubjectId>().notNull(),
    keyStage: text('key_stage').$type<KeyStage>().notNull(),
    topicId: text('topic_id'),
    /** In words for the pupil. */
    title: text('title').notNull(),
    question: jsonb('question').notNull(),
    /** CardState of the teaching package. */
    card: jsonb('card').notNull(),
    due: instant('due').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.childId, table.key] }),
    index('practice_memory_due').on(table.childId, table.due),
  ],
);
