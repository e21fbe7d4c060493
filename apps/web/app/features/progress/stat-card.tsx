import type { ReactNode } from 'react';
import classes from './adventure.module.css';

type Props = {
  readonly tone: 'leaf' | 'sun' | 'sky' | 'hawthorn';
  readonly label: string;
  readonly value: ReactNode;
  readonly picture: ReactNode;
  /** Below the figure: kind words, or a bar. */
  readonly children?: ReactNode;
};

/** One figure of the stats panel, with its picture. */
export const StatCard = ({ tone, label, value, picture, children }: Props) => (
  <li className={classes.stat} data-tone={tone}>
    <span className={classes.statPicture} aria-hidden>
      {picture}
    </span>
    <span className={classes.statLabel}>{label}</span>
    <span className={classes.statValue}>{value}</span>
    <div className={classes.statBelow}>{children}</div>
  </li>
);
