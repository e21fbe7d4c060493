import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { familyId, instant } from './columns.ts';
import { user } from './accounts.ts';
import { child } from './families.ts';

export const school = pgTable('school', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** Who is written to when a pupil of the school may need help; null: every administrator. */
  safeguardingEmail: text('safeguarding_email'),
  /** Until when the school has bought every feature for all its teachers and pupils; null: it has not. */
  licensedUntil: instant('licensed_until'),
  createdAt: instant('created_at').notNull(),
});

/** A school that asks for more: kept, and mailed to whoever sells. */
export const salesRequest = pgTable('sales_request', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  schoolId: uuid('school_id').references(() => school.id, { onDelete: 'cascade' }),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When an operator noted that somebody had answered, and who. */
  answeredAt: instant('answered_at'),
  answeredBy: text('answered_by'),
});

/** Who belongs to a school's staff. */
export const schoolMember = pgTable(
  'school_member',
  {
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role').$type<'teacher' | 'administrator'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId] }), index('school_member_user').on(table.userId)],
);

/** The only way to become a teacher (docs/product/accounts.md#roles). Of the link only the hash is kept. */
export const teacherInvitation = pgTable('teacher_invitation', {
  id: uuid('id').primaryKey(),
  schoolId: uuid('school_id')
    .notNull()
    .references(() => school.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  role: text('role').$type<'teacher' | 'administrator'>().notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  acceptedAt: instant('accepted_at'),
  createdAt: instant('created_at').notNull(),
});

/** What a member of a school's staff agreed to beside the button, in its words with their version: one row for each invitation that they accepted. */
export const staffTerms = pgTable(
  'staff_terms',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    wording: text('wording').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [index('staff_terms_user').on(table.userId)],
);

/** What a school reports on, of one of its pupils: from its own list, for its administrator alone. Null where the list says nothing. */
export const pupilGroup = pgTable(
  'pupil_group',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    sen: text('sen').$type<'none' | 'support' | 'plan'>(),
    pupilPremium: boolean('pupil_premium'),
    eal: boolean('eal'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.childId, table.schoolId] }),
    foreignKey({ columns: [table.familyId, table.childId], foreignColumns: [child.familyId, child.id] }).onDelete('cascade'),
    index('pupil_group_child').on(table.childId),
  ],
);

/**
 * A pupil whose account the school opened, without a parent: alone in a family of their own, so that every table of a family fits.
 * A parent who brings the code of the sign-in card takes the pupil into theirs; the school then sees them by consent, as it sees others.
 */
export const schoolPupil = pgTable(
  'school_pupil',
  {
    familyId: familyId(),
    childId: uuid('child_id')
      .notNull()
      .references(() => child.id, { onDelete: 'cascade' }),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    /** The school's own number, or name and year of starting: the same list read twice makes nobody twice. */
    importKey: text('import_key').notNull(),
    /** Of the code on the card only the hash is kept. */
    linkCodeHash: text('link_code_hash').unique(),
    linkCodeUntil: instant('link_code_until'),
    /** When a parent took the pupil into their family. */
    linkedAt: instant('linked_at'),
    /** The pupil's address at the school's own provider, by its list; null where the list has none. Nobody writes to it. */
    signOnAddress: text('sign_on_address'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.childId] }),
    uniqueIndex('school_pupil_key').on(table.schoolId, table.importKey),
    index('school_pupil_child').on(table.childId),
  ],
);

/** A parent's yes to a school, in which words and when; kept when it is taken back. */
export const schoolConsent = pgTable(
  'school_consent',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    schoolId: uuid('school_id')
      .notNull()
      .references(() => school.id, { onDelete: 'cascade' }),
    /** As it was called on that day. */
    className: text('class_name').notNull(),
    userId: uuid('user_id').notNull(),
    wording: text('wording').notNull(),
    /** Newer words that the parent read and did not agree to: they are asked once. */
    declinedWording: text('declined_wording'),
    agreedAt: instant('agreed_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    uniqueIndex('school_consent_open')
      .on(table.childId, table.schoolId)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);
