import type { Assessment, GenerateAssessmentBody } from '@hedgerow/contracts/assessments';
import { assessmentMessages } from '@hedgerow/contracts/assessments';
import type { Bank } from '@hedgerow/curriculum/bank';
import { withCapitals } from '@hedgerow/curriculum/proper-names';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { type Actor, actingPupil, type Pupil } from '@hedgerow/domain/access';
import { essaysOffered } from '@hedgerow/domain/assessment-rules';
import { quizDayStart, quizzesToday } from '@hedgerow/domain/daily-quizzes';
import { type Difficulty, readDifficulty } from '@hedgerow/domain/difficulties';
import { AppError } from '@hedgerow/domain/errors';
import { type KeyStage, readKeyStage } from '@hedgerow/domain/key-stages';
import { fewestQuestions, notCovered } from '@hedgerow/domain/not-covered';
import { dailyQuizLimit, planAllows, planAllowsSubject } from '@hedgerow/domain/plans';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import type { Focus } from '@hedgerow/teaching/compose/find-topics';
import { draftOnFigures } from '@hedgerow/teaching/on-figure/figure-form';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { AssessmentDraft, TeachingEngine, TestDraft } from '#ports/teaching-engine.ts';
import type { ForSetWork } from '../assignments/finished-work.service.ts';
import type { SharedPaper } from '../assignments/stored-paper.ts';
import type { FilesService } from '../files/files.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { ScreeningService } from '../safeguarding/screening.service.ts';
import { assessmentView, objectiveNames } from './assessment-view.ts';
import type { AssessmentRow, AssessmentsRepository } from './assessments.repository.ts';
import { activityOf } from './attempts.ts';

type ShapeAbout = {
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly difficulty: Difficulty;
  /** The pupil's school year, where it is of that stage. */
  readonly year: number | undefined;
};

/** An attempt that goes on as Practice: its questions are chosen and formed once it is known what there is. */
export type AsPractice =
  | {
      readonly focus?: Focus | undefined;
      readonly shape: (draft: AssessmentDraft, about: ShapeAbout) => Promise<PracticeDraft>;
    }
  | { readonly ready: PracticeDraft };
export type PracticeDraft = Omit<AssessmentDraft, 'questions'> & { readonly questions: readonly PracticeQuestion[] };

const soundDraft = <Draft extends TestDraft>(draft: Draft): Draft => {
  if (draft.questions.length < fewestQuestions) throw notCovered(draft);
  return draft;
};

const formed = async (
  practice: AsPractice | undefined,
  compose: () => Promise<AssessmentDraft>,
  about: ShapeAbout,
): Promise<PracticeDraft | TestDraft> => {
  if (practice === undefined) return draftOnFigures(await compose());
  return 'ready' in practice ? practice.ready : practice.shape(await compose(), about);
};

export type SetUpDeps = {
  readonly assessments: AssessmentsRepository;
  readonly files: Pick<FilesService, 'sourcesFor'>;
  readonly progress: Pick<ProgressService, 'record' | 'announce' | 'refuseAfterDay'>;
  readonly teacher: Pick<TeachingEngine, 'assessment' | 'fingerprint'>;
  readonly screening: Pick<ScreeningService, 'check'>;
  readonly richText: RichText;
  readonly bank: Pick<Bank, 'index' | 'topic'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
};

/** A test or a practice is put together for a pupil, within their plan and the day's number. */
export const setUpAssessment = ({
  assessments,
  files,
  progress,
  teacher,
  screening,
  richText,
  bank,
  transaction,
  now,
  newId,
  newSeed,
}: SetUpDeps) => {
  const nameOf = objectiveNames(bank);

  /** A step of the day is open to every plan, anything else to plans with practice: every primary plan and Secondary Practice; Explorer has maths and English, five a day (docs/product/tests.md#setting-one-up). */
  const mayPractise = async (pupil: Pupil, subject: SubjectId, ofDay: boolean): Promise<void> => {
    const isOpen = planAllows(pupil.plan, ofDay ? 'day_practice' : 'practice') && planAllowsSubject(pupil.plan, subject);
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

  /** Makes an attempt. Errors: upgrade_required, invalid (subject, difficulty, or a topic that is not covered), not_found (a file). */
  return async (
    actor: Actor,
    request: GenerateAssessmentBody,
    set?: ForSetWork & {
      readonly paper?: SharedPaper;
      readonly practice?: AsPractice;
      readonly writing?: TestDraft;
      readonly ofDay?: boolean;
    },
  ): Promise<Assessment> => {
    const pupil = actingPupil(actor);
    const subject = readSubject(request.subject);
    const difficulty = readDifficulty(request.difficulty);
    if (subject === undefined) throw new AppError('invalid', assessmentMessages.subject, { details: { field: 'subject' } });
    if (difficulty === undefined) throw new AppError('invalid', assessmentMessages.difficulty, { details: { field: 'difficulty' } });
    if (set?.bySchool !== true) await mayPractise(pupil, subject, set?.ofDay === true);
    await progress.refuseAfterDay(pupil);
    const whose = { familyId: pupil.familyId, childId: pupil.userId };
    // The topic of set work is a grown-up's, and was read when it was set.
    if (set === undefined) await screening.check(whose, 'quiz_topic', request.topic);
    const topic = withCapitals(bank.index, subject, request.topic);
    const keyStage = set?.paper?.keyStage ?? readKeyStage(request.keyStage ?? '') ?? pupil.keyStage;
    const [sources, recent] = await Promise.all([files.sourcesFor(whose, request.sourceFileIds), assessments.recentlyAsked(whose)]);
    const includeEssays = request.includeEssays && essaysOffered(keyStage, subject);
    const wish = {
      learner: whose,
      subject,
      keyStage,
      topic,
      difficulty,
      count: request.numQuestions,
      includeEssays,
      year: keyStage === pupil.keyStage ? pupil.year : undefined,
      recent,
      sources,
      seed: newSeed(),
      focus: set?.practice !== undefined && 'focus' in set.practice ? set.practice.focus : undefined,
    };
    const compose = async (): Promise<AssessmentDraft> => soundDraft(await teacher.assessment(wish));
    // A paper is the same for a whole class: it stays as it was made, with what is answered on a figure.
    const draft =
      set?.writing ??
      (set?.paper === undefined
        ? await formed(set?.practice, compose, { subject, keyStage, difficulty, year: wish.year })
        : soundDraft(set.paper.draft));

    const row: AssessmentRow = {
      ...whose,
      id: newId(),
      mode: set?.practice === undefined ? 'test' : 'practice',
      title: draft.title,
      subject,
      topic,
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
      wordsRemovedAt: null,
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
  };
};
