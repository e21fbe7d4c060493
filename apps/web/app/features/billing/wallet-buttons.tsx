import { Elements, ExpressCheckoutElement, useElements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import type { BillingDetails } from './billing-rules.ts';
import type { CreateMethod } from './pay.ts';
import { methodFromWallet, walletOptions } from './wallet.ts';

type Props = {
  readonly stripe: Stripe;
  /** A month, in pence. */
  readonly pence: number;
  /** Who pays, once everything is filled in and agreed to; undefined shows what is missing, and no wallet opens. */
  readonly ready: () => BillingDetails | undefined;
  readonly onPay: (createMethod: CreateMethod) => Promise<void>;
};

const options = {
  buttonType: { applePay: 'subscribe', googlePay: 'subscribe' },
  paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'never', paypal: 'never', amazonPay: 'never', klarna: 'never' },
} as const;

const Buttons = ({ stripe, ready, onPay }: Omit<Props, 'pence'>) => {
  const elements = useElements();
  return (
    <ExpressCheckoutElement
      options={options}
      onClick={({ resolve }) => {
        // A press that is not answered opens nothing.
        if (ready() !== undefined) resolve({});
      }}
      onConfirm={() => {
        const details = ready();
        if (elements === null || details === undefined) return;
        void onPay(() => methodFromWallet(stripe, elements, details));
      }}
    />
  );
};

/** Apple Pay and Google Pay, by the provider's own buttons; a browser that has neither shows nothing. */
export const WalletButtons = ({ pence, ...rest }: Props) => (
  <Elements key={pence} stripe={rest.stripe} options={walletOptions(pence)}>
    <Buttons {...rest} />
  </Elements>
);
