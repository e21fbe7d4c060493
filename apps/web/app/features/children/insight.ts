import type { ActivityItem } from '@hedgerow/contracts/progress';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';

export type DayCount = { readonly day: string; readonly count: number };

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** `activity` of the last seven London days, today among them. */
export const finishedByDay = (activity: readonly Pick<ActivityItem, 'status' | 'timestamp'>[], now: Date): readonly DayCount[] => {
  const today = londonDate(now);
  const days = activity.filter(({ status }) => status === 'completed').map(({ timestamp }) => londonDate(new Date(timestamp)));
  return Array.from({ length: 7 }, (_, at) => addDays(today, at - 6)).map((day) => ({
    day,
    count: days.filter((one) => one === day).length,
  }));
};

/** The week in a sentence. What is known of the topics is the server's to say. */
export const weekWords = (name: string, activity: readonly Pick<ActivityItem, 'status' | 'timestamp'>[], now: Date): string => {
  if (activity.length === 0) return `${name} has not started yet. It shows here when ${name} finishes something.`;
  const days = finishedByDay(activity, now);
  const things = days.reduce((sum, { count }) => sum + count, 0);
  if (things === 0) return `${name} has not finished anything in the last seven days.`;
  const worked = days.filter(({ count }) => count > 0).length;
  return `${name} learned on ${plural(worked, 'day')} of the last seven and finished ${plural(things, 'activity', 'activities')}.`;
};
