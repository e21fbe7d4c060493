import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { childReadingQuery, useKeepChildReading } from './api.ts';
import { ReadingForm } from './reading-form.tsx';
import classes from './reading.module.css';

type Props = { readonly childId: string; readonly name: string };

/** How a child likes to read, chosen by their parent; the child may change it as well. */
export const ChildReading = ({ childId, name }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(childReadingQuery(childId));
  const keep = useKeepChildReading(childId);
  return (
    <Panel title={`How ${name} reads`}>
      <p className={classes.lead}>
        This applies wherever {name} signs in. {name} can change it too, under Account Settings.
      </p>
      {data && <ReadingForm reading={data} onChange={(reading) => keep.mutate(reading)} withExtraTime />}
      {!data && !error && <LinesSkeleton lines={10} />}
      {!data && error && (
        <ErrorState title={`We could not load how ${name} reads`} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
};
