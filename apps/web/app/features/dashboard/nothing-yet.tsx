import type { ReactNode } from 'react';
import classes from './secondary.module.css';

type Props = {
  /** A scene of ui/art, small at the side. */
  readonly scene: ReactNode;
  readonly children: ReactNode;
  /** The one next step. */
  readonly action?: ReactNode;
};

/** A panel of an older pupil that is still empty: one line, one step, a small picture. */
export const NothingYet = ({ scene, children, action }: Props) => (
  <div className={classes.nothing}>
    <div className={classes.nothingScene}>{scene}</div>
    <p>{children}</p>
    {action}
  </div>
);
