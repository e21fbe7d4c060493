import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SignOnDeed, SignOnProvider } from '@hedgerow/domain/school-sign-on';
import { instant } from './columns.ts';
import { user } from './accounts.ts';
import { school } from './schools.ts';

/** With whose accounts a school lets its people in: its own domain at Google, or its own tenant at Microsoft. Schools of a trust may share one. */
export const schoolSignOn = pgTable(
  'school_sign_on',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<SignOnProvider>().notNull(),
    tenant: text('tenant').notNull(),
    /** The administrator who proved to belong to it, as they were called on that day. */
    linkedBy: text('linked_by').notNull(),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.provider] }), index('school_sign_on_tenant').on(table.provider, table.tenant)],
);

/** Who somebody is at the provider, for ever: an address may go to somebody else, this does not. One account each way. */
export const signOnLink = pgTable(
  'sign_on_link',
  {
    provider: text('provider').$type<SignOnProvider>().notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('sign_on_link_user').on(table.userId, table.provider),
    index('sign_on_link_school').on(table.schoolId),
  ],
);

/** What was done about a school's single sign-on: who, when, and about what. Names no pupil. */
export const signOnChange = pgTable(
  'sign_on_change',
  {
    id: uuid('id').primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    deed: text('deed').$type<SignOnDeed>().notNull(),
    provider: text('provider').$type<SignOnProvider>().notNull(),
    /** The tenant, or the id of the person. */
    about: text('about').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('sign_on_change_school').on(table.schoolId, table.at)],
);
