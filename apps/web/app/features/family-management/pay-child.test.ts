import { expect, test, vi } from 'vitest';
import type { ChildPayment } from '@hedgerow/contracts/families';
import { ApiError } from '../../lib/api-error.ts';
import { payChild, type PayChildNeeds } from './pay-child.ts';

const paid: ChildPayment = { status: 'paid', clientSecret: null, subscriptionId: 'sub_1', childId: 'c', attemptId: 'a' };
const asks: ChildPayment = { ...paid, status: 'requires_action', clientSecret: 'pi_1_secret_2' };
const declined = async () => Promise.reject(new ApiError('payment_failed', 402, 'Your card was declined.'));
const stale = async () => Promise.reject(new ApiError('conflict', 409, 'The price has changed since you looked.'));
const lost = async () => Promise.reject(new ApiError('network', 0, 'Network error'));
const needs = (more: Partial<PayChildNeeds> = {}): PayChildNeeds => ({
  createMethod: undefined,
  pay: async () => paid,
  confirm: async () => ({}),
  verify: async () => true,
  giveUp: async () => undefined,
  ...more,
});

test('the saved card pays at once, and another card is made first', async () => {
  expect(await payChild(needs())).toEqual({ status: 'paid' });
  const pay = vi.fn<PayChildNeeds['pay']>(async () => paid);
  await payChild(needs({ createMethod: async () => ({ id: 'pm_1' }), pay }));
  expect(pay).toHaveBeenCalledWith('pm_1');
});

test('the provider’s sentence is shown, and the next press is a new try', async () => {
  const answer = { status: 'failed', title: 'Payment Failed', message: 'Your card was declined.', fresh: true };
  expect(await payChild(needs({ pay: declined }))).toEqual(answer);
  expect(await payChild(needs({ createMethod: async () => ({ error: 'Your card was declined.' }) }))).toEqual(answer);
});

test('a sum that has changed is asked again', async () => {
  expect(await payChild(needs({ pay: stale }))).toMatchObject({ fresh: true, stale: true });
});

test('a lost answer may have been paid: the same try is pressed again', async () => {
  expect(await payChild(needs({ pay: lost }))).toEqual({
    status: 'failed',
    title: 'Payment Error',
    message: 'An unexpected error occurred. Please try again.',
    fresh: false,
  });
});

test('a bank that asks: proved it is paid; refused it is given up, so that nobody pays it later', async () => {
  expect(await payChild(needs({ pay: async () => asks }))).toEqual({ status: 'paid' });
  const giveUp = vi.fn<PayChildNeeds['giveUp']>(async () => undefined);
  const refused = needs({
    pay: async () => asks,
    confirm: async () => ({ error: 'We could not confirm it.' }),
    verify: async () => false,
    giveUp,
  });
  expect(await payChild(refused)).toMatchObject({ message: 'We could not confirm it.', fresh: true });
  expect(giveUp).toHaveBeenCalledWith('a');
});
