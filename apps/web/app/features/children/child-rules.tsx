import type { Child } from '@hedgerow/contracts/families';
import { ChildSwitches } from './child-switches.tsx';
import classes from './child-switches.module.css';
import { DailyLimit } from './daily-limit.tsx';
import { HardPanel } from './hard-panel.tsx';

/** What a child's screens show, and for how long. */
export const ChildRules = ({ child }: { readonly child: Child }) => (
  <div className={classes.switches}>
    <ChildSwitches child={child} />
    <DailyLimit child={child} />
    <HardPanel child={child} />
  </div>
);
