import { expect, test } from 'vitest';
import { effectivePlan } from './effective-plan.ts';
import { formatPence, formatRoundPence } from './money.ts';
import {
  beginsLater,
  dailyQuizLimit,
  features,
  paidPlanIds,
  planAllows,
  planAllowsSubject,
  planById,
  planIds,
  plansForPhase,
  planThatOpens,
  readPlanId,
} from './plans.ts';

test('the five plans cost what the specification says', () => {
  expect(paidPlanIds.map((id) => formatRoundPence(planById(id).pence))).toEqual(['£20', '£30', '£20', '£35', '£50']);
  expect(plansForPhase('primary').map(({ name }) => name)).toEqual(['Primary Explorer', 'Primary Scholar']);
});

test('free opens nothing', () => {
  expect(features.filter((feature) => planAllows('free', feature))).toEqual([]);
});

test.each([
  ['upload', ['secondary_learn', 'secondary_revise', 'secondary_practice']],
  ['revise', ['secondary_revise', 'secondary_practice']],
  ['flashcards', ['primary_scholar', 'secondary_revise', 'secondary_practice']],
  ['practice', ['primary_explorer', 'primary_scholar', 'secondary_practice']],
  ['day_practice', paidPlanIds],
  ['exam_prep', ['secondary_practice']],
  ['learning_maps', ['primary_explorer', 'primary_scholar']],
  ['science_maps', ['primary_scholar']],
  ['calendar', paidPlanIds],
] as const)('%s is opened by exactly its plans', (feature, plans) => {
  expect(planIds.filter((plan) => planAllows(plan, feature))).toEqual([...plans]);
});

test.each([
  ['primary_explorer', 'primary_scholar'],
  ['secondary_learn', 'secondary_revise'],
  ['secondary_revise', 'secondary_practice'],
] as const)('%s opens nothing that %s does not', (lower, higher) => {
  expect(features.filter((feature) => planAllows(lower, feature) && !planAllows(higher, feature))).toEqual([]);
});

test('Explorer has maths and English, and five quizzes a day', () => {
  expect(planAllowsSubject('primary_explorer', 'maths')).toBe(true);
  expect(planAllowsSubject('primary_explorer', 'science')).toBe(false);
  expect(planAllowsSubject('primary_scholar', 'science')).toBe(true);
  expect(planAllowsSubject('free', 'maths')).toBe(false);
  expect([dailyQuizLimit('primary_explorer'), dailyQuizLimit('primary_scholar')]).toEqual([5, Number.POSITIVE_INFINITY]);
});

test('the cheapest plan of the phase is named for a locked feature', () => {
  expect(planThatOpens('revise', 'secondary')?.id).toBe('secondary_revise');
  expect(planThatOpens('upload', 'primary')).toBeUndefined();
});

test('in a subject it is the plan that has the subject', () => {
  expect((['maths', 'science'] as const).map((subject) => planThatOpens('practice', 'primary', subject)?.id)).toEqual([
    'primary_explorer',
    'primary_scholar',
  ]);
  expect(planThatOpens('practice', 'secondary', 'science')?.id).toBe('secondary_practice');
});

test.each([
  ['explorer', 'primary_explorer'],
  ['exam_prep', 'secondary_practice'],
  ['secondary_exam_prep', 'secondary_practice'],
  ['free_tier', 'free'],
  [' Secondary_Revise ', 'secondary_revise'],
])('%s is read as %s', (text, id) => {
  expect(readPlanId(text)).toBe(id);
});
test('an unknown plan is none', () => {
  expect(readPlanId('gold')).toBeUndefined();
});

const now = new Date('2026-11-21T12:00:00Z');
test.each([
  ['no plan', undefined, 'free'],
  ['pending', { planId: 'secondary_learn', state: 'pending', endsAt: null }, 'free'],
  ['active', { planId: 'secondary_learn', state: 'active', endsAt: null }, 'secondary_learn'],
  [
    'ending, a second before the end',
    { planId: 'secondary_learn', state: 'ending', endsAt: new Date(now.getTime() + 1000) },
    'secondary_learn',
  ],
  ['ending, at its end', { planId: 'secondary_learn', state: 'ending', endsAt: now }, 'free'],
  ['ended', { planId: 'secondary_learn', state: 'ended', endsAt: null }, 'free'],
] as const)('%s: the effective plan', (_what, plan, effective) => {
  expect(effectivePlan(plan === undefined ? undefined : { ...plan, heldPlanId: null, heldUntil: null }, now)).toBe(effective);
});

test('a better plan that is paid for stays to the last second of it, unless everything has ended before', () => {
  const plan = { planId: 'secondary_learn', state: 'active', endsAt: null, heldPlanId: 'secondary_practice', heldUntil: now } as const;
  expect(effectivePlan(plan, new Date(now.getTime() - 1))).toBe('secondary_practice');
  expect(effectivePlan(plan, now)).toBe('secondary_learn');
  expect(effectivePlan({ ...plan, state: 'ended' }, new Date(now.getTime() - 1))).toBe('free');
});

test('of each pair of plans the cheaper one of the same phase begins later, every other at once', () => {
  const later = paidPlanIds.flatMap((from) => paidPlanIds.filter((to) => beginsLater(from, to)).map((to) => `${from} ${to}`));
  expect(later).toEqual([
    'primary_scholar primary_explorer',
    'secondary_revise secondary_learn',
    'secondary_practice secondary_learn',
    'secondary_practice secondary_revise',
  ]);
});

test('money has two decimals', () => {
  expect([2000, 999, 10_000, 5].map(formatPence)).toEqual(['£20.00', '£9.99', '£100.00', '£0.05']);
});
