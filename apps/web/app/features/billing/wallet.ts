import { billingMessages } from '@hedgerow/contracts/billing';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { BillingDetails } from './billing-rules.ts';
import type { CreateMethod } from './pay.ts';

/** What the provider asks of a sum before a wallet opens. */
export const walletOptions = (pence: number) =>
  ({ mode: 'subscription', amount: pence, currency: 'gbp', paymentMethodCreation: 'manual' }) as const;

type Trouble = { readonly type: string; readonly message?: string };
const asTrouble = ({ type, message }: Trouble) => ({ error: { type, ...(message !== undefined && { message }) } });

/** The card that a wallet chose becomes a payment method of ours, with what was typed about who pays: from there on it is paid like any card. */
export const methodFromWallet = async (
  stripe: Pick<Stripe, 'createPaymentMethod'>,
  elements: Pick<StripeElements, 'submit'>,
  { name, email, line1, city, postalCode }: BillingDetails,
): ReturnType<CreateMethod> => {
  const submitted = await elements.submit();
  if (submitted.error !== undefined) return asTrouble(submitted.error);
  const address = { line1, city, postal_code: postalCode, country: 'GB' };
  const { paymentMethod, error } = await stripe.createPaymentMethod({
    elements: elements as StripeElements,
    params: { billing_details: { name, email, address } },
  });
  if (error !== undefined) return asTrouble(error);
  // Our own receipts name a card: nothing else is switched on, and nothing else is taken.
  return paymentMethod.type === 'card' ? { id: paymentMethod.id } : { error: { message: billingMessages.methodFailed } };
};
