import type { Assessment } from '@hedgerow/contracts/assessments';
import type { ClassPupilPage, Homework, LessonCard, PupilAnswer } from '@hedgerow/contracts/classes';
import type { Bank } from '@hedgerow/curriculum/bank';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { Actor } from '@hedgerow/domain/access';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { type ClassRight, mayInClass } from '@hedgerow/domain/class-teachers';
import { AppError } from '@hedgerow/domain/errors';
import { subjectName } from '@hedgerow/domain/subjects';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { InsightService } from '../adaptive/insight.service.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import type { SchoolPupilsService } from '../schools/school-pupils.service.ts';
import type { ClassPupilRepository, RecentAnswer } from './class-pupil.repository.ts';
import type { ClassesRepository, ClassPupilRow, TaughtClass } from './classes.repository.ts';
import type { OwnClass } from './own-class.ts';

export type ClassPupilDeps = {
  readonly classes: Pick<ClassesRepository, 'pupilsIn' | 'homework'>;
  readonly ownClass: OwnClass;
  readonly work: ClassPupilRepository;
  readonly cards: Pick<SchoolPupilsService, 'isOwn' | 'lessonCard'>;
  readonly insight: Pick<InsightService, 'ofPupil'>;
  readonly assessments: Pick<AssessmentsService, 'ofSetWork'>;
  readonly bank: Pick<Bank, 'topic'>;
  readonly richText: Pick<RichText, 'inline'>;
  readonly now: Clock;
};

/** Work that was due longer ago is no news. */
const homeworkDays = 21;

/** One pupil as a teacher of theirs sees them, and who has done what of the homework. */
export const classPupilService = (deps: ClassPupilDeps) => {
  const { classes, ownClass, work, cards, insight, assessments, bank, richText, now } = deps;

  const ownPupil = async (
    actor: Actor,
    classId: string,
    childId: string,
    right: ClassRight,
  ): Promise<{ taught: TaughtClass; pupil: ClassPupilRow }> => {
    const taught = await ownClass(actor, classId, right);
    const pupil = (await classes.pupilsIn([classId])).find((one) => one.childId === childId);
    if (pupil === undefined) throw new AppError('not_found', 'Not found');
    return { taught, pupil };
  };

  const answerView = ({ assignmentId, title, answer }: RecentAnswer): PupilAnswer => {
    const topic = bank.topic(answer.topicId);
    const objective = topic?.objectives.find(({ id }) => id === answer.objective);
    const belief = topic?.misconceptions.find(({ id }) => id === answer.misconception);
    return {
      assignmentId,
      title,
      number: answer.position + 1,
      at: answer.at.toISOString(),
      topic: topic?.title ?? title,
      objective: objective === undefined ? null : richText.inline(objective.text),
      correct: answer.correct,
      belief: belief === undefined ? null : richText.inline(belief.belief),
    };
  };

  return {
    /** Errors: not_found (a class that is not theirs, a pupil who is not in it). */
    page: async (actor: Actor, classId: string, childId: string): Promise<ClassPupilPage> => {
      const { taught, pupil } = await ownPupil(actor, classId, childId, 'read');
      const [lists, recent, canHaveCard] = await Promise.all([
        insight.ofPupil(pupil, subjectFamily(taught.subject)),
        work.recentAnswers(classId, pupil),
        cards.isOwn(taught.schoolId, childId),
      ]);
      const { firstName, lastName } = pupil;
      const named = {
        id: childId,
        firstName,
        lastName,
        className: taught.name,
        subject: taught.subject,
        subjectName: subjectName(taught.subject),
      };
      return { ...named, canHaveCard, mayTeach: mayInClass(taught.role, 'teach'), recentAnswers: recent.map(answerView), ...lists };
    },

    /** Errors: not_found (nothing that was set in this class and is done). */
    work: async (actor: Actor, classId: string, childId: string, assignmentId: string): Promise<Assessment> => {
      const { pupil } = await ownPupil(actor, classId, childId, 'read');
      const attemptId = await work.finishedQuiz(classId, childId, assignmentId);
      if (attemptId === null) throw new AppError('not_found', 'Not found');
      return assessments.ofSetWork(pupil.familyId, attemptId);
    },

    /** A new sign-in card in the middle of a lesson. Errors: not_found (as above), forbidden (a family's account). */
    card: async (actor: Actor, classId: string, childId: string): Promise<LessonCard> => {
      const { taught } = await ownPupil(actor, classId, childId, 'teach');
      return cards.lessonCard(taught.schoolId, childId);
    },

    homework: (actor: Actor): Promise<Homework[]> => {
      const today = londonDate(now());
      return classes.homework(actor.userId, today, addDays(today, -homeworkDays));
    },
  };
};
export type ClassPupilService = ReturnType<typeof classPupilService>;
