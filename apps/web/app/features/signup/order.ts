import type { CreateSubscriptionBody } from '@hedgerow/contracts/billing';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import { readYearGroup } from '@hedgerow/domain/year-groups';
import { childErrors, planOf, readAge } from './child-rules.ts';
import type { ChildDraft, SignupDraft } from './draft.ts';

export type OrderedChild = {
  readonly id?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  readonly yearGroup: string;
  readonly planId: PaidPlanId;
  readonly hard?: NonNullable<ChildDraft['hard']>;
};

/** Of somebody who is known the server knows better; the form of the call wants an age that it takes. */
const ageToSend = ({ settled, age, yearGroup }: ChildDraft): number | undefined =>
  settled === true ? Math.min(18, Math.max(4, Number(age) || (readYearGroup(yearGroup) ?? 0) + 4)) : readAge(age);

/** What is bought: each child with a plan. Undefined while anything of it is missing. */
export const orderOf = (draft: SignupDraft): readonly OrderedChild[] | undefined => {
  if (draft.planId === undefined) return undefined;
  const ordered = draft.children.flatMap((child) => {
    const [age, planId] = [ageToSend(child), planOf(child, draft)];
    if (age === undefined || planId === undefined || Object.keys(childErrors(child, draft)).length > 0) return [];
    const known = child.id === undefined ? {} : { id: child.id };
    const hard = child.settled === true || child.hard === undefined ? {} : { hard: child.hard };
    return [
      { ...known, ...hard, firstName: child.firstName.trim(), lastName: child.lastName.trim(), age, yearGroup: child.yearGroup, planId },
    ];
  });
  return ordered.length === draft.children.length ? ordered : undefined;
};

/** Whether the family's list has come meanwhile makes no other order, and neither does what is hard. */
const nameOf = (order: readonly OrderedChild[], interval: Interval): string =>
  JSON.stringify([interval, ...order.map((child) => ({ ...child, id: undefined, hard: undefined }))]);

/**
 * The same order has the same attempt, through double clicks and reloads: the server takes one payment for it. Another order is another
 * attempt; the server refuses it where the first one was paid after all.
 */
export const withAttempt = (draft: SignupDraft, order: readonly OrderedChild[], newId: () => string): SignupDraft => {
  const name = nameOf(order, draft.interval);
  return draft.attempt?.order === name ? draft : { ...draft, attempt: { id: newId(), order: name, sent: false } };
};

/** From here on it is possible that the payment happened. */
export const asSent = (draft: SignupDraft): SignupDraft =>
  draft.attempt === undefined ? draft : { ...draft, attempt: { ...draft.attempt, sent: true } };

/** After a refusal that is certain: the next press is a new try. */
export const withoutAttempt = (draft: SignupDraft): SignupDraft => ({ ...draft, attempt: undefined });

type Person = Pick<CreateSubscriptionBody['customerData'], 'firstName' | 'lastName' | 'email'>;
type Method = {
  readonly interval: Interval;
  readonly paymentMethodId: string | undefined;
  readonly code: string | null;
  readonly attemptId: string;
};
type Billing = NonNullable<SignupDraft['billing']>;

/** The words of docs/product/onboarding.md#the-sign-up-wizard. `planId` is the family's plan; each child carries its own as well. */
export const subscriptionBody = (
  person: Person,
  planId: PaidPlanId,
  order: readonly OrderedChild[],
  billing: Billing,
  { interval, paymentMethodId, code, attemptId }: Method,
): CreateSubscriptionBody => ({
  ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
  planId,
  interval,
  code,
  customerData: {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    name: billing.name.trim(),
    billingEmail: billing.email.trim(),
    address: { line1: billing.line1.trim(), city: billing.city.trim(), postal_code: billing.postalCode.trim(), country: 'GB' },
  },
  childrenData: [...order],
  startNow: true,
  attemptId,
});
