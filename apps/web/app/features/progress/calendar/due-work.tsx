import type { DueWork } from '@hedgerow/contracts/calendar';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { monthOf } from '@hedgerow/domain/month-grid';
import { readSubject, subjectName } from '@hedgerow/domain/subjects';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { pupilStateWords, stateWords } from '../../../lib/set-work-states.ts';
import { Row, RowList, Status } from '../../../ui/row-list.tsx';
import { calendarQuery } from './api.ts';
import { dueByDate } from './day-words.ts';
import classes from './calendar.module.css';

/** The sign for work that was set, on the day it is due. */
export const DueMark = ({ count }: { readonly count: number }) => (
  <span className={classes.mark} data-kind="due" aria-hidden>
    <IconClipboardCheck size={14} stroke={2} />
    {count}
  </span>
);

type Props = { readonly date: CalendarDate; readonly childId: string | undefined };

/** What is due on a day. Somebody came here from the month, which has it already. */
export const useDueOn = ({ date, childId }: Props): readonly DueWork[] => {
  const { data } = useQuery(calendarQuery(monthOf(date), childId));
  return data === undefined ? [] : (dueByDate(data.assignments).get(date) ?? []);
};

/** Nothing stands here where nothing is due. */
export const DueOnDay = (day: Props) => {
  const { childId } = day;
  const due = useDueOn(day);
  if (due.length === 0) return null;
  return (
    <section className={classes.due} aria-label="Due on this day">
      <RowList>
        {due.map(({ id, title, subject, state }: DueWork) => {
          const known = readSubject(subject) ?? 'other';
          const { words, tone } = (childId === undefined ? pupilStateWords : stateWords)[state];
          return (
            <Row
              key={id}
              icon={<IconClipboardCheck size={22} aria-hidden />}
              subject={known}
              title={title}
              meta={`Set work · ${subjectName(known)}`}
              end={<Status tone={tone}>{words}</Status>}
            />
          );
        })}
      </RowList>
    </section>
  );
};
