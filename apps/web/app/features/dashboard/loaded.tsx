import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

type Props<T> = {
  readonly query: UseQueryResult<T>;
  /** "your recent work", as in "We could not load your recent work". */
  readonly what: string;
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
};

/** What a read gives, once it is there: a skeleton before, a way to try again when it failed. */
export const Loaded = <T,>({ query, what, lines = 4, children }: Props<T>) => {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <LinesSkeleton lines={lines} />;
  return (
    <ErrorState title={`We could not load ${what}`} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
  );
};
