import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { StudyWays } from '../../ui/study-screen.tsx';
import { assessmentQuery } from './api.ts';
import { AssessmentResults } from './assessment-results.tsx';
import { wasMissed } from './verdicts.ts';
import { failedToFetch } from './words.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly assessmentId: string;
  /** Starts a new attempt on the same topic; left out where the reader is not the pupil. */
  readonly onTryAgain?: () => void;
  /** Questions like those that were missed, with help; left out where the reader is not the pupil. */
  readonly onMissed?: ((assessmentId: string) => void) | undefined;
  /** Cards of what was missed. */
  readonly onCards?: ((assessmentId: string) => void) | undefined;
  /** Shown under the failure when the attempt cannot be read: what the list knows of it (docs/product/tests.md#showing-results). */
  readonly fallback?: ReactNode;
  /** The attempt is not finished: goes on with it. */
  readonly onResume?: () => void;
  /** On the button at the end. */
  readonly closeWords?: string;
};

/** One attempt to look through, or why it cannot be shown. */
export const ReviewedAssessment = ({
  onClose,
  assessmentId,
  onTryAgain,
  onResume,
  onMissed,
  onCards,
  fallback,
  closeWords = 'Close Review',
}: Omit<Props, 'opened'>) => {
  const { data, error, refetch, isFetching } = useQuery(assessmentQuery(assessmentId));
  if (error && !data)
    return (
      <>
        <ErrorState title={failedToFetch} error={error} busy={isFetching} onRetry={() => void refetch()} />
        {fallback}
      </>
    );
  if (!data) return <LinesSkeleton lines={8} />;
  if (!data.isCompleted)
    return (
      <>
        <p>This assessment is not finished yet. You can see the answers once it is handed in.</p>
        {onResume !== undefined && <Button onClick={onResume}>Carry on with it</Button>}
      </>
    );
  return (
    <AssessmentResults
      assessment={data}
      ways={
        <StudyWays>
          {onTryAgain !== undefined && (
            <Button kind="quiet" onClick={onTryAgain}>
              Try Again
            </Button>
          )}
          {onMissed !== undefined && data.mode !== 'practice' && wasMissed(data) && (
            <Button kind="quiet" onClick={() => onMissed(data.id)}>
              Practise what you missed
            </Button>
          )}
          {onCards !== undefined && wasMissed(data) && (
            <Button kind="quiet" onClick={() => onCards(data.id)}>
              Make cards of these
            </Button>
          )}
          <Button onClick={onClose}>{closeWords}</Button>
        </StudyWays>
      }
    />
  );
};

/** docs/product/tests.md#showing-results, assessment review dialog: a finished attempt, opened from the activity list, the calendar or a parent's screen. */
export const AssessmentReview = ({ opened, ...rest }: Props) => (
  <StudyPanel opened={opened} onClose={rest.onClose} title="Assessment review">
    <ReviewedAssessment {...rest} />
  </StudyPanel>
);
