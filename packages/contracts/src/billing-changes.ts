import * as z from 'zod/mini';
import { id, instant } from './shapes.ts';

export const changeMessages = {
  ending: 'Your subscription is ending. Choose Keep my plan first.',
  behind: 'The last payment did not go through. Please change your card under Billing first.',
  samePlan: 'This child is on this plan already.',
  leaving: 'This child’s plan is ending. Keep their plan first.',
  notLeaving: 'This child’s plan is not ending.',
  notPaid: 'This child’s plan has not started yet.',
  hasPlan: 'This child has a plan already.',
  stale: 'The sum has changed since you looked. Please check it again.',
  replaced: 'This change was replaced by a newer one. Please try again.',
  noCard: 'There is no card on file. Please add one under Billing, then try again. Nothing has changed.',
  declined: (words: string) => `${words} Nothing has changed and nothing was charged.`,
  failed: 'The change could not be made. Please try again.',
} as const;

/** POST /api/stripe/preview-change: what a move to another plan of the child's phase would cost. */
export const PreviewChangeBody = z.object({ childId: id, planId: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) });

/** Pence and ISO instants. A negative `dueNow` becomes credit for coming payments. */
export const ChangeQuote = z.object({
  dueNow: z.int(),
  /** What every following payment will be. */
  nextAmount: z.int(),
  nextDate: instant,
  /** From when the change counts; sent back with the order so that both say the same sum. */
  prorationDate: instant,
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
});
export type ChangeQuote = z.output<typeof ChangeQuote>;

/** POST /api/stripe/change-plan: the order, with the sum that stood on the button. */
export const ChangePlanBody = z.extend(PreviewChangeBody, {
  prorationDate: z.iso.datetime(),
  dueNow: z.int(),
  /** Made once for each try by the browser: a second click has the same. */
  attemptId: id,
});
export type ChangePlanBody = z.output<typeof ChangePlanBody>;

/** `requires_action`: the browser confirms the payment with the secret, and the plan changes once it is paid. */
export const ChangeStep = z.object({
  status: z.enum(['done', 'requires_action']),
  subscriptionId: z.string(),
  clientSecret: z.nullable(z.string()),
});
export type ChangeStep = z.output<typeof ChangeStep>;

/** POST /api/stripe/give-up-change: a payment that asked for proof and was left. */
export const GiveUpBody = z.object({ attemptId: id });
export const GivenUp = z.object({ status: z.enum(['dropped', 'done']) });
