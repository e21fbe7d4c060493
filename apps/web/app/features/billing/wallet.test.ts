import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { expect, test, vi } from 'vitest';
import { methodFromWallet, walletOptions } from './wallet.ts';

const details = { name: 'Ann Lee', email: 'ann@example.test', line1: '1 Hedge Lane', city: 'York', postalCode: 'YO1 1AA' };
const asStripe = (answer: unknown) => {
  const createPaymentMethod = vi.fn<(asked: unknown) => Promise<unknown>>(async () => answer);
  return { createPaymentMethod, stripe: { createPaymentMethod } as unknown as Pick<Stripe, 'createPaymentMethod'> };
};
const asElements = (answer: object = {}) => ({ submit: async () => answer }) as unknown as Pick<StripeElements, 'submit'>;

test('a wallet is asked for the sum of a month, in pence, and makes a method that our server orders with', () => {
  expect(walletOptions(8000)).toEqual({ mode: 'subscription', amount: 8000, currency: 'gbp', paymentMethodCreation: 'manual' });
});

test('the card of a wallet becomes a method with who pays', async () => {
  const { stripe, createPaymentMethod } = asStripe({ paymentMethod: { id: 'pm_1', type: 'card' } });
  const elements = asElements();
  expect(await methodFromWallet(stripe, elements, details)).toEqual({ id: 'pm_1' });
  const address = { line1: '1 Hedge Lane', city: 'York', postal_code: 'YO1 1AA', country: 'GB' };
  expect(createPaymentMethod).toHaveBeenCalledWith({
    elements,
    params: { billing_details: { name: 'Ann Lee', email: 'ann@example.test', address } },
  });
});

test('what the wallet or the provider refuses is said in its words, and nothing is ordered', async () => {
  const trouble = { type: 'card_error', message: 'Your card was declined.' };
  const { stripe, createPaymentMethod } = asStripe({ error: trouble });
  expect(await methodFromWallet(stripe, asElements(), details)).toEqual({ error: trouble });
  expect(await methodFromWallet(stripe, asElements({ error: { type: 'validation_error' } }), details)).toEqual({
    error: { type: 'validation_error' },
  });
  expect(createPaymentMethod).toHaveBeenCalledTimes(1);
});

test('anything but a card is not taken', async () => {
  const { stripe } = asStripe({ paymentMethod: { id: 'pm_1', type: 'link' } });
  expect(await methodFromWallet(stripe, asElements(), details)).toMatchObject({ error: {} });
});
