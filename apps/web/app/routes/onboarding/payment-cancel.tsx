import { CheckoutCancelled } from '../../features/billing/checkout-cancelled.tsx';
import { SupportEmail } from '../../features/public/site-facts.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';

export const meta = () => pageMeta('/onboarding/payment-cancel');

/** docs/product/onboarding.md#the-profile-dialog. */
const PaymentCancel = () => (
  <CheckoutCancelled
    title="Payment cancelled"
    words="Your payment was cancelled and no charges were made. Your children’s details and the plans you chose are saved."
    action={
      <>
        <ButtonLink to="/onboarding/plan-selection">Try Payment Again</ButtonLink>
        <ButtonLink kind="quiet" to="/onboarding/children-setup">
          Back to Setup
        </ButtonLink>
      </>
    }
    help={
      <p>
        Did something go wrong? Write to <SupportEmail />, and we will help you finish.
      </p>
    }
  />
);
export default PaymentCancel;
