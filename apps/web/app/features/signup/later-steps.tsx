import type { User } from '@hedgerow/contracts/accounts';
import type { OnboardingChild } from '@hedgerow/contracts/onboarding';
import { useQuery } from '@tanstack/react-query';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { AccountReady } from './account-ready.tsx';
import { CategoryStep } from './category-step.tsx';
import { ChildrenStep } from './children-step.tsx';
import { type SignupDraft, withCategory, withPlan } from './draft.ts';
import { knownChildrenQuery, leftOutOf, withBack, withChildren, withKnown } from './known-children.ts';
import type { SignupParts } from './parts.ts';
import { PaymentOfDraft } from './payment-of-draft.tsx';
import { type SignupStep, stepAfterAccount } from './steps.ts';

type Props = {
  readonly step: SignupStep;
  readonly user: User;
  readonly draft: SignupDraft;
  readonly change: (next: (draft: SignupDraft) => SignupDraft) => void;
  readonly go: (to: SignupStep, options?: { readonly replace?: boolean }) => void;
  readonly leave: (to: string) => void;
  readonly parts: SignupParts;
};

const noChildren: readonly OnboardingChild[] = [];

/** What stands below the heading of each step, once there is an account. */
export const LaterSteps = ({ step, user, draft: typed, change: changeTyped, go, leave, parts }: Props) => {
  const { data, isPending } = useQuery(knownChildrenQuery);
  // What could not be read is no reason to stop: the server knows the family's children too.
  const known = data ?? noChildren;
  const draft = withKnown(typed, known);
  const change: Props['change'] = (next) => changeTyped((before) => next(withKnown(before, known)));
  if (isPending) return <LinesSkeleton lines={10} />;
  const { PlanCards, PlanChoice, FreeWeek, Payment } = parts;
  switch (step) {
    case 'child':
    case 'account':
      return <AccountReady user={user} onContinue={() => go(stepAfterAccount({ ...draft, planId: undefined }))} />;
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
          interval={draft.interval}
          onInterval={(interval) => change((now) => ({ ...now, interval }))}
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
          leftOut={leftOutOf(draft, known)}
          PlanChoice={PlanChoice}
          onChange={(children) => change((now) => withChildren(now, children))}
          onBringBack={(id) => change((now) => withBack(now, id))}
          onDone={() => go('payment')}
        />
      );
    case 'payment':
      return (
        <PaymentOfDraft
          user={user}
          draft={draft}
          Payment={Payment}
          FreeWeek={FreeWeek}
          onBack={() => go('children')}
          onPaid={() => leave('/parent/dashboard')}
          onWaiting={() => leave('/payment-success')}
        />
      );
  }
};
