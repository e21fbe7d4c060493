import type { PracticeStarted, RecommendationView } from '@hedgerow/contracts/adaptive';
import { useQuery } from '@tanstack/react-query';
import { useParentLooks } from '../../lib/pupil.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { announce } from '../../ui/announce.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TaskList } from '../../ui/task-list.tsx';
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
  /** The day's quizzes are used up: said once, and only what asks no question is begun. */
  readonly over?: string | undefined;
  /** What can still be done then: reading a topic up. */
  readonly onLearn?: ((about: RecommendationView) => void) | undefined;
};

/** What to do next, the most useful first, each with its reason. */
export const RecommendationList = ({ first, onStarted, over, onLearn }: Props) => {
  const query = useQuery(recommendationsQuery);
  const start = useStartPractice();
  const looks = useParentLooks();
  const begin = (recommendation: RecommendationView) => {
    announce('Starting...');
    start.mutate(recommendation, {
      onSuccess: onStarted,
      // Having done all of today's quizzes is no mishap.
      onError: (error) => showToast({ kind: refusalOf(error).upgrade ? 'info' : 'error', title: whyNotStarted(error) }),
    });
  };

  if (query.data === undefined) {
    if (!query.isError) return <RowsWaiting rows={first} />;
    const retry = () => void query.refetch();
    return <ErrorState title="We could not load your recommendations" error={query.error} busy={query.isFetching} onRetry={retry} />;
  }
  if (query.data.length === 0) return <p className={classes.nothing}>Nothing is suggested now. You can choose any topic yourself.</p>;
  return (
    <>
      {over !== undefined && <p className={classes.nothing}>{over}</p>}
      <TaskList
        first={first}
        tasks={query.data.map((recommendation) => {
          const rests = over !== undefined && recommendation.type !== 'revision';
          return (
            <RecommendationRow
              key={recommendation.id}
              recommendation={recommendation}
              starting={start.isPending && start.variables.id === recommendation.id}
              waits={start.isPending && start.variables.id !== recommendation.id}
              onStart={looks || rests ? undefined : () => begin(recommendation)}
              onLearn={!looks && rests && onLearn ? () => onLearn(recommendation) : undefined}
            />
          );
        })}
      />
    </>
  );
};
