import type { WordsRemoved } from '@hedgerow/contracts/assessments';
import { type Actor, actingPupil, forWriting } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { isWritten, wordsKept } from '@hedgerow/domain/own-words';
import { unanswered } from '@hedgerow/domain/scoring';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import { answersOf, storedQuestionsOf } from './assessment-view.ts';
import type { AssessmentsRepository } from './assessments.repository.ts';
import type { OwnWordsRepository } from './own-words.repository.ts';
import { turnsWithoutWords } from './turns-without-words.ts';

export type OwnWordsDeps = {
  readonly assessments: Pick<AssessmentsRepository, 'find'>;
  readonly words: OwnWordsRepository;
  readonly progress: Pick<ProgressService, 'announce'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

/** What a pupil wrote is theirs to take away (Children's Code, tools); marks, points and what was right stay (docs/product/tests.md#taking-words-away). */
export const ownWordsService = ({ assessments, words, progress, transaction, now }: OwnWordsDeps) => ({
  /** Errors: not_found, conflict (not handed in; set by a teacher; in the portfolio). */
  takeAway: async (actor: Actor, id: string): Promise<WordsRemoved> => {
    const { familyId } = actingPupil(actor);
    const attempt = forWriting(actor, await assessments.find(familyId, id));
    if (!attempt.isCompleted) throw new AppError('conflict', 'Finish this first. Until then you can change what you wrote.');
    const kept = await words.keptBy(attempt);
    if (kept !== undefined) throw new AppError('conflict', wordsKept[kept]);
    const questions = storedQuestionsOf(attempt);
    const userAnswers = answersOf(attempt).map((answer, at) => (isWritten(questions[at]?.type ?? '') ? unanswered : answer));
    const at = now();
    await transaction(async (runner) => {
      const turns = turnsWithoutWords(await words.turnsOf(runner, attempt));
      await words.takeAway(runner, attempt, { userAnswers, turns }, at);
    });
    await progress.announce(attempt);
    return { wordsRemovedAt: at.toISOString() };
  },
});
export type OwnWordsService = ReturnType<typeof ownWordsService>;
