import { billingMessages, type PaymentConfig } from '@hedgerow/contracts/billing';
import type { Stripe } from '@stripe/stripe-js';
// `/pure` alone: the plain entry loads the provider's script on every page that imports it, pupils' too.
import { loadStripe } from '@stripe/stripe-js/pure';

const addScript = (src: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement('script');
  script.src = src;
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    script.remove();
    reject(new Error(billingMessages.notLoaded));
  });
  document.head.append(script);
  return promise;
};

/** The path for which the server sent this document, and so its Content-Security-Policy. */
const documentPath = (): string => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href, location.href).pathname;

/** Pages whose policy allows the provider, as the server sends them (http/pages.ts). */
const paymentPages = /^\/(?:family-signup|subscription|onboarding|parent)(?:\/|$)/;

/**
 * The payment provider's library; in the sandbox our own stand-in, loaded first. The real one is allowed on pages of payment alone
 * (docs/product/money.md#the-providers-page-and-script): whoever came here from a page of another kind without a reload gets one. Nothing typed is lost.
 */
export const openStripe = async ({ standIn, publishableKey }: PaymentConfig): Promise<Stripe> => {
  if (standIn && window.Stripe === undefined) await addScript('/sandbox/stripe.js');
  if (!standIn && !paymentPages.test(documentPath()) && paymentPages.test(location.pathname)) {
    location.reload();
    return new Promise(() => undefined);
  }
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error(billingMessages.notLoaded);
  return stripe;
};
