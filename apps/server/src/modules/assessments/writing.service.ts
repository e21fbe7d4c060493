import type { Assessment, WritingOffer } from '@hedgerow/contracts/assessments';
import { readWriting } from '@hedgerow/curriculum/writing/read-writing';
import type { WritingTask } from '@hedgerow/curriculum/writing/writing-task';
import { type Actor, actingPupil, type Pupil } from '@hedgerow/domain/access';
import { hasShortWriting, questionCount } from '@hedgerow/domain/assessment-rules';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { quizDayStart, quizzesToday } from '@hedgerow/domain/daily-quizzes';
import { AppError } from '@hedgerow/domain/errors';
import { planAllows, planAllowsSubject } from '@hedgerow/domain/plans';
import { chooseTask, isForYear } from '@hedgerow/teaching/writing/choose-task';
import { writingDraft } from '@hedgerow/teaching/writing/writing-draft';
import type { Clock } from '#ports/clock.ts';
import type { AssessmentsRepository } from './assessments.repository.ts';
import type { AssessmentsService } from './assessments.service.ts';

export type WritingDeps = {
  readonly attempts: Pick<
    AssessmentsRepository,
    'writtenSince' | 'lastWritten' | 'topicsWorkedOn' | 'recentlyAsked' | 'countSince' | 'lockChild'
  >;
  readonly generate: AssessmentsService['generate'];
  readonly tasks?: readonly WritingTask[];
  readonly now: Clock;
};

const whoseOf = ({ familyId, userId: childId }: Pupil) => ({ familyId, childId });

/** A short piece for Years 3 to 6, at most one a day, as a test of one essay (docs/decisions/0051-short-writing-with-a-checklist.md). */
export const writingService = ({ attempts, generate, tasks = readWriting(), now }: WritingDeps) => {
  const mayBegin = async (pupil: Pupil): Promise<boolean> => {
    if (!hasShortWriting(pupil.keyStage) || !planAllows(pupil.plan, 'practice')) return false;
    const since = quizDayStart(now());
    const [written, made] = await Promise.all([
      attempts.writtenSince(whoseOf(pupil), since, null),
      attempts.countSince(whoseOf(pupil), since),
    ]);
    return written === 0 && quizzesToday(pupil.plan, made).left !== 0;
  };

  return {
    /** What there is to write today. */
    offer: async (actor: Actor): Promise<WritingOffer> => {
      const pupil = actingPupil(actor);
      if (!hasShortWriting(pupil.keyStage)) return { task: null };
      const written = await attempts.lastWritten(whoseOf(pupil), quizDayStart(now()));
      if (written !== undefined) return { task: null, written };
      if (!(await mayBegin(pupil))) return { task: null };
      const [topicIds, history] = await Promise.all([attempts.topicsWorkedOn(whoseOf(pupil)), attempts.recentlyAsked(whoseOf(pupil))]);
      const task = chooseTask(tasks, {
        year: pupil.year,
        opens: (subject) => planAllowsSubject(pupil.plan, subject),
        topicIds,
        history,
        seed: `${pupil.userId} ${londonDate(now())}`,
      });
      return { task: task === undefined ? null : { id: task.id, title: task.title, subject: task.subject, purpose: task.purpose } };
    },

    /** Errors: not_found (no such task for this year), upgrade_required, conflict (one was begun today). */
    start: async (actor: Actor, taskId: string): Promise<Assessment> => {
      const pupil = actingPupil(actor);
      const task = tasks.find(({ id }) => id === taskId);
      if (task === undefined || !hasShortWriting(pupil.keyStage) || !isForYear(task, pupil.year))
        throw new AppError('not_found', 'Not found');
      const request = {
        subject: task.subject,
        topic: task.title,
        difficulty: 'intermediate',
        numQuestions: questionCount.preset,
        includeEssays: true,
        sourceFileIds: [],
      };
      return generate(actor, request, {
        bySchool: false,
        writing: writingDraft(task),
        link: async (runner, id) => {
          await attempts.lockChild(runner, whoseOf(pupil));
          if ((await attempts.writtenSince(whoseOf(pupil), quizDayStart(now()), id, runner)) > 0)
            throw new AppError('conflict', 'You have had your writing for today. There is something new tomorrow.');
        },
      });
    },
  };
};
export type WritingService = ReturnType<typeof writingService>;
