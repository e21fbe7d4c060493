import { openBank } from '@hedgerow/curriculum/bank';
import type { NearnessTo } from '@hedgerow/teaching/similarity/open-nearness';
import { expect, test, vi } from 'vitest';
import { nearnessInTime } from './nearness-in-time.ts';
import { offlineTeacher } from './offline-teacher.ts';

const query = { subject: 'geography', keyStage: 'KS3', topicText: 'rivers' } as const;
const nearness = { whole: { text: 'rivers', objectives: {}, questions: {} }, parts: [] };

test('what is known in time is used', async () => {
  expect(await nearnessInTime(async () => nearness)(query)).toBe(nearness);
});

test('a model that never answers holds up nobody', async () => {
  vi.useFakeTimers();
  const waiting = nearnessInTime(() => new Promise(() => {}))(query);
  await vi.advanceTimersByTimeAsync(400);
  expect(await waiting).toBeUndefined();
  vi.useRealTimers();
});

test('the teacher asks what a typed topic means, but not where the topic is known by its id or the answer came along', async () => {
  const nearnessTo = vi.fn<NearnessTo>(async () => nearness);
  const teacher = offlineTeacher(openBank(), nearnessTo);
  const wish = {
    subject: 'geography',
    keyStage: 'KS3',
    topic: 'Rivers',
    seed: 1,
    sources: [],
    difficulty: 'beginner',
    count: 5,
    includeEssays: false,
    recent: [],
  } as const;
  await teacher.assessment(wish);
  await teacher.guide(wish);
  expect(nearnessTo).toHaveBeenCalledTimes(2);
  await teacher.assessment({ ...wish, focus: { topicId: 'geography.ks3.rivers', objective: null } });
  await teacher.assessment({ ...wish, nearness });
  expect(nearnessTo).toHaveBeenCalledTimes(2);
});
