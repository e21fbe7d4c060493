import type { Database } from '#db/client.ts';
import { calendarRepository } from './calendar.repository.ts';
import { type CalendarDeps, calendarService } from './calendar.service.ts';
import { milestonesRepository } from './milestones.repository.ts';
import { milestonesService } from './milestones.service.ts';
import { type PointsGiftDeps, pointsGiftService } from './points-gift.service.ts';
import { progressRepository } from './progress.repository.ts';
import { type ProgressDeps, progressService } from './progress.service.ts';
import { pupilFamilyRepository } from './pupil-family.repository.ts';

export type ProgressNeeds = Pick<ProgressDeps, 'standingOf' | 'events' | 'now'> &
  Pick<PointsGiftDeps, 'transaction' | 'newId'> & { readonly db: Database };

/** What was done, and the points, levels and badges of it. */
export const composeProgress = ({ db, standingOf, events, transaction, now, newId }: ProgressNeeds) => {
  const rows = progressRepository(db);
  const milestones = milestonesService({ progress: rows, milestones: milestonesRepository(db) });
  const progress = progressService({ progress: rows, milestones, standingOf, events, now });
  const { familyOf } = pupilFamilyRepository(db);
  const { announce } = progress;
  return { progress, pointsGifts: pointsGiftService({ progress: rows, familyOf, standingOf, announce, transaction, now, newId }) };
};

export type CalendarNeeds = Omit<CalendarDeps, 'calendar'> & { readonly db: Database };

export const composeCalendar = ({ db, ...needs }: CalendarNeeds) => calendarService({ ...needs, calendar: calendarRepository(db) });
