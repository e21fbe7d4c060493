import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { useNoRefundBefore } from './use-no-refund-before.ts';

/** Money comes back once in 12 months: whoever has had it reads that before they pay, in place of the promise. */
export const ChangeOfMind = ({ usual }: { readonly usual: string }) => {
  const noRefundBefore = useNoRefundBefore();
  if (noRefundBefore === null) return <li>{usual}</li>;
  return <li>{checkoutMessages.noRefundBefore(noRefundBefore)} You can still cancel anytime.</li>;
};
