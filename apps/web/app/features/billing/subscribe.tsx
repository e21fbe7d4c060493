import type { User } from '@hedgerow/contracts/accounts';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import { Checkbox } from '@mantine/core';
import { IconBolt, IconDoorExit } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paysAlready } from '../../lib/pays-already.ts';
import { announce } from '../../ui/announce.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TermsLine } from '../../ui/terms-line.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { AlreadyActive } from './already-active.tsx';
import { BillingQuestions } from './billing-questions.tsx';
import { childrenToPayForQuery } from './checkout-api.ts';
import { ChildChooser } from './child-chooser.tsx';
import { codeWords } from './code-words.ts';
import { IntervalChoice } from './interval-choice.tsx';
import { OrderPanel } from './order-panel.tsx';
import { PartnerCodeBox } from './partner-code.tsx';
import { type PayableChild, phaseOfChild, pickOf } from './plan-picks.ts';
import { SubscribePlans } from './subscribe-plans.tsx';
import classes from './subscribe.module.css';
import { useStartNowWords } from './use-no-refund-before.ts';
import { useOrder } from './use-order.ts';

const trust = [
  { Icon: IconBolt, words: 'Instant Access' },
  { Icon: IconDoorExit, words: 'Cancel Anytime' },
] as const;

const phases = ['primary', 'secondary'] as const;

const closedWords = (child: PayableChild): string =>
  `${child.firstName} is in ${child.yearGroup}: choose one of the ${phaseOfChild(child)} plans.`;

const Choosing = ({ user, family }: { readonly user: User; readonly family: readonly PayableChild[] }) => {
  const navigate = useNavigate();
  const order = useOrder({ userId: user.id, children: family, returnTo: 'subscription', fieldOf: () => 'whose-plan' });
  const [current, setCurrent] = useState(() => family.find((child) => pickOf(order.picks, child) === undefined)?.id ?? family[0]?.id);
  const [settingUp, setSettingUp] = useState<PaidPlanId>();
  const startNowWords = useStartNowWords();
  const child = family.find(({ id }) => id === current);
  const only = family.length === 1;
  const ordered = child === undefined || phaseOfChild(child) === 'primary' ? phases : phases.toReversed();

  const choose = (planId: PaidPlanId): void => {
    if (child === undefined) return void navigate('/onboarding/children-setup');
    order.choose(child.id, planId);
    if (only) {
      setSettingUp(planId);
      return order.proceedWith({ [child.id]: planId });
    }
    const next = family.find((other) => other.id !== child.id && pickOf(order.picks, other) === undefined);
    announce(
      next === undefined
        ? `${child.firstName} has a plan. Every child has one now.`
        : `${child.firstName} has a plan. Next: ${next.firstName}.`,
    );
    if (next !== undefined) setCurrent(next.id);
  };

  return (
    <>
      {only && (
        <div className={classes.consent}>
          <Checkbox
            id="start-now"
            label={startNowWords}
            checked={order.startNow}
            error={order.consentError}
            onChange={({ currentTarget }) => order.setStartNow(currentTarget.checked)}
          />
          <TermsLine by="ordering" />
          <p className={classes.codeLine}>
            {order.code === null ? (
              <Link to="/onboarding/plan-selection">I have a partner code</Link>
            ) : (
              <>
                <strong>{order.code.code}</strong> {codeWords(order.code)}
              </>
            )}
          </p>
        </div>
      )}
      {family.length > 1 && current !== undefined && (
        <div id="whose-plan" tabIndex={-1}>
          <ChildChooser family={family} picks={order.picks} current={current} onCurrent={setCurrent} />
        </div>
      )}
      <IntervalChoice interval={order.interval} onChange={order.setInterval} yearClosed={order.yearClosed} />
      {ordered.map((phase) => (
        <SubscribePlans
          key={phase}
          phase={phase}
          chosen={child === undefined ? undefined : pickOf(order.picks, child)}
          interval={order.interval}
          closed={child === undefined || phaseOfChild(child) === phase ? undefined : closedWords(child)}
          settingUp={order.busy ? settingUp : undefined}
          onChoose={choose}
        />
      ))}
      {family.length > 1 && (
        <div className={classes.order}>
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
      )}
    </>
  );
};

/** docs/product/money.md#the-billing-page, /subscription/subscribe: the plans of both stages; each child keeps a choice of their own. */
export const Subscribe = ({ user }: { readonly user: User }) => {
  const { data, error, isFetching, refetch } = useQuery(childrenToPayForQuery);
  if (paysAlready(user)) return <AlreadyActive carer={user.carer} />;
  return (
    <>
      <PageHeader
        title="Choose Your Learning Plan"
        lead={
          data?.length === 0 ? 'Choose a plan, and then tell us who is learning.' : 'The price is for one child, each month or each year.'
        }
      />
      <ul className={classes.trust}>
        {trust.map(({ Icon, words }) => (
          <li key={words}>
            <Icon size={22} aria-hidden />
            {words}
          </li>
        ))}
      </ul>
      {error !== null && data === undefined && (
        <ErrorState title="We could not load your children" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && <CardsSkeleton count={5} height={260} />}
      {data !== undefined && <Choosing user={user} family={data} />}
      <BillingQuestions />
    </>
  );
};
