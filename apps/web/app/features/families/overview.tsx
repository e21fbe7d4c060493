import type { Child } from '@hedgerow/contracts/families';
import { IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChildCard } from './child-card.tsx';
import classes from './overview.module.css';

type Props = {
  readonly family: readonly Child[];
  /** How a child is doing, in two lines. */
  readonly glance: (child: Child) => ReactNode;
  readonly onOpen: (childId: string) => void;
  readonly onFinish: (child: Child) => void;
  /** Undefined where the family is full. */
  readonly onAdd?: (() => void) | undefined;
};

/** The whole family at a glance. */
export const Overview = ({ family, glance, onOpen, onFinish, onAdd }: Props) => (
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
    {onAdd && (
      <Button kind="quiet" icon={<IconUserPlus size={20} aria-hidden />} onClick={onAdd}>
        Add New Child
      </Button>
    )}
  </>
);
