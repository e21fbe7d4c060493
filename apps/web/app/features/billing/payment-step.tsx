import { billingMessages } from '@hedgerow/contracts/billing';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { paymentConfigQuery, refreshAfterPayment, syncSubscription } from './api.ts';
import { openStripe } from './open-stripe.ts';
import { PaymentForm, type PaymentProps } from './payment-form.tsx';

type Props = Omit<PaymentProps, 'mode' | 'wallets'> & {
  /** An earlier press, before a reload, may have paid already. */
  readonly maybePaid: boolean;
};

/** Loads the provider's library here and nowhere before; and asks first whether this was paid already. */
export const PaymentStep = ({ maybePaid, ...rest }: Props) => {
  const { userId, onPaid } = rest;
  const client = useQueryClient();
  const [asking, setAsking] = useState(maybePaid);
  const config = useQuery(paymentConfigQuery);
  const { data } = config;
  const stripe = useQuery({
    queryKey: ['payment provider', data?.publishableKey],
    queryFn: () => (data === undefined ? Promise.reject(new Error(billingMessages.notLoaded)) : openStripe(data)),
    enabled: data !== undefined,
    structuralSharing: false,
  });

  const asked = useRef(false);
  useEffect(() => {
    if (!asking || asked.current) return;
    asked.current = true;
    void syncSubscription(userId)
      .catch(() => ({ success: false }))
      .then(async ({ success }) => {
        if (!success) return setAsking(false);
        await refreshAfterPayment(client);
        return onPaid();
      });
  }, [asking, userId, client, onPaid]);

  if (config.isError)
    return <ErrorState title="We could not open the payment" error={config.error} onRetry={() => void config.refetch()} />;
  if (stripe.isError) return <ErrorState title={billingMessages.notLoaded} onRetry={() => void stripe.refetch()} />;
  if (data === undefined || stripe.data === undefined || asking) return <LinesSkeleton lines={14} />;
  return (
    <Elements stripe={stripe.data}>
      <PaymentForm mode={data.mode} wallets={data.wallets} {...rest} />
    </Elements>
  );
};
