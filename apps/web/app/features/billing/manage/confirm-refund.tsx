import { manageMessages } from '@hedgerow/contracts/billing-changes';
import { formatPence } from '@hedgerow/domain/money';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refundQuery } from '../refund-query.ts';
import { useRefund } from './api.ts';
import classes from './manage.module.css';
import { ViewHeading } from './view-heading.tsx';

/** Money back within 14 days (docs/product/money.md#refunds): what comes back, and that it ends today. */
export const ConfirmRefund = ({ onBack }: { readonly onBack: () => void }) => {
  const { data } = useQuery(refundQuery);
  const { mutate, isPending } = useRefund();
  const give = () =>
    mutate(undefined, {
      onError: (error) => showToast({ title: 'Refund Failed', message: messageOf(error, manageMessages.refundFailed), kind: 'error' }),
      onSuccess: ({ amount }) => {
        showToast({
          title: 'Your payment is on its way back',
          message:
            amount > 0 ? `${formatPence(amount)} goes to your card, usually within 5 to 10 days.` : 'Your credit is back in your account.',
          kind: 'success',
        });
        onBack();
      },
    });
  return (
    <div className={classes.view}>
      <ViewHeading onBack={onBack}>End today and get a refund</ViewHeading>
      {data === undefined ? (
        <LinesSkeleton lines={3} />
      ) : (
        <section className={classes.sums} aria-label="What you get back">
          <dl>
            <div className={classes.sum}>
              <dt>Back to your card</dt>
              <dd>{formatPence(data.amount)}</dd>
            </div>
            {data.credit > 0 && (
              <div className={classes.sum}>
                <dt>Credit you used, back in your account</dt>
                <dd>{formatPence(data.credit)}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
      <ul className={classes.points}>
        <li>Your subscription ends at once, and learning pauses for your children today.</li>
        <li>Their work is kept. They can still sign in and read it.</li>
      </ul>
      <div className={classes.actions}>
        <Button kind="danger" busy={isPending} disabled={data?.available !== true} onClick={give}>
          End now and refund {formatPence(data?.amount ?? 0)}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Stay subscribed
        </Button>
      </div>
    </div>
  );
};
