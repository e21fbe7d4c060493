import { isToDo } from '@hedgerow/domain/assignments';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatWeekday } from '../../lib/dates.ts';
import { childWorkQuery } from './api.ts';
import classes from './child-overview.module.css';

/** What was set at home or by a school and is not done: whether a child works is asked here, not under Set work alone. */
export const SetLine = ({ childId }: { readonly childId: string }) => {
  const { data } = useQuery(childWorkQuery(childId));
  const open = (data ?? []).filter(({ state }) => isToDo(state));
  const late = open.filter(({ state }) => state === 'overdue').length;
  const [next] = open.filter(({ state }) => state !== 'overdue').toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
  if (open.length === 0) return null;
  return (
    <p className={classes.week}>
      Set work: {open.length} to do
      {late > 0 && <strong>, {late} overdue</strong>}
      {next !== undefined && `, next due ${formatWeekday(`${next.dueDate}T12:00:00Z`)}`}.{' '}
      <Link to={{ pathname: '/parent/set-work', search: `?child=${childId}` }}>See it</Link>
    </p>
  );
};
