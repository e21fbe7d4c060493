import type { ComponentProps, ReactNode } from 'react';
import classes from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'className'> & {
  /** What pressing does, for those who do not see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
};

/** A small button that is only an icon; 44 px to touch. */
export const IconButton = ({ label, icon, ...rest }: Props) => (
  <button type="button" className={classes.button} aria-label={label} title={label} {...rest}>
    {icon}
  </button>
);
