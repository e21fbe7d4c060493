import type { ReactNode } from 'react';
import classes from './layouts.module.css';

type Props = {
  readonly hero: ReactNode;
  readonly journey: ReactNode;
  /** Beside the journey on a wide screen, below it on a telephone. */
  readonly side: ReactNode;
  readonly below: ReactNode;
};

export const PrimaryLayout = ({ hero, journey, side, below }: Props) => (
  <div className={classes.page}>
    {hero}
    <div className={classes.primary}>
      <div className={classes.column}>{journey}</div>
      <div className={classes.column}>{side}</div>
    </div>
    <div className={classes.halves}>{below}</div>
  </div>
);
