/** What a medal counts. A streak counts by its longest run: a run that ended is still one that was done. */
type Measure = 'streak' | 'level' | 'points' | 'lessons' | 'assessments' | 'activities';

/** What a pupil has reached so far. Points are lifetime points, never the wallet (docs/product/rewards.md#points). */
export type Reached = {
  readonly longestStreak: number;
  readonly level: number;
  readonly lifetimePoints: number;
  readonly lessons: number;
  readonly assessments: number;
};

type Rule = {
  readonly id: string;
  readonly kind: 'badge' | 'achievement';
  readonly name: string;
  readonly measure: Measure;
  readonly target: number;
};

/** docs/product/rewards.md#medals: the eight badges, then the four achievements. */
export const medals = [
  { id: 'streak-star', kind: 'badge', name: 'Streak Star', measure: 'streak', target: 3 },
  { id: 'level-master', kind: 'badge', name: 'Level Master', measure: 'level', target: 2 },
  { id: 'point-collector', kind: 'badge', name: 'Point Collector', measure: 'points', target: 100 },
  { id: 'learning-hero', kind: 'badge', name: 'Learning Hero', measure: 'lessons', target: 5 },
  { id: 'quiz-champion', kind: 'badge', name: 'Quiz Champion', measure: 'assessments', target: 3 },
  { id: 'streak-wizard', kind: 'badge', name: 'Streak Wizard', measure: 'streak', target: 10 },
  { id: 'learning-royalty', kind: 'badge', name: 'Learning Royalty', measure: 'level', target: 5 },
  { id: 'point-legend', kind: 'badge', name: 'Point Legend', measure: 'points', target: 1000 },
  { id: 'seven-day-streak', kind: 'achievement', name: '7-day streak', measure: 'streak', target: 7 },
  { id: 'level-five', kind: 'achievement', name: 'Level 5', measure: 'level', target: 5 },
  { id: 'ten-activities', kind: 'achievement', name: '10 activities', measure: 'activities', target: 10 },
  { id: 'five-quizzes', kind: 'achievement', name: '5 quizzes', measure: 'assessments', target: 5 },
] as const satisfies readonly Rule[];

export type Medal = (typeof medals)[number];
export type MedalId = Medal['id'];
export const medalIds = medals.map(({ id }) => id);

/** What a pupil's screens leave out: streaks that a parent switched off, lessons and assessments where there are none to do. */
export type MedalChoice = { readonly streaks: boolean; readonly lessons: boolean; readonly assessments: boolean };

/** The medals that a pupil can see. What was earned is seen whatever the plan opens now; streaks that are off are not. */
export const medalsFor = ({ streaks, ...toDo }: MedalChoice, isEarned: (id: MedalId) => boolean): readonly Medal[] =>
  medals.filter(({ id, measure }) => {
    if (measure === 'streak') return streaks;
    const isOffered = measure === 'lessons' || measure === 'assessments' ? toDo[measure] : true;
    return isOffered || isEarned(id);
  });

/** How far a medal has come, never above its target. */
export const medalProgress = ({ measure, target }: Pick<Rule, 'measure' | 'target'>, reached: Reached): number => {
  const counted: Readonly<Record<Measure, number>> = {
    streak: reached.longestStreak,
    // Everybody begins at level 1: that is not a step towards a medal yet.
    level: reached.level > 1 ? reached.level : 0,
    points: reached.lifetimePoints,
    lessons: reached.lessons,
    assessments: reached.assessments,
    activities: reached.lessons + reached.assessments,
  };
  return Math.min(target, counted[measure]);
};

export const isReached = (medal: Pick<Rule, 'measure' | 'target'>, reached: Reached): boolean =>
  medalProgress(medal, reached) === medal.target;
