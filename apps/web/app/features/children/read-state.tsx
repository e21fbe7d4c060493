import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

type Props<T> = {
  readonly query: UseQueryResult<T>;
  /** "We could not load the guides" */
  readonly failed: string;
  readonly waiting?: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** A read on its way, failed with a way to try again, or here. A failed read never looks like nothing. */
export const ReadState = <T,>({ query, failed, waiting, children }: Props<T>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState title={failed} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  return waiting ?? <LinesSkeleton lines={5} />;
};
