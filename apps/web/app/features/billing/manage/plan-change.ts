import { billingMessages, SyncAnswer } from '@hedgerow/contracts/billing';
import { changeMessages } from '@hedgerow/contracts/billing-changes';
import { api } from '../../../lib/api.ts';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { openStripe } from '../open-stripe.ts';
import { paymentConfigQuery } from '../api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { giveUpChange, type IntervalOrder, orderChange, orderInterval, type PlanOrder } from './api.ts';

export type ChangeOutcome =
  | { readonly status: 'done' }
  /** `over`: the server said so, and the next press is another try; otherwise its answer was lost, and it may have happened. */
  | { readonly status: 'failed'; readonly message: string; readonly over: boolean };

/** The bank's question to the card's owner. Refused or left, the change is given up and everything stays. */
const prove = async (client: QueryClient, secret: string, attemptId: string): Promise<ChangeOutcome> => {
  const stripe = await openStripe(await client.ensureQueryData(paymentConfigQuery));
  const { error } = await stripe.confirmCardPayment(secret);
  if (error === undefined) return { status: 'done' };
  // It may have been paid all the same, by a click whose answer was lost.
  if ((await giveUpChange(attemptId)).status === 'done') return { status: 'done' };
  return { status: 'failed', message: changeMessages.declined(error.message ?? billingMessages.confirmationFailed), over: true };
};

/** Orders a change of plan or of the interval, and answers the bank's question when there is one. Never throws. */
export const changePlan = async (client: QueryClient, userId: string, order: PlanOrder | IntervalOrder): Promise<ChangeOutcome> => {
  try {
    const step = await ('interval' in order ? orderInterval(order) : orderChange(order));
    if (step.clientSecret === null) return { status: 'done' };
    const outcome = await prove(client, step.clientSecret, order.attemptId);
    if (outcome.status === 'done') await api.post(`/api/payments/sync-subscription/${userId}`, {}, SyncAnswer);
    return outcome;
  } catch (error) {
    return { status: 'failed', message: messageOf(error, changeMessages.failed), over: error instanceof ApiError && error.status > 0 };
  }
};
