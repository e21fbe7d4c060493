import { CalendarDay, CalendarDayQuery, CalendarQuery, LearningCalendar } from '@hedgerow/contracts/calendar';
import { ChildIdParams } from '@hedgerow/contracts/shapes';
import { actorOf, type Routes } from '#http/access.ts';
import type { CalendarService } from './calendar.service.ts';

export const calendarRoutes = (app: Routes, { calendar }: { readonly calendar: CalendarService }): void => {
  const config = { access: 'family' } as const;
  const month = { querystring: CalendarQuery, response: { 200: LearningCalendar } };
  const day = { querystring: CalendarDayQuery, response: { 200: CalendarDay } };

  app.get('/api/student/calendar', { config, schema: month }, (request) => calendar.month(actorOf(request), request.query.month));
  app.get('/api/student/calendar/:childId', { config, schema: { ...month, params: ChildIdParams } }, (request) =>
    calendar.month(actorOf(request), request.query.month, request.params.childId),
  );
  app.get('/api/student/calendar-day', { config, schema: day }, (request) => calendar.day(actorOf(request), request.query.date));
  app.get('/api/student/calendar-day/:childId', { config, schema: { ...day, params: ChildIdParams } }, (request) =>
    calendar.day(actorOf(request), request.query.date, request.params.childId),
  );
};
