import type { PracticeResult } from '@hedgerow/contracts/practice';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { Allowed, Pupil } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { planAllows } from '@hedgerow/domain/plans';
import { isAnswered } from '@hedgerow/domain/scoring';
import { pointsForPractice, practiceScore, wasTried, wasWork } from '@hedgerow/domain/practice';
import type { AnswerSigns } from '@hedgerow/teaching/adaptive/answer-signs';
import { missedCards } from '@hedgerow/teaching/compose/missed-cards';
import { asChoice } from '@hedgerow/teaching/practice/help-ladder';
import { knownSlips } from '@hedgerow/teaching/practice/known-slips';
import type { Runner } from '#db/client.ts';
import type { EvidenceService } from '../adaptive/evidence.service.ts';
import type { AssessmentRow, AssessmentsRepository } from '../assessments/assessments.repository.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import type { FinishedWork } from '../assignments/finished-work.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import { missedTurns } from './missed-in-attempt.ts';
import { memoryKey, memoryTitle } from './practice-memory.ts';
import type { PracticeRepository, SessionRow } from './practice.repository.ts';
import { firstTryOf, plannedTurns, type StoredTurn, wasMended, wasMissed, wasRight } from './stored-turns.ts';

export type FinishDeps = {
  readonly bank: Pick<Bank, 'topic'>;
  readonly practices: Pick<PracticeRepository, 'memories'>;
  readonly attempts: Pick<AssessmentsRepository, 'complete'>;
  readonly assessments: Pick<AssessmentsService, 'activityOf'>;
  readonly evidence: Pick<EvidenceService, 'noteAnswers'>;
  readonly setWork: Pick<FinishedWork, 'assessmentDone'>;
  readonly progress: Pick<ProgressService, 'record'>;
};

/** Who walked away from the screen was not at work all that time. */
const longestLook = 10 * 60_000;

/** In less than two seconds nobody thinks: such an answer is no evidence. */
const saysNothing = (turn: StoredTurn): boolean => !wasTried(firstTryOf(turn));

/** The first try in the words of a choice: the misconception of a typed slip counts like that of an option. */
const evidenceOf = (turn: StoredTurn): number => {
  const { question, tries } = turn;
  const [first] = tries;
  if (first === undefined || saysNothing(turn)) return -1;
  if (question.type === 'multiple_choice') return typeof first.given === 'number' ? first.given : -1;
  if (wasRight(turn)) return 0;
  const slip = knownSlips(question).findIndex(({ note }) => note !== '' && note === first.note);
  return slip < 0 ? asChoice(question).options.length - 1 : slip + 1;
};

/** How the answer that counts came about: what helped takes from what it shows, and a typed one cannot be guessed. */
const signsOf = ({ question, tries, help }: StoredTurn): AnswerSigns => ({
  hintsUsed: tries[0]?.help ?? help,
  tries: tries[0]?.verdict === 'nearly' ? tries.length : 1,
  optionsShown:
    question.type === 'multiple_choice' || (question.type === 'dictation' && typeof tries[0]?.given === 'number')
      ? question.options.length
      : 0,
  objective: question.objective,
});

/** The answer that the review shows: the first, or the one that put a nearly right one right. */
const cachedAnswer = ({ tries }: StoredTurn): number | string => (tries[0]?.verdict === 'nearly' ? tries.at(-1) : tries[0])?.given ?? -1;

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The end of a practice, in the transaction of its last call: it counts as an assessment, once, by its first tries (decisions 8). */
export const finishPractice = ({ bank, practices, attempts, assessments, evidence, setWork, progress }: FinishDeps) => {
  const comingBack = async (
    runner: Runner,
    attempt: AssessmentRow,
    missed: readonly StoredTurn[],
  ): Promise<PracticeResult['comesBack']> => {
    const keys = new Map(missed.map(({ question }) => [memoryKey(question, attempt), memoryTitle(bank, question, attempt)]));
    const known = new Map((await practices.memories(runner, attempt, [...keys.keys()])).map((row) => [row.key, row.due]));
    return [...keys].flatMap(([key, title]) => {
      const due = known.get(key);
      return due === undefined ? [] : [{ title, day: londonDate(due) }];
    });
  };

  return async (
    runner: Runner,
    pupil: Pupil,
    attempt: Allowed<AssessmentRow, 'write'>,
    { turns, kind }: { readonly turns: readonly StoredTurn[]; readonly kind: SessionRow['kind'] },
    now: Date,
  ): Promise<PracticeResult> => {
    const planned = plannedTurns(turns);
    const tries = planned.map(firstTryOf);
    const score = practiceScore(tries);
    const right = tries.filter((one) => one.right).length;
    const timeSpentMs = turns.flatMap((turn) => turn.tries.map(({ ms }) => Math.min(ms, longestLook))).reduce((sum, ms) => sum + ms, 0);
    const userAnswers = planned.map(cachedAnswer);
    const worked = wasWork(tries);
    const answered = isAnswered(userAnswers);
    const marks = answered ? { score, correctAnswers: right } : { score: null, correctAnswers: null };
    const missed = turns.filter((turn) => turn.kind !== 'easier' && wasMissed(turn));
    const titles = (some: readonly StoredTurn[]): string[] => unique(some.map(({ question }) => memoryTitle(bank, question, attempt)));
    const comesBack = await comingBack(runner, attempt, missed);
    await attempts.complete(runner, attempt, { userAnswers, essayFeedback: {}, ...marks, timeSpentMs }, now);
    const choices = planned.map(({ question }) => asChoice(question));
    await evidence.noteAnswers(runner, { ...attempt, year: pupil.year }, choices, planned.map(evidenceOf), now, planned.map(signsOf));
    await setWork.assessmentDone(runner, attempt, marks.score);
    const description = answered ? `${right} of ${planned.length} right first time` : `${planned.length} questions, all of them new`;
    // A tick, a streak and points are for work: clicking through leaves an attempt, and nothing else.
    const points = worked ? pointsForPractice(tries, attempt.difficulty) : 0;
    // A check-in finds where to begin and is no quiz: it has no score and counts for no average, goal or medal.
    const isQuiz = kind === 'practice';
    const activity = {
      ...assessments.activityOf(attempt),
      status: 'completed',
      description,
      score: isQuiz ? marks.score : null,
      points,
      isWork: isQuiz && worked,
    } as const;
    const cards = planAllows(pupil.plan, 'flashcards')
      ? missedCards({ missed: missedTurns(turns), bank, seed: 0, onPassage: attempt.comprehension !== null }).length
      : 0;
    const pointsEarned = await progress.record(runner, pupil, activity);
    return {
      score,
      firstTryRight: right,
      total: planned.length,
      pointsEarned,
      mended: turns.filter(wasMended).length,
      learned: titles(planned.filter(wasRight)).filter((title) => !comesBack.some((one) => one.title === title)),
      comesBack,
      // Who says that most of it is new to them has not hurried.
      ...(cards === 0 ? {} : { cards }),
      rushed: !worked && planned.filter(({ notYet }) => notYet).length * 2 < planned.length,
    };
  };
};
