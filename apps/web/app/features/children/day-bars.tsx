import { formatWeekday } from '../../lib/dates.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import type { DayCount } from './insight.ts';
import classes from './day-bars.module.css';

/** "20 Nov" would not fit under a bar: the first three letters of the weekday do. */
const barLabel = (day: string): string => formatWeekday(`${day}T12:00:00Z`).slice(0, 3);

/** A few days as bars, with their words below. */
export const DayBars = ({ caption, days }: { readonly caption: string; readonly days: readonly DayCount[] }) => (
  <div className={classes.chart}>
    <BarChart caption={caption} bars={days.map(({ day, count }) => ({ label: barLabel(day), value: count }))} />
    <p className={classes.caption} aria-hidden>
      {caption}
    </p>
  </div>
);
