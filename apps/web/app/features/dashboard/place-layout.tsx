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
  readonly children: ReactNode;
};

/** One of a younger pupil's places: its name, and its parts below. */
export const PlaceLayout = ({ title, picture, above, pairs = false, children }: Props) => (
  <div className={classes.page}>
    <header className={classes.place}>
      {picture}
      <Title order={1}>{title}</Title>
      <ReadAloud words={title} />
    </header>
    {above}
    <div className={pairs ? classes.halves : classes.column}>{children}</div>
  </div>
);
