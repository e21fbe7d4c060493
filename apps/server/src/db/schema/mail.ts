import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What was sent, for the mailbox page; kept only where no SMTP server is configured. */
export const mailboxMessage = pgTable('mailbox_message', {
  id: uuid('id').primaryKey(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  links: jsonb('links').$type<readonly string[]>().notNull(),
  sentAt: instant('sent_at').notNull(),
});
