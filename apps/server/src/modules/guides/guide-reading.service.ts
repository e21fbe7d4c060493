import type { GuideRead } from '@hedgerow/contracts/guides';
import { type Actor, actingPupil, forWriting, type Pupil } from '@hedgerow/domain/access';
import { leastReadingSeconds } from '@hedgerow/domain/assignments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { pointsForGuide } from '@hedgerow/domain/points';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { GuideRow, GuidesRepository } from './guides.repository.ts';

export type GuideReadingDeps = {
  readonly guides: Pick<GuidesRepository, 'find' | 'noteOpened' | 'noteRead'>;
  readonly progress: Pick<ProgressService, 'record' | 'announce'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

/** Nobody reads more than ten words a second. */
const wordsASecond = 10;

const wordsIn = (value: unknown): number => {
  if (typeof value === 'string') return value.split(/\s+/u).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + wordsIn(part), 0);
};

const fewestSeconds = (content: unknown): number => Math.max(leastReadingSeconds, Math.floor(wordsIn(content) / wordsASecond));

/** That a guide was opened and read: what ticks it, gives its points and lets its questions follow. Making one does none of it. */
export const guideReadingService = ({ guides, progress, transaction, now }: GuideReadingDeps) => {
  const own = async (actor: Actor, id: string) => {
    const pupil = actingPupil(actor);
    return forWriting(actor, await guides.find(pupil.familyId, id));
  };

  /** In the caller's transaction. The points are given once, however often it is read again. */
  const noteRead = async (runner: Runner, pupil: Pick<Pupil, 'familyId' | 'userId' | 'phase'>, row: GuideRow): Promise<void> => {
    const at = now();
    const isNewDay = row.readAt === null || londonDate(row.readAt) !== londonDate(at);
    await guides.noteRead(runner, row, at, isNewDay);
    const { id, subject, topic, title, origin } = row;
    const done = { id: `revision-${id}`, type: 'revision', status: 'completed', subject, topic, title } as const;
    await progress.record(runner, pupil, { ...done, description: origin, points: pointsForGuide, metadata: { guideId: id } });
  };

  return {
    /** The first opening of a day starts the clock; later ones leave it alone. */
    open: async (actor: Actor, id: string): Promise<void> => {
      const row = await own(actor, id);
      const at = now();
      if (row.openedAt === null || londonDate(row.openedAt) !== londonDate(at)) await guides.noteOpened(row, at);
    },

    /** "I have read it". Errors: not_found, conflict (quicker than anybody reads). */
    read: async (actor: Actor, id: string): Promise<GuideRead> => {
      const pupil = actingPupil(actor);
      const row = await own(actor, id);
      const at = now();
      const since = row.openedAt ?? row.createdAt;
      if (at.getTime() - since.getTime() < fewestSeconds(row.content) * 1000)
        throw new AppError('conflict', 'That was quick! Read it through first, then press this.');
      await transaction((runner) => noteRead(runner, pupil, row));
      await progress.announce(row);
      return { readAt: at.toISOString() };
    },

    /** A guide that was set and read; a guide that has gone meanwhile says nothing. */
    noteSetRead: async (runner: Runner, pupil: Pupil, id: string): Promise<void> => {
      const row = await guides.find(pupil.familyId, id);
      if (row !== undefined) await noteRead(runner, pupil, row);
    },
  };
};
export type GuideReadingService = ReturnType<typeof guideReadingService>;
