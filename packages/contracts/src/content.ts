import * as z from 'zod/mini';
import { Email } from './accounts.ts';
import { id, optionalLine } from './shapes.ts';

export const newsletterMessages = {
  missingEmail: 'Please enter your email address',
  subscribed: 'Thank you. You are on our list.',
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
