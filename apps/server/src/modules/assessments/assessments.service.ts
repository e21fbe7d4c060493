import type { Assessment, AssessmentSummary } from '@hedgerow/contracts/assessments';
import type { Help } from '@hedgerow/contracts/safeguarding';
import type { FoundAssessments, SearchQuery } from '@hedgerow/contracts/search';
import { type Actor, forReading, forWriting, type Pupil, readableChild } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Answer } from '@hedgerow/domain/scoring';
import { wordsOf } from '@hedgerow/domain/search-words';
import type { ProgressService } from '../progress/progress.service.ts';
import { answersOf, assessmentSummary, assessmentView, comprehensionOf, objectiveNames, testQuestionsOf } from './assessment-view.ts';
import type { AssessmentRow } from './assessments.repository.ts';
import { activityOf, findAttempt, forTesting } from './attempts.ts';
import { handInAssessment, type HandInDeps } from './hand-in-assessment.service.ts';
import { markedAnswers, type MissedInTest, tidyAnswers } from './mark-attempt.ts';
import { setUpAssessment, type SetUpDeps } from './set-up-assessment.service.ts';

export type AssessmentsDeps = SetUpDeps & HandInDeps & { readonly progress: Pick<ProgressService, 'forget'> };

export const assessmentsService = (deps: AssessmentsDeps) => {
  const { assessments, progress, heldEssays, richText, bank, transaction } = deps;
  const nameOf = objectiveNames(bank);
  const find = findAttempt(assessments);

  /** What became of the essays after they were handed in: a teacher's marks, and versions written again. */
  const essaysOf = async (attempt: AssessmentRow) => {
    if (!attempt.hasEssays || !attempt.isCompleted) return {};
    const [marks, versions] = await Promise.all([assessments.teacherMarks(attempt), assessments.essayVersions(attempt)]);
    return { marks, versions };
  };

  return {
    activityOf,

    generate: setUpAssessment(deps),

    list: async (actor: Actor, childId?: string): Promise<AssessmentSummary[]> =>
      (await assessments.ofChild(readableChild(actor, childId))).map(assessmentSummary),

    search: async (actor: Actor, { childId, search, before }: SearchQuery): Promise<FoundAssessments> => {
      const { rows, ...page } = await assessments.search({ ...readableChild(actor, childId), words: wordsOf(search), before });
      return { ...page, items: rows.map(assessmentSummary) };
    },

    /** A finished quiz for the teacher who set it. Whoever asks has checked that it was set in their class; what is held apart stays apart. */
    ofSetWork: async (familyId: string, id: string): Promise<Assessment> => {
      const attempt = await assessments.find(familyId, id);
      if (attempt === undefined || !attempt.isCompleted) throw new AppError('not_found', 'Not found');
      return assessmentView(attempt, { richText, nameOf, ...(await essaysOf(attempt)) });
    },

    one: async (actor: Actor, id: string): Promise<Assessment> => {
      const attempt = forReading(actor, await find(actor, id));
      const userAnswers = attempt.hasEssays ? await heldEssays.forReader(actor, attempt, answersOf(attempt)) : attempt.userAnswers;
      return assessmentView({ ...attempt, userAnswers }, { richText, nameOf, ...(await essaysOf(attempt)) });
    },

    /** Keeps the answers so far, so that a closed tab loses nothing. */
    saveProgress: async (actor: Actor, id: string, userAnswers: readonly Answer[], currentQuestionIndex: number): Promise<Help | null> => {
      const attempt = forTesting(forWriting(actor, await find(actor, id)));
      const typed = tidyAnswers(testQuestionsOf(attempt), userAnswers);
      const { answers: kept, help } = await heldEssays.keepApart(attempt, typed);
      const index = Math.min(currentQuestionIndex, attempt.totalQuestions - 1);
      if (!(await assessments.saveProgress(attempt, kept, index))) throw new AppError('conflict', 'This assessment has been handed in.');
      return help;
    },

    /** Puts a begun attempt away: it is listed no more, it stays counted as one of the day's, and what was answered stays known. */
    end: async (actor: Actor, id: string): Promise<void> => {
      const attempt = forWriting(actor, await find(actor, id));
      if (attempt.isCompleted) throw new AppError('conflict', 'This assessment has been handed in.');
      await transaction((runner) => progress.forget(runner, attempt.familyId, activityOf(attempt).id));
      await progress.announce(attempt);
    },

    /** For the pupil who took it. Errors: not_found, conflict (not handed in). */
    missedIn: async (pupil: Pupil, id: string): Promise<MissedInTest> => {
      const attempt = forWriting(pupil, await find(pupil, id));
      if (!attempt.isCompleted) throw new AppError('conflict', 'Hand in this test first.');
      const { subject, keyStage, topic, title } = attempt;
      const answers = markedAnswers(testQuestionsOf(forTesting(attempt)), answersOf(attempt));
      return {
        subject,
        keyStage,
        topic,
        title,
        comprehension: comprehensionOf(attempt),
        questions: answers.map(({ question }) => question),
        missed: answers.flatMap(({ question, right }) => (right ? [] : [question])),
      };
    },

    submit: handInAssessment(deps),
  };
};
export type AssessmentsService = ReturnType<typeof assessmentsService>;
