import { assignmentMessages } from '@hedgerow/contracts/assignments';
import { type ChangePieceBody, type SetPiece, teacherWorkMessages } from '@hedgerow/contracts/teacher-work';
import type { Actor } from '@hedgerow/domain/access';
import { readDueDay, readStartDay } from '@hedgerow/domain/assignments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import type { ClassRight } from '@hedgerow/domain/class-teachers';
import { AppError } from '@hedgerow/domain/errors';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { OwnClass } from '../classes/own-class.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { PieceChange, SetPiecesRepository } from './set-pieces.repository.ts';

export type SetPiecesDeps = {
  readonly pieces: SetPiecesRepository;
  readonly ownClass: OwnClass;
  /** The classes that a document is shared with. */
  readonly sharedWith: (resourceId: string) => Promise<readonly string[]>;
  readonly progress: Pick<ProgressService, 'announce'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

const invalid = (message: string, field: string): AppError => new AppError('invalid', message, { details: { field } });
const notFound = (): AppError => new AppError('not_found', 'Not found');

/** A piece of work of a class: reading it, changing its words and days, and taking it back. */
export const setPiecesService = ({ pieces, ownClass, sharedWith, progress, transaction, now }: SetPiecesDeps) => {
  const stillShared = async (resourceId: string | null, classId: string): Promise<string | null> =>
    resourceId !== null && (await sharedWith(resourceId)).includes(classId) ? resourceId : null;

  const read = async (actor: Actor, classId: string, groupId: string, right: ClassRight = 'read'): Promise<SetPiece> => {
    await ownClass(actor, classId, right);
    const copies = await pieces.copies(classId, groupId);
    const [first] = copies;
    if (first === undefined) throw notFound();
    const { title, topic, description, kind, difficulty, numQuestions, startsOn, dueOn, paperId, resourceId } = first.assignment;
    const all = copies.map((copy) => copy.assignment);
    return {
      groupId,
      classId,
      title,
      topic,
      description,
      kind,
      difficulty,
      numQuestions,
      startDate: startsOn,
      dueDate: dueOn,
      samePaper: paperId !== null,
      // A paper of before does not say what was asked for: it is made anew.
      paperId: first.paperSubject === null ? null : paperId,
      resourceId: await stillShared(resourceId, classId),
      taskId: first.taskId,
      pupils: all.length,
      done: all.filter(({ finishedAt }) => finishedAt !== null).length,
      begun: all.filter(({ startedAt }) => startedAt !== null).length,
    };
  };

  const changeOf = (body: ChangePieceBody, piece: SetPiece): PieceChange => {
    const { title = piece.title, description = piece.description } = body;
    // A child reads these words.
    for (const [field, text] of Object.entries({ title, description }))
      if (screenText(text).kind === 'unfit') throw invalid('Please choose different words. A child will read this.', field);
    const today = londonDate(now());
    const dueOn = body.dueDate === undefined ? undefined : readDueDay(body.dueDate, today);
    if (body.dueDate !== undefined && dueOn === undefined) throw invalid(assignmentMessages.dueDate, 'dueDate');
    const due = dueOn ?? readDueDay(piece.dueDate, today) ?? today;
    const startsOn = body.startDate === undefined ? undefined : readStartDay(body.startDate, today, due);
    if (body.startDate !== undefined && startsOn === undefined) throw invalid(teacherWorkMessages.startDate, 'startDate');
    if (startsOn === undefined && piece.startDate !== null && piece.startDate > due)
      throw invalid(teacherWorkMessages.startDate, 'dueDate');
    return {
      title,
      description: description.trim(),
      ...(dueOn === undefined ? {} : { dueOn }),
      ...(startsOn === undefined ? {} : { startsOn: startsOn === today ? null : startsOn }),
    };
  };

  return {
    /** Errors: not_found (a class or work that is not theirs). */
    read: (actor: Actor, classId: string, groupId: string): Promise<SetPiece> => read(actor, classId, groupId),

    /** For everybody who has it, done or not. Errors: not_found, invalid (a field), conflict (begun, and moved to a later day). */
    change: async (actor: Actor, classId: string, groupId: string, body: ChangePieceBody): Promise<SetPiece> => {
      const change = changeOf(body, await read(actor, classId, groupId, 'teach'));
      const changed = await transaction(async (runner) => {
        const begun = await pieces.hasBegun(runner, classId, groupId);
        if (begun && change.startsOn !== undefined && change.startsOn !== null)
          throw new AppError('conflict', teacherWorkMessages.begunAlready);
        return pieces.change(runner, classId, groupId, change);
      });
      for (const whose of changed) await progress.announce(whose);
      return read(actor, classId, groupId);
    },

    /** From those who have not handed it in; what was handed in stays. Errors: not_found, conflict (everybody has). */
    takeBack: async (actor: Actor, classId: string, groupId: string): Promise<readonly string[]> => {
      await read(actor, classId, groupId, 'teach');
      const taken = await pieces.takeBack(classId, groupId, now());
      if (taken.length === 0) throw new AppError('conflict', teacherWorkMessages.allIn);
      for (const whose of taken) await progress.announce(whose);
      return taken.map(({ childId }) => childId);
    },
  };
};
export type SetPiecesService = ReturnType<typeof setPiecesService>;
