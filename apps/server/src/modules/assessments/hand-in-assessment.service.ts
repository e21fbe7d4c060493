import type { SubmitResult } from '@hedgerow/contracts/assessments';
import { type Actor, actingPupil, forWriting } from '@hedgerow/domain/access';
import { isWork, pointsForAssessment, triedAnswers } from '@hedgerow/domain/points';
import { type Answer, isAnswered, unanswered } from '@hedgerow/domain/scoring';
import { subjectName } from '@hedgerow/domain/subjects';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { TeachingEngine } from '#ports/teaching-engine.ts';
import type { EvidenceService } from '../adaptive/evidence.service.ts';
import type { FinishedWork } from '../assignments/finished-work.service.ts';
import type { PracticeMemoryService } from '../practice/practice-memory.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { HeldEssaysService } from '../safeguarding/held-essays.service.ts';
import { answersOf, testQuestionsOf } from './assessment-view.ts';
import type { AssessmentRow, AssessmentsRepository } from './assessments.repository.ts';
import { activityOf, findAttempt, forTesting } from './attempts.ts';
import { asChoices, markAttempt, markedAnswers, tidyAnswers } from './mark-attempt.ts';

/** The first result once more: nothing is counted again. */
const earlierResult = (row: AssessmentRow): SubmitResult => ({
  score: row.score ?? 0,
  correctAnswers: row.correctAnswers ?? 0,
  totalQuestions: row.totalQuestions,
  pointsEarned: 0,
  alreadySubmitted: true,
});

export type HandInDeps = {
  readonly assessments: AssessmentsRepository;
  readonly progress: Pick<ProgressService, 'record' | 'announce'>;
  readonly teacher: Pick<TeachingEngine, 'markEssay'>;
  readonly heldEssays: HeldEssaysService;
  readonly evidence: Pick<EvidenceService, 'noteAnswers'>;
  readonly setWork: Pick<FinishedWork, 'assessmentDone'>;
  readonly memory: PracticeMemoryService;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

/** A test is handed in: marked, counted once, and known to whoever it was set by. */
export const handInAssessment = ({
  assessments,
  progress,
  teacher,
  heldEssays,
  evidence,
  setWork,
  memory,
  transaction,
  now,
}: HandInDeps) => {
  const find = findAttempt(assessments);

  /** Hands in and marks. Sent twice, it counts once: the second answer repeats the first result. */
  return async (actor: Actor, id: string, userAnswers: readonly Answer[], timeSpentMs: number): Promise<SubmitResult> => {
    const pupil = actingPupil(actor);
    const attempt = forTesting(forWriting(actor, await find(actor, id)));
    if (attempt.isCompleted) return earlierResult(attempt);
    const questions = testQuestionsOf(attempt);

    const typed = tidyAnswers(questions, userAnswers.length === 0 ? answersOf(attempt) : userAnswers);
    const { answers, help } = await heldEssays.keepApart(attempt, typed);
    const { score: percent, correctAnswers, totalQuestions, essayFeedback } = await markAttempt(attempt, questions, answers, teacher);
    const hasAnswer = isAnswered(answers);
    const score = hasAnswer ? percent : null;
    const counted = await transaction(async (runner) => {
      if (
        !(await assessments.complete(
          runner,
          attempt,
          { userAnswers: answers, essayFeedback, score, correctAnswers: score === null ? null : correctAnswers, timeSpentMs },
          now(),
        ))
      )
        return undefined;
      const firstAnswers = markedAnswers(questions, answers).filter(({ answered }) => answered);
      const tried = triedAnswers(answers.filter((answer) => answer !== unanswered).length, timeSpentMs);
      const isWorkDone = isWork(tried, questions.length);
      // Faster than anybody reads: it says nothing about the pupil.
      const said = asChoices(questions, answers);
      if (tried > 0) {
        await evidence.noteAnswers(runner, { ...attempt, year: pupil.year }, said.questions, said.answers, now(), said.signs);
        const inMind = firstAnswers.map(({ question, right }) => ({ question, missed: !right }));
        await memory.note(runner, attempt, inMind, now());
      }
      await setWork.assessmentDone(runner, attempt, score);
      const points = isWorkDone ? pointsForAssessment(correctAnswers, attempt.difficulty) : 0;
      const description =
        percent === null
          ? `${subjectName(attempt.subject)} essay`
          : `${correctAnswers} of ${questions.filter(({ type }) => type !== 'essay').length} right`;
      const activity = { ...activityOf(attempt), status: 'completed', description, score, points, isWork: isWorkDone } as const;
      const comesBack = tried > 0 && firstAnswers.some(({ right }) => !right);
      return { pointsEarned: await progress.record(runner, pupil, activity), ...(comesBack ? { comesBack } : {}) };
    });
    if (counted === undefined) return earlierResult((await find(actor, id)) ?? attempt);
    await progress.announce({ familyId: pupil.familyId, childId: pupil.userId });
    return {
      score: score ?? 0,
      correctAnswers,
      totalQuestions,
      ...counted,
      alreadySubmitted: false,
      ...(help === null ? {} : { help }),
    };
  };
};
