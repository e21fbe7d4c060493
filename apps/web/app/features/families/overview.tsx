import type { Child } from '@hedgerow/contracts/families';
import { ChildCard } from './child-card.tsx';
import classes from './overview.module.css';

type Props = { readonly family: readonly Child[]; readonly onOpen: (childId: string) => void };

/** The whole family at a glance. */
export const Overview = ({ family, onOpen }: Props) => (
  <>
    <h2 className={classes.title} tabIndex={-1} id="overview-heading">
      Your family
    </h2>
    <div className={classes.cards}>
      {family.map((child) => (
        <ChildCard key={child.id} child={child} startsOpen={family.length === 1} onOpen={() => onOpen(child.id)} />
      ))}
    </div>
  </>
);
