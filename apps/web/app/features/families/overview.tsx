import type { Child } from '@hedgerow/contracts/families';
import type { ReactNode } from 'react';
import { ChildCard } from './child-card.tsx';
import classes from './overview.module.css';

type Props = {
  readonly family: readonly Child[];
  /** How a child is doing, in two lines. */
  readonly glance: (child: Child) => ReactNode;
  readonly onOpen: (childId: string) => void;
  readonly onFinish: (child: Child) => void;
};

/** The whole family at a glance. */
export const Overview = ({ family, glance, onOpen, onFinish }: Props) => (
  <>
    <h2 className={classes.title} tabIndex={-1} id="overview-heading">
      Your family
    </h2>
    <div className={classes.cards}>
      {family.map((child) => (
        <ChildCard
          key={child.id}
          child={child}
          glance={child.status === 'active' && glance(child)}
          startsOpen={family.length === 1}
          onOpen={() => onOpen(child.id)}
          onFinish={() => onFinish(child)}
        />
      ))}
    </div>
  </>
);
