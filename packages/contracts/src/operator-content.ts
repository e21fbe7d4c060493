import * as z from 'zod/mini';
import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { announcementTypes } from './content.ts';
import { givenInstant, id, line, longText } from './shapes.ts';

export const articleMessages = {
  title: 'Please give the article a title.',
  excerpt: 'Please say in a sentence or two what it is about.',
  content: 'Please write the article.',
  category: 'Please choose a category.',
  author: 'Please say who wrote it.',
  address: 'Use small letters, numbers and single hyphens in the address, at most 80.',
  day: 'Please give a day, such as 20/11/2026.',
  cover: 'Please choose one of this site’s pictures.',
  taken: 'There is an article with this address already.',
  changed: 'Somebody else changed this article while you were writing. Copy what you wrote, then open it again.',
  fromProduct: 'This article comes with the product. Make it a draft to take it off the site.',
} as const;

/** Words of an address: `half-term-plan`. */
export const newSlug = (message: string) =>
  z.string(message).check(z.maxLength(80, message), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, message));

/** Where a text comes from: the product's own file, that file with an operator's words over it, or the operator alone. */
const origins = ['product', 'changed', 'own'] as const;
/** `scheduled` waits for its day. */
const articleStates = ['published', 'scheduled', 'draft'] as const;

/** A day of the calendar as YYYY-MM-DD. */
export const day = (message: string) =>
  z.string(message).check(z.refine((text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && readCalendarDate(text) !== undefined, message));

/** The `updatedAt` that the writer began from, null where that was the product's own: what changed meanwhile is not overwritten unseen. */
export const seen = z.nullable(givenInstant);

const fields = {
  title: line(120, articleMessages.title),
  excerpt: line(300, articleMessages.excerpt),
  content: longText(100_000).check(z.refine((text: string) => text.trim() !== '', articleMessages.content)),
  category: line(60, articleMessages.category),
  author: line(80, articleMessages.author),
  coverImage: z.nullable(z.string().check(z.maxLength(300), z.regex(/^(?:\/(?!\/)|https:\/\/)\S+$/, articleMessages.cover))),
  featured: z.boolean(),
  /** YYYY-MM-DD; before that day it is not shown. */
  publishedOn: day(articleMessages.day),
  draft: z.boolean(),
};

export const NewArticleBody = z.object({ id: newSlug(articleMessages.address), ...fields });
export type NewArticleBody = z.output<typeof NewArticleBody>;
export const ChangeArticleBody = z.object({ ...fields, seen });
export type ChangeArticleBody = z.output<typeof ChangeArticleBody>;

export const ArticleRow = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  author: z.string(),
  publishedOn: z.string(),
  state: z.enum(articleStates),
  origin: z.enum(origins),
  updatedAt: z.nullable(z.string()),
});
export type ArticleRow = z.output<typeof ArticleRow>;
export const ArticleRows = z.array(ArticleRow);

export const EditedArticle = z.extend(ArticleRow, {
  excerpt: z.string(),
  content: z.string(),
  coverImage: z.nullable(z.string()),
  featured: z.boolean(),
});
export type EditedArticle = z.output<typeof EditedArticle>;

export const faqMessages = {
  category: 'Please choose a category.',
  question: 'Please write the question.',
  answer: 'Please write the answer.',
} as const;
export const FaqBody = z.object({
  category: line(60, faqMessages.category),
  question: line(200, faqMessages.question),
  answer: line(2000, faqMessages.answer),
  /** Shown with the Popular badge. */
  helpful: z.boolean(),
});
export type FaqBody = z.output<typeof FaqBody>;
/** Every question once, in the order in which they shall stand. */
export const FaqOrderBody = z.object({ ids: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(500)) });

export const announcementMessages = {
  title: 'Please give it a title.',
  message: 'Please write what you announce.',
  audiences: 'Please choose who sees it.',
  order: 'The last day is before the first.',
  day: 'Please give a day, such as 20/11/2026.',
} as const;
/** Who sees an announcement: visitors on public pages, everybody else on their dashboard too. */
export const announcementAudiences = ['visitors', 'parents', 'pupils', 'schools'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];
/** Where an announcement stands today. */
const announcementStates = ['shown', 'waiting', 'over', 'off'] as const;

export const AnnouncementBody = z
  .object({
    title: line(80, announcementMessages.title),
    message: line(400, announcementMessages.message),
    type: z.enum(announcementTypes),
    audiences: z.array(z.enum(announcementAudiences)).check(z.minLength(1, announcementMessages.audiences), z.maxLength(4)),
    /** First and last day in London; null is at once, and until it is switched off. */
    from: z.nullable(day(announcementMessages.day)),
    until: z.nullable(day(announcementMessages.day)),
    active: z.boolean(),
  })
  .check(
    z.refine(({ from, until }: { from: string | null; until: string | null }) => from === null || until === null || from <= until, {
      message: announcementMessages.order,
      path: ['until'],
    }),
  );
export type AnnouncementBody = z.output<typeof AnnouncementBody>;
export const DeskAnnouncement = z.object({
  id,
  title: z.string(),
  message: z.string(),
  type: z.enum(announcementTypes),
  audiences: z.array(z.enum(announcementAudiences)),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  active: z.boolean(),
  state: z.enum(announcementStates),
});
export type DeskAnnouncement = z.output<typeof DeskAnnouncement>;
export const DeskAnnouncements = z.array(DeskAnnouncement);
