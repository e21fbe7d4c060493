import { clearable, hash, oneOf, text } from '../rules.ts';
import type { Subscription } from '../wire.ts';

export const behaviour = oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete');
export const proration = oneOf('always_invoice', 'create_prorations', 'none');
export const paymentSettings = hash({ save_default_payment_method: oneOf('off', 'on_subscription') });
const feedback = oneOf(
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
);
export const cancellation = hash({ comment: clearable(text()), feedback: clearable(feedback) });
/** Ended for good: only notes on it may still change. */
export const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';
