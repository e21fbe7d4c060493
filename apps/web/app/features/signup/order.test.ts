import { CreateSubscriptionBody } from '@hedgerow/contracts/billing';
import { expect, test } from 'vitest';
import { type ChildDraft, emptyDraft, type SignupDraft, withPlan } from './draft.ts';
import { newId } from '../../lib/new-id.ts';
import { asSent, orderOf, subscriptionBody, withAttempt, withoutAttempt } from './order.ts';

const robin: ChildDraft = { firstName: ' Robin ', lastName: 'Ash', age: '9', yearGroup: 'Year 5' };
const willow: ChildDraft = { firstName: 'Willow', lastName: 'Ash', age: '13', yearGroup: 'Year 9', planId: 'secondary_revise' };
const draft: SignupDraft = { ...withPlan(emptyDraft, 'primary_scholar'), children: [robin, willow] };
const order = orderOf(draft) ?? [];

const counter = () => {
  let count = 0;
  return () => {
    count += 1;
    return `id ${count}`;
  };
};

test('each child is ordered with the plan of its phase', () => {
  expect(order.map(({ firstName, planId }) => [firstName, planId])).toEqual([
    ['Robin', 'primary_scholar'],
    ['Willow', 'secondary_revise'],
  ]);
});

test('there is no order while a plan, a name or a choice is missing', () => {
  expect(orderOf({ ...draft, planId: undefined })).toBeUndefined();
  expect(orderOf({ ...draft, children: [{ ...robin, lastName: '' }] })).toBeUndefined();
  expect(orderOf({ ...draft, children: [robin, { ...willow, planId: undefined }] })).toBeUndefined();
});

test('a double click and a reload are the same attempt; another order, or a certain refusal, is a new one', () => {
  const ids = counter();
  const first = asSent(withAttempt(draft, order, ids));
  expect(withAttempt(first, order, ids).attempt).toEqual(first.attempt);
  expect(first.attempt).toMatchObject({ id: 'id 1', sent: true });
  const told = order.map((child) => ({ ...child, hard: { subjects: [], words: 'fractions' } }));
  expect(withAttempt(first, told, ids).attempt).toEqual(first.attempt);
  const other = order.slice(0, 1);
  expect(withAttempt(first, other, ids).attempt).toMatchObject({ id: 'id 2', sent: false });
  expect(withAttempt(withoutAttempt(first), order, ids).attempt?.id).toBe('id 3');
  expect(withAttempt({ ...first, interval: 'year' }, order, ids).attempt).toMatchObject({ id: 'id 4', sent: false });
});

test('what is sent is what the server reads', () => {
  const billing = { name: 'Sam Ash', email: 'sam@example.org', line1: '1 Hedge Lane', city: 'Wells', postalCode: ' BA5 2AA ' };
  const person = { firstName: 'Sam', lastName: 'Ash', email: 'sam@example.org' };
  const body = subscriptionBody(person, 'primary_scholar', order, billing, {
    interval: 'year',
    paymentMethodId: 'pm_1',
    code: 'OAK25',
    attemptId: newId(),
  });
  expect(CreateSubscriptionBody.parse(body)).toEqual(body);
  expect(body).toMatchObject({ paymentMethodId: 'pm_1', code: 'OAK25', interval: 'year' });
  expect(body.customerData.address).toEqual({ line1: '1 Hedge Lane', city: 'Wells', postal_code: 'BA5 2AA', country: 'GB' });
});
