import { streakPower, streakPowers } from '@hedgerow/domain/streak-powers';
import { Panel } from '../../ui/panel.tsx';
import { powerPictures } from './power-pictures.tsx';
import classes from './adventure.module.css';

type Props = { readonly currentStreak: number; readonly longestStreak: number };

const Picture = ({ id, size }: { readonly id: keyof typeof powerPictures; readonly size: number }) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
    {powerPictures[id]}
  </svg>
);

const standing = (isNow: boolean, isFound: boolean, from: number): string => {
  if (isNow) return 'Your power now';
  return isFound ? 'Found' : `${from} days`;
};

/** docs/product/rewards.md#streaks: the power of the streak that is going on, and the others along the path. What was found once stays found. */
export const StreakPowersCard = ({ currentStreak, longestStreak }: Props) => {
  const now = streakPower(currentStreak);
  return (
    <Panel title="Streak powers" tone="sky">
      <div className={classes.power}>
        <Picture id={now.id} size={92} />
        <p>
          <strong>{now.name}</strong>
          <span>Weekends are free, and a rest day each week is fine. Your power waits for you.</span>
        </p>
      </div>
      <ol className={classes.powers} aria-label="All streak powers">
        {streakPowers.map(({ id, name, from }) => (
          <li key={id} className={classes.powerStep} data-found={longestStreak >= from} data-now={id === now.id}>
            <Picture id={id} size={60} />
            <span className={classes.powerName}>{name}</span>
            <span className={classes.powerFrom}>{standing(id === now.id, longestStreak >= from, from)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
};
