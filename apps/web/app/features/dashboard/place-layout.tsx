import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ReadAloud } from '../../ui/listen.tsx';
import classes from './layouts.module.css';

type Props = {
  readonly title: string;
  readonly picture?: ReactNode;
  /** Under the title, before the parts. */
  readonly above?: ReactNode;
  /** Two parts stand side by side on a wide screen. */
  readonly pairs?: boolean;
  /** One column, as wide as a line is easily read. */
  readonly narrow?: boolean;
  /** At the end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Two columns of parts on a wide screen, one below the other on a narrow one. */
export const PlaceColumns = ({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) => (
  <div className={classes.halves}>
    <div className={classes.column}>{first}</div>
    <div className={classes.column}>{second}</div>
  </div>
);

/** One of a pupil's places: its name, and its parts below. */
export const PlaceLayout = ({ title, picture, above, pairs = false, narrow = false, aside, children }: Props) => (
  <div className={narrow ? `${classes.page} ${classes.narrow}` : classes.page}>
    <header className={classes.place}>
      {picture}
      <Title order={1}>{title}</Title>
      <ReadAloud words={title} />
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
    </header>
    {above}
    <div className={pairs ? classes.halves : classes.column}>{children}</div>
  </div>
);
