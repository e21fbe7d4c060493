import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { assessmentsQuery, statsQuery } from './api.ts';
import { AssessmentReview } from './assessment-review.tsx';
import type { ChildDialogProps } from './child-dialog.ts';
import { days, Figure } from './figures.tsx';
import figures from './figures.module.css';
import { QueryView } from '../../ui/query-view.tsx';
import { completed, ResultList } from './result-list.tsx';
import classes from './review.module.css';

/** docs/product/families.md#the-parents-dashboard. */
const shown = 8;

const Stats = ({ childId }: { readonly childId: string }) => (
  <QueryView query={useQuery(statsQuery(childId))} failed="We could not load the figures">
    {({ averageScore, hasScores, currentStreak, longestStreak, totalAssessments }) => (
      <dl className={figures.figures}>
        <Figure
          label="Average Score"
          value={hasScores ? `${averageScore}%` : 'No scores yet'}
          note={hasScores ? 'Across all assessments' : 'Shows after the first assessment'}
        />
        <Figure label="Study Streak" value={days(currentStreak)} note={`Longest so far: ${days(longestStreak)}`} />
        <Figure label="Assessments" value={totalAssessments} note="Finished in total" />
      </dl>
    )}
  </QueryView>
);

type Props = ChildDialogProps & {
  /** Opens at this assessment: "ten minutes together". */
  readonly startAt?: string | undefined;
  /** Places of the questions there that it is about. */
  readonly only?: readonly number[] | undefined;
};

/** Performance Tracking (docs/product/families.md#the-parents-dashboard). */
export const TrackDialog = ({ opened, onClose, childId, name, startAt, only }: Props) => {
  const [review, setReview] = useState(startAt);
  const assessments = useQuery(assessmentsQuery(childId));
  return (
    <Dialog wide opened={opened} onClose={onClose} title={`Performance Tracking: ${name}`}>
      {review !== undefined && (
        <AssessmentReview
          assessmentId={review}
          name={name}
          mistakesFirst={review === startAt}
          only={review === startAt ? only : undefined}
          onBack={() => setReview(undefined)}
        />
      )}
      <div hidden={review !== undefined}>
        <Stats childId={childId} />
        <h3 className={classes.heading}>Recent Assessment Results</h3>
        <QueryView query={assessments} failed="We could not load the results">
          {(all) =>
            completed(all).length === 0 ? (
              <EmptyState order={3} scene={<SeedlingScene />} title="No assessments completed yet">
                Results show here as soon as {name} hands one in.
              </EmptyState>
            ) : (
              <ResultList label="Recent assessment results" results={completed(all).slice(0, shown)} onReview={setReview} />
            )
          }
        </QueryView>
      </div>
    </Dialog>
  );
};
