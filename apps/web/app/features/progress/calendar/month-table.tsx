import { VisuallyHidden } from '@mantine/core';
import type { DayCounts, DueWork } from '@hedgerow/contracts/calendar';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { type CalendarMonth, monthGrid, monthOf } from '@hedgerow/domain/month-grid';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatWeekday } from '../../../lib/dates.ts';
import { useStage } from '../../../ui/stage.tsx';
import { dayAfterKey } from './calendar-keys.ts';
import { DayFlower } from './day-flower.tsx';
import { DayMarks } from './day-marks.tsx';
import { countsWords, dueWords, totalOf } from './day-words.ts';
import { DueMark } from './due-work.tsx';
import classes from './calendar.module.css';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A table that is worked like a grid (WAI-ARIA, grid pattern): screen readers hand the arrow keys to it. */
const asGrid = { role: 'grid' } as const;

type Props = {
  readonly month: CalendarMonth;
  /** The day that Tab reaches; arrow keys move it. */
  readonly focus: CalendarDate;
  readonly today: CalendarDate;
  /** Undefined while it is on its way: a day then says nothing of what it has. */
  readonly counts: ReadonlyMap<string, DayCounts> | undefined;
  /** Set work, by the day it is due. */
  readonly due: ReadonlyMap<string, readonly DueWork[]>;
  /** Id of the heading that names the month. */
  readonly labelledBy: string;
  readonly onMove: (to: CalendarDate) => void;
  readonly onDay: (day: CalendarDate) => void;
};

type DayProps = Pick<Props, 'today' | 'onDay'> & {
  readonly onKey: (event: KeyboardEvent) => void;
  readonly day: CalendarDate;
  readonly counts: DayCounts | undefined;
  readonly due: readonly DueWork[];
  readonly known: boolean;
  readonly reached: boolean;
};

const Day = ({ day, today, counts, due, known, reached, onDay, onKey }: DayProps) => {
  const manner = useStage();
  const total = totalOf(counts);
  const words = [
    formatWeekday(`${day}T12:00:00Z`),
    ...(day === today ? ['today'] : []),
    ...(due.length > 0 ? [dueWords(due)] : []),
    ...(known && (total > 0 || due.length === 0) ? [countsWords(counts, manner)] : []),
  ];
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      data-filled={total > 0 || due.length > 0}
      data-later={day > today}
      tabIndex={reached ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onDay(day)}
      onKeyDown={onKey}
    >
      <span className={classes.number} aria-hidden>
        {Number(day.slice(8))}
      </span>
      {due.length > 0 && <DueMark count={due.length} />}
      {counts !== undefined &&
        total > 0 &&
        (manner === 'playful' ? <DayFlower counts={counts} total={total} /> : <DayMarks counts={counts} />)}
      <VisuallyHidden>{words.join(', ')}</VisuallyHidden>
    </button>
  );
};

/** A month as a grid of days: one stop for Tab, and arrow keys, Home, End and the Page keys within. */
export const MonthTable = ({ month, focus, today, counts, due, labelledBy, onMove, onDay }: Props) => {
  const table = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) table.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus();
    byKey.current = false;
  }, [focus]);
  const move = (event: KeyboardEvent) => {
    const to = dayAfterKey(event.key, event.shiftKey, focus);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    byKey.current = true;
    onMove(to);
  };
  return (
    <table ref={table} {...asGrid} className={classes.grid} aria-labelledby={labelledBy} aria-busy={counts === undefined}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <span aria-hidden>{name.slice(0, 2)}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                {monthOf(day) === month && (
                  <Day
                    day={day}
                    today={today}
                    counts={counts?.get(day)}
                    due={due.get(day) ?? []}
                    known={counts !== undefined}
                    reached={day === focus}
                    onDay={onDay}
                    onKey={move}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
