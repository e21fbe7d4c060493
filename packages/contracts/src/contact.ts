import * as z from 'zod/mini';
import { Email } from './accounts.ts';
import { line, longText } from './shapes.ts';

export const contactTopics = [
  'A question before joining',
  'My account or my child’s account',
  'Payments and plans',
  'Something is not working',
  'Privacy and our data',
  'A complaint',
  'Schools and teachers',
  'Something else',
] as const;

export const contactMessages = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  badEmail: 'Please enter a valid email address.',
  topic: 'Please choose what this is about.',
  message: 'Please write your message.',
  shortMessage: 'Please write a little more, so that we can help.',
  sent: 'Thank you. Your message has reached us, and we will answer by email.',
} as const;

export const contactLimits = { name: 100, message: 4000, leastMessage: 10 } as const;

/** POST /api/contact. `website` is a field that people do not see: whoever fills it in is a machine. */
export const ContactBody = z.object({
  name: line(contactLimits.name, contactMessages.name),
  email: z.string(contactMessages.email).check(
    z.trim(),
    z.minLength(1, contactMessages.email),
    z.maxLength(254, contactMessages.badEmail),
    z.refine((text: string) => Email.safeParse(text).success, contactMessages.badEmail),
  ),
  topic: z.enum(contactTopics, contactMessages.topic),
  message: longText(contactLimits.message).check(
    z.trim(),
    z.minLength(1, contactMessages.message),
    z.minLength(contactLimits.leastMessage, contactMessages.shortMessage),
  ),
  website: z.optional(z.string().check(z.maxLength(200))),
});
export type ContactBody = z.output<typeof ContactBody>;
