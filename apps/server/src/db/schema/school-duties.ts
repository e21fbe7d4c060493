import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { user } from './accounts.ts';
import { instant } from './columns.ts';
import { school } from './schools.ts';

/** What somebody of a school's staff looks after beside their classes: a subject, or pupils who need support. The administrator gives and takes it. */
export const schoolDuty = pgTable(
  'school_duty',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The subject that they lead; null: they are the SENCo. */
    subject: text('subject').$type<SubjectId>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('school_duty_once').on(table.schoolId, table.userId, sql`coalesce(${table.subject}, '')`),
    index('school_duty_user').on(table.userId),
  ],
);
