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
  z.object({ kind: z.literal('parent-linked'), ...to }),
  z.object({ kind: z.literal('carer-invitation'), ...link, ownerEmail: z.string() }),
  z.object({ kind: z.literal('carer-joined'), ...to, carerEmail: z.string() }),
  // To the carer when the owner asked for it, to the owner when the carer left.
  z.object({ kind: z.literal('carer-ended'), ...to, asked: z.enum(['owner', 'carer']), email: z.string() }),
  z.object({ kind: z.literal('contact-message'), name: z.string(), email: z.string(), topic: z.string(), message: z.string() }),
  z.object({
    kind: z.literal('sales-request'),
    name: z.string(),
    email: z.string(),
    schoolName: z.nullable(z.string()),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('school-enquiry'),
    name: z.string(),
    email: z.string(),
    school: z.string(),
    pupils: z.nullable(z.int()),
    message: z.string(),
  }),
  z.object({ kind: z.literal('newsletter-issue'), subject: z.string(), content: z.string() }),
  z.object({ kind: z.literal('referral-invitation'), from: z.string(), code: z.string() }),
  // Written from the subscription as it stands when the letter goes.
  z.object({ kind: z.literal('billing-notice'), familyId: z.string(), notice: z.string(), objectId: z.string() }),
]);
export type MailContent = z.output<typeof MailContent>;

/** Every kind of letter that is written from what was kept alone. */
export const mailContentKinds = MailContent.options.map((option) => option.shape.kind.value).filter((kind) => kind !== 'billing-notice');

/** About a family's money: billing writes these. */
export type BillingNotice = Extract<MailContent, { kind: 'billing-notice' }>;
/** What is written from what was kept alone. */
export type KeptContent = Exclude<MailContent, BillingNotice>;

/** To a stranger who is written to once: rather never than twice, and the address is not kept. */
export const isSentAtMostOnce = ({ kind }: Pick<MailContent, 'kind'>): boolean => kind === 'referral-invitation';
