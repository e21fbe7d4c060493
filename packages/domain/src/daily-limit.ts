import { AppError } from './errors.ts';

/** What a parent may set as a child's minutes of a day; without a limit there is none. */
export const leastDailyMinutes = 15;
export const mostDailyMinutes = 180;

/** What the child reads once the minutes are used. */
export const endOfDay = { title: 'That is all for today', words: 'Well done. See you tomorrow.' } as const;
export const endOfDayMessage = `${endOfDay.title}. ${endOfDay.words}`;

/** Starting something new after that; what was begun is never refused. */
export const dayOver = (): AppError => new AppError('day_over', endOfDayMessage);

export const isDayOver = (limit: number | null, minutes: number): boolean => limit !== null && minutes >= limit;
