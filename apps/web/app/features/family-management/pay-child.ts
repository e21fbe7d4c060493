import type { ChildPayment } from '@hedgerow/contracts/families';
import { familyMessages } from '@hedgerow/contracts/families';
import { ApiError } from '../../lib/api-error.ts';

/** What paying takes from outside: the card form, if another card pays, and our server. */
export type PayChildNeeds = {
  /** Undefined where the saved card pays, or nothing is due. */
  readonly createMethod: (() => Promise<{ readonly id?: string; readonly error?: string }>) | undefined;
  readonly pay: (paymentMethodId: string | undefined) => Promise<ChildPayment>;
  readonly confirm: (clientSecret: string) => Promise<{ readonly error?: string }>;
  /** Whether the server has verified that this child is paid for. */
  readonly verify: () => Promise<boolean>;
  /** A payment whose proof was refused must not be paid later. */
  readonly giveUp: (attemptId: string) => Promise<unknown>;
};

/** `fresh`: the refusal is certain, the next press is a new try. `stale`: the sum must be asked again. */
type Failure = {
  readonly status: 'failed';
  readonly title: string;
  readonly message: string;
  readonly fresh: boolean;
  readonly stale?: boolean;
};
export type PayChildOutcome = { readonly status: 'paid' } | Failure;

const failed = (message: string, fresh: boolean): Failure => ({ status: 'failed', title: 'Payment Failed', message, fresh });
const unexpected: Failure = { status: 'failed', title: 'Payment Error', message: familyMessages.paymentError, fresh: false };

/** Refused for certain: declined, or what was asked cannot be. After anything else it may have been paid. */
const whyNot = (error: unknown): Failure => {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return unexpected;
  const refused = failed(error.message, true);
  return error.code === 'conflict' ? { ...refused, stale: true } : refused;
};

/** docs/product/families.md#adding-a-child: the card, the payment, the proof where the bank asks for one, and then what the server has verified. Never throws. */
export const payChild = async ({ createMethod, pay, confirm, verify, giveUp }: PayChildNeeds): Promise<PayChildOutcome> => {
  try {
    const method = createMethod === undefined ? {} : await createMethod();
    if (method.error !== undefined) return failed(method.error, true);
    const payment = await pay(method.id);
    if (payment.status === 'paid' || payment.clientSecret === null) return { status: 'paid' };
    const { error } = await confirm(payment.clientSecret);
    if (await verify()) return { status: 'paid' };
    if (error === undefined) return unexpected;
    await giveUp(payment.attemptId).catch(() => undefined);
    return failed(error, true);
  } catch (error) {
    return whyNot(error);
  }
};
