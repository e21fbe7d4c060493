import type { Child } from '@hedgerow/contracts/families';
import type { PaidPlanId } from '@hedgerow/domain/plans';

/** docs/product/families.md#adding-a-child: list, then the form, the plan, the payment and the credentials; editing skips plan and payment. */
export type ManageView =
  | { readonly step: 'list' }
  | { readonly step: 'edit'; readonly child: Child }
  /** With a child who waits already: the form of somebody who came back from the plans. */
  | { readonly step: 'form'; readonly child?: Child }
  | { readonly step: 'plan'; readonly child: Child; readonly planId?: PaidPlanId }
  | { readonly step: 'payment'; readonly child: Child; readonly planId: PaidPlanId }
  | { readonly step: 'creating'; readonly child: Child }
  | { readonly step: 'credentials'; readonly child: Child };

export type ManageTab = 'children' | 'add';

export const tabOf = ({ step }: ManageView): ManageTab => (step === 'list' || step === 'edit' ? 'children' : 'add');

/** Where the dialog opens: the list, the form, or where a child who waits for a payment goes on. */
export type ManageStart = { readonly kind: 'children' | 'add' } | { readonly kind: 'finish'; readonly child: Child };

export const viewAtStart = (start: ManageStart): ManageView => {
  if (start.kind === 'finish') return { step: 'plan', child: start.child };
  return start.kind === 'add' ? { step: 'form' } : { step: 'list' };
};
