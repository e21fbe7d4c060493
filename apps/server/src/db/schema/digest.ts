import { date, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { familyId, instant } from './columns.ts';

/** The weekly letter of a parent: its key is what keeps it to one a London week, whatever runs twice. */
export const weeklyDigest = pgTable(
  'weekly_digest',
  {
    familyId: familyId(),
    parentId: uuid('parent_id').notNull(),
    /** The Monday of the week that it tells of. */
    week: date('week', { mode: 'string' }).$type<CalendarDate>().notNull(),
    /** Its place in the outbox of letters. */
    emailId: uuid('letter_id').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.parentId, table.week] }),
    // For the nightly sweep.
    index('weekly_digest_week').on(table.week),
  ],
);

/** What the letter says of one child, sentence by sentence, with the figures that each was made from. */
export const weeklyDigestChild = pgTable(
  'weekly_digest_child',
  {
    familyId: familyId(),
    parentId: uuid('parent_id').notNull(),
    week: date('week', { mode: 'string' }).$type<CalendarDate>().notNull(),
    childId: uuid('child_id').notNull(),
    /** DigestSentence[] of modules/digest; parsed when read. */
    sentences: jsonb('sentences').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.parentId, table.week, table.childId] }),
    index('weekly_digest_child_week').on(table.week),
  ],
);
