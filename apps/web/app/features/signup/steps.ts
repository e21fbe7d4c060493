import type { SignupDraft } from './draft.ts';

/** docs/product/onboarding.md#the-sign-up-wizard: the five steps, in order. */
export const signupSteps = ['account', 'category', 'plan', 'children', 'payment'] as const;
export type SignupStep = (typeof signupSteps)[number];

export const stepNames: Readonly<Record<SignupStep, string>> = {
  account: 'Account',
  category: 'School stage',
  plan: 'Plan',
  children: 'Children',
  payment: 'Payment',
};

/** Back goes one step. */
export const stepBefore = (step: SignupStep): SignupStep | undefined => signupSteps[signupSteps.indexOf(step) - 1];

type Standing = { readonly signedIn: boolean; readonly draft: SignupDraft };

/**
 * The step to show for an address (`?step=plan`): without an account it is the account; somebody signed in continues at category; a step
 * whose choice is missing leads to the one that makes it. Payment says by itself what is missing (docs/product/onboarding.md#wizard-messages).
 */
export const stepToShow = (asked: string | null, { signedIn, draft }: Standing): SignupStep => {
  if (!signedIn) return 'account';
  const step = signupSteps.find((name) => name === asked) ?? (draft.planId === undefined ? 'category' : 'children');
  if (step === 'plan' && draft.category === undefined) return 'category';
  if (step === 'children' && draft.planId === undefined) return draft.category === undefined ? 'category' : 'plan';
  return step;
};
