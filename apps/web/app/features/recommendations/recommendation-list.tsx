import type { PracticeStarted, RecommendationView } from '@hedgerow/contracts/adaptive';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { showToast } from '../../ui/toast.ts';
import { recommendationsQuery, useStartPractice } from './api.ts';
import { RecommendationRow } from './recommendation-row.tsx';
import { whyNotStarted } from './recommendation-words.ts';
import classes from './recommendations.module.css';
import { RowsWaiting } from './rows-waiting.tsx';

type Props = {
  /** How many are shown before the rest is asked for. */
  readonly first: number;
  readonly onStarted: (started: PracticeStarted) => void;
};

/** What to do next, the most useful first, each with its reason. */
export const RecommendationList = ({ first, onStarted }: Props) => {
  const query = useQuery(recommendationsQuery);
  const start = useStartPractice();
  const [all, setAll] = useState(false);
  const begin = (recommendation: RecommendationView) => {
    announce('Starting...');
    start.mutate(recommendation, {
      onSuccess: onStarted,
      onError: (error) => showToast({ kind: 'error', title: whyNotStarted(error) }),
    });
  };

  if (query.data === undefined) {
    if (!query.isError) return <RowsWaiting rows={first} />;
    const retry = () => void query.refetch();
    return <ErrorState title="We could not load your recommendations" error={query.error} busy={query.isFetching} onRetry={retry} />;
  }
  if (query.data.length === 0)
    return <p className={classes.nothing}>Nothing to recommend yet. After your first work, what helps next stands here.</p>;
  const rest = query.data.length - first;
  return (
    <>
      <ul className={classes.list}>
        {query.data.slice(0, all ? undefined : first).map((recommendation) => (
          <RecommendationRow
            key={recommendation.id}
            recommendation={recommendation}
            starting={start.isPending && start.variables.id === recommendation.id}
            waits={start.isPending && start.variables.id !== recommendation.id}
            onStart={() => begin(recommendation)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div className={classes.more}>
          <Button kind="text" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show Less' : `Show ${rest} More`}
          </Button>
        </div>
      )}
    </>
  );
};
