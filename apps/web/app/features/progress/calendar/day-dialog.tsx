import type { ActivityItem } from '@hedgerow/contracts/progress';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatTime, formatWeekday } from '../../../lib/dates.ts';
import { PathScene, SeedlingScene } from '../../../ui/art/scenes.tsx';
import { Chips } from '../../../ui/chips.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowList } from '../../../ui/row-list.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useStage } from '../../../ui/stage.tsx';
import { ActivityRow, type OpenActivity } from '../activity-row.tsx';
import { calendarDayQuery } from './api.ts';
import { DueOnDay, useDueOn } from './due-work.tsx';
import { chosenOf, choiceNames, emptyWords, everything, scrollNote } from './day-words.ts';
import classes from './calendar.module.css';

/** "14:05", and what was earned then. */
const whenDone = ({ timestamp, pointsEarned }: ActivityItem): string =>
  [formatTime(timestamp), ...(pointsEarned > 0 ? [`${pointsEarned} points`] : [])].join(' · ');

/** `choice`: what the list was narrowed to, for whoever comes back to it. */
export type OpenFromDay = (...pressed: [...Parameters<OpenActivity>, choice: string]) => void;

type ListProps = {
  readonly items: readonly ActivityItem[];
  readonly isOwn: boolean;
  readonly choice?: string | undefined;
  readonly onOpen: OpenFromDay;
};

const DayList = ({ items, isOwn, choice: first = everything, onOpen }: ListProps) => {
  const manner = useStage();
  const note = useId();
  const [choice, setChoice] = useState(first);
  const shown = chosenOf(items, choice, manner);
  const more = scrollNote(shown.length);
  return (
    <>
      <Chips
        label={manner === 'playful' ? 'What do you want to see?' : 'Show'}
        choices={choiceNames(manner)}
        value={choice}
        onChange={setChoice}
      />
      {more !== undefined && (
        <p className={classes.note} id={note}>
          {more}
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState order={3} scene={<PathScene />} title={`Nothing in ${choice} on this day`} />
      ) : (
        <section className={classes.list} aria-label="On this day" aria-describedby={more && note}>
          <RowList>
            {shown.map((item) => (
              <ActivityRow
                key={item.id}
                item={item}
                when={whenDone(item)}
                isOwn={isOwn}
                onOpen={(target, pressed) => onOpen(target, pressed, choice)}
              />
            ))}
          </RowList>
        </section>
      )}
    </>
  );
};

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onGone?: () => void;
  readonly date: CalendarDate;
  readonly childId?: string;
  /** What the list was narrowed to before; everything without it. */
  readonly choice?: string | undefined;
  readonly onOpen: OpenFromDay;
};

const Day = ({ date, childId, ...list }: Omit<Props, 'opened' | 'onClose' | 'onGone'>) => {
  const manner = useStage();
  const [today] = useState(() => londonDate(new Date()));
  const isDueDay = useDueOn({ date, childId }).length > 0;
  const { data, error, isFetching, refetch } = useQuery(calendarDayQuery(date, childId));
  if (error && !data)
    return <ErrorState title="We could not load this day" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={6} />;
  if (data.items.length > 0) return <DayList items={data.items} isOwn={childId === undefined} {...list} />;
  // What is due then stands above: the day is not empty.
  if (isDueDay) return null;
  const { title, about } = emptyWords(date, today, manner);
  return (
    <EmptyState order={3} scene={<SeedlingScene />} title={title}>
      {about}
    </EmptyState>
  );
};

/** Everything of one day: chosen by kind, or by subject for the youngest; each thing opens. */
export const DayDialog = ({ opened, onClose, onGone, ...day }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    {...(onGone ? { onGone } : {})}
    title={`${formatWeekday(`${day.date}T12:00:00Z`)} ${day.date.slice(0, 4)}`}
  >
    <DueOnDay date={day.date} childId={day.childId} />
    <Day {...day} />
  </Dialog>
);
