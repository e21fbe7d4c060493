import type { Interval } from '@hedgerow/domain/plans';
import type { User } from '@hedgerow/contracts/accounts';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { subscriptionQuery } from './api.ts';
import { familyOverviewQuery } from './family-query.ts';
import { BillingTab } from './billing-tab.tsx';
import { ChangeInterval } from './change-interval.tsx';
import { ChangePlan } from './change-plan.tsx';
import { ConfirmCancel } from './confirm-cancel.tsx';
import { ConfirmRefund } from './confirm-refund.tsx';
import classes from './manage.module.css';
import { OverviewTab, type PlanOfChild } from './overview-tab.tsx';
import { Renewal } from './renewal.tsx';

export type BillingTabName = 'overview' | 'billing';
type View =
  | { readonly kind: 'tabs' | 'cancel' | 'refund' | 'asked' }
  | { readonly kind: 'interval'; readonly interval: Interval }
  | { readonly kind: 'change'; readonly plan: PlanOfChild };

type Props = {
  readonly user: User;
  readonly startTab: BillingTabName;
  /** Begins with the plans of this child, where one can be changed. */
  readonly startChild: string | undefined;
};

/** Overview and Billing; what is asked further opens in their place, so that there is one overlay at a time (docs/product/routes.md#one-overlay-at-a-time). */
export const ParentBilling = ({ user, startTab, startChild }: Props) => {
  const [tab, setTab] = useState<BillingTabName>(startTab);
  const [view, setView] = useState<View>({ kind: startChild === undefined ? 'tabs' : 'asked' });
  const { data: summary, error, isFetching, refetch } = useQuery(subscriptionQuery(user.id));
  const { data: family } = useQuery(familyOverviewQuery);
  const back = () => setView({ kind: 'tabs' });

  if (error && !summary)
    return <ErrorState title="We could not load your subscription" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (summary === undefined) return <LinesSkeleton lines={8} />;
  if (view.kind === 'cancel') return <ConfirmCancel userId={user.id} summary={summary} onBack={back} />;
  if (view.kind === 'refund') return <ConfirmRefund onBack={back} />;
  if (view.kind === 'interval') return <ChangeInterval userId={user.id} summary={summary} to={view.interval} onDone={back} onBack={back} />;
  const asked = summary.currentPlans.find(({ childId, status }) => childId === startChild && status === 'active');
  const changing = view.kind === 'change' ? view.plan : view.kind === 'asked' && summary.status === 'active' ? asked : undefined;
  if (changing !== undefined) {
    const child = family?.children.find(({ id }) => id === changing.childId);
    const phase = child?.phase ?? (changing.planId.startsWith('primary') ? 'primary' : 'secondary');
    return (
      <ChangePlan
        userId={user.id}
        plan={changing}
        phase={phase}
        card={summary.paymentMethod}
        interval={summary.interval}
        siblings={summary.currentPlans.length > 1}
        onDone={back}
        onBack={back}
      />
    );
  }
  return (
    <Tabs
      value={tab}
      onChange={(next) => setTab(next === 'billing' ? 'billing' : 'overview')}
      classNames={{ tab: classes.tab, list: classes.tabs }}
    >
      <Tabs.List aria-label="Subscription Management">
        <Tabs.Tab value="overview">Overview</Tabs.Tab>
        <Tabs.Tab value="billing">Billing</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="overview" className={classes.panel}>
        <OverviewTab
          userId={user.id}
          summary={summary}
          onChangePlan={(plan) => setView({ kind: 'change', plan })}
          onInterval={(interval) => setView({ kind: 'interval', interval })}
          onBilling={() => setTab('billing')}
        />
      </Tabs.Panel>
      <Tabs.Panel value="billing" className={classes.panel}>
        <BillingTab userId={user.id} summary={summary} />
      </Tabs.Panel>
      <Renewal
        userId={user.id}
        summary={summary}
        onCancel={() => setView({ kind: 'cancel' })}
        onRefund={() => setView({ kind: 'refund' })}
      />
    </Tabs>
  );
};
