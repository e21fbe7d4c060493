import { addDays, type CalendarDate, daysBetween, londonDate, londonHour, readCalendarDate } from '@hedgerow/domain/calendar-dates';

const epoch = readCalendarDate('1970-01-01');

/** Days with fractions on London's clock, as the learner's model counts them: a day changes at midnight in England. */
export const learningDay = (instant: Date): number => {
  if (epoch === undefined) return 0;
  const minutes = londonHour(instant) * 60 + instant.getUTCMinutes() + instant.getUTCSeconds() / 60;
  return daysBetween(epoch, londonDate(instant)) + minutes / 1440;
};

/** The instant of a learning day that is near to `now`. */
export const instantOf = (day: number, now: Date): Date => new Date(now.getTime() + (day - learningDay(now)) * 86_400_000);

/** The London date two weeks before. */
export const twoWeeksBefore = (instant: Date): CalendarDate => addDays(londonDate(instant), -14);
