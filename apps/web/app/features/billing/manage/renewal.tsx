import { billingMessages, type SubscriptionSummary } from '@hedgerow/contracts/billing';
import { formatPence } from '@hedgerow/domain/money';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refundQuery } from '../refund-query.ts';
import { useRenewal } from './api.ts';
import classes from './manage.module.css';

type Props = {
  readonly userId: string;
  readonly summary: SubscriptionSummary;
  readonly onCancel: () => void;
  readonly onRefund: () => void;
};

const notKept = (error: Error): void => showToast({ title: 'Error', message: messageOf(error, billingMessages.unexpected), kind: 'error' });

/** The end of both tabs: how to end, how to stay, and the 14 days in which the payment comes back. */
export const Renewal = ({ userId, summary, onCancel, onRefund }: Props) => {
  const { mutate, isPending } = useRenewal(userId);
  const { data: refund } = useQuery(refundQuery);
  const { status, cancelAtPeriodEnd, endsAt } = summary;
  const keep = () =>
    mutate('keep', {
      onError: notKept,
      onSuccess: () =>
        showToast({ title: 'Your plan goes on', message: 'Your subscription no longer ends. Nothing was charged.', kind: 'success' }),
    });
  const ending = cancelAtPeriodEnd || status === 'ending';
  const running = status === 'active' || status === 'past_due';
  if (!ending && !running) return null;
  return (
    <section className={classes.renewal} aria-label="Renewal">
      {ending && (
        <div className={classes.renewalLine}>
          <p>{endsAt === null ? 'Your subscription is ending.' : `Your subscription ends on ${formatDate(endsAt)}.`} You can still stay.</p>
          <Button busy={isPending} onClick={keep}>
            Keep my plan
          </Button>
        </div>
      )}
      {refund?.available === true && refund.until !== null && (
        <div className={classes.renewalLine}>
          <p>
            Changed your mind? Until {formatDate(`${refund.until}T12:00:00Z`)} you can end today and get your payment back
            {refund.amount > 0 && `: ${formatPence(refund.amount)}`}.
          </p>
          <Button kind="quiet" onClick={onRefund}>
            End and get a refund
          </Button>
        </div>
      )}
      {!ending && (
        <div className={classes.renewalLine}>
          <p>It renews each {(summary.nextInterval ?? summary).interval} until you end it.</p>
          <Button kind="text" onClick={onCancel}>
            Cancel subscription
          </Button>
        </div>
      )}
    </section>
  );
};
