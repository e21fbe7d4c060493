import type { AnnouncementBody, DeskAnnouncement } from '@hedgerow/contracts/operator-content';
import type { Staff } from '@hedgerow/domain/access';
import { addDays, type CalendarDate, londonDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { OperatorLogService } from '../operators/operator-log.service.ts';
import type { AnnouncementRow, AnnouncementsRepository } from './announcements.repository.ts';

export type AnnouncementsDeps = {
  readonly announcements: AnnouncementsRepository;
  readonly log: Pick<OperatorLogService, 'noted'>;
  readonly now: Clock;
  readonly newId: () => string;
};

const notFound = (): AppError => new AppError('not_found', 'Not found');

const stateOf = ({ active, startsAt, endsAt }: AnnouncementRow, now: Date): DeskAnnouncement['state'] => {
  if (!active) return 'off';
  if (endsAt !== null && endsAt <= now) return 'over';
  return startsAt !== null && startsAt > now ? 'waiting' : 'shown';
};

/** Days of the calendar to the instants between which it is shown: from the first day's beginning to the last day's end. */
const rowOf = ({ from, until, ...words }: AnnouncementBody) => ({
  ...words,
  audiences: [...new Set(words.audiences)],
  startsAt: from === null ? null : londonDayStart(from as CalendarDate),
  endsAt: until === null ? null : londonDayStart(addDays(until as CalendarDate, 1)),
});

const view = (row: AnnouncementRow, now: Date): DeskAnnouncement => {
  const { id, title, message, type, audiences, active, startsAt, endsAt } = row;
  return {
    id,
    title,
    message,
    type,
    audiences,
    active,
    from: startsAt === null ? null : londonDate(startsAt),
    until: endsAt === null ? null : londonDate(new Date(endsAt.getTime() - 1)),
    state: stateOf(row, now),
  };
};

/** What the product tells its people, as operators write it. */
export const announcementsService = ({ announcements, log, now, newId }: AnnouncementsDeps) => ({
  list: async (): Promise<DeskAnnouncement[]> => (await announcements.all()).map((row) => view(row, now())),

  add: async (actor: Staff, body: AnnouncementBody): Promise<void> => {
    await log.noted(actor, 'announcement-made', body.title, (runner) =>
      announcements.add(runner, { ...rowOf(body), id: newId(), createdAt: now() }),
    );
  },

  change: async (actor: Staff, id: string, body: AnnouncementBody): Promise<void> => {
    await log.noted(actor, 'announcement-changed', body.title, async (runner) => {
      if (!(await announcements.change(runner, { ...rowOf(body), id }))) throw notFound();
    });
  },

  remove: async (actor: Staff, id: string): Promise<void> => {
    const row = (await announcements.all()).find((one) => one.id === id);
    if (row === undefined) throw notFound();
    await log.noted(actor, 'announcement-removed', row.title, async (runner) => {
      if (!(await announcements.remove(runner, id))) throw notFound();
    });
  },
});
export type AnnouncementsService = ReturnType<typeof announcementsService>;
