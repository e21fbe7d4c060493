import type { SignupDraft } from './draft.ts';

/** docs/product/onboarding.md#the-sign-up-wizard: the five steps, in order, once begun from a plan or with the account. */
const planFirst = ['account', 'category', 'plan', 'children', 'payment'] as const;
/** Begun with the child: their year tells the school stage. */
const childFirst = ['child', 'account', 'plan', 'children', 'payment'] as const;
export type SignupStep = (typeof planFirst)[number] | (typeof childFirst)[number];

const steps: readonly SignupStep[] = ['child', ...planFirst];

export const stepNames: Readonly<Record<SignupStep, string>> = {
  child: 'Your child',
  account: 'Account',
  category: 'School stage',
  plan: 'Plan',
  children: 'Children',
  payment: 'Payment',
};

/** The steps that this sign-up has. */
export const pathOf = (step: SignupStep, { begun }: Pick<SignupDraft, 'begun'>): readonly SignupStep[] =>
  step === 'child' || begun === 'child' ? childFirst : planFirst;

/** Back goes one step. */
export const stepBefore = (step: SignupStep, path: readonly SignupStep[]): SignupStep | undefined => path[path.indexOf(step) - 1];

/** After the account: what is not chosen yet. */
export const stepAfterAccount = ({ planId, begun, category }: SignupDraft): SignupStep => {
  if (planId !== undefined) return 'children';
  return begun === 'child' && category !== undefined ? 'plan' : 'category';
};

type Standing = { readonly signedIn: boolean; readonly draft: SignupDraft };

/**
 * The step to show for an address (`?step=plan`): a visitor begins with the child, and with the account where a plan was pressed; somebody
 * signed in continues where something is to choose; a step whose choice is missing leads to the one that makes it. Payment says by itself
 * what is missing (docs/product/onboarding.md#wizard-messages).
 */
export const stepToShow = (asked: string | null, { signedIn, draft }: Standing): SignupStep => {
  if (!signedIn) {
    const isBack = asked === 'child' && draft.begun === 'child';
    return asked === 'account' || (draft.planId !== undefined && !isBack) ? 'account' : 'child';
  }
  const after = stepAfterAccount(draft);
  const step = steps.find((name) => name === asked) ?? after;
  if ((step === 'child' && draft.begun !== 'child') || (step === 'category' && after === 'plan')) return after;
  if (step === 'plan' && draft.category === undefined) return 'category';
  if (step === 'children' && draft.planId === undefined) return draft.category === undefined ? 'category' : 'plan';
  return step;
};
