import type { OfflineAnswersBody } from '@hedgerow/contracts/practice';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { AppError } from '@hedgerow/domain/errors';
import { fits, storedGiven } from '@hedgerow/teaching/practice/given-answer';
import { markGiven } from '@hedgerow/teaching/practice/mark-given';
import { openTurn, plannedTurns, shownTurn, type StoredTurn } from './stored-turns.ts';

type Answer = OfflineAnswersBody['answers'][number];

export const noAnswer = (): AppError => new AppError('invalid', 'That is not an answer to this question.');

/** One try, and closed: without internet nobody could say how to mend it. What cannot be read is no mistake, as if it had not been done yet. */
const closedWith = (turn: StoredTurn, { given, ms }: Answer): StoredTurn => {
  if (!fits(turn.question, given)) throw noAnswer();
  const { verdict, say, note, unread } = markGiven(turn.question, given);
  const tries = [...turn.tries, { given: storedGiven(unread ? null : given), verdict, say, note, ms, help: turn.help }];
  return { ...turn, tries, closed: true, ...(unread ? { notYet: true } : {}) };
};

/**
 * The turns with what was answered without internet: the open question first, then planned ones in their order. Undefined where these
 * answers have arrived before. Errors: not_found (a turn that was never shown), invalid (an answer that does not fit, or another question's).
 */
export const withOffline = (
  turns: readonly StoredTurn[],
  planned: readonly PracticeQuestion[],
  { turn: number, answers }: OfflineAnswersBody,
  now: Date,
): readonly StoredTurn[] | undefined => {
  const open = openTurn(turns, number);
  const [first] = answers;
  if (number !== turns.length - 1 || (open.closed && first?.slot === open.slot)) return undefined;
  return answers.reduce<readonly StoredTurn[]>((made, answer) => {
    const last = made.at(-1);
    if (last !== undefined && !last.closed) {
      if (last.slot !== answer.slot) throw noAnswer();
      return [...made.slice(0, -1), closedWith(last, answer)];
    }
    const slot = plannedTurns(made).length;
    const question = planned[slot];
    if (question === undefined || slot !== answer.slot) throw noAnswer();
    return [...made, closedWith(shownTurn({ kind: 'planned', slot }, question, now), answer)];
  }, turns);
};
