import classes from './free-week-line.module.css';
import { useSiteFacts } from './site-facts.tsx';

/** Beside the plans, where the operator has switched it on. */
export const FreeWeekLine = () =>
  useSiteFacts().freeWeek ? (
    <p className={classes.line}>
      <strong>Try any plan free for 7 days.</strong> No card is asked for. It ends by itself, and nothing is charged.
    </p>
  ) : null;
