import { expect, test } from 'vitest';
import { fillPlaces } from './paid-places.ts';
import type { PlanHolder } from './subscription-state.ts';

const learn = (quantity: number) => [{ planId: 'secondary_learn' as const, quantity }];
const holder = (childId: string, more: Partial<PlanHolder> = {}): PlanHolder => ({
  childId,
  planId: 'secondary_learn',
  state: 'active',
  endsAt: null,
  leaving: false,
  held: null,
  ...more,
});
const waits = (childId: string, phase: 'primary' | 'secondary' = 'secondary') => ({ childId, phase });
const ids = ({ placed }: ReturnType<typeof fillPlaces>) => placed.map(({ childId, planId }) => `${childId} ${planId}`);

test('where every place has its child nothing is given', () => {
  expect(fillPlaces([holder('a'), holder('b', { state: 'pending' })], learn(2), [waits('b')], [])).toEqual({ placed: [], spare: [] });
});

test('a place without a child belongs to the one waiting child of its phase, also where another plan was chosen meanwhile', () => {
  expect(ids(fillPlaces([], learn(1), [waits('p', 'primary'), waits('s')], []))).toEqual(['s secondary_learn']);
  const other = holder('s', { planId: 'secondary_revise', state: 'pending' });
  expect(ids(fillPlaces([other], learn(1), [waits('s')], []))).toEqual(['s secondary_learn']);
});

test('whom the order named comes first, and two waiting children for one place are not guessed about', () => {
  const two = [waits('a'), waits('b')];
  expect(ids(fillPlaces([], learn(1), two, [{ childId: 'b', planId: 'secondary_learn' }]))).toEqual(['b secondary_learn']);
  expect(fillPlaces([], learn(1), two, [])).toEqual({ placed: [], spare: learn(1) });
  expect(ids(fillPlaces([], learn(2), two, []))).toEqual(['a secondary_learn', 'b secondary_learn']);
});

test('a child of the other phase, one who leaves and nobody at all leave the place spare', () => {
  expect(fillPlaces([], learn(1), [waits('p', 'primary')], []).spare).toEqual(learn(1));
  expect(fillPlaces([holder('a', { leaving: true })], learn(1), [], []).spare).toEqual(learn(1));
  expect(fillPlaces([holder('a')], learn(3), [], []).spare).toEqual(learn(2));
});
