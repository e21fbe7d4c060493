import type { ReactNode } from 'react';
import { FirstView } from '../../ui/first-view.tsx';
import classes from './layouts.module.css';

type Props = {
  readonly hero: ReactNode;
  /** The day is still on its way: the path shows once it is here. */
  readonly waiting: boolean;
  /** The land that the hero looks out on, from edge to edge. */
  readonly path: ReactNode;
  /** Below the land, where there is any of it. */
  readonly children: ReactNode;
};

/** My Learning: the hero, the path through the day, and what stands beside it. */
export const PrimaryLayout = ({ hero, waiting, path, children }: Props) => (
  <>
    <div className={classes.land}>
      {hero}
      <FirstView waiting={waiting}>{path}</FirstView>
    </div>
    <div className={classes.under}>{!waiting && children}</div>
  </>
);
