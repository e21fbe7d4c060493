import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

type Props<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Said where the server did not answer. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
};

/** What the server answered: lines until then, and a way to ask again where it did not. */
export const Loaded = <Data,>({ query: { data, error, isFetching, refetch }, failed, children }: Props<Data>) => {
  if (data !== undefined) return children(data);
  if (error === null) return <LinesSkeleton lines={8} />;
  return <ErrorState title={failed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
};
