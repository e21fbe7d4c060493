import type { TeacherClass } from '@hedgerow/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { weeksQuery } from './api.ts';
import { WeeksChart } from './weeks-chart.tsx';
import classes from './classes.module.css';

/** Eight weeks of a class: how much was finished, and how well. */
export const WeeklyProgress = ({ shown: { id, name } }: { readonly shown: TeacherClass }) => {
  const { data: weeks, error, isFetching, refetch } = useQuery(weeksQuery(id));
  const hasWork = weeks?.some(({ activePupils }) => activePupils > 0) === true;
  return (
    <Panel title="Weekly Progress">
      {weeks === undefined && error === null && <CardsSkeleton count={1} height={220} />}
      {weeks === undefined && error !== null && (
        <ErrorState title="We could not load the weeks" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {weeks !== undefined && !hasWork && (
        <p className={classes.empty}>No data yet: nobody in this class has finished anything in the last eight weeks.</p>
      )}
      {weeks !== undefined && hasWork && <WeeksChart className={name} weeks={weeks} />}
    </Panel>
  );
};
