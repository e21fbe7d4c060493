import { billingMessages, type SubscriptionStarted } from '@hedgerow/contracts/billing';
import { ApiError } from '../../lib/api-error.ts';

type CardTrouble = { readonly message?: string; readonly type?: string };

export type CreateMethod = () => Promise<{ readonly id?: string; readonly error?: CardTrouble }>;

/** What paying takes from outside: the card element, our server, and the draft that knows the attempt. */
export type PayNeeds = {
  /** Undefined where nothing is to be paid. */
  readonly createMethod: CreateMethod | undefined;
  readonly start: (paymentMethodId: string | undefined) => Promise<SubscriptionStarted>;
  readonly confirm: (clientSecret: string, paymentMethodId: string) => Promise<{ readonly error?: CardTrouble }>;
  /** Whether the server has verified the payment. */
  readonly verify: () => Promise<boolean>;
  /** The refusal is certain: the next press is a new try, not a repetition. */
  readonly giveUpAttempt: () => void;
};

export type PayOutcome =
  /** `before`: by an earlier order, and this press charged nothing. */
  | { readonly status: 'paid'; readonly before?: true }
  /** The card said yes, the server does not know yet: the result page finds out. */
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly message: string };

const failed = (message: string): PayOutcome => ({ status: 'failed', message });

const whyNotStarted = (error: unknown): string => {
  if (!(error instanceof ApiError) || error.code === 'network' || error.code === 'unreadable') return billingMessages.unexpected;
  if (error.message === '' || error.message.startsWith('HTTP ')) return billingMessages.subscriptionFailed;
  // The provider says what is wrong and not what to do.
  return error.status === 402
    ? `${error.message} Nothing was charged. Please check the details, use another card, or ask your bank.`
    : error.message;
};

/** Refused for certain: the card was declined, the attempt is spent, or what was asked cannot be. Anything else may have been paid. */
const isCertain = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const isVerified = ({ verify }: PayNeeds): Promise<boolean> => verify().catch(() => false);

const settled = async (needs: PayNeeds): Promise<PayOutcome> => ((await isVerified(needs)) ? { status: 'paid' } : { status: 'waiting' });

const afterRefusedStart = async (refused: unknown, needs: PayNeeds): Promise<PayOutcome> => {
  if (refused instanceof ApiError && refused.code === 'conflict' && (await isVerified(needs))) return { status: 'paid', before: true };
  if (isCertain(refused)) needs.giveUpAttempt();
  return failed(whyNotStarted(refused));
};

const afterRefusedConfirmation = async (trouble: CardTrouble, needs: PayNeeds): Promise<PayOutcome> => {
  // It may have been confirmed before, by a click whose answer was lost.
  if (await isVerified(needs)) return { status: 'paid' };
  if (trouble.type === 'card_error') needs.giveUpAttempt();
  return failed(trouble.message ?? billingMessages.confirmationFailed);
};

/** docs/product/money.md#billing-messages: method, subscription, confirmation where asked for, and then what the server has verified. Never throws. */
export const pay = async (needs: PayNeeds): Promise<PayOutcome> => {
  try {
    const method = await needs.createMethod?.();
    if (method !== undefined && method.id === undefined) return failed(method.error?.message ?? billingMessages.methodFailed);
    const methodId = method?.id;
    const started = await needs.start(methodId).catch((error: unknown) => ({ refused: error }));
    if ('refused' in started) return await afterRefusedStart(started.refused, needs);
    if (!started.requiresAction || started.paymentIntent === null || methodId === undefined) return await settled(needs);
    const { error } = await needs.confirm(started.paymentIntent.client_secret, methodId);
    return await (error === undefined ? settled(needs) : afterRefusedConfirmation(error, needs));
  } catch {
    return failed(billingMessages.unexpected);
  }
};
