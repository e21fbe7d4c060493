import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { Child } from '@hedgerow/contracts/families';
import { maxChildren } from '@hedgerow/domain/plans';
import { isLive } from '@hedgerow/domain/subscription-state';
import { Tabs } from '@mantine/core';
import { type ReactNode, useCallback, useState } from 'react';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { CreatingStep } from './creating-step.tsx';
import { EditChild, NewChild } from './edit-child.tsx';
import classes from './manage.module.css';
import { type ManageStart, type ManageView, tabOf, viewAtStart } from './manage-view.ts';
import { MyChildren } from './my-children.tsx';
import { NoPlanYet } from './no-plan-yet.tsx';
import type { ManageParts } from './parts.ts';
import { PaymentStep } from './payment-step.tsx';
import { PlanStep } from './plan-step.tsx';

type Props = {
  readonly userId: string;
  readonly family: readonly Child[];
  /** Undefined while it is read. */
  readonly subscription: SubscriptionSummary | undefined;
  readonly start: ManageStart;
  readonly parts: ManageParts;
  readonly onClose: () => void;
};

type StepsProps = Omit<Props, 'start'> & { readonly view: ManageView; readonly go: (view: ManageView) => void };

const paidToast = (child: Child): void =>
  showToast({ kind: 'success', title: 'Payment Successful', message: `${child.firstName}’s plan is paid.` });

/** Asked once, when the form opens: the third child is in the family as soon as the form is sent, and the form must not go before its answer. */
const OneMore = ({ family, onKept }: Pick<Props, 'family'> & { readonly onKept: (child: Child) => void }) => {
  const [full] = useState(family.length >= maxChildren);
  if (full) return <p>A family can have up to 3 children. Under My Children you can see everybody.</p>;
  return <NewChild onKept={onKept} />;
};

/** The steps of the second tab: the form, the plan, the payment, the account, the credentials. */
const AddSteps = ({ userId, family, subscription, view, go, parts, onClose }: StepsProps): ReactNode => {
  const created = useCallback((child: Child) => go({ step: 'credentials', child }), [go]);
  switch (view.step) {
    case 'list':
    case 'edit':
      return null;
    case 'form':
      if (view.child !== undefined) {
        const { child } = view;
        const toPlans = (after: Child) => go({ step: 'plan', child: after });
        return (
          <EditChild key={child.id} child={child} submitWords="Continue to plans" onSaved={toPlans} onCancel={() => go({ step: 'list' })} />
        );
      }
      return <OneMore family={family} onKept={(child) => go({ step: 'plan', child })} />;
    case 'plan':
      if (subscription === undefined) return <LinesSkeleton lines={8} />;
      if (!isLive(subscription.status)) return <NoPlanYet child={view.child} />;
      return (
        <PlanStep
          child={view.child}
          chosen={view.planId}
          interval={subscription.interval}
          PlanChoice={parts.PlanChoice}
          onChoose={(planId) => go({ ...view, planId })}
          onNext={() => view.planId !== undefined && go({ step: 'payment', child: view.child, planId: view.planId })}
          onBack={() => go({ step: 'form', child: view.child })}
        />
      );
    case 'payment':
      return (
        <PaymentStep
          userId={userId}
          child={view.child}
          planId={view.planId}
          interval={subscription?.interval ?? 'month'}
          savedCard={subscription?.paymentMethod ?? null}
          StripeElements={parts.StripeElements}
          onPaid={() => {
            paidToast(view.child);
            go({ step: 'creating', child: view.child });
          }}
          onBack={() => go({ ...view, step: 'plan' })}
        />
      );
    case 'creating':
      return <CreatingStep child={view.child} onCreated={created} />;
    case 'credentials':
      return <parts.Credentials child={view.child} onDone={onClose} />;
  }
};

/** docs/product/families.md#adding-a-child: who is in the family, and one more. */
export const ManageChildren = ({ start, ...rest }: Props) => {
  const [view, setView] = useState(() => viewAtStart(start));
  const go = useCallback((next: ManageView) => setView(next), []);
  const tab = tabOf(view);
  return (
    <Tabs
      value={tab}
      onChange={(next) => next !== tab && go({ step: next === 'add' ? 'form' : 'list' })}
      keepMounted={false}
      classNames={{ tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List>
        <Tabs.Tab value="children">My Children</Tabs.Tab>
        <Tabs.Tab value="add">Add New Child</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="children">
        {view.step === 'edit' ? (
          <EditChild
            key={view.child.id}
            child={view.child}
            submitWords="Save changes"
            onSaved={() => go({ step: 'list' })}
            onCancel={() => go({ step: 'list' })}
          />
        ) : (
          <MyChildren
            family={rest.family}
            subscription={rest.subscription}
            Initial={rest.parts.Initial}
            onAdd={() => go({ step: 'form' })}
            onEdit={(child) => go({ step: 'edit', child })}
            onFinish={(child) => go({ step: 'plan', child })}
          />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="add">
        <AddSteps view={view} go={go} {...rest} />
      </Tabs.Panel>
    </Tabs>
  );
};
