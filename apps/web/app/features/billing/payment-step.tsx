import { billingMessages } from '@hedgerow/contracts/billing';
import { checkoutMessages, type PartnerCode } from '@hedgerow/contracts/checkout';
import { Elements } from '@stripe/react-stripe-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { showToast } from '../../ui/toast.ts';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { paymentConfigQuery, refreshAfterPayment, syncSubscription } from './api.ts';
import { applyCode, currentCodeQuery } from './checkout-api.ts';
import { openStripe } from './open-stripe.ts';
import { PartnerCodeBox } from './partner-code.tsx';
import classes from './payment.module.css';
import { PaymentForm, type PaymentProps } from './payment-form.tsx';

type Props = Omit<PaymentProps, 'mode' | 'wallets' | 'code'> & {
  /** An earlier press, before a reload, may have paid already. */
  readonly maybePaid: boolean;
};

/** A code from a school, an employer or a charity: applied here or before, it is taken off what the form below charges. */
const OwnCode = ({ code }: { readonly code: PartnerCode | null }) => {
  const client = useQueryClient();
  const [open, setOpen] = useState(code !== null);
  const show = (next: PartnerCode | null) => client.setQueryData(currentCodeQuery.queryKey, next);
  const apply = async ({ code: text }: PartnerCode) => {
    show(await applyCode({ code: text, keep: true }));
    showToast({ title: 'Code applied', message: checkoutMessages.codeApplied });
  };
  return (
    <details className={classes.ownCode} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Have a code from a school or an employer?</summary>
      {open && <PartnerCodeBox applied={code} onApply={apply} onRemoved={() => show(null)} />}
    </details>
  );
};

/** Loads the provider's library here and nowhere before; and asks first whether this was paid already. */
export const PaymentStep = ({ maybePaid, ...rest }: Props) => {
  const { userId, onPaid } = rest;
  const client = useQueryClient();
  const [asking, setAsking] = useState(maybePaid);
  const config = useQuery(paymentConfigQuery);
  const code = useQuery(currentCodeQuery);
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
  if (code.isError) return <ErrorState title="We could not open the payment" error={code.error} onRetry={() => void code.refetch()} />;
  if (data === undefined || stripe.data === undefined || code.data === undefined || asking) return <LinesSkeleton lines={14} />;
  return (
    <>
      <OwnCode code={code.data} />
      <Elements stripe={stripe.data}>
        <PaymentForm mode={data.mode} wallets={data.wallets} code={code.data} {...rest} />
      </Elements>
    </>
  );
};
