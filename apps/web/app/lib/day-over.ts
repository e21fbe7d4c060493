import { createContext, useContext } from 'react';

/** True once a pupil's minutes of the day are used: then no screen offers to start something new. */
export const DayOver = createContext(false);
export const useDayOver = (): boolean => useContext(DayOver);
