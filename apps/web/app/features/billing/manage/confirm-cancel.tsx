import { billingMessages, type SubscriptionSummary } from '@hedgerow/contracts/billing';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useRenewal } from './api.ts';
import classes from './manage.module.css';
import { ViewHeading } from './view-heading.tsx';

type Props = { readonly userId: string; readonly summary: SubscriptionSummary; readonly onBack: () => void };

const failed = (error: Error): void =>
  showToast({ title: 'Cancellation Failed', message: messageOf(error, billingMessages.cancelFailed), kind: 'error' });

const cancelled = (): void =>
  showToast({
    title: 'Subscription Cancelled',
    message: 'Scheduled for cancellation at the end of the billing period. Access will continue until then.',
    kind: 'success',
  });

/** The second and last click (docs/product/money.md#changes): nothing to type, nobody to write to. */
export const ConfirmCancel = ({ userId, summary: { renewalDate, currentPlans }, onBack }: Props) => {
  // While the family's plan runs, only a removed child's plan ends.
  const staying = currentPlans.filter(({ status }) => status !== 'ending').map(({ childName }) => childName);
  const leavers = currentPlans.filter(({ status }) => status === 'ending');
  const { mutate, isPending } = useRenewal(userId);
  const cancel = () =>
    mutate('cancel', {
      onError: failed,
      onSuccess: () => {
        cancelled();
        onBack();
      },
    });
  return (
    <div className={classes.view}>
      <ViewHeading onBack={onBack}>Cancel subscription</ViewHeading>
      <p className={classes.question}>
        Are you sure you want to cancel your subscription? Access will continue until the end of your billing period.
      </p>
      <ul className={classes.points}>
        {renewalDate !== null && <li>Everything stays open until {formatDate(renewalDate)}, and nothing more is charged.</li>}
        {staying.length > 1 && (
          <li>
            This ends the plans of {new Intl.ListFormat('en-GB').format(staying)}. To end the plan of one child alone, remove that child
            under Manage Children.
          </li>
        )}
        <li>Your children’s work is kept. They can still sign in and read it.</li>
        {leavers.map(({ childId, childName }) => (
          <li key={childId}>
            {childName} still leaves your account, and {childName}’s work is then deleted. Under Manage Children you can keep {childName}.
          </li>
        ))}
        <li>Until that day you can keep your plan with one click.</li>
      </ul>
      <div className={classes.actions}>
        <Button kind="danger" busy={isPending} onClick={cancel}>
          Cancel subscription
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Keep my plan
        </Button>
      </div>
    </div>
  );
};
