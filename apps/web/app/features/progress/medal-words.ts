import type { MedalProgress } from '@hedgerow/contracts/progress';
import { type Medal, medals } from '@hedgerow/domain/medals';

type Manner = 'playful' | 'plain';
type Saying = Readonly<Record<Medal['measure'], (target: number) => string>>;

/** What earns a medal, as something to do next; never as something that is missing. */
const ways: Readonly<Record<Manner, Saying>> = {
  playful: {
    streak: (days) => `Learn ${days} days in a row`,
    level: (level) => `Reach level ${level}`,
    points: (points) => `Collect ${points} points`,
    lessons: (times) => `Learn ${times} new things`,
    assessments: (times) => `Finish ${times} quizzes`,
    activities: (times) => `Finish ${times} things`,
  },
  plain: {
    streak: (days) => `A streak of ${days} days`,
    level: (level) => `Reach level ${level}`,
    points: (points) => `Earn ${points} points`,
    lessons: (times) => `Upload or revise ${times} times`,
    assessments: (times) => `Finish ${times} assessments`,
    activities: (times) => `Finish ${times} activities`,
  },
};

export type ShownMedal = MedalProgress &
  Pick<Medal, 'kind' | 'name' | 'measure'> & {
    readonly way: string;
    /** "Earned", or how far: "2 of 3". */
    readonly standing: string;
  };

/** Medals with their words: the earned first, then the nearest. */
export const shownMedals = (progress: readonly MedalProgress[], manner: Manner): readonly ShownMedal[] =>
  progress
    .flatMap((one) => {
      const medal = medals.find(({ id }) => id === one.id);
      if (medal === undefined) return [];
      const { kind, name, measure, target } = medal;
      const way = ways[manner][measure](target);
      return [{ ...one, kind, name, measure, way, standing: one.isEarned ? 'Earned' : `${one.current} of ${one.target}` }];
    })
    .toSorted((a, b) => Number(b.isEarned) - Number(a.isEarned) || b.current / b.target - a.current / a.target);

export const earnedWords = (progress: readonly Pick<MedalProgress, 'isEarned'>[]): string =>
  `${progress.filter(({ isEarned }) => isEarned).length} of ${progress.length} earned`;

const mostNext = 4;

/** What can be reached next, the nearest first and one of each measure: “Reach level 5” is said once. Everything else stands in the album. */
export const nextAndAlbum = (
  shown: readonly ShownMedal[],
): { readonly next: readonly ShownMedal[]; readonly album: readonly ShownMedal[] } => {
  const open = shown.filter(({ isEarned }) => !isEarned);
  const next = open.filter(({ measure }, at) => open.findIndex((one) => one.measure === measure) === at).slice(0, mostNext);
  return { next, album: shown.filter((medal) => !next.includes(medal)) };
};
