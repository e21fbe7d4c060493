import type { ReactNode } from 'react';
import { FirstView } from '../../ui/first-view.tsx';
import classes from './layouts.module.css';

type Props = {
  readonly hero: ReactNode;
  /** The day is still on its way: the rest shows once it is here. */
  readonly waiting: boolean;
  readonly children: ReactNode;
};

/** My Learning: the hero, and what to do today below it. */
export const PrimaryLayout = ({ hero, waiting, children }: Props) => (
  <div className={classes.page}>
    {hero}
    <FirstView waiting={waiting}>
      <div className={classes.column}>{children}</div>
    </FirstView>
  </div>
);
