import * as z from 'zod/mini';
import { Email } from './accounts.ts';
import { id, optionalLine } from './shapes.ts';

export const newsletterMessages = {
  missingEmail: 'Please enter your email address',
  subscribed: 'Thank you. Please open the link in our email. Then you are on our list.',
  failed: 'Failed to subscribe',
} as const;

export const announcementTypes = ['important', 'success', 'warning', 'info'] as const;
export const Announcement = z.object({ id, title: z.string(), message: z.string(), type: z.enum(announcementTypes), active: z.boolean() });
export type Announcement = z.output<typeof Announcement>;
export const Announcements = z.array(Announcement);

export const FaqItem = z.object({ id: z.string(), category: z.string(), question: z.string(), answer: z.string(), helpful: z.boolean() });
export type FaqItem = z.output<typeof FaqItem>;
export const FaqItems = z.array(FaqItem);

export const NewsletterBody = z.object({
  email: z.string(newsletterMessages.missingEmail).check(
    z.trim(),
    z.minLength(1, newsletterMessages.missingEmail),
    z.refine((text: string) => Email.safeParse(text).success, 'Please enter a valid email address.'),
  ),
  name: z.optional(z.nullable(optionalLine(80))),
});

/** docs/product/public-site.md#the-landing-page; `publishedOn` (YYYY-MM-DD) and `minutesToRead` are ours (docs/product/public-site.md#articles). */
export const BlogSummary = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  author: z.string(),
  coverImage: z.optional(z.string()),
  featured: z.boolean(),
  publishedOn: z.string(),
  minutesToRead: z.int(),
});
export type BlogSummary = z.output<typeof BlogSummary>;
export const BlogSummaries = z.array(BlogSummary);

export const BlogPost = z.extend(BlogSummary, { content: z.string() });
export type BlogPost = z.output<typeof BlogPost>;

/** What the page of an article that does not exist is served with, in the article's place. */
export const NoBlogPost = z.object({ missing: z.literal(true) });
export const BlogPosts = z.array(BlogPost);

/** Ids of articles and resources are words of their address. */
const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9-]+$/, 'Not found'));
export const SlugParams = z.object({ id: slug });

/** What the library says of a resource (docs/product/public-site.md#the-landing-page). */
export const resourceWords = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  subject: z.string(),
  resourceType: z.string(),
  /** "Year 5 to Year 6". */
  stage: z.string(),
};
export const EducationalResource = z.object({
  ...resourceWords,
  /** What the PDF holds: "12 questions with a mark scheme". */
  inside: z.string(),
  /** The PDF's address on this site. */
  download: z.string(),
});
export type EducationalResource = z.output<typeof EducationalResource>;
export const EducationalResources = z.array(EducationalResource);

/** What the public pages need to know of how this product is run. */
export const SiteFacts = z.object({
  supportEmail: z.string(),
  company: z.nullable(z.string()),
  /** What a school pays, in the operator's words. */
  schoolPrice: z.nullable(z.string()),
  /** Whether a family may try a plan for seven days. */
  freeWeek: z.boolean(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type SiteFacts = z.output<typeof SiteFacts>;

export const PageViewBody = z.object({ path: z.string().check(z.maxLength(200)) });
