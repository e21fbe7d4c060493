import type { ComponentProps, ReactNode } from 'react';
import classes from './entry-list.module.css';

type Props = {
  readonly icon?: ReactNode;
  readonly title: string;
  /** Subject, date and the like. */
  readonly about: string;
  readonly children?: ReactNode;
};

/** One thing in a list: what it is, from when, and what can be done with it. */
export const Entry = ({ icon, title, about, children }: Props) => (
  <li className={classes.entry}>
    {icon !== undefined && <span className={classes.icon}>{icon}</span>}
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      <span className={classes.about}>{about}</span>
    </span>
    {children !== undefined && <span className={classes.actions}>{children}</span>}
  </li>
);

/** A way to a document, with its icon before the words. */
export const EntryLink = ({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a className={classes.link} {...rest}>
    {children}
  </a>
);

type ListProps = { readonly label: string; readonly children: ReactNode };

export const EntryList = ({ label, children }: ListProps) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
);
