import { formatWeekday } from '../../lib/dates.ts';
import type { DayCount } from './insight.ts';
import classes from './week-strip.module.css';

/** "Mon": noon is the same day everywhere in England. */
const shortDay = (day: string): string => formatWeekday(`${day}T12:00:00Z`).slice(0, 3);

type Props = { readonly caption: string; readonly days: readonly DayCount[] };

/** A child's last seven days beside one another, today last. */
export const WeekStrip = ({ caption, days }: Props) => (
  <figure className={classes.strip}>
    <ol className={classes.days}>
      {days.map(({ day, count }) => (
        <li key={day} className={classes.day} data-some={count > 0 || undefined}>
          <span className={classes.name}>{shortDay(day)}</span>
          <strong>{count}</strong>
        </li>
      ))}
    </ol>
    <figcaption className={classes.caption}>{caption}</figcaption>
  </figure>
);
