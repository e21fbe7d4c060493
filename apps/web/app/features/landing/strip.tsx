import type { ReactNode } from 'react';
import classes from './strip.module.css';

type Props = {
  readonly label: string;
  readonly className: string | undefined;
  /** A list item each. */
  readonly children: ReactNode;
};

/** Cards beside each other; on a telephone they are a row that moves sideways, by keyboard as well. */
export const Strip = ({ label, className, children }: Props) => (
  // What moves sideways must take the focus, or no key can move it (axe: scrollable-region-focusable).
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <ul className={`${classes.strip} ${className}`} aria-label={label} tabIndex={0}>
    {children}
  </ul>
);
