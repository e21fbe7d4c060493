import { useEffect, useState } from 'react';
import classes from './checks.module.css';

const minutesIn = (ms: number): string => {
  const minutes = Math.ceil(ms / 60_000);
  if (minutes <= 0) return 'Time is up. You can still finish.';
  return minutes === 1 ? 'About a minute left' : `About ${minutes} minutes left`;
};

/** Minutes, not seconds: enough to plan with, nothing to chase. */
export const TimeLeft = ({ ms }: { readonly ms: number }) => {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const until = performance.now() + ms;
    const timer = setInterval(() => setLeft(until - performance.now()), 5000);
    return () => clearInterval(timer);
  }, [ms]);
  return <p className={classes.soft}>{minutesIn(left)}</p>;
};
