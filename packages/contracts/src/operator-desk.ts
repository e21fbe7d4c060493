import * as z from 'zod/mini';
import { intervals } from '@hedgerow/domain/plans';
import { operatorDeeds } from '@hedgerow/domain/audit';
import { Email } from './accounts.ts';
import { day } from './operator-content.ts';
import { id, instant, line } from './shapes.ts';

export const OperatorLogEntry = z.object({
  id,
  who: z.string(),
  deed: z.enum(operatorDeeds),
  /** An address, a code, a question; for a family the address of its parent as long as the account is there. */
  about: z.string(),
  at: instant,
});
export type OperatorLogEntry = z.output<typeof OperatorLogEntry>;

/** The newest first; `next` goes into `before`. */
export const OperatorLogPage = z.object({ entries: z.array(OperatorLogEntry), next: z.nullable(id) });
export const OperatorLogQuery = z.object({ before: z.optional(id) });

export const NewsletterEntry = z.object({ email: z.string(), name: z.nullable(z.string()), since: instant });
export type NewsletterEntry = z.output<typeof NewsletterEntry>;
/** The newest first, at most a hundred that have the words; `total` counts the whole list. */
export const NewsletterList = z.object({ total: z.int(), found: z.int(), entries: z.array(NewsletterEntry) });
export type NewsletterList = z.output<typeof NewsletterList>;
export const NewsletterQuery = z.object({ words: z._default(z.string().check(z.maxLength(100)), '') });
export const NewsletterRemoval = z.object({ email: Email });

export const newsletterDraftMessages = {
  subject: 'Please write a subject.',
  content: 'Please write the letter.',
  sent: 'This letter has been sent, so it stays as it is.',
  nobody: 'Nobody has confirmed the list yet, so there is nobody to send it to.',
  changed: 'The list has changed. Please look at the number again.',
} as const;
/** A letter to everybody who confirmed. */
export const NewsletterDraftBody = z.object({
  subject: line(120, newsletterDraftMessages.subject),
  /** In the format of an article. */
  content: z.string(newsletterDraftMessages.content).check(z.trim(), z.minLength(1, newsletterDraftMessages.content), z.maxLength(20_000)),
});
export type NewsletterDraftBody = z.output<typeof NewsletterDraftBody>;
/** How many the operator was told it goes to. */
export const NewsletterSendBody = z.object({ recipients: z.int().check(z.minimum(0)) });
export const NewsletterIssue = z.object({
  id,
  subject: z.string(),
  content: z.string(),
  changedAt: instant,
  sentAt: z.nullable(instant),
  recipients: z.nullable(z.int()),
});
export type NewsletterIssue = z.output<typeof NewsletterIssue>;
/** The newest first; `wouldGet` is how many have confirmed. */
export const NewsletterIssues = z.object({ wouldGet: z.int(), issues: z.array(NewsletterIssue) });
export type NewsletterIssues = z.output<typeof NewsletterIssues>;

export const SalesRequest = z.object({
  id,
  /** A teacher with an account, or somebody who filled in the form for schools. */
  from: z.enum(['teacher', 'visitor']),
  name: z.string(),
  email: z.string(),
  school: z.nullable(z.string()),
  /** About how many, where they said it. */
  pupils: z.nullable(z.int()),
  message: z.string(),
  at: instant,
  answeredAt: z.nullable(instant),
  answeredBy: z.nullable(z.string()),
});
export type SalesRequest = z.output<typeof SalesRequest>;
export const SalesRequests = z.array(SalesRequest);
export const SalesAnswerBody = z.object({ answered: z.boolean() });

export const codeMessages = {
  code: 'Use 3 to 40 letters, digits and dashes.',
  percent: 'Please give a whole number from 1 to 100.',
  partner: 'Please say which partner it is for.',
  months: 'Please give a whole number from 1 to 36.',
  uses: 'Please give a whole number from 1 to 999,999.',
  expires: 'Please give a day that has not passed.',
} as const;
const whole = (least: number, most: number, message: string) => z.int(message).check(z.gte(least, message), z.lte(most, message));
export const NewCodeBody = z.object({
  /** Left out: one is drawn. */
  code: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,40}$/, codeMessages.code))),
  percent: whole(1, 100, codeMessages.percent),
  partner: line(80, codeMessages.partner),
  /** Null is as long as the subscription lasts. */
  months: z.nullable(whole(1, 36, codeMessages.months)),
  /** How many families; null is any number. */
  uses: z.nullable(whole(1, 999_999, codeMessages.uses)),
  /** The last day in London; null is until it is ended. */
  expires: z.nullable(day(codeMessages.expires)),
});
export type NewCodeBody = z.output<typeof NewCodeBody>;
const codeStates = ['open', 'used-up', 'over', 'ended'] as const;
export const DeskCode = z.object({
  code: z.string(),
  percent: z.int(),
  partner: z.string(),
  months: z.nullable(z.int()),
  uses: z.nullable(z.int()),
  used: z.int(),
  expires: z.nullable(z.string()),
  state: z.enum(codeStates),
  at: instant,
});
export type DeskCode = z.output<typeof DeskCode>;
export const DeskCodes = z.array(DeskCode);
export const CodeParams = z.object({ code: z.string().check(z.regex(/^[A-Z0-9-]{3,40}$/, 'Not found')) });
export const MadeCode = z.object({ code: z.string() });

export const PageViewsQuery = z.object({ days: z.enum(['1', '7', '30', '90']) });
/** How often a public page was opened on a London day. */
export const PageViewsReport = z.array(z.object({ day: z.string(), path: z.string(), views: z.int() }));
export type PageViewsReport = z.output<typeof PageViewsReport>;

export const SupportBody = z.object({ email: Email });
const paymentStates = z.object({
  state: z.string(),
  /** Of each payment. */
  amountPence: z.int(),
  interval: z.enum(intervals),
  paidUntil: z.nullable(instant),
  cancels: z.boolean(),
  refundedPence: z.nullable(z.int()),
});
/** Dates and states of a family's account: nothing of what a child learns, writes or scores. */
export const SupportFamily = z.object({
  adults: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      twoFactor: z.boolean(),
      since: instant,
      lastSignIn: z.nullable(instant),
      leavingOn: z.nullable(instant),
    }),
  ),
  children: z.array(
    z.object({
      firstName: z.string(),
      yearGroup: z.int(),
      status: z.string(),
      lastSignIn: z.nullable(instant),
      plan: z.nullable(z.string()),
      planState: z.nullable(z.string()),
      planEnds: z.nullable(instant),
    }),
  ),
  payments: z.array(paymentStates),
  /** The newest first, at most fifty. */
  letters: z.array(z.object({ kind: z.string(), at: instant, sent: z.boolean() })),
});
export type SupportFamily = z.output<typeof SupportFamily>;
