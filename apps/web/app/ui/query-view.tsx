import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LinesSkeleton } from './skeletons.tsx';

type Props<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** "We could not load the guides" */
  readonly failed: string;
  /** How tall the skeleton is. */
  readonly lines?: number;
  /** Stands there instead of the skeleton of lines. */
  readonly waiting?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** A read: a skeleton until it is there, a way to try again when it failed. A failed read never looks like nothing. */
export const QueryView = <Data,>({ query: { data, error, isFetching, refetch }, failed, lines = 5, waiting, children }: Props<Data>) => {
  if (data !== undefined) return children(data);
  if (error !== null) return <ErrorState title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return waiting ?? <LinesSkeleton lines={lines} />;
};
