import { useEffect, useState } from 'react';
import { formatWeekday } from '../../lib/dates.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import classes from './welcome.module.css';

const checkEveryMilliseconds = 60_000;

/** Today in London; a page that is left open over midnight turns its leaf. */
const useToday = (): Date => {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setToday(new Date()), checkEveryMilliseconds);
    return () => clearInterval(timer);
  }, []);
  return today;
};

const year = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', year: 'numeric' });

export const Welcome = () => {
  const today = useToday();
  const session = useSession();
  const firstName = session.status === 'signed-in' ? session.user.firstName : '';
  return (
    <PageHeader
      title={`Welcome, ${firstName}`}
      action={
        <>
          <span className={classes.account}>Parent Account</span>{' '}
          <span className={classes.date}>
            {formatWeekday(today)} {year.format(today)}
          </span>
        </>
      }
    />
  );
};
