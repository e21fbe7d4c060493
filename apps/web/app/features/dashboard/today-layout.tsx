import type { ReactNode } from 'react';
import classes from './layouts.module.css';

type Props = { readonly header: ReactNode; readonly children: ReactNode };

/** An older pupil's Today: one column, as wide as a line is easily read. */
export const TodayLayout = ({ header, children }: Props) => (
  <div className={`${classes.page} ${classes.narrow}`}>
    {header}
    {children}
  </div>
);
