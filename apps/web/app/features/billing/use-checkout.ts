import type { Interval } from '@hedgerow/domain/plans';
import { checkoutMessages, type ReturnPlace } from '@hedgerow/contracts/checkout';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.ts';
import { createCustomer, openCheckout } from './checkout-api.ts';
import { notePayment } from './pending-payment.ts';

type Items = readonly { readonly childId: string; readonly planId: string }[];

/** A refusal that says what to do, such as a code that somebody else has just used up; anything else has the words of the specification. */
const paymentWords = (error: unknown): string => {
  // Somebody else has signed in in another tab, or a child was removed there: to this session they do not exist.
  if (error instanceof ApiError && error.status === 404) return checkoutMessages.otherAccount;
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.message.startsWith('HTTP ')
    ? messageOf(error, checkoutMessages.paymentFailed)
    : checkoutMessages.paymentFailed;
};

/** docs/product/money.md#orders: billing customer, checkout session, flags in session storage, and on to the provider's page. */
export const useCheckout = (returnTo: ReturnPlace) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  // Coming back with the browser's own Back finds the page as it was left.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const proceed = async (items: Items, interval: Interval, startNow: boolean): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const customer = await createCustomer().catch(() => undefined);
    if (customer === undefined) {
      showToast({ kind: 'error', title: 'Setup Failed', message: checkoutMessages.setupFailed });
      return setBusy(false);
    }
    showToast({ title: 'Billing Setup Complete', message: 'Taking you to the payment page.' });
    try {
      const { url } = await openCheckout({ customerId: customer.customerId, items: [...items], interval, startNow, returnTo });
      notePayment();
      location.assign(url);
    } catch (error) {
      showToast({ kind: 'error', title: 'Payment Failed', message: paymentWords(error) });
      // A code may have ended meanwhile, or somebody else be here: the page shows how things stand now.
      void client.invalidateQueries();
      setBusy(false);
    }
  };
  return { busy, proceed };
};
