import { CalendarDay, LearningCalendar } from '@hedgerow/contracts/calendar';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { CalendarMonth } from '@hedgerow/domain/month-grid';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const ofChild = (childId: string | undefined): string => (childId === undefined ? '' : `/${childId}`);

/** A month of the pupil who is signed in, or of a parent's child. Live events make it old by the beginning of its address. */
export const calendarQuery = (month: CalendarMonth, childId: string | undefined) => {
  const path = `/api/student/calendar${ofChild(childId)}?month=${month}`;
  return queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get(path, LearningCalendar, { signal }) });
};

export const calendarDayQuery = (date: CalendarDate, childId: string | undefined) => {
  const path = `/api/student/calendar-day${ofChild(childId)}?date=${date}`;
  return queryOptions({ queryKey: [path], queryFn: ({ signal }) => api.get(path, CalendarDay, { signal }) });
};
