import { homeworkMessages } from '@hedgerow/contracts/classes';
import type { Actor } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { OwnClass } from './own-class.ts';
import type { RemindersRepository } from './reminders.repository.ts';

export type RemindersDeps = {
  readonly ownClass: OwnClass;
  readonly reminders: RemindersRepository;
  readonly progress: Pick<ProgressService, 'announce'>;
  readonly now: Clock;
};

/** A teacher reminds those who have not handed in their homework: a line on the pupil's page, and no more than one a day. */
export const remindersService = ({ ownClass, reminders, progress, now }: RemindersDeps) => ({
  /** Errors: not_found (a class or work that is not theirs), conflict (all is in; reminded today already). */
  remind: async (actor: Actor, classId: string, groupId: string): Promise<readonly string[]> => {
    await ownClass(actor, classId, 'teach');
    const states = await reminders.states(classId, groupId);
    if (states.length === 0) throw new AppError('not_found', 'Not found');
    if (states.every(({ isDone }) => isDone)) throw new AppError('conflict', homeworkMessages.allIn);
    const today = londonDate(now());
    if (states.every(({ startsOn }) => startsOn !== null && startsOn > today)) throw new AppError('conflict', homeworkMessages.notYet);
    const reminded = await reminders.remind(classId, groupId, today);
    if (reminded.length === 0) throw new AppError('conflict', homeworkMessages.remindedToday);
    for (const whose of reminded) await progress.announce(whose);
    return reminded.map(({ childId }) => childId);
  },
});
export type RemindersService = ReturnType<typeof remindersService>;
