import type { BirthMonth } from '@hedgerow/domain/birth';
import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { HardThings } from '@hedgerow/domain/hard-things';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import { familyId, instant } from './columns.ts';

export const family = pgTable('family', {
  id: uuid('id').primaryKey(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Set when a parent asked for the account's deletion: from then on nobody signs in, and after it nothing is left. */
  deleteAfter: instant('delete_after'),
});

/**
 * A child of a family, from the moment that a parent names them. `id` becomes their user id when a payment was verified
 * (status active): until then there is nobody to sign in as. The slot keeps a family at three children whatever races.
 */
export const child = pgTable(
  'child',
  {
    familyId: familyId().references(() => family.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().unique(),
    slot: smallint('slot').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** YYYY-MM: no day is kept. */
    birthMonth: text('birth_month').$type<BirthMonth>(),
    /** The age that a parent typed, when there is no month of birth, and the day they typed it. */
    statedAge: smallint('stated_age'),
    statedOn: date('stated_on', { mode: 'string' }),
    /** The year as it was in `academicYear`; promoted each 1 September by the rule of @hedgerow/domain/year-groups. */
    yearGroup: smallint('year_group').$type<YearGroup>().notNull(),
    academicYear: integer('academic_year').notNull(),
    school: text('school'),
    status: text('status').$type<'pending' | 'active'>().notNull().default('pending'),
    /** When the parent was shown the password; null while it waits. */
    credentialsShownAt: instant('credentials_shown_at'),
    /** When a child whom the parent removed leaves with everything of theirs; can be undone until then. */
    leavingAt: instant('leaving_at'),
    /** What the child's screens show; their parent switches it. */
    streaksOn: boolean('streaks_on').notNull().default(true),
    celebrationsOn: boolean('celebrations_on').notNull().default(true),
    /** Whether a program chooses what to do next (Children's Code, profiling). */
    suggestionsOn: boolean('suggestions_on').notNull().default(true),
    /** Whether an AI model may be asked for this child; null until the parent says (modelAllowed). */
    modelChosen: boolean('model_chosen'),
    /** Minutes a day that the parent allows; null for no limit. */
    dailyLimit: smallint('daily_limit'),
    /** What the parent said is hard; it chooses what comes first until there are answers. */
    hard: jsonb('hard').$type<HardThings>(),
    /** Set for a pupil who came alone and whom a parent took in: a form of the parent never becomes somebody else in their place. */
    linkedAt: instant('linked_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    unique('child_slot').on(table.familyId, table.slot),
    check('child_slot_range', sql`${table.slot} between 1 and 3`),
    check('child_daily_limit_range', sql`${table.dailyLimit} between 15 and 180`),
  ],
);
