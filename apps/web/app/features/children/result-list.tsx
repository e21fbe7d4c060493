import type { AssessmentSummary } from '@hedgerow/contracts/assessments';
import { wasNew } from '@hedgerow/domain/scoring';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { NewBadge, ScoreBadge } from '../../ui/score-badge.tsx';
import { Entry, EntryList } from '../../ui/entry-list.tsx';

type Props = {
  readonly label: string;
  readonly results: readonly AssessmentSummary[];
  readonly onReview: (assessmentId: string) => void;
};

const tookWords = (milliseconds: number): string => {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes === 0) return 'took under a minute';
  return minutes === 1 ? 'took 1 minute' : `took ${minutes} minutes`;
};

const about = ({ completedAt, questionsCorrect, totalQuestions, timeSpent, hasEssays }: AssessmentSummary): string =>
  [
    completedAt === null ? undefined : formatDate(completedAt),
    questionsCorrect === null ? undefined : `${questionsCorrect} of ${totalQuestions} right${hasEssays ? ', without written answers' : ''}`,
    timeSpent === null || timeSpent === 0 ? undefined : tookWords(timeSpent),
  ]
    .filter((part) => part !== undefined)
    .join(', ');

/** Finished assessments with their scores; each opens question by question. */
export const ResultList = ({ label, results, onReview }: Props) => (
  <EntryList label={label}>
    {results.map((result) => (
      <Entry key={result.id} title={result.title} about={about(result)}>
        {wasNew(result) && <NewBadge isOwn={false} />}
        {result.score !== null && <ScoreBadge percent={result.score} />}
        <Button kind="text" aria-label={`Review ${result.title}`} onClick={() => onReview(result.id)}>
          Review
        </Button>
      </Entry>
    ))}
  </EntryList>
);

/** Newest first, finished ones only. */
export const completed = (assessments: readonly AssessmentSummary[]): readonly AssessmentSummary[] =>
  assessments
    .filter(({ isCompleted }) => isCompleted)
    .toSorted((a, b) => (b.completedAt ?? b.createdAt).localeCompare(a.completedAt ?? a.createdAt));
