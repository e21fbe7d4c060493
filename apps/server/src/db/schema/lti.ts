import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { user } from './accounts.ts';
import { school } from './schools.ts';

/** A learning platform of a school's (Moodle, Teams by a school's LMS): it opens us with LTI 1.3. */
export const ltiPlatform = pgTable(
  'lti_platform',
  {
    id: uuid('id').primaryKey(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    deploymentId: text('deployment_id').notNull(),
    authUrl: text('auth_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    jwksUrl: text('jwks_url').notNull(),
    /** The administrator, as they were called on that day. */
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('lti_platform_deployment').on(table.issuer, table.clientId, table.deploymentId),
    index('lti_platform_school').on(table.schoolId),
  ],
);

/** Who somebody is at a platform, for ever. One account each way. */
export const ltiLink = pgTable(
  'lti_link',
  {
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platformId, table.subject] }), uniqueIndex('lti_link_user').on(table.userId, table.platformId)],
);

/** The key that we sign with; its private half lies under our seal. */
export const ltiKey = pgTable('lti_key', {
  kid: text('kid').primaryKey(),
  sealed: text('sealed').notNull(),
  publicKey: jsonb('public_key').$type<Readonly<Record<string, unknown>>>().notNull(),
  createdAt: instant('created_at').notNull(),
});
