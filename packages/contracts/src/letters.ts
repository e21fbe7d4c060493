import * as z from 'zod/mini';

/** The sealed token of a letter's way out. */
export const EmailQuery = z.object({ token: z._default(z.string().check(z.maxLength(700)), '') });

/** POST /api/letters/off and /on: which letters, and whether they come now. */
export const EmailSwitched = z.object({ letters: z.enum(['weekly', 'newsletter']), on: z.boolean() });
export type EmailSwitched = z.output<typeof EmailSwitched>;

export const emailSwitchMessages = {
  badLink: 'This link is not complete. Please open it from the email again, or copy all of it.',
} as const;
