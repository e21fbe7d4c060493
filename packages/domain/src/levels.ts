import type { Phase } from './key-stages.ts';

/** docs/product/rewards.md#levels: 300 points a level for primary, 1000 otherwise. */
export const levelSize = (phase: Phase): number => (phase === 'primary' ? 300 : 1000);

export type Level = {
  readonly level: number;
  /** Points since the level began, and points that the level takes. */
  readonly pointsIntoLevel: number;
  readonly levelPoints: number;
};

/**
 * One level from lifetime points; progress is counted from (level - 1) times the level's size (docs/product/rewards.md#levels).
 * `floor` keeps the level that was reached before the phase changed: it never falls (docs/product/rewards.md#levels). Until the points have
 * caught up with it, all of them count towards the level after it, so a bar that is full is a level that is reached.
 */
export const levelFor = (lifetimePoints: number, phase: Phase, floor = 1): Level => {
  const size = levelSize(phase);
  const earned = Math.floor(lifetimePoints / size) + 1;
  if (earned < floor) return { level: floor, pointsIntoLevel: lifetimePoints, levelPoints: floor * size };
  return { level: earned, pointsIntoLevel: lifetimePoints - (earned - 1) * size, levelPoints: size };
};

/** docs/product/rewards.md#levels: creature names by level; from 16 on all are Guardians. */
const creatures = [
  'Curious Caterpillar',
  'Busy Bee',
  'Bright Ladybird',
  'Leaping Frog',
  'Clever Wren',
  'Brave Robin',
  'Quick Squirrel',
  'Kind Hedgehog',
  'Wise Toad',
  'Bold Badger',
  'Swift Hare',
  'Sharp Kingfisher',
  'Silver Fox',
  'Gliding Heron',
  'Golden Stag',
] as const;

export const levelName = (level: number): string => creatures[level - 1] ?? 'Guardian of the Hedgerow';
