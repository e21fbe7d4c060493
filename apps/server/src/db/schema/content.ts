import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { instant } from './columns.ts';

type Audience = 'visitors' | 'parents' | 'pupils' | 'schools';

/** Banners on public pages (docs/product/public-site.md#the-landing-page), and on dashboards. */
export const announcement = pgTable('announcement', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  message: text('message').notNull(),
  type: text('type').$type<'important' | 'success' | 'warning' | 'info'>().notNull(),
  active: boolean('active').notNull().default(true),
  /** Who sees it: visitors on public pages, the others on their dashboards too. */
  audiences: text('audiences').array().$type<Audience[]>().notNull().default(['visitors', 'parents', 'schools']),
  /** Not shown before; null is at once. */
  startsAt: instant('starts_at'),
  /** Not shown from then on; null is until somebody ends it. */
  endsAt: instant('ends_at'),
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
  /** When whoever reads the address said yes; until then it is on no list. */
  confirmedAt: instant('confirmed_at'),
});

/** Articles that an operator wrote or changed; one with the id of a file in `content/blog` stands in its place. */
export const blogPost = pgTable('blog_post', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull(),
  content: text('content').notNull(),
  category: text('category').notNull(),
  author: text('author').notNull(),
  coverImage: text('cover_image'),
  featured: boolean('featured').notNull().default(false),
  publishedOn: date('published_on').notNull(),
  /** Takes the article (the file's too) off the site. */
  hidden: boolean('hidden').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});

/** Resources that an operator wrote, uploaded or changed; one with the id of the catalogue in `content/resources.json` stands in its place. */
export const freeResource = pgTable('free_resource', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  subject: text('subject').notNull(),
  resourceType: text('resource_type').notNull(),
  stage: text('stage').notNull(),
  keyStage: text('key_stage').$type<KeyStage>().notNull(),
  /** Where the PDF comes from: made as the catalogue says, made from our own words, or uploaded. */
  source: text('source').$type<'catalogue' | 'words' | 'upload'>().notNull(),
  /** Markdown, where it is made from words. */
  content: text('content'),
  /** The file in the storage, where it was uploaded. */
  storageKey: text('storage_key'),
  bytes: integer('bytes'),
  /** Takes the resource (the catalogue's too) off the site. */
  hidden: boolean('hidden').notNull().default(false),
  updatedAt: instant('updated_at').notNull(),
});

/** What visitors wrote to us; forwarded to the support mailbox by a job. */
export const contactMessage = pgTable('contact_message', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  topic: text('topic').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A school that asks on the public page: kept, mailed to support, and answered from the operator's desk. */
export const schoolEnquiry = pgTable('school_enquiry', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  school: text('school').notNull(),
  /** About how many; null where it was left out. */
  pupils: integer('pupils'),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
  /** When an operator noted that somebody had answered, and who. */
  answeredAt: instant('answered_at'),
  answeredBy: text('answered_by'),
});

/** A newsletter, drafted at the operator's desk. What was sent is not changed any more. */
export const newsletterIssue = pgTable('newsletter_issue', {
  id: uuid('id').primaryKey(),
  subject: text('subject').notNull(),
  /** In the format of an article. */
  content: text('content').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  sentAt: instant('sent_at'),
  /** To how many it went. */
  recipients: integer('recipients'),
});

/** How often a public page was opened on a London day. Nothing about who opened it is kept. */
export const pageView = pgTable(
  'page_view',
  { day: date('day').notNull(), path: text('path').notNull(), views: integer('views').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);
