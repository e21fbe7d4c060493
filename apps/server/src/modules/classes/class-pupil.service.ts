import type { Assessment } from '@hedgerow/contracts/assessments';
import type { ClassPupilPage, Homework } from '@hedgerow/contracts/classes';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { Actor } from '@hedgerow/domain/access';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { subjectName } from '@hedgerow/domain/subjects';
import type { Clock } from '#ports/clock.ts';
import type { InsightService } from '../adaptive/insight.service.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import type { ClassesRepository, ClassPupilRow, TaughtClass } from './classes.repository.ts';
import { ownClass } from './own-class.ts';

export type ClassPupilDeps = {
  readonly classes: Pick<ClassesRepository, 'classOf' | 'pupilsIn' | 'finishedQuiz' | 'homework'>;
  readonly insight: Pick<InsightService, 'ofPupil'>;
  readonly assessments: Pick<AssessmentsService, 'ofSetWork'>;
  readonly now: Clock;
};

/** Work that was due longer ago is no news. */
const homeworkDays = 21;

/** One pupil as a teacher of theirs sees them, and who has done what of the homework. */
export const classPupilService = ({ classes, insight, assessments, now }: ClassPupilDeps) => {
  const ownPupil = async (actor: Actor, classId: string, childId: string): Promise<{ taught: TaughtClass; pupil: ClassPupilRow }> => {
    const taught = await ownClass(classes, actor, classId);
    const pupil = (await classes.pupilsIn([classId])).find((one) => one.childId === childId);
    if (pupil === undefined) throw new AppError('not_found', 'Not found');
    return { taught, pupil };
  };

  return {
    /** Errors: not_found (a class that is not theirs, a pupil who is not in it). */
    page: async (actor: Actor, classId: string, childId: string): Promise<ClassPupilPage> => {
      const { taught, pupil } = await ownPupil(actor, classId, childId);
      const lists = await insight.ofPupil(pupil, subjectFamily(taught.subject));
      return { id: childId, firstName: pupil.firstName, lastName: pupil.lastName, subjectName: subjectName(taught.subject), ...lists };
    },

    /** Errors: not_found (nothing that was set in this class and is done). */
    work: async (actor: Actor, classId: string, childId: string, assignmentId: string): Promise<Assessment> => {
      const { pupil } = await ownPupil(actor, classId, childId);
      const attemptId = await classes.finishedQuiz(classId, childId, assignmentId);
      if (attemptId === null) throw new AppError('not_found', 'Not found');
      return assessments.ofSetWork(pupil.familyId, attemptId);
    },

    homework: (actor: Actor): Promise<Homework[]> => classes.homework(actor.userId, addDays(londonDate(now()), -homeworkDays)),
  };
};
export type ClassPupilService = ReturnType<typeof classPupilService>;
