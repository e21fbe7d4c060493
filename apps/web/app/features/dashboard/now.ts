import { useEffect, useState } from 'react';

const everyFiveMinutes = 300_000;

/** The time, for greetings and "today". Only below the guard: a prerendered page does not read the clock. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyFiveMinutes);
    return () => clearInterval(timer);
  }, []);
  return now;
};
