import type { SubscriptionStarted } from '@hedgerow/contracts/billing';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { pay, type PayNeeds } from './pay.ts';

const started: SubscriptionStarted = {
  subscriptionId: 'sub_1',
  status: 'pending',
  requiresAction: true,
  paymentIntent: { client_secret: 'pi_1_secret_2' },
};

const needs = (other: Partial<PayNeeds> = {}) => {
  const calls: string[] = [];
  const all: PayNeeds = {
    createMethod: async () => ({ id: 'pm_1' }),
    start: async () => started,
    confirm: async (secret, method) => {
      calls.push(`confirm ${secret} with ${method}`);
      return {};
    },
    verify: async () => true,
    giveUpAttempt: () => void calls.push('given up'),
    ...other,
  };
  return { calls, all };
};

const refuse = (error: unknown) => async () => {
  throw error;
};

test('a card that asks for nothing more: method, subscription, verified', async () => {
  const { all, calls } = needs({ start: async () => ({ ...started, requiresAction: false, paymentIntent: null }) });
  expect(await pay(all)).toEqual({ status: 'paid' });
  expect(calls).toEqual([]);
});

test('where action is required, the card is confirmed with the secret before anything is called paid', async () => {
  const { all, calls } = needs();
  expect(await pay(all)).toEqual({ status: 'paid' });
  expect(calls).toEqual(['confirm pi_1_secret_2 with pm_1']);
});

test('where nothing is to be paid there is no card: the subscription is asked for without one', async () => {
  const asked: unknown[] = [];
  const start = async (methodId: string | undefined) => {
    asked.push(methodId);
    return { ...started, requiresAction: false, paymentIntent: null };
  };
  expect(await pay(needs({ createMethod: undefined, start }).all)).toEqual({ status: 'paid' });
  expect(asked).toEqual([undefined]);
});

test('nothing is paid that the server has not verified', async () => {
  expect(await pay(needs({ verify: async () => false }).all)).toEqual({ status: 'waiting' });
  expect(await pay(needs({ verify: refuse(new ApiError('network', 0, 'Network error')) }).all)).toEqual({ status: 'waiting' });
});

test('an incomplete card says so, and no subscription is asked for', async () => {
  const message = 'Your card number is incomplete.';
  const { all } = needs({ createMethod: async () => ({ error: { message } }), start: refuse(new Error('must not be called')) });
  expect(await pay(all)).toEqual({ status: 'failed', message });
  expect(await pay({ ...all, createMethod: async () => ({}) })).toEqual({
    status: 'failed',
    message: 'An error occurred while processing your payment method.',
  });
});

test('a declined card shows the provider’s words, and the next press is a new attempt', async () => {
  const { all, calls } = needs({ start: refuse(new ApiError('payment_failed', 402, 'Your card was declined.')) });
  expect(await pay(all)).toEqual({
    status: 'failed',
    message: 'Your card was declined. Nothing was charged. Please check the details, use another card, or ask your bank.',
  });
  expect(calls).toEqual(['given up']);
});

test('a lost answer keeps the attempt: pressing again cannot pay twice', async () => {
  for (const error of [new ApiError('network', 0, 'Network error'), new ApiError('unavailable', 503, 'HTTP 503: x'), new TypeError('x')]) {
    const { all, calls } = needs({ start: refuse(error) });
    expect((await pay(all)).status).toBe('failed');
    expect(calls).toEqual([]);
  }
});

const payRefused = (error: unknown) => pay(needs({ start: refuse(error) }).all);

test('the words of the specification stand where the server has none', async () => {
  expect(await payRefused(new ApiError('unavailable', 502, 'HTTP 502: x'))).toEqual({
    status: 'failed',
    message: 'Failed to create subscription',
  });
  expect(await payRefused(new ApiError('network', 0, ''))).toEqual({
    status: 'failed',
    message: 'An unexpected error occurred. Please try again.',
  });
});

test('somebody who has paid in another tab is paid, and it is known that this press charged nothing', async () => {
  expect(await pay(needs({ start: refuse(new ApiError('conflict', 409, 'Your family already has a subscription.')) }).all)).toEqual({
    status: 'paid',
    before: true,
  });
});

test('a refused proof is not paid, and the next card is a new attempt', async () => {
  const { all, calls } = needs({ confirm: async () => ({ error: { type: 'card_error' } }), verify: async () => false });
  expect(await pay(all)).toEqual({ status: 'failed', message: 'Payment confirmation failed' });
  expect(calls).toEqual(['given up']);
});
