import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What was sent, for the mailbox page; kept only where no SMTP server is configured. */
export const mailboxMessage = pgTable('mailbox_message', {
  id: uuid('id').primaryKey(),
  /** Of the letter: one that is handed over twice is there once. */
  key: text('key').unique(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  links: jsonb('links').$type<readonly string[]>().notNull(),
  /** Headers beyond the usual, such as the one-click way out of a weekly letter. */
  headers: jsonb('headers').$type<Readonly<Record<string, string>>>().notNull().default({}),
  sentAt: instant('sent_at').notNull(),
});

/** Letters to send, each once. No secret is kept here: links are written when the letter is. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey(),
    to: text('to').notNull(),
    content: jsonb('content').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was handed over; null while it waits. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mail_outbox_waiting')
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null`),
  ],
);
