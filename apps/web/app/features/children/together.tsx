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
    <div className={classes.words}>
      <h3>{title}</h3>
      {children}
    </div>
    {way}
  </div>
);
