/** docs/product/rewards.md#streaks: streak power tiers by days of the current streak; Spark is below the first of them. */
export const streakPowers = [
  { id: 'spark', name: 'Spark', from: 0 },
  { id: 'wind-wings', name: 'Wind Wings', from: 3 },
  { id: 'crystal-boost', name: 'Crystal Boost', from: 5 },
  { id: 'magic-shield', name: 'Magic Shield', from: 7 },
  { id: 'star-power', name: 'Star Power', from: 10 },
  { id: 'lightning-strike', name: 'Lightning Strike', from: 14 },
  { id: 'dragon-force', name: 'Dragon Force', from: 21 },
  { id: 'phoenix-fire', name: 'Phoenix Fire', from: 30 },
] as const;

export type StreakPower = (typeof streakPowers)[number];
export type StreakPowerId = StreakPower['id'];

export const streakPower = (currentStreak: number): StreakPower =>
  streakPowers.findLast(({ from }) => currentStreak >= from) ?? streakPowers[0];

export type StreakPicture = 'seed' | 'sprout' | 'flower' | 'fruit' | 'orchard';
/** docs/product/rewards.md#streaks: the streak's picture changes at 3, 7, 14 and 30 days. */
export const streakPicture = (currentStreak: number): StreakPicture => {
  if (currentStreak >= 30) return 'orchard';
  if (currentStreak >= 14) return 'fruit';
  if (currentStreak >= 7) return 'flower';
  return currentStreak >= 3 ? 'sprout' : 'seed';
};
