import { isReached, type MedalId, medalIds, medals, type Reached } from './medals.ts';
import { praiseFrom } from './points.ts';

/** Something that happens once to a pupil and is kept: a medal, a level, a round number of points. */
export type Milestone =
  | { readonly kind: 'medal'; readonly medal: MedalId }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'points'; readonly points: number };

/** Its name where it is kept: a milestone has one, so it is kept and celebrated once. */
export const milestoneId = (milestone: Milestone): string => {
  switch (milestone.kind) {
    case 'medal':
      return milestone.medal;
    case 'level':
      return `level-${milestone.level}`;
    case 'points':
      return `points-${milestone.points}`;
  }
};

export const readMilestone = (id: string): Milestone | undefined => {
  const medal = medalIds.find((known) => known === id);
  if (medal !== undefined) return { kind: 'medal', medal };
  const [, kind, figure] = /^(level|points)-(\d{1,9})$/.exec(id) ?? [];
  if (kind === 'level') return { kind, level: Number(figure) };
  return kind === 'points' ? { kind, points: Number(figure) } : undefined;
};

/** Everything that has been reached. Level 1 is where everybody begins: nothing to celebrate. */
export const milestonesReached = (reached: Reached): readonly Milestone[] => [
  ...medals.filter((medal) => isReached(medal, reached)).map(({ id }) => ({ kind: 'medal', medal: id }) as const),
  ...(reached.level > 1 ? [{ kind: 'level', level: reached.level } as const] : []),
  ...praiseFrom.filter((points) => reached.lifetimePoints >= points).map((points) => ({ kind: 'points', points }) as const),
];
