import type { Today } from '@hedgerow/contracts/today';
import { useQuery } from '@tanstack/react-query';
import { IconTargetArrow } from '@tabler/icons-react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { todayQuery } from './api.ts';
import { BegunQuizzes } from './begun-quizzes.tsx';
import { PractiseWays } from './practise-ways.tsx';

type Props = {
  /** Each is left out for a parent who looks. */
  readonly onGoOn: ((assessmentId: string) => void) | undefined;
  readonly onPractise: (() => void) | undefined;
  readonly onPractice: (() => void) | undefined;
};

/** Also those that the day's path goes on with: there they are begun, here they can be put away. */
const begunOf = ({ steps, begun }: Today): Today['begun'] => [
  ...steps.flatMap(({ start, title, subject, done }) =>
    start.with === 'attempt' && !done && subject !== null ? [{ id: start.assessmentId, title, subject }] : [],
  ),
  ...begun,
];

/** A younger pupil's own quizzes: what was begun, and the ways to new ones. */
export const QuizzesPanel = ({ onGoOn, onPractise, onPractice }: Props) => {
  const { data: today, isError, error, isFetching, refetch } = useQuery(todayQuery);
  return (
    <Panel title="My quizzes" icon={<IconTargetArrow size={28} aria-hidden />}>
      {today === undefined ? (
        isError ? (
          <ErrorState title="We could not load your quizzes" error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton lines={3} />
        )
      ) : (
        <>
          <BegunQuizzes begun={begunOf(today)} onGoOn={onGoOn} />
          {onPractise && <PractiseWays quizzes={today.quizzes} onPractise={onPractise} onPractice={onPractice} />}
        </>
      )}
    </Panel>
  );
};
