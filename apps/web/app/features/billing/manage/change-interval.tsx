import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { ChangeQuote } from '@hedgerow/contracts/billing-changes';
import { formatPence } from '@hedgerow/domain/money';
import type { Interval } from '@hedgerow/domain/plans';
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
import { intervalQuoteQuery, useReadAgain } from './api.ts';
import classes from './manage.module.css';
import { changePlan } from './plan-change.ts';
import { ChangeOfMind } from '../change-of-mind.tsx';
import { ViewHeading } from './view-heading.tsx';

type Props = {
  readonly userId: string;
  readonly summary: SubscriptionSummary;
  readonly to: Interval;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

const titleOf = (to: Interval, stays: boolean): string => {
  if (stays) return 'Keep paying by the year';
  return to === 'year' ? 'Pay by the year' : 'Pay every month';
};

/** The button says the sum and that it obliges to pay (docs/product/money.md#before-the-button). */
const buttonWords = ({ dueNow, startsAt }: ChangeQuote, to: Interval, stays: boolean): string => {
  if (stays) return 'Keep paying by the year';
  if (to === 'month') return `Pay every month from ${startsAt === null ? 'then' : formatDate(startsAt)}`;
  return dueNow > 0 ? `Pay by the year and pay ${formatPence(dueNow)} now` : 'Pay by the year';
};

const Sums = ({
  quote: { dueNow, nextAmount, nextDate },
  to,
  card,
}: { readonly quote: ChangeQuote } & Pick<Props, 'to'> & Pick<CardOf, 'card'>) => (
  <section className={classes.sums} aria-label="What it costs">
    <dl>
      <div className={classes.sum}>
        <dt>Due now</dt>
        <dd>{formatPence(Math.max(0, dueNow))}</dd>
      </div>
      <div className={classes.sum}>
        <dt>
          Each {to} from {formatDate(nextDate)}
        </dt>
        <dd>{formatPence(nextAmount)}</dd>
      </div>
    </dl>
    <p className={classes.soft}>
      {dueNow > 0
        ? `We take off what you have paid for the rest of this month. You pay${card === null ? '' : ` from your card ending in ${card.last4}`} when you press the button.`
        : 'You pay nothing today.'}
    </p>
  </section>
);
type CardOf = { readonly card: SubscriptionSummary['paymentMethod'] };

/** Every month or once a year: what it costs stands there before anything is ordered. */
export const ChangeInterval = ({ userId, summary, to, onDone, onBack }: Props) => {
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  // The same for a second press after a lost answer; another sum is another try.
  const attempt = useRef<{ readonly key: string; readonly id: string }>(undefined);
  const { data: quote, error, isFetching, refetch } = useQuery(intervalQuoteQuery(to));
  const stays = summary.nextInterval !== null && to === 'year';
  const title = titleOf(to, stays);

  useEffect(() => {
    if (trouble !== undefined) document.getElementById('interval-trouble')?.focus();
  }, [trouble]);

  const press = async ({ dueNow, prorationDate }: ChangeQuote) => {
    if (busy) return;
    setBusy(true);
    setTrouble(undefined);
    if (attempt.current?.key !== prorationDate) attempt.current = { key: prorationDate, id: newId() };
    const outcome = await changePlan(client, userId, { interval: to, dueNow, prorationDate, attemptId: attempt.current.id });
    await readAgain().catch(() => undefined);
    if (outcome.status === 'done') {
      showToast({
        title: 'Payment changed',
        message: to === 'year' ? 'You pay by the year.' : 'You pay every month when your year ends.',
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
      <ViewHeading onBack={onBack}>{title}</ViewHeading>
      <ul className={classes.points}>
        {to === 'year' && !stays && (
          <>
            <li>The year begins today. We email you 30 days before the next payment.</li>
            <ChangeOfMind usual="For 14 days you can change your mind and get this payment back, once in 12 months. Your subscription then ends." />
            <li>You can cancel at any time. Learning goes on to the end of the year. We do not refund the rest of it.</li>
          </>
        )}
        {to === 'month' && <li>The year you have paid for runs to its end first. Until then you can undo this.</li>}
        {stays && <li>Nothing changes: your subscription goes on by the year.</li>}
      </ul>
      <div className={classes.outcome} aria-live="polite">
        {quote === undefined && error === null && <LinesSkeleton lines={3} />}
        {quote === undefined && error !== null && (
          <ErrorState title="We could not work out the price" error={error} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {quote !== undefined && <Sums quote={quote} to={to} card={summary.paymentMethod} />}
      </div>
      {trouble !== undefined && (
        <Alert id="interval-trouble" tabIndex={-1} color="red" icon={<IconAlertCircle aria-hidden />} title="Nothing has changed">
          {trouble}
        </Alert>
      )}
      {!stays && <TermsLine by="ordering" />}
      <div className={classes.actions}>
        <Button busy={busy} disabled={quote === undefined} onClick={() => quote !== undefined && void press(quote)}>
          {quote === undefined ? title : buttonWords(quote, to, stays)}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
};
