import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fold.module.css';

type Props = {
  readonly title: string;
  /** A line of text among buttons, and not a panel of the page. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
};

/** Rare things behind one line, so that a page stays short. What is inside loads when it is opened. */
export const Fold = ({ title, quiet = false, children }: Props) => (
  <details className={classes.fold} data-quiet={quiet || undefined}>
    <summary className={classes.title}>
      {title}
      <IconChevronDown size={22} aria-hidden className={classes.arrow} />
    </summary>
    <div className={classes.inside}>{children}</div>
  </details>
);
