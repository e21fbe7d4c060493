import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Banners on public pages (document 1 section 3). */
export const announcement = pgTable('announcement', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  message: text('message').notNull(),
  type: text('type').$type<'important' | 'success' | 'warning' | 'info'>().notNull(),
  active: boolean('active').notNull().default(true),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const faqItem = pgTable('faq_item', {
  id: text('id').primaryKey(),
  category: text('category').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  /** Shown with the Popular badge. */
  helpful: boolean('helpful').notNull().default(false),
  position: smallint('position').notNull(),
});

export const newsletterSignup = pgTable('newsletter_signup', {
  email: text('email').primaryKey(),
  name: text('name'),
  createdAt: instant('created_at').notNull(),
});
