import type { ReactNode } from 'react';
import classes from './layouts.module.css';

type Props = { readonly header: ReactNode; readonly side: ReactNode; readonly children: ReactNode };

export const SecondaryLayout = ({ header, side, children }: Props) => (
  <div className={classes.page}>
    {header}
    <div className={classes.secondary}>
      <div className={classes.column}>{children}</div>
      <aside className={classes.column} aria-label="My progress">
        {side}
      </aside>
    </div>
  </div>
);
