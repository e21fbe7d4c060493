import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { AssessmentRow, AssessmentsRepository } from './assessments.repository.ts';

/** An attempt of the actor's own family: whose of them may see it is asked next. */
export const findAttempt =
  (assessments: Pick<AssessmentsRepository, 'find'>) =>
  async (actor: Actor, id: string): Promise<AssessmentRow | undefined> =>
    'familyId' in actor ? assessments.find(actor.familyId, id) : undefined;

/** A practice is answered one by one, and never all at once. */
export const forTesting = <T extends Pick<AssessmentRow, 'mode'>>(attempt: T): T => {
  if (attempt.mode === 'practice') throw new AppError('conflict', 'This is practice. Open it again to carry on.');
  return attempt;
};

/** An attempt as the days before and the points know it. */
export const activityOf = (row: Pick<AssessmentRow, 'id' | 'subject' | 'topic' | 'title' | 'difficulty' | 'hasEssays'>) => ({
  id: `assessment-${row.id}`,
  type: 'assessment' as const,
  subject: row.subject,
  topic: row.topic,
  title: row.title,
  difficulty: row.difficulty,
  metadata: { assessmentId: row.id, hasEssays: row.hasEssays },
});
