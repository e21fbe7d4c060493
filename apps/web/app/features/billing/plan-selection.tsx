import type { FreeWeekBody } from '@hedgerow/contracts/billing';
import { type OnboardingChild, OnboardingChildren } from '@hedgerow/contracts/onboarding';
import type { User } from '@hedgerow/contracts/accounts';
import { keyStageForYear } from '@hedgerow/domain/key-stages';
import { isSixthForm, sixthFormForParents } from '@hedgerow/domain/sixth-form';
import { readYearGroup } from '@hedgerow/domain/year-groups';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { readCompletedChildren } from '../../lib/onboarding-session.ts';
import { paysAlready } from '../../lib/pays-already.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { AlreadyActive } from './already-active.tsx';
import { childrenToPayForQuery } from './checkout-api.ts';
import { IntervalChoice } from './interval-choice.tsx';
import { OrderPanel } from './order-panel.tsx';
import { PartnerCodeBox } from './partner-code.tsx';
import { type PayableChild, type PlanPicks, phaseOfChild, pickOf, ageForForm } from './plan-picks.ts';
import { PlanOptions } from './plan-options.tsx';
import classes from './selection.module.css';
import { useOrder } from './use-order.ts';

const fieldOf = ({ id }: PayableChild): string => `plan-${id}`;

/** Shows nothing where no free week is offered. */
type FreeWeek = ComponentType<{ readonly user: User; readonly body: FreeWeekBody; readonly onStarted: () => void }>;
type Props = { readonly user: User; readonly FreeWeek: FreeWeek };
type PageProps = Props & {
  /** What stands under the order. */
  readonly beside: ReactNode;
};

/** Whoever pays for a child past Year 11 reads what there is for them before they choose. */
const noteFor = (child: PayableChild): string => {
  const year = readYearGroup(child.yearGroup);
  const words = `${child.yearGroup}: ${phaseOfChild(child)} plans`;
  return year !== undefined && isSixthForm(keyStageForYear(year)) ? `${words}. ${sixthFormForParents}` : words;
};

/** What is chosen, as the free week takes it; undefined while a child has no plan. */
const weekFor = (family: readonly OnboardingChild[], picks: PlanPicks): FreeWeekBody | undefined => {
  const childrenData = family.flatMap((child) => {
    const { id, firstName, lastName, yearGroup } = child;
    const planId = pickOf(picks, child);
    return planId === undefined ? [] : [{ id, firstName, lastName, yearGroup, age: ageForForm(child), planId }];
  });
  const [first] = childrenData;
  return first === undefined || childrenData.length < family.length ? undefined : { planId: first.planId, childrenData };
};

const Choosing = ({ user, family, FreeWeek }: Props & { readonly family: readonly OnboardingChild[] }) => {
  const navigate = useNavigate();
  const order = useOrder({ userId: user.id, children: family, returnTo: 'onboarding', fieldOf });
  const week = weekFor(family, order.picks);
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <IntervalChoice interval={order.interval} onChange={order.setInterval} yearClosed={order.yearClosed} />
        {family.map((child) => (
          <PlanOptions
            key={child.id}
            id={fieldOf(child)}
            legend={child.firstName}
            note={noteFor(child)}
            phase={phaseOfChild(child)}
            chosen={pickOf(order.picks, child)}
            interval={order.interval}
            error={order.errorFor(child)}
            onChoose={(planId) => order.choose(child.id, planId)}
          />
        ))}
      </div>
      <div className={classes.side}>
        {week !== undefined && (
          <Suspense>
            <FreeWeek user={user} body={week} onStarted={() => void navigate('/parent/dashboard', { replace: true })} />
          </Suspense>
        )}
        <OrderPanel
          lines={order.lines}
          interval={order.interval}
          missing={order.missing}
          code={order.code}
          codeBox={<PartnerCodeBox applied={order.code} onApply={order.apply} onRemoved={order.codeRemoved} />}
          startNow={order.startNow}
          onStartNow={order.setStartNow}
          problems={order.problems}
          consentError={order.consentError}
          busy={order.busy}
          onProceed={order.proceed}
        />
      </div>
    </div>
  );
};

/** What the children setup kept in this tab; the server's answer takes its place. */
const savedChildren = () => {
  const saved = OnboardingChildren.safeParse(readCompletedChildren());
  return saved.success && saved.data.length > 0 ? saved.data : undefined;
};

/** docs/product/onboarding.md#plan-selection, /onboarding/plan-selection: a plan for each child, the order, and on to the payment. */
export const PlanSelection = ({ user, FreeWeek, beside }: PageProps) => {
  const [saved] = useState(savedChildren);
  const { data, isError, isPlaceholderData } = useQuery({
    ...childrenToPayForQuery,
    ...(saved === undefined ? {} : { placeholderData: saved }),
  });
  const family = isError ? saved : data;
  if (paysAlready(user)) return <AlreadyActive carer={user.carer} />;
  if (family === undefined)
    return isError ? <Navigate to="/onboarding/children-setup" replace /> : <CardsSkeleton count={3} height={280} />;
  if (family.length === 0 && !isPlaceholderData) return <Navigate to="/onboarding/children-setup" replace />;
  return (
    <>
      <PageHeader
        title={family.length === 1 ? 'Choose a plan' : 'Choose a plan for each child'}
        lead="Each child has their own plan. You can change it later, and cancel anytime."
      />
      <Choosing user={user} family={family} FreeWeek={FreeWeek} />
      {beside}
    </>
  );
};
