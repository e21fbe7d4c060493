import { z } from 'zod';

const to = { firstName: z.string() };
const link = { tokenId: z.string() };

/** What a letter says, kept until it is sent. No secret is in it: a link is written from the token's id when the letter is. */
export const MailContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify-email'), ...to, ...link }),
  z.object({ kind: z.literal('reset-password'), ...to, ...link, email: z.string() }),
  z.object({ kind: z.literal('password-changed'), ...to }),
  z.object({ kind: z.literal('confirm-new-email'), ...to, ...link }),
  z.object({ kind: z.literal('email-change-asked'), ...to, newEmail: z.string() }),
  z.object({ kind: z.literal('email-changed'), ...to, newEmail: z.string() }),
  z.object({ kind: z.literal('account-closing'), ...to, ...link, lastDay: z.string(), children: z.array(z.string()) }),
  z.object({ kind: z.literal('account-kept'), ...to }),
  z.object({ kind: z.literal('account-deleted'), ...to }),
  z.object({ kind: z.literal('device-trusted'), ...to, device: z.string() }),
  z.object({ kind: z.literal('two-factor-changed'), ...to, on: z.boolean() }),
  z.object({ kind: z.literal('passkey-changed'), ...to, name: z.string(), added: z.boolean() }),
  z.object({
    kind: z.literal('weekly-digest'),
    ...to,
    parentId: z.string(),
    from: z.string(),
    to: z.string(),
    children: z.array(z.object({ firstName: z.string(), sentences: z.array(z.string()) })),
  }),
  z.object({ kind: z.literal('newsletter-welcome'), firstName: z.string() }),
  z.object({ kind: z.literal('safeguarding-record'), desk: z.enum(['operator', 'school']) }),
  z.object({ kind: z.literal('data-asked'), ...to, childName: z.string(), by: z.enum(['parent', 'school']) }),
  z.object({ kind: z.literal('teacher-invitation'), ...link, schoolName: z.string() }),
]);
export type MailContent = z.output<typeof MailContent>;

/** Every kind of letter there is. */
export const mailContentKinds: readonly MailContent['kind'][] = MailContent.options.map((option) => option.shape.kind.value);
