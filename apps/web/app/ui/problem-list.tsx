import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { intoView } from './into-view.ts';
import classes from './problem-list.module.css';

type Props = {
  /** Where there is nothing that the reader could mend. */
  readonly title?: string;
  /** What is wrong, each as a sentence. Nothing shows while there is none. */
  readonly problems: readonly string[];
  /** A way on: "Try again", or topics that are near. */
  readonly children?: ReactNode;
};

/** docs/product/tests.md#messages-of-tests: a red list, there headed 'Please fix the following errors:'. */
export const ProblemList = ({ title = 'Please fix the following errors:', problems, children }: Props) =>
  problems.length === 0 ? null : (
    <div role="alert" ref={intoView} className={classes.problems}>
      <IconAlertCircle size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <ul className={classes.list}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
