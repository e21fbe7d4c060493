import type { TodayStep } from '@hedgerow/contracts/today';
import type { GrowthStage } from '../../ui/art/growth.tsx';

const stages = { unmet: 'seed', begun: 'sprout', held: 'flower', due: 'flower', secure: 'fruit' } as const;

/** What has grown at a stop, from what was shown to be known; nothing where nobody can say. What is finished alone grows nothing. */
export const stageOf = ({ standing }: Pick<TodayStep, 'standing'>): GrowthStage | undefined =>
  standing === null ? undefined : stages[standing];

/** The middle, a little to the right, the middle, a little to the left: percent of the width. */
const swing = [50, 73, 50, 27] as const;
export const columnOf = (at: number): number => swing[at % swing.length] ?? 50;

/** Px from one stop to the next, and from the top to the middle of the first island. */
export const rowHeight = 152;
const firstMiddle = 66;
/** Tomorrow has no name to grow. */
export const lastRowLess = 30;
/** How far a bend swings out before it turns. */
const bend = 84;
/** From behind the hill. */
const beginning = -70;
export const middleOf = (at: number): number => firstMiddle + at * rowHeight;

/** The way through so many stops as the `d` of a path that is 100 wide. */
export const wayThrough = (stops: number): string =>
  Array.from({ length: stops }, (_, at) => at)
    .map((at) => {
      const [x, y] = [columnOf(at), middleOf(at)];
      if (at === 0) return `M${x + 9} ${beginning}C${x + 9} ${beginning / 2} ${x} 0 ${x} ${y}`;
      const [fromX, fromY] = [columnOf(at - 1), middleOf(at - 1)];
      return `C${fromX} ${fromY + bend} ${x} ${y - bend} ${x} ${y}`;
    })
    .join('');
