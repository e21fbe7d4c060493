import { AppError } from '@hedgerow/domain/errors';
import { Stripe } from 'stripe';

const unusableCode = (code: string | undefined): boolean => code !== undefined && /^(promotion_code|coupon)_/u.test(code);

/** The provider's refusal in our words: its code for programs, its sentence for people. */
const asAppError = (error: unknown): unknown => {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { message, code } = error;
  if (error instanceof Stripe.errors.StripeCardError)
    return new AppError('payment_failed', message, {
      cause: error,
      details: { providerCode: code ?? null, declineCode: error.decline_code ?? null },
    });
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new AppError('unavailable', 'The payment service did not answer. Please try again.', { cause: error });
  if (unusableCode(code) || message.includes('promotion code cannot be redeemed'))
    return new AppError('invalid', message, { cause: error });
  if (error.statusCode === 404 || code === 'resource_missing') return new AppError('not_found', message, { cause: error });
  return new AppError('unavailable', message, { cause: error });
};

/** Runs a call of the provider; what it refuses arrives as our error. */
export const inOurWords = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw asAppError(error);
  }
};
