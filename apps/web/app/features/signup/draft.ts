import { type HardThings, mostHardSubjects } from '@hedgerow/domain/hard-things';
import { phases, type Phase } from '@hedgerow/domain/key-stages';
import { intervals, maxChildren, type PaidPlanId, paidPlanIds, planById } from '@hedgerow/domain/plans';
import type { SubjectId } from '@hedgerow/domain/subjects';
import * as z from 'zod/mini';
import { phaseOfYear } from './told-child.ts';

const text = z._default(z.string(), '');

const ChildDraft = z.object({
  firstName: text,
  lastName: text,
  /** As typed: "9". */
  age: text,
  /** "Year 5"; empty until an age or a choice fills it. */
  yearGroup: text,
  /** Only read where the child is of the other phase than the family's plan (docs/product/onboarding.md#the-sign-up-wizard). */
  planId: z.optional(z.enum(paidPlanIds)),
  /** Somebody whom the family has already, and whether what is known of them stands. */
  id: z.optional(z.uuid()),
  settled: z.optional(z.boolean()),
  /** What is hard for them. Which subjects there are the server knows: their list would come with the first sight. */
  hard: z.optional(z.object({ subjects: z.array(z.custom<SubjectId>((value) => typeof value === 'string')), words: text })),
  /** The first step was about them: their year was said, not guessed from an age. */
  told: z.optional(z.boolean()),
});
export type ChildDraft = z.output<typeof ChildDraft>;

/** One try to pay: the id that the server sees, and the order it was made for. */
const Attempt = z.object({ id: z.uuid(), order: z.string(), sent: z.boolean() });

/** What a family has typed so far. Never a password, never a card. */
export const SignupDraft = z.object({
  /** The account that typed it; null before there is one. */
  owner: z.nullable(z.string()),
  account: z.object({ firstName: text, lastName: text, email: text }),
  /** Set where the first step was about a child: the school stage is known, and not asked for. */
  begun: z.optional(z.literal('child')),
  category: z.optional(z.enum(phases)),
  planId: z.optional(z.enum(paidPlanIds)),
  interval: z._default(z.enum(intervals), 'month'),
  children: z.array(ChildDraft).check(z.minLength(1), z.maxLength(maxChildren)),
  /** The family's children who are not in this order. */
  leftOut: z._default(z.array(z.uuid()), []),
  billing: z.optional(z.object({ name: text, email: text, line1: text, city: text, postalCode: text })),
  attempt: z.optional(Attempt),
});
export type SignupDraft = z.output<typeof SignupDraft>;

export const emptyChild: ChildDraft = { firstName: '', lastName: '', age: '', yearGroup: '' };
export const emptyDraft: SignupDraft = {
  owner: null,
  account: { firstName: '', lastName: '', email: '' },
  interval: 'month',
  children: [emptyChild],
  leftOut: [],
};

/** What the first step knows of a child. */
export type ToldChild = { readonly firstName: string; readonly yearGroup: string; readonly hard: HardThings };

export const toldIn = ({ children: [first] }: SignupDraft): ToldChild => ({
  firstName: first?.firstName ?? '',
  yearGroup: first?.yearGroup ?? '',
  hard: first?.hard ?? { subjects: [], words: '' },
});

/** As it is typed, in the place of the first child. More subjects than the server takes would stop the payment, far from their boxes. */
export const withTold = (draft: SignupDraft, { firstName, yearGroup, hard }: ToldChild): SignupDraft => {
  const [first = emptyChild, ...others] = draft.children;
  const said = { firstName, yearGroup, hard: { subjects: hard.subjects.slice(0, mostHardSubjects), words: hard.words } };
  return { ...draft, children: [{ ...first, ...said }, ...others] };
};

/** Done with the first step: from here on the school stage is known. */
export const withChildFirst = (draft: SignupDraft, child: ToldChild): SignupDraft => {
  const { children, ...rest } = withTold(draft, child);
  const [first = emptyChild, ...others] = children;
  const begun = { ...rest, children: [{ ...first, told: true }, ...others], begun: 'child' as const };
  const phase = phaseOfYear(child.yearGroup);
  return phase === undefined ? begun : withCategory(begun, phase);
};

/** What a visitor typed goes with them into their account; what another account typed does not show. */
export const ownedBy = (draft: SignupDraft, userId: string): SignupDraft => {
  if (draft.owner === userId) return draft;
  return { ...(draft.owner === null ? draft : emptyDraft), owner: userId };
};

/** A plan of the other phase would not fit any more: it is let go. */
export const withCategory = (draft: SignupDraft, category: Phase): SignupDraft => {
  const { planId, ...rest } = draft;
  return planId !== undefined && planById(planId).phase === category ? { ...draft, category } : { ...rest, category };
};

export const withPlan = (draft: SignupDraft, planId: PaidPlanId): SignupDraft => ({ ...draft, category: planById(planId).phase, planId });
