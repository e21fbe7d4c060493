import { forWriting, type Pupil } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Missed } from '@hedgerow/teaching/compose/missed-cards';
import { beliefShown } from '@hedgerow/teaching/practice/explain-mistake';
import { givenFrom } from '@hedgerow/teaching/practice/given-answer';
import type { AssessmentsRepository } from '../assessments/assessments.repository.ts';
import type { AssessmentsService } from '../assessments/assessments.service.ts';
import type { PracticeRepository } from './practice.repository.ts';
import { readTurns, type StoredTurn, wasMissed } from './stored-turns.ts';

export type MissedInAttempt = (
  pupil: Pupil,
  id: string,
) => Promise<{ readonly subject: SubjectId; readonly title: string; readonly missed: readonly Missed[]; readonly onPassage: boolean }>;

type Deps = {
  readonly attempts: Pick<AssessmentsRepository, 'find'>;
  readonly practices: Pick<PracticeRepository, 'find'>;
  readonly assessments: Pick<AssessmentsService, 'missedIn'>;
};

/** The belief that the first answer of a turn showed. */
const beliefIn = ({ question, tries }: StoredTurn): string | null => {
  const [first] = tries;
  return first === undefined ? null : beliefShown(question, givenFrom(question, first.given), first.note);
};

export const missedTurns = (turns: readonly StoredTurn[]): readonly Missed[] =>
  turns.filter(wasMissed).map((turn) => ({ question: turn.question, misconception: beliefIn(turn) }));

/** What went wrong in a practice or a test that is finished. Errors: not_found (somebody else's, too), conflict (it is not finished). */
export const missedInAttempt =
  ({ attempts, practices, assessments }: Deps): MissedInAttempt =>
  async (pupil, id) => {
    const attempt = forWriting(pupil, await attempts.find(pupil.familyId, id));
    const { subject, title } = attempt;
    if (attempt.mode !== 'practice') {
      const { missed, comprehension } = await assessments.missedIn(pupil, id);
      return { subject, title, missed: missed.map((question) => ({ question, misconception: null })), onPassage: comprehension !== null };
    }
    const session = await practices.find(attempt);
    if (session?.isCompleted !== true) throw new AppError('conflict', 'Finish this practice first.');
    return { subject, title, missed: missedTurns(readTurns(session.turns)), onPassage: attempt.comprehension !== null };
  };
