import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import type { ConcernDeed, ConcernPlace, ConcernState, RecordCategory } from '@hedgerow/domain/safeguarding';
import { instant } from './columns.ts';
import { child } from './families.ts';
import { school } from './schools.ts';

/**
 * A child wrote of something hard: what kind, where and when, never the words. No family in its key on purpose: a family's export
 * and a family's deletion take every table with one, and this belongs to neither.
 */
export const safeguardingRecord = pgTable(
  'safeguarding_record',
  {
    id: uuid('id').primaryKey(),
    childId: uuid('child_id').notNull(),
    /** Whose contact it goes to; null is the operator's. */
    schoolId: uuid('school_id').references(() => school.id, { onDelete: 'set null' }),
    category: text('category').$type<RecordCategory>().notNull(),
    place: text('place').$type<ConcernPlace>().notNull(),
    times: integer('times').notNull().default(1),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    state: text('state').$type<ConcernState>().notNull().default('new'),
    parentsMaySee: boolean('parents_may_see').notNull().default(false),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('safeguarding_record_school').on(table.schoolId, table.lastAt.desc().nullsFirst()),
    index('safeguarding_record_child').on(table.childId, table.lastAt.desc().nullsFirst()),
  ],
);

/** What a contact did with a record. The name is kept as it was on that day. */
export const safeguardingDeed = pgTable(
  'safeguarding_deed',
  {
    id: uuid('id').primaryKey(),
    recordId: uuid('record_id')
      .notNull()
      .references(() => safeguardingRecord.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    who: text('who').notNull(),
    deed: text('deed').$type<ConcernDeed>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('safeguarding_deed_record').on(table.recordId)],
);

/** What a child chose to write to the contact. It lies beside no work and in no family, and goes with its record. */
export const worryReport = pgTable('worry_report', {
  recordId: uuid('record_id')
    .primaryKey()
    .references(() => safeguardingRecord.id, { onDelete: 'cascade' }),
  words: text('words').notNull(),
});

/** An essay's answer with a call for help in it: the child's own, and nobody else's until the contact releases it. */
export const heldAnswer = pgTable(
  'held_answer',
  {
    attemptId: uuid('attempt_id').notNull(),
    position: smallint('position').notNull(),
    childId: uuid('child_id')
      .notNull()
      .references(() => child.id, { onDelete: 'cascade' }),
    recordId: uuid('record_id')
      .notNull()
      .references(() => safeguardingRecord.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.position] }),
    index('held_answer_record').on(table.recordId),
    index('held_answer_child').on(table.childId),
  ],
);

/**
 * A child wrote what may be about them and may not: for an hour, so that a second such text is heard. What it was is a mark that only
 * this server can make of the words, to tell the same one again. No family in its key: it belongs in no export.
 */
export const possibleSign = pgTable(
  'possible_sign',
  {
    childId: uuid('child_id')
      .notNull()
      .references(() => child.id, { onDelete: 'cascade' }),
    mark: text('mark').notNull(),
    category: text('category').$type<ConcernCategory>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.mark] }), index('possible_sign_at').on(table.at)],
);
