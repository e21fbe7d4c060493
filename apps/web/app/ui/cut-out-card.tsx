import type { ReactNode } from 'react';
import { Mark } from './art/mark.tsx';
import { Pip } from './art/pip.tsx';
import classes from './cut-out-card.module.css';

type Props = {
  /** The card's name for screen readers. */
  readonly label: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** A card to cut out: the same on the screen and on paper. */
export const CutOutCard = ({ label, title, children }: Props) => (
  <section className={classes.card} aria-label={label}>
    <div className={classes.top}>
      <Mark size={32} />
      <p className={classes.title}>{title}</p>
      <span className={classes.pip}>
        <Pip size={72} mood="happy" />
      </span>
    </div>
    {children}
  </section>
);
