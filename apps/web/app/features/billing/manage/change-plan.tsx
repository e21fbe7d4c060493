import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { ChangeQuote } from '@hedgerow/contracts/billing-changes';
import type { Phase } from '@hedgerow/domain/key-stages';
import { formatPence } from '@hedgerow/domain/money';
import { type Interval, type PaidPlanId, planName } from '@hedgerow/domain/plans';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { TermsLine } from '../../../ui/terms-line.tsx';
import { showToast } from '../../../ui/toast.ts';
import { PlanChoice } from '../plan-choice.tsx';
import { quoteQuery, useReadAgain } from './api.ts';
import { ViewHeading } from './view-heading.tsx';
import classes from './manage.module.css';
import type { PlanOfChild } from './overview-tab.tsx';
import { changePlan } from './plan-change.ts';

type Props = {
  readonly userId: string;
  readonly plan: PlanOfChild;
  readonly phase: Phase;
  readonly card: SubscriptionSummary['paymentMethod'];
  readonly interval: Interval;
  /** The family pays for more than this child. */
  readonly siblings: boolean;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

/** The order button says the sum and that it obliges to pay (docs/product/money.md#before-the-button). */
const orderWords = ({ dueNow, startsAt }: ChangeQuote): string => {
  if (startsAt !== null) return `Change plan from ${formatDate(startsAt)}`;
  return dueNow > 0 ? `Change plan and pay ${formatPence(dueNow)}` : 'Change plan';
};

type SumsProps = Pick<Props, 'card' | 'interval' | 'siblings'> & { readonly quote: ChangeQuote; readonly name: string };

const Sums = ({ quote, name, card, interval, siblings }: SumsProps) => {
  const { dueNow, nextAmount, nextDate, startsAt, lines } = quote;
  const from = card === null ? '' : ` from your card ending in ${card.last4}`;
  return (
    <section className={classes.sums} aria-label="What it costs">
      <dl>
        <div className={classes.sum}>
          <dt>{dueNow < 0 ? 'Credit for you' : 'Due now'}</dt>
          <dd>{formatPence(Math.abs(dueNow))}</dd>
        </div>
        <div className={classes.sum}>
          <dt>
            Each {interval} from {formatDate(nextDate)}
            {siblings ? ', for all your children' : ''}
          </dt>
          <dd>{formatPence(nextAmount)}</dd>
        </div>
      </dl>
      <p className={classes.soft}>
        {dueNow > 0 && `You pay the difference for the rest of this ${interval}${from} when you press the button.`}
        {dueNow < 0 && `What you have already paid for the rest of this ${interval} comes off your next invoices.`}
        {dueNow === 0 && 'You pay nothing today.'}
        {startsAt !== null && ` ${name} keeps the current plan until ${formatDate(startsAt)}. Until then you can undo this.`}
      </p>
      {lines.length > 0 && (
        <details>
          <summary>How this is worked out</summary>
          <ul className={classes.billLines}>
            {lines.map(({ description, amount }) => (
              <li key={description}>
                <span>{description}</span>
                <span className={classes.figure}>{formatPence(amount)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};

/** docs/product/money.md#the-billing-page: opened for one child; the sum stands there before anything is ordered (docs/product/money.md#changes). */
export const ChangePlan = ({ userId, plan, phase, card, interval, siblings, onDone, onBack }: Props) => {
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const current = plan.planId === 'free' ? undefined : plan.planId;
  const [chosen, setChosen] = useState<PaidPlanId | undefined>(current);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  // The same for a second press after a lost answer; another plan or another sum is another try.
  const attempt = useRef<{ readonly key: string; readonly id: string }>(undefined);
  const other = chosen !== undefined && chosen !== current ? chosen : undefined;
  const {
    data: quote,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...quoteQuery(plan.childId, other ?? 'secondary_learn'),
    enabled: other !== undefined,
  });

  useEffect(() => {
    if (trouble !== undefined) document.getElementById('change-trouble')?.focus();
  }, [trouble]);

  const choose = (planId: PaidPlanId) => {
    setChosen(planId);
    setTrouble(undefined);
  };

  const press = async (planId: PaidPlanId, { dueNow, prorationDate, startsAt }: ChangeQuote) => {
    if (busy) return;
    setBusy(true);
    setTrouble(undefined);
    const key = `${planId} ${prorationDate}`;
    if (attempt.current?.key !== key) attempt.current = { key, id: newId() };
    const outcome = await changePlan(client, userId, {
      childId: plan.childId,
      planId,
      dueNow,
      prorationDate,
      attemptId: attempt.current.id,
    });
    await readAgain().catch(() => undefined);
    if (outcome.status === 'done') {
      setBusy(false);
      const when = startsAt === null ? 'is on' : `moves on ${formatDate(startsAt)} to`;
      showToast({
        title: 'Plan Changed',
        message: `${plan.childName} ${when} ${planName(planId)}${startsAt === null ? ' now' : ''}.`,
        kind: 'success',
      });
      return onDone();
    }
    if (outcome.over) attempt.current = undefined;
    // The button comes back with the sum as it is now.
    await refetch();
    setBusy(false);
    setTrouble(outcome.message);
  };

  return (
    <div className={classes.view}>
      <ViewHeading onBack={onBack}>Change Plan for {plan.childName}</ViewHeading>
      <PlanChoice
        id="change-plan"
        legend={`Plans for ${plan.childName}, now on ${plan.planName}`}
        phase={phase}
        chosen={chosen}
        interval={interval}
        error={undefined}
        onChoose={choose}
      />
      <div className={classes.outcome} aria-live="polite">
        {other === undefined && <p className={classes.note}>This is {plan.childName}’s plan now. Choose another to see what it costs.</p>}
        {other !== undefined && quote === undefined && error === null && <LinesSkeleton lines={3} />}
        {other !== undefined && error !== null && quote === undefined && (
          <ErrorState title="We could not work out the price" error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {other !== undefined && quote !== undefined && (
          <Sums interval={interval} quote={quote} name={plan.childName} card={card} siblings={siblings} />
        )}
      </div>
      {trouble !== undefined && (
        <Alert
          id="change-trouble"
          tabIndex={-1}
          color="red"
          role="alert"
          icon={<IconAlertCircle aria-hidden />}
          title="Your plan was not changed"
        >
          {trouble}
        </Alert>
      )}
      {other !== undefined && <TermsLine by="ordering" />}
      <div className={classes.actions}>
        {other !== undefined && quote !== undefined && (
          <Button busy={busy} disabled={isFetching && !busy} onClick={() => void press(other, quote)}>
            {orderWords(quote)}
          </Button>
        )}
        <Button kind="quiet" onClick={onBack}>
          Cancel
        </Button>
      </div>
    </div>
  );
};
