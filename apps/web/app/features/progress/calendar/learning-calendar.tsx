import { londonDate, type CalendarDate } from '@hedgerow/domain/calendar-dates';
import { addMonths, firstDayOf, monthOf, sameDayIn } from '@hedgerow/domain/month-grid';
import { useQuery } from '@tanstack/react-query';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatMonth } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useStage } from '../../../ui/stage.tsx';
import { calendarQuery } from './api.ts';
import { Legend } from './day-marks.tsx';
import { countsByDate, dueByDate } from './day-words.ts';
import { MonthTable } from './month-table.tsx';
import classes from './calendar.module.css';

type Props = {
  readonly now: Date;
  /** The child that a parent looks at; the pupil who is signed in without one. */
  readonly childId?: string;
  readonly onDay: (day: CalendarDate) => void;
};

/** The learning calendar (docs/product/pupil-home.md#the-calendar): a month, its neighbours, and what each day has. Pressing a day opens its list. */
export const LearningCalendar = ({ now, childId, onDay }: Props) => {
  const heading = useId();
  const playful = useStage() === 'playful';
  const today = londonDate(now);
  const [focus, setFocus] = useState(today);
  const month = monthOf(focus);
  const { data, error, isFetching, refetch } = useQuery(calendarQuery(month, childId));
  const turn = (months: number) => setFocus(sameDayIn(addMonths(month, months), focus));
  const isNow = month === monthOf(today);

  return (
    <div className={classes.calendar} data-playful={playful}>
      <div className={classes.head}>
        <IconButton label="Previous month" icon={<IconChevronLeft size={24} aria-hidden />} onClick={() => turn(-1)} />
        <h3 id={heading} className={classes.month} aria-live="polite">
          {formatMonth(`${firstDayOf(month)}T12:00:00Z`)}
        </h3>
        <IconButton label="Next month" icon={<IconChevronRight size={24} aria-hidden />} onClick={() => turn(1)} />
        {!isNow && (
          <Button kind="text" onClick={() => setFocus(today)}>
            Today
          </Button>
        )}
      </div>
      {error && !data ? (
        <ErrorState title="We could not load this month" error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <MonthTable
          month={month}
          focus={focus}
          today={today}
          counts={data && countsByDate(data.days)}
          due={dueByDate(data?.assignments ?? [])}
          labelledBy={heading}
          onMove={setFocus}
          onDay={(day) => {
            setFocus(day);
            onDay(day);
          }}
        />
      )}
      {playful ? <p className={classes.hint}>Each petal is one thing you did. A clipboard is work that is set for you.</p> : <Legend />}
    </div>
  );
};
