import type { ReactNode } from 'react';
import classes from './operator.module.css';

type Props = {
  readonly name: string;
  readonly text?: string;
  /** The quiet line below. */
  readonly about: ReactNode;
  /** Beside the words: where it stands, and what can be done with it. */
  readonly children: ReactNode;
};

export const DeskRow = ({ name, text, about, children }: Props) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <h3 className={classes.name}>{name}</h3>
      {text !== undefined && <p>{text}</p>}
      <p className={classes.soft}>{about}</p>
    </div>
    {children}
  </li>
);
