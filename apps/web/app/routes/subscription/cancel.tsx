import { CheckoutCancelled } from '../../features/billing/checkout-cancelled.tsx';
import { SupportEmail } from '../../features/public/site-facts.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';

export const meta = () => pageMeta('/subscription/cancel');

/** docs/product/money.md#the-billing-page. */
const SubscriptionCancel = () => (
  <CheckoutCancelled
    title="Subscription Cancelled"
    words="Your payment was cancelled and no charges were made"
    action={
      <>
        <ButtonLink to="/subscription/subscribe">Try Again</ButtonLink>
        <ButtonLink kind="quiet" to="/dashboard">
          Back to Dashboard
        </ButtonLink>
      </>
    }
    help={
      <p>
        Need help? Write to <SupportEmail />.
      </p>
    }
  />
);
export default SubscriptionCancel;
