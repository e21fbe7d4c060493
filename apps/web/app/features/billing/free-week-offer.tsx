import { type FreeWeekBody, FreeWeekStarted } from '@hedgerow/contracts/billing';
import { freeWeekEnds } from '@hedgerow/domain/free-week';
import { type PaidPlanId, planName } from '@hedgerow/domain/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/dates.ts';
import { profileQuery } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { refreshAfterPayment } from './api.ts';
import classes from './free-week.module.css';

type Chosen = { readonly firstName: string; readonly planId: PaidPlanId };
type Props = { readonly body: FreeWeekBody; readonly chosen: readonly Chosen[]; readonly onStarted: () => void };

/** docs/product/plans.md#the-free-week: above the payment, for a family that had no plan yet. No card and no order. */
export const FreeWeekOffer = ({ body, chosen, onStarted }: Props) => {
  const client = useQueryClient();
  const [today] = useState(() => new Date());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.post('/api/payments/free-week', body, FreeWeekStarted),
    onSuccess: async () => {
      await refreshAfterPayment(client);
      onStarted();
    },
    onError: async () => {
      await refreshAfterPayment(client);
      // Another tab, or a press whose answer was lost, may have begun it: then it has begun.
      const user = client.getQueryData(profileQuery.queryKey)?.user;
      if (user?.subscriptionTier === 'premium' && user.freeWeekEndsAt !== null) onStarted();
    },
  });
  return (
    <Panel title="Try it free for 7 days" tone="sun">
      <div className={classes.offer}>
        <ul className={classes.plans}>
          {chosen.map(({ firstName, planId }) => (
            <li key={firstName}>{`${firstName}: ${planName(planId)}`}</li>
          ))}
        </ul>
        <p className={classes.words}>
          {`No card is needed. It ends by itself on ${formatDate(freeWeekEnds(today))}, and nothing is charged. Afterwards you can still read everything your children made. A family can do this once.`}
        </p>
        {error !== null && <Refused title="The free week did not begin" error={error} />}
        <Button busy={isPending} onClick={() => mutate()}>
          Start our free week
        </Button>
      </div>
    </Panel>
  );
};
