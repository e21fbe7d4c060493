import type { CalendarDay, DayCounts, LearningCalendar } from '@hedgerow/contracts/calendar';
import { type Actor, readableChild } from '@hedgerow/domain/access';
import { londonDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { firstDayOf, lastDayOf, monthOf, readCalendarMonth } from '@hedgerow/domain/month-grid';
import { planAllows } from '@hedgerow/domain/plans';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import type { Clock } from '#ports/clock.ts';
import type { DueWorkService } from '../assignments/due-work.service.ts';
import type { FamiliesService } from '../families/families.service.ts';
import { activityView } from './activity-view.ts';
import type { CalendarRepository } from './calendar.repository.ts';
import type { ChildRef } from './progress.repository.ts';

export type CalendarDeps = {
  readonly calendar: CalendarRepository;
  readonly dueWork: DueWorkService['between'];
  readonly standingOf: FamiliesService['standingOf'];
  readonly now: Clock;
};

type Upload = Awaited<ReturnType<CalendarRepository['uploadsOn']>>[number];

const uploadView = ({ file, points }: Upload) =>
  activityView(
    {
      id: `file-${file.id}`,
      type: 'file-upload',
      status: 'completed',
      subject: file.subject,
      topic: file.topic,
      title: file.originalName,
      description: file.description ?? '',
      difficulty: null,
      score: null,
      metadata: { fileId: file.id },
      happenedAt: file.uploadedAt,
    },
    points,
    file,
  );

/** The learning calendar of a pupil (docs/product/pupil-home.md#the-calendar), for years back: what was done on which London day. */
export const calendarService = ({ calendar, dueWork, standingOf, now }: CalendarDeps) => {
  /**
   * Any plan other than free opens it (docs/product/plans.md#what-plans-open); a parent also reads what was done while there was one.
   * Errors: not_found, upgrade_required.
   */
  const openFor = async (actor: Actor, childId?: string): Promise<ChildRef> => {
    const whose = readableChild(actor, childId);
    const { plan, phase, hadPlan } =
      actor.role === 'student' ? { ...actor, hadPlan: false } : await standingOf(whose.familyId, whose.childId);
    if (planAllows(plan, 'calendar') || hadPlan) return whose;
    throw upgradeRequired('calendar', phase);
  };

  return {
    /** The days of a month (this one, when none is named) on which there is something. */
    month: async (actor: Actor, wanted: string | undefined, childId?: string): Promise<LearningCalendar> => {
      const whose = await openFor(actor, childId);
      const month = wanted === undefined ? monthOf(londonDate(now())) : readCalendarMonth(wanted);
      if (month === undefined) throw new AppError('invalid', 'Please give a month as YYYY-MM.');
      const [from, to] = [firstDayOf(month), lastDayOf(month)];
      const [work, uploads, assignments] = await Promise.all([
        calendar.workByDay(whose, from, to),
        calendar.uploadsByDay(whose, from, to),
        dueWork(whose, from, to),
      ]);
      const days = new Map<string, DayCounts>();
      const add = ({ date, ...counts }: Partial<DayCounts> & Pick<DayCounts, 'date'>) => {
        const nothing = { date, uploads: 0, assessments: 0, revisions: 0, pdfDownloads: 0 };
        days.set(date, { ...(days.get(date) ?? nothing), ...counts });
      };
      for (const row of [...work, ...uploads]) add(row);
      return { month, days: [...days.values()].toSorted((a, b) => a.date.localeCompare(b.date)), assignments };
    },

    /** Everything of one day, the newest first. */
    day: async (actor: Actor, wanted: string, childId?: string): Promise<CalendarDay> => {
      const whose = await openFor(actor, childId);
      const date = readCalendarDate(wanted);
      if (date === undefined) throw new AppError('invalid', 'Please give a day as YYYY-MM-DD.');
      const [work, uploads] = await Promise.all([calendar.workOn(whose, date), calendar.uploadsOn(whose, date)]);
      const items = [...work.map(({ activity, points }) => activityView(activity, points, null)), ...uploads.map(uploadView)];
      return { date, items: items.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp)) };
    },
  };
};
export type CalendarService = ReturnType<typeof calendarService>;
