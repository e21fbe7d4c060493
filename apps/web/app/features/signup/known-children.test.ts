import type { OnboardingChild } from '@hedgerow/contracts/onboarding';
import { expect, test } from 'vitest';
import { emptyDraft, type SignupDraft, withPlan } from './draft.ts';
import { leftOutOf, withBack, withChildren, withKnown } from './known-children.ts';
import { orderOf } from './order.ts';

const kit: OnboardingChild = {
  id: '01a1fd6f-0000-7000-8000-000000000001',
  firstName: 'Kit',
  lastName: 'Ing',
  age: 8,
  dateOfBirth: null,
  yearGroup: 'Year 4',
  school: null,
  status: 'active',
  linked: false,
};
const waiting: OnboardingChild = { ...kit, id: '01a1fd6f-0000-7000-8000-000000000002', firstName: 'Una', status: 'pending' };
const draft: SignupDraft = withPlan(emptyDraft, 'primary_scholar');
const names = ({ children }: SignupDraft) => children.map(({ firstName }) => firstName);
const typed = (firstName: string) => ({ firstName, lastName: 'Ing', age: '8', yearGroup: 'Year 4' });

test('a family that had a plan finds its children in the form, and orders for them by id', () => {
  const filled = withKnown(draft, [kit]);
  expect(names(filled)).toEqual(['Kit']);
  expect(orderOf(filled)).toMatchObject([{ id: kit.id, firstName: 'Kit', planId: 'primary_scholar' }]);
});

test('a child typed again is the child who is there', () => {
  const filled = withKnown({ ...draft, children: [typed(' kit '), typed('Max')] }, [kit]);
  expect(filled.children.map(({ id, firstName }) => [id, firstName])).toEqual([
    [kit.id, 'Kit'],
    [undefined, 'Max'],
  ]);
});

test('a child of whom the first step knows no last name is the one who is there', () => {
  const told = { firstName: 'kit ', lastName: '', age: '', yearGroup: 'Year 4', told: true };
  expect(withKnown({ ...draft, children: [told] }, [kit]).children.map(({ id }) => id)).toEqual([kit.id]);
});

test('a child who only waits can still be put right, and one with work cannot', () => {
  const again = withKnown(
    {
      ...draft,
      children: [
        { ...typed('Unna'), id: waiting.id },
        { ...typed('Kitty'), id: kit.id },
      ],
    },
    [waiting, kit],
  );
  expect(again.children.map(({ firstName, settled }) => [firstName, settled])).toEqual([
    ['Unna', false],
    ['Kit', true],
  ]);
});

test('somebody left out stays out, keeps their place, and comes back when asked', () => {
  const both = withKnown({ ...draft, children: [typed('Max')] }, [kit]);
  const without = withKnown(withChildren(both, both.children.slice(1)), [kit]);
  expect([names(without), leftOutOf(without, [kit]).map(({ firstName }) => firstName)]).toEqual([['Max'], ['Kit']]);
  expect(names(withKnown(withBack(without, kit.id), [kit]))).toEqual(['Kit', 'Max']);
});

test('somebody who is in the family no more is a child as typed', () => {
  expect(withKnown({ ...draft, children: [{ ...typed('Kit'), id: kit.id, settled: true }] }, []).children[0]).toMatchObject({
    firstName: 'Kit',
    id: undefined,
    settled: undefined,
  });
});
