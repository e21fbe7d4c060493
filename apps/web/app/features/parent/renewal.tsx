import { billingMessages, type SubscriptionSummary } from '@hedgerow/contracts/billing';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useRenewal } from './api.ts';
import classes from './subscription-panel.module.css';

type Props = { readonly userId: string; readonly summary: SubscriptionSummary };

const failed = (error: Error): void =>
  showToast({ title: 'Cancellation Failed', message: messageOf(error, billingMessages.cancelFailed), kind: 'error' });

/** Ends the renewal in two clicks, and takes it back in one (decisions.md 4). */
export const Renewal = ({ userId, summary: { status, cancelAtPeriodEnd } }: Props) => {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRenewal(userId);
  if (cancelAtPeriodEnd) {
    return (
      <Button kind="quiet" wide busy={isPending} onClick={() => mutate('keep', { onError: failed })}>
        Keep my plan
      </Button>
    );
  }
  if (status !== 'active' && status !== 'past_due') return null;
  if (!asking) {
    return (
      <Button kind="text" onClick={() => setAsking(true)}>
        Cancel subscription
      </Button>
    );
  }
  const cancelled = () => {
    setAsking(false);
    showToast({
      title: 'Subscription Cancelled',
      message: 'Scheduled for cancellation at the end of the billing period. Access will continue until then.',
      kind: 'success',
    });
  };
  return (
    <div className={classes.asking}>
      <p>Are you sure you want to cancel your subscription? Access will continue until the end of your billing period.</p>
      <Button kind="danger" wide busy={isPending} onClick={() => mutate('cancel', { onError: failed, onSuccess: cancelled })}>
        Cancel subscription
      </Button>
      <Button kind="quiet" wide onClick={() => setAsking(false)}>
        Keep my plan
      </Button>
    </div>
  );
};
