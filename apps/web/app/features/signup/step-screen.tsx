import type { User } from '@hedgerow/contracts/accounts';
import { AccountReady } from './account-ready.tsx';
import { AccountStep } from './account-step.tsx';
import { CategoryStep } from './category-step.tsx';
import { ChildrenStep } from './children-step.tsx';
import { type SignupDraft, withCategory, withPlan } from './draft.ts';
import type { SignupParts } from './parts.ts';
import { PaymentOfDraft } from './payment-of-draft.tsx';
import type { SignupStep } from './steps.ts';

type Props = {
  readonly step: SignupStep;
  readonly user: User | undefined;
  readonly draft: SignupDraft;
  /** What a reload left of the account form; undefined until the browser's memory could be read. */
  readonly typed: SignupDraft['account'] | undefined;
  readonly change: (next: (draft: SignupDraft) => SignupDraft) => void;
  readonly go: (to: SignupStep, options?: { readonly replace?: boolean }) => void;
  readonly leave: (to: string) => void;
  readonly parts: SignupParts;
};

/** What stands below the heading of each step. */
export const StepScreen = ({ step, user, draft, typed, change, go, leave, parts }: Props) => {
  const { PlanCards, PlanChoice, Payment, register } = parts;
  switch (step) {
    case 'account':
      if (user !== undefined) return <AccountReady user={user} onContinue={() => go('category')} />;
      return (
        <AccountStep
          typed={typed}
          onType={(account) => change((now) => ({ ...now, account }))}
          register={register}
          onDone={() => go('category', { replace: true })}
        />
      );
    case 'category':
      return (
        <CategoryStep
          chosen={draft.category}
          onChoose={(category) => {
            change((now) => withCategory(now, category));
            go('plan');
          }}
        />
      );
    case 'plan':
      return (
        <PlanCards
          phase={draft.category ?? 'primary'}
          chosen={draft.planId}
          onChoose={(planId) => {
            change((now) => withPlan(now, planId));
            go('children');
          }}
        />
      );
    case 'children':
      return (
        <ChildrenStep
          draft={draft}
          PlanChoice={PlanChoice}
          onChange={(children) => change((now) => ({ ...now, children }))}
          onDone={() => go('payment')}
        />
      );
    case 'payment':
      if (user === undefined) return null;
      return (
        <PaymentOfDraft
          user={user}
          draft={draft}
          Payment={Payment}
          onBack={() => go('children')}
          onPaid={() => leave('/parent/dashboard')}
          onWaiting={() => leave('/payment-success')}
        />
      );
  }
};
