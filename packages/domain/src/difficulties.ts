export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

const spellings: Readonly<Record<string, Difficulty>> = {
  beginner: 'beginner',
  easy: 'beginner',
  level1: 'beginner',
  intermediate: 'intermediate',
  medium: 'intermediate',
  level2: 'intermediate',
  advanced: 'advanced',
  hard: 'advanced',
  level3: 'advanced',
};

/** One enum with easy/medium/hard and level1-3 as aliases (decisions.md 6); undefined when it is none. */
export const readDifficulty = (text: string): Difficulty | undefined => spellings[text.trim().toLowerCase()];
