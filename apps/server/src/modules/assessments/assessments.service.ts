import type { Assessment, AssessmentSummary, GenerateAssessmentBody, SubmitResult } from '@hedgerow/contracts/assessments';
import type { Help } from '@hedgerow/contracts/safeguarding';
import type { FoundAssessments, SearchQuery } from '@hedgerow/contracts/search';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { PracticeQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import { assessmentMessages } from '@hedgerow/contracts/assessments';
import { type Actor, actingPupil, forReading, forWriting, type Pupil, readableChild } from '@hedgerow/domain/access';
import { essaysOffered } from '@hedgerow/domain/assessment-rules';
import { quizDayStart, quizzesToday } from '@hedgerow/domain/daily-quizzes';
import { type Difficulty, readDifficulty } from '@hedgerow/domain/difficulties';
import { AppError } from '@hedgerow/domain/errors';
import { type KeyStage, readKeyStage } from '@hedgerow/domain/key-stages';
import { dailyQuizLimit, planAllows, planAllowsSubject } from '@hedgerow/domain/plans';
import { isWork, pointsForAssessment, triedAnswers } from '@hedgerow/domain/points';
import { type Answer, unanswered } from '@hedgerow/domain/scoring';
import { wordsOf } from '@hedgerow/domain/search-words';
import { readSubject, subjectName, type SubjectId } from '@hedgerow/domain/subjects';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import type { Focus } from '@hedgerow/teaching/compose/find-topics';
import { someOnFigures } from '@hedgerow/teaching/on-figure/figure-form';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { AssessmentDraft, TeachingEngine } from '#ports/teaching-engine.ts';
import type { HeldEssaysService } from '../safeguarding/held-essays.service.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import type { FinishedWork, ForSetWork } from '../assignments/finished-work.service.ts';
import type { SharedPaper } from '../assignments/stored-paper.ts';
import type { EvidenceService } from '../adaptive/evidence.service.ts';
import type { FilesService } from '../files/files.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import { answersOf, assessmentSummary, assessmentView, comprehensionOf, objectiveNames, testQuestionsOf } from './assessment-view.ts';
import type { AssessmentRow, AssessmentsRepository } from './assessments.repository.ts';
import type { PracticeMemoryService } from '../practice/practice-memory.service.ts';
import { asChoices, markAttempt, markedAnswers, type MissedInTest, tidyAnswers } from './mark-attempt.ts';

export type AssessmentsDeps = {
  readonly assessments: AssessmentsRepository;
  readonly files: Pick<FilesService, 'sourcesFor'>;
  readonly progress: Pick<ProgressService, 'record' | 'announce' | 'refuseAfterDay' | 'forget'>;
  readonly teacher: Pick<TeachingEngine, 'assessment' | 'markEssay' | 'fingerprint'>;
  readonly screening: Pick<ScreeningService, 'check'>;
  readonly heldEssays: HeldEssaysService;
  readonly evidence: Pick<EvidenceService, 'noteAnswers'>;
  readonly setWork: Pick<FinishedWork, 'assessmentDone'>;
  readonly memory: PracticeMemoryService;
  readonly richText: RichText;
  readonly bank: Pick<Bank, 'topic'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
};

type ShapeAbout = { readonly subject: SubjectId; readonly keyStage: KeyStage; readonly difficulty: Difficulty };

/** An attempt that goes on as Practice: its questions are chosen and formed once it is known what there is. */
export type AsPractice =
  | {
      readonly focus?: Focus | undefined;
      readonly shape: (draft: AssessmentDraft, about: ShapeAbout) => Promise<PracticeDraft>;
    }
  | { readonly ready: PracticeDraft };
export type TestDraft = Omit<AssessmentDraft, 'questions'> & { readonly questions: readonly TestQuestion[] };
export type PracticeDraft = Omit<AssessmentDraft, 'questions'> & { readonly questions: readonly PracticeQuestion[] };

/** Fewer sound questions than this is no assessment: the topic is not covered, and the pupil is told so. */
const fewestQuestions = 3;

/** A practice is answered one by one, and never all at once. */
const forTesting = <T extends Pick<AssessmentRow, 'mode'>>(attempt: T): T => {
  if (attempt.mode === 'practice') throw new AppError('conflict', 'This is practice. Open it again to carry on.');
  return attempt;
};

const activityOf = (row: Pick<AssessmentRow, 'id' | 'subject' | 'topic' | 'title' | 'difficulty' | 'hasEssays'>) => ({
  id: `assessment-${row.id}`,
  type: 'assessment' as const,
  subject: row.subject,
  topic: row.topic,
  title: row.title,
  difficulty: row.difficulty,
  metadata: { assessmentId: row.id, hasEssays: row.hasEssays },
});

const soundDraft = (draft: AssessmentDraft): AssessmentDraft => {
  if (draft.questions.length < fewestQuestions) throw new AppError('invalid', draft.origin, { details: { nearest: draft.nearest } });
  return draft;
};

/** Where a question can be answered on its figure, some are; not those on a text, which stay as they were written. */
const withFigures = (draft: AssessmentDraft): TestDraft =>
  draft.comprehension === null ? { ...draft, questions: someOnFigures(draft.questions) } : draft;

const formed = async (
  practice: AsPractice | undefined,
  compose: () => Promise<AssessmentDraft>,
  about: ShapeAbout,
): Promise<PracticeDraft | TestDraft> => {
  if (practice === undefined) return withFigures(await compose());
  return 'ready' in practice ? practice.ready : practice.shape(await compose(), about);
};

/** The first result once more: nothing is counted again. */
const earlierResult = (row: AssessmentRow): SubmitResult => ({
  score: row.score ?? 0,
  correctAnswers: row.correctAnswers ?? 0,
  totalQuestions: row.totalQuestions,
  pointsEarned: 0,
  alreadySubmitted: true,
});

export const assessmentsService = ({
  assessments,
  files,
  progress,
  teacher,
  screening,
  heldEssays,
  evidence,
  setWork,
  memory,
  richText,
  bank,
  transaction,
  now,
  newId,
  newSeed,
}: AssessmentsDeps) => {
  const nameOf = objectiveNames(bank);
  const find = async (actor: Actor, id: string): Promise<AssessmentRow | undefined> =>
    'familyId' in actor ? assessments.find(actor.familyId, id) : undefined;

  /** What became of the essays after they were handed in: a teacher's marks, and versions written again. */
  const essaysOf = async (attempt: AssessmentRow) => {
    if (!attempt.hasEssays || !attempt.isCompleted) return {};
    const [marks, versions] = await Promise.all([assessments.teacherMarks(attempt), assessments.essayVersions(attempt)]);
    return { marks, versions };
  };

  /** Practice comes with every primary plan and with Secondary Practice; Explorer has maths and English, five a day (docs/product/tests.md#setting-one-up). */
  const mayPractise = async (pupil: Pupil, subject: SubjectId): Promise<void> => {
    const isOpen = planAllows(pupil.plan, 'practice') && planAllowsSubject(pupil.plan, subject);
    if (!isOpen) throw upgradeRequired('practice', pupil.phase, subject);
    await keepDailyLimit(pupil);
  };

  /** Asked before the work, for a quick answer; asked again with the child's lock held, where it counts. */
  const keepDailyLimit = async (pupil: Pupil, runner?: Runner): Promise<void> => {
    const whose = { familyId: pupil.familyId, childId: pupil.userId };
    if (dailyQuizLimit(pupil.plan) === Number.POSITIVE_INFINITY) return;
    if (runner !== undefined) await assessments.lockChild(runner, whose);
    const { limit, used, left } = quizzesToday(pupil.plan, await assessments.countSince(whose, quizDayStart(now()), runner));
    if (left === 0) {
      throw new AppError('upgrade_required', `You have used your ${limit} quizzes for today. They come back tomorrow.`, {
        details: { feature: 'unlimited_quizzes', used, limit },
      });
    }
  };

  return {
    activityOf,

    /** Makes an attempt. Errors: upgrade_required, invalid (subject, difficulty, or a topic that is not covered), not_found (a file). */
    generate: async (
      actor: Actor,
      request: GenerateAssessmentBody,
      set?: ForSetWork & { readonly paper?: SharedPaper; readonly practice?: AsPractice },
    ): Promise<Assessment> => {
      const pupil = actingPupil(actor);
      const subject = readSubject(request.subject);
      const difficulty = readDifficulty(request.difficulty);
      if (subject === undefined) throw new AppError('invalid', assessmentMessages.subject, { details: { field: 'subject' } });
      if (difficulty === undefined) throw new AppError('invalid', assessmentMessages.difficulty, { details: { field: 'difficulty' } });
      if (set?.bySchool !== true) await mayPractise(pupil, subject);
      await progress.refuseAfterDay(pupil);
      const whose = { familyId: pupil.familyId, childId: pupil.userId };
      // The topic of set work is a grown-up's, and was read when it was set.
      if (set === undefined) await screening.check(whose, 'quiz_topic', request.topic);
      const keyStage = set?.paper?.keyStage ?? readKeyStage(request.keyStage ?? '') ?? pupil.keyStage;
      const [sources, recent] = await Promise.all([files.sourcesFor(whose, request.sourceFileIds), assessments.recentlyAsked(whose)]);
      const includeEssays = request.includeEssays && essaysOffered(keyStage, subject);
      const wish = {
        learner: whose,
        subject,
        keyStage,
        topic: request.topic,
        difficulty,
        count: request.numQuestions,
        includeEssays,
        recent,
        sources,
        seed: newSeed(),
        focus: set?.practice !== undefined && 'focus' in set.practice ? set.practice.focus : undefined,
      };
      const compose = async (): Promise<AssessmentDraft> => soundDraft(set?.paper?.draft ?? (await teacher.assessment(wish)));
      // A paper is the same for a whole class: it stays as it was made.
      const draft = set?.paper === undefined ? await formed(set?.practice, compose, { subject, keyStage, difficulty }) : await compose();

      const row: AssessmentRow = {
        ...whose,
        id: newId(),
        mode: set?.practice === undefined ? 'test' : 'practice',
        title: draft.title,
        subject,
        topic: request.topic,
        topicId: draft.topicId,
        keyStage,
        difficulty,
        questions: draft.questions,
        comprehension: draft.comprehension,
        userAnswers: draft.questions.map(() => -1),
        essayFeedback: {},
        currentQuestionIndex: 0,
        totalQuestions: draft.questions.length,
        hasEssays: draft.questions.some(({ type }) => type === 'essay'),
        coverage: draft.coverage,
        origin: draft.origin,
        score: null,
        correctAnswers: null,
        timeSpentMs: null,
        isCompleted: false,
        completedAt: null,
        createdAt: now(),
      };
      await transaction(async (runner) => {
        if (set?.bySchool !== true) await keepDailyLimit(pupil, runner);
        await assessments.insert(runner, row);
        await set?.link(runner, row.id);
        await assessments.noteAsked(runner, whose, draft.questions.map(teacher.fingerprint), now());
        await progress.record(runner, pupil, { ...activityOf(row), status: 'in-progress', description: draft.origin });
      });
      await progress.announce({ familyId: pupil.familyId, childId: pupil.userId });
      return assessmentView(row, { richText, nameOf });
    },

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

    /** Hands in and marks. Sent twice, it counts once: the second answer repeats the first result. */
    submit: async (actor: Actor, id: string, userAnswers: readonly Answer[], timeSpentMs: number): Promise<SubmitResult> => {
      const pupil = actingPupil(actor);
      const attempt = forTesting(forWriting(actor, await find(actor, id)));
      if (attempt.isCompleted) return earlierResult(attempt);
      const questions = testQuestionsOf(attempt);

      const typed = tidyAnswers(questions, userAnswers.length === 0 ? answersOf(attempt) : userAnswers);
      const { answers, help } = await heldEssays.keepApart(attempt, typed);
      const { score, correctAnswers, totalQuestions, essayFeedback } = await markAttempt(attempt, questions, answers, teacher);
      const counted = await transaction(async (runner) => {
        if (
          !(await assessments.complete(runner, attempt, { userAnswers: answers, essayFeedback, score, correctAnswers, timeSpentMs }, now()))
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
          score === null
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
    },
  };
};
export type AssessmentsService = ReturnType<typeof assessmentsService>;
