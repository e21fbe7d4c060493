import { IconHeartHandshake } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './together.module.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** The button at the end. */
  readonly way?: ReactNode;
};

/** One thing for a parent and a child to do together tonight. */
export const Together = ({ title, children, way }: Props) => (
  <div className={classes.together}>
    <IconHeartHandshake size={28} aria-hidden className={classes.hands} />
    <h3 className={classes.title}>{title}</h3>
    <div className={classes.words}>{children}</div>
    {way && <div className={classes.way}>{way}</div>}
  </div>
);
