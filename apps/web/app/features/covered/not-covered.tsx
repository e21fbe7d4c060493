import { PathScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './covered.module.css';

export const NotCovered = () => (
  <div className={classes.page}>
    <EmptyState
      scene={<PathScene />}
      order={1}
      title="We have no such page"
      action={<ButtonLink to="/what-we-cover">See all subjects</ButtonLink>}
    >
      Check the address for typing mistakes.
    </EmptyState>
  </div>
);
