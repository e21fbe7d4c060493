export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A Map, because an object also answers to names that it inherits ("constructor"). */
const spellings: ReadonlyMap<string, Difficulty> = new Map(
  Object.entries({
    beginner: 'beginner',
    easy: 'beginner',
    level1: 'beginner',
    intermediate: 'intermediate',
    medium: 'intermediate',
    level2: 'intermediate',
    advanced: 'advanced',
    hard: 'advanced',
    level3: 'advanced',
  }),
);

/** One enum with easy/medium/hard and level1-3 as aliases (docs/product/rewards.md#levels); undefined when it is none. */
export const readDifficulty = (text: string): Difficulty | undefined => spellings.get(text.trim().toLowerCase());
