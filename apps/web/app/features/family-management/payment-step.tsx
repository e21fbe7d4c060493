import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { type Child, familyMessages } from '@hedgerow/contracts/families';
import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { previewQuery } from './api.ts';
import classes from './manage.module.css';
import type { ManageParts } from './parts.ts';
import { PayForm } from './pay-form.tsx';

type Props = {
  readonly userId: string;
  readonly child: Child;
  readonly planId: PaidPlanId;
  readonly interval: Interval;
  readonly savedCard: SubscriptionSummary['paymentMethod'];
  readonly StripeElements: ManageParts['StripeElements'];
  readonly onPaid: () => void;
  readonly onBack: () => void;
};

/** First the sum, as the provider says it, and the card form; then the one button that obliges (docs/product/families.md#adding-a-child). */
export const PaymentStep = ({ userId, child, planId, interval, savedCard, StripeElements, onPaid, onBack }: Props) => {
  const { data: quote, error, isFetching, refetch } = useQuery(previewQuery(child.id, planId));
  return (
    <div className={classes.form}>
      <StepHeading step="payment">Check and pay for {child.firstName}</StepHeading>
      {error && (
        <>
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} title="Payment Setup Failed">
            {messageOf(error, familyMessages.setupFailed)}
          </Alert>
          <div className={classes.actions}>
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
            <Button kind="quiet" onClick={onBack}>
              Back to Plan Selection
            </Button>
          </div>
        </>
      )}
      {!error && quote === undefined && <LinesSkeleton lines={10} />}
      {!error && quote !== undefined && (
        <StripeElements>
          {(desk) => (
            <PayForm
              userId={userId}
              child={child}
              planId={planId}
              interval={interval}
              quote={quote}
              savedCard={savedCard}
              desk={desk}
              onAskAgain={() => void refetch()}
              onPaid={onPaid}
              onBack={onBack}
            />
          )}
        </StripeElements>
      )}
    </div>
  );
};
