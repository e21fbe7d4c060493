import * as z from 'zod/mini';
import { contactLimits, contactMessages } from './contact.ts';
import { Email } from './accounts.ts';
import { line, longText } from './shapes.ts';

export const schoolEnquiryMessages = {
  school: 'Please enter the name of your school.',
  pupils: 'Please give a whole number from 1 to 20,000.',
  sent: 'Thank you. A person reads it and answers by email, usually on the next working day.',
} as const;

/** POST /api/schools/enquiries. `website` is a field that people do not see: whoever fills it in is a machine. */
export const SchoolEnquiryBody = z.object({
  school: line(120, schoolEnquiryMessages.school),
  name: line(contactLimits.name, contactMessages.name),
  email: z.string(contactMessages.email).check(
    z.trim(),
    z.minLength(1, contactMessages.email),
    z.maxLength(254, contactMessages.badEmail),
    z.refine((text: string) => Email.safeParse(text).success, contactMessages.badEmail),
  ),
  /** About how many; '' where nobody has counted. */
  pupils: z.optional(
    z.string().check(
      z.trim(),
      z.refine(
        (text: string) => text === '' || (/^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 20_000),
        schoolEnquiryMessages.pupils,
      ),
    ),
  ),
  message: z.optional(longText(contactLimits.message)),
  website: z.optional(z.string().check(z.maxLength(200))),
});
export type SchoolEnquiryBody = z.output<typeof SchoolEnquiryBody>;
