import type { ReactNode } from 'react';
import { formatWeekday } from '../../lib/dates.ts';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { DayCount } from './insight.ts';
import classes from './insight-panel.module.css';

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

type Props = { readonly name: string; readonly week: string; readonly children: ReactNode };

/** The week in a sentence, and below it what the answers say. */
export const InsightPanel = ({ name, week, children }: Props) => (
  <Panel title={`How ${name} is doing`}>
    <div className={classes.body}>
      <p className={classes.week}>{week}</p>
      {children}
    </div>
  </Panel>
);
