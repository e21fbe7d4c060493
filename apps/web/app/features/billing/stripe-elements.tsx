import { billingMessages, type PaymentConfig } from '@hedgerow/contracts/billing';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { paymentConfigQuery } from './api.ts';
import { CardField } from './card-field.tsx';
import { openStripe } from './open-stripe.ts';
import { useStartNowWords } from './use-no-refund-before.ts';

type Desk = {
  readonly startNowWords: string;
  readonly card: ReactNode;
  readonly createMethod: () => Promise<{ readonly id?: string; readonly error?: string }>;
  readonly confirm: (clientSecret: string) => Promise<{ readonly error?: string }>;
};
type Props = { readonly children: (desk: Desk) => ReactNode };

const Open = ({ mode, children }: Props & { readonly mode: PaymentConfig['mode'] }) => {
  const stripe = useStripe();
  const elements = useElements();
  const startNowWords = useStartNowWords();
  return children({
    startNowWords,
    card: <CardField mode={mode} />,
    createMethod: async () => {
      if (stripe === null) return { error: billingMessages.notLoaded };
      const card = elements?.getElement(CardElement);
      if (!card) return { error: billingMessages.noCardElement };
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
      return error === undefined ? { id: paymentMethod.id } : { error: error.message ?? billingMessages.methodFailed };
    },
    confirm: async (clientSecret) => {
      if (stripe === null) return { error: billingMessages.notLoaded };
      const { error } = await stripe.confirmCardPayment(clientSecret);
      return error === undefined ? {} : { error: error.message ?? billingMessages.confirmationFailed };
    },
  });
};

/** The provider's library, loaded here and nowhere before: a card field, a card made from it, and the bank's question where it has one. */
export const StripeElements = ({ children }: Props) => {
  const config = useQuery(paymentConfigQuery);
  const { data } = config;
  const stripe = useQuery({
    queryKey: ['payment provider', data?.publishableKey],
    queryFn: () => (data === undefined ? Promise.reject(new Error(billingMessages.notLoaded)) : openStripe(data)),
    enabled: data !== undefined,
    structuralSharing: false,
  });
  if (config.isError)
    return <ErrorState title="We could not open the payment" error={config.error} onRetry={() => void config.refetch()} />;
  if (stripe.isError) return <ErrorState title={billingMessages.notLoaded} onRetry={() => void stripe.refetch()} />;
  if (data === undefined || stripe.data === undefined) return <LinesSkeleton lines={8} />;
  return (
    <Elements stripe={stripe.data}>
      <Open mode={data.mode}>{children}</Open>
    </Elements>
  );
};
