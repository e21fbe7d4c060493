import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { user } from './accounts.ts';
import { schoolClass } from './school-classes.ts';
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
    /** '' until the first launch says it, where a platform that registered itself did not. */
    deploymentId: text('deployment_id').notNull(),
    authUrl: text('auth_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    jwksUrl: text('jwks_url').notNull(),
    /** The administrator, as they were called on that day. */
    addedBy: text('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
    /** Registered from the platform's side, and not yet agreed to at the school's desk: it opens nothing. */
    waits: boolean('waits').notNull().default(false),
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

/** A course of a platform that has opened us, and the class that its work is set in. */
export const ltiCourse = pgTable(
  'lti_course',
  {
    id: uuid('id').primaryKey(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatform.id, { onDelete: 'cascade' }),
    contextId: text('context_id').notNull(),
    title: text('title').notNull(),
    classId: uuid('class_id').references(() => schoolClass.id, { onDelete: 'set null' }),
    /** Where its list of names is read; null where the platform does not give it. */
    membershipsUrl: text('memberships_url'),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [uniqueIndex('lti_course_context').on(table.platformId, table.contextId), index('lti_course_class').on(table.classId)],
);

/** Work of a course, and where its marks go on the platform. */
export const ltiLine = pgTable(
  'lti_line',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => ltiCourse.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').notNull(),
    /** Its column in the platform's mark book; null until it is known or made. */
    lineUrl: text('line_url'),
    /** Where one can be looked for or made; null where the platform does not allow it. */
    linesUrl: text('lines_url'),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.groupId] }), index('lti_line_group').on(table.groupId)],
);

/** A mark on its way to a platform. */
export const ltiScore = pgTable(
  'lti_score',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => ltiCourse.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull(),
    /** Null: it arrived, or was given up. */
    nextTryAt: instant('next_try_at'),
    sentAt: instant('sent_at'),
    /** What the platform said last, where it did not take it. */
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.groupId, table.userId] }), index('lti_score_user').on(table.userId)],
);

/** A pupil of a platform whom nobody has linked, as the platform names them, until their teacher says who it is. */
export const ltiWaiting = pgTable(
  'lti_waiting',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => ltiCourse.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    cameAt: instant('came_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.subject] })],
);
