import type { ReactNode } from 'react';
import desk from '../../ui/desk.module.css';

type Props = {
  readonly name: string;
  readonly text?: string;
  /** The quiet line below. */
  readonly about: ReactNode;
  /** Beside the words: where it stands, and what can be done with it. */
  readonly children: ReactNode;
};

export const DeskRow = ({ name, text, about, children }: Props) => (
  <li className={desk.row}>
    <div className={desk.words}>
      <h3 className={desk.name}>{name}</h3>
      {text !== undefined && <p>{text}</p>}
      <p className={desk.soft}>{about}</p>
    </div>
    {children}
  </li>
);
