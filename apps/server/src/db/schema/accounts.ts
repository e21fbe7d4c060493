import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@hedgerow/domain/access';
import type { Roominess, Typeface } from '@hedgerow/domain/reading';
import { familyId, instant } from './columns.ts';

/** People who sign in. The columns that better-auth needs, and our own beside them. */
export const user = pgTable(
  'user',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    /** Pupils have none of their own: theirs ends in `@pupil.invalid` and is never shown or written to. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    username: text('username').unique(),
    displayUsername: text('display_username'),
    twoFactorEnabled: boolean('two_factor_enabled').default(false),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    role: text('role').$type<Role>().notNull().default('parent'),
    familyId: uuid('family_id'),
    /** Set while somebody is the second carer of another family: their own, empty one, to which they go back. */
    homeFamilyId: uuid('home_family_id'),
    school: text('school'),
    notifications: boolean('notifications').notNull().default(true),
    needsOnboarding: boolean('needs_onboarding').notNull().default(false),
    /** How they like to read; a parent may choose for their child. */
    typeface: text('typeface').$type<Typeface>().notNull().default('brand'),
    letterRoom: text('letter_room').$type<Roominess>().notNull().default('usual'),
    lineRoom: text('line_room').$type<Roominess>().notNull().default('usual'),
    lessMotion: boolean('less_motion').notNull().default(false),
    extraTime: boolean('extra_time').notNull().default(false),
    lastSignInAt: instant('last_sign_in_at'),
    /** As a family's: set when a member of a school's staff asked for their account's deletion. */
    deleteAfter: instant('delete_after'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('user_family').on(table.familyId),
    // One second carer a family, whatever races.
    uniqueIndex('user_carer')
      .on(table.familyId)
      .where(sql`${table.homeFamilyId} is not null`),
  ],
);

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    /** The hash of the cookie's token, never the token. */
    token: text('token').notNull().unique(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The child whose screens a parent's session is looking at. */
    viewingChildId: uuid('viewing_child_id'),
    /** When looking ends by itself: two hours after it began (docs/product/accounts.md#limits). */
    viewingUntil: instant('viewing_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('session_user').on(table.userId),
    // For the hourly sweep, which would otherwise read everybody's.
    index('session_expires').on(table.expiresAt),
    index('session_created').on(table.createdAt),
  ],
);

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_user').on(table.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verification_identifier').on(table.identifier), index('verification_expires').on(table.expiresAt)],
);

export const twoFactor = pgTable('two_factor', {
  id: uuid('id').primaryKey(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' }),
  verified: boolean('verified').default(true),
  failedVerificationCount: integer('failed_verification_count').default(0),
  lockedUntil: instant('locked_until'),
});

/** A key that an adult's device keeps, opened there by a finger, a face or a PIN. Ours is the public half alone. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('passkey_user').on(table.userId)],
);

export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email' | 'undo-deletion';

/** What a link in a letter proves. Only the hash is kept; the token itself is made again from the id when the letter is written. */
export const accountToken = pgTable(
  'account_token',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The address that the link was sent to. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('account_token_user').on(table.userId, table.purpose), index('account_token_expires').on(table.expiresAt)],
);

/** Counters of the rate limits, shared by every process. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limit_ends').on(table.endsAt)],
);

/** A browser that a parent has trusted with the picture sign-in of their youngest. Only the hash of its cookie is kept. */
export const trustedDevice = pgTable(
  'trusted_device',
  {
    familyId: familyId(),
    id: uuid('id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    device: text('device').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.id] })],
);

/** The pictures that a child of Reception to Year 2 taps, in order; hashed like a password. */
export const childPictures = pgTable(
  'child_pictures',
  {
    familyId: familyId(),
    childId: uuid('child_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.familyId, table.childId] })],
);

/** Whom a family's owner asked to be its second carer; one that waits a family. It is the token's id, too. */
export const carerInvitation = pgTable('carer_invitation', {
  familyId: familyId().primaryKey(),
  id: uuid('id').notNull().unique(),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
});
