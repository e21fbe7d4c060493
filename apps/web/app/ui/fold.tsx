import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fold.module.css';

type Props = { readonly title: string; readonly children: ReactNode };

/** Rare things behind one line, so that a page stays short. What is inside loads when it is opened. */
export const Fold = ({ title, children }: Props) => (
  <details className={classes.fold}>
    <summary className={classes.title}>
      {title}
      <IconChevronDown size={22} aria-hidden className={classes.arrow} />
    </summary>
    <div className={classes.inside}>{children}</div>
  </details>
);
