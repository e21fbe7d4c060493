import type { Homework } from '@hedgerow/contracts/classes';
import { type CalendarDate, daysBetween, londonDate } from '@hedgerow/domain/calendar-dates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatWeekday } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PupilLinks } from '../../ui/pupil-link.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { homeworkQuery } from './api.ts';
import classes from './homework-panel.module.css';
import { useRemind } from './reminders-api.ts';

const shown = 4;
const day = (date: string): string => formatWeekday(`${date}T12:00:00Z`);

const Remind = ({ piece: { classId, groupId, title, missing, remindedOn } }: { readonly piece: Homework }) => {
  const remind = useRemind();
  const [today] = useState(() => londonDate(new Date()));
  if (missing.length === 0) return null;
  if (remindedOn === today) return <Status tone="quiet">Reminded today</Status>;
  const press = () =>
    remind.mutate(
      { classId, groupId },
      {
        onSuccess: ({ reminded }) =>
          showToast({
            kind: 'success',
            title: reminded === 1 ? '1 pupil reminded' : `${reminded} pupils reminded`,
            message: `“${title}” says so on their pages.`,
          }),
        onError: (error) =>
          showToast({ kind: 'error', title: 'Nobody was reminded', message: messageOf(error, 'Please try again in a moment.') }),
      },
    );
  return (
    <Button kind="quiet" busy={remind.isPending} aria-label={`Remind ${missing.length} about ${title}`} onClick={press}>
      {`Remind ${missing.length}`}
    </Button>
  );
};

type Open = { readonly onOpen: (piece: Homework) => void };
type Props = Open & { /** What was set last comes first, for a page on which work is set. */ readonly latest?: boolean };

const Piece = ({ piece, onOpen }: Open & { readonly piece: Homework }) => {
  const { classId, title, className, startDate, dueDate, pupils, done, late, begun, notBegun, missing, mayChange } = piece;
  const [today] = useState(() => londonDate(new Date()));
  const isLater = startDate !== null && startDate > today;
  return (
    <li className={classes.piece}>
      <div className={classes.words}>
        <strong>{title}</strong>
        <span className={classes.soft}>{`${className}, due ${day(dueDate)}, ${pupils} ${pupils === 1 ? 'pupil' : 'pupils'}`}</span>
        {isLater && <span className={classes.soft}>{`Pupils see it from ${day(startDate)}.`}</span>}
        {missing.length > 0 && !isLater && (
          <details className={classes.missing}>
            <summary>{`Not handed in: ${missing.length}`}</summary>
            <p>
              <PupilLinks classId={classId} pupils={missing} />
            </p>
          </details>
        )}
      </div>
      <span className={classes.states}>
        <Status tone="good">{`${done} done`}</Status>
        {late > 0 && <Status tone="look">{`${late} late`}</Status>}
        {begun > 0 && <Status tone="quiet">{`${begun} begun`}</Status>}
        {notBegun > 0 && <Status tone="quiet">{`${notBegun} not begun`}</Status>}
        {!isLater && mayChange && <Remind piece={piece} />}
        {mayChange && (
          <Button kind="text" aria-haspopup="dialog" aria-label={`Change or set again: ${title}`} onClick={() => onOpen(piece)}>
            Change or set again
          </Button>
        )}
      </span>
    </li>
  );
};

const daysAway = ({ dueDate }: Homework, today: CalendarDate): number => Math.abs(daysBetween(today, dueDate as CalendarDate));

/** Where somebody is missing and pupils see it already comes first, what is due nearest to today before the rest. */
const nearestFirst = (all: readonly Homework[], today: CalendarDate): readonly Homework[] => {
  const waits = ({ missing, startDate }: Homework): number => (missing.length > 0 && (startDate === null || startDate <= today) ? 0 : 1);
  return all.toSorted((one, other) => waits(one) - waits(other) || daysAway(one, today) - daysAway(other, today));
};

/** What is due last is what was set last: whoever has just set something sees it. */
const latestFirst = (all: readonly Homework[]): readonly Homework[] =>
  all.toSorted((one, other) => other.dueDate.localeCompare(one.dueDate));

const Pieces = ({ all, latest, onOpen }: Props & { readonly all: readonly Homework[] }) => {
  const [today] = useState(() => londonDate(new Date()));
  const pieces = (latest ? latestFirst(all) : nearestFirst(all, today)).map((piece) => (
    <Piece key={`${piece.groupId} ${piece.classId}`} piece={piece} onOpen={onOpen} />
  ));
  return (
    <>
      <ul className={classes.list}>{pieces.slice(0, shown)}</ul>
      {pieces.length > shown && (
        <details className={classes.missing}>
          <summary>{`${pieces.length - shown} more`}</summary>
          <ul className={classes.list}>{pieces.slice(shown)}</ul>
        </details>
      )}
    </>
  );
};

/** Who has done the homework, over all classes: the first thing a teacher looks for. */
export const HomeworkPanel = ({ latest = false, onOpen }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(homeworkQuery);
  return (
    <Panel title="Homework">
      {data === undefined && error === null && <LinesSkeleton lines={3} />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load the homework" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <p className={classes.soft}>No homework in the last three weeks. What you set shows here, with who has done it.</p>
      )}
      {data !== undefined && data.length > 0 && <Pieces all={data} latest={latest} onOpen={onOpen} />}
    </Panel>
  );
};
