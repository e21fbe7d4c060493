import { isSecure } from './topic-labels.ts';
import type { LearnerModel } from './learner-model.ts';
import { dueDay } from './topic-memory.ts';
import type { Phase } from '@hedgerow/domain/key-stages';

/** docs/product/teaching-engine.md#fields-that-are-served-honestly: half past four, where nothing is known yet; in minutes of the day. */
const usualStart = 16 * 60 + 30;
/** No session is proposed after 19:00 in primary and 20:30 in secondary. */
const latest: Readonly<Record<Phase, number>> = { primary: 19 * 60, secondary: 20 * 60 + 30 };

/** The middle of the minutes of the day at which a pupil began lately. */
export const usualMinute = (starts: readonly number[], phase: Phase): number => {
  const sorted = starts.toSorted((a, b) => a - b);
  return Math.min(sorted[Math.floor(sorted.length / 2)] ?? usualStart, latest[phase]);
};

/** docs/product/teaching-engine.md#fields-that-are-served-honestly: days with fractions, London; the pupil's usual time, or earlier when a revisit falls due before it. */
export const nextSession = (model: LearnerModel, now: number, minute: number): number => {
  const today = Math.floor(now);
  const atUsual = today + minute / 1440;
  const usual = atUsual > now ? atUsual : atUsual + 1;
  const due = model.topics.flatMap(({ memory }) => (memory === null ? [] : [dueDay(memory)])).filter((day) => day > now);
  return Math.min(usual, ...due);
};

/** Blocks of five questions to make a topic secure, and minutes for one question (docs/product/teaching-engine.md#fields-that-are-served-honestly). */
const blocksToSecure = 4;
const minutesABlock = 5;
export const dailyMinutes: Readonly<Record<Phase, number>> = { primary: 20, secondary: 30 };

/** Days until every topic of the map could be secure at the pupil's own pace (minutes a day), rounded up. */
export const daysToFinish = (model: LearnerModel, ownMinutes: number | null, phase: Phase): number => {
  const minutes = model.topics.reduce((sum, { ability }, topic) => {
    if (isSecure(model, topic)) return sum;
    return sum + Math.max(1, blocksToSecure - Math.floor(ability.n / 5)) * minutesABlock;
  }, 0);
  return Math.ceil(minutes / Math.max(5, ownMinutes ?? dailyMinutes[phase]));
};
